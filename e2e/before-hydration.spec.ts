import type { Page } from '@playwright/test';
import { layoutWords } from '@/content/layout';
import { modalWords } from '@/content/modal';
import { pages } from '@/content/pages';
import { workingWords } from '@/content/working';
import {
  ana,
  contactBody,
  expectTyped,
  fillIn,
  formSection,
  modalOf,
  modalTrigger,
  sendButton,
  success,
} from './contact';
import { answerFor, answerOf, checkOf, chipOf, digitsField, lateOf, lookupOf } from './income-tax-tools';
import { expect, test } from './fixtures';

/** Lets the framework's scripts through. Until then they are held back, and no act of the visitor may be lost. */
let release: () => void;
let released: Promise<void>;
const hold = () => (released = new Promise((resolve) => (release = resolve)));

test.beforeEach(async ({ page }) => {
  hold();
  await page.route(/\/_next\/static\/.*\.js/, (route) => released.then(() => route.continue()));
});

/** True while no script of the framework has run. */
const isBare = (page: Page) => page.evaluate(() => !('next' in window));

/** Opens a page and returns once it can be used, while requests are still under way. */
const openAtOnce = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test(
  'a form sent twice before hydration makes one request and leaves the address clean',
  { tag: '@finger' },
  async ({ page, api, press }) => {
    await openAtOnce(page, '/#contact');
    const form = formSection(page);
    await fillIn(form, ana);
    await press(sendButton(form));
    await press(sendButton(form));
    expect(await isBare(page)).toBe(true);
    release();
    await expect(success(page)).toBeVisible();
    expect(api.received('contact')).toEqual([contactBody(ana)]);
    expect(new URL(page.url()).search).toBe('');
  },
);

test(
  'the modal opens, closes, keeps and sends what is typed in it before hydration',
  { tag: '@phone' },
  async ({ page, api, press }) => {
    await openAtOnce(page, pages.incomeTax.path);
    const service = (await modalTrigger(page).getAttribute('data-services')) ?? 'none given';
    const modal = modalOf(page);
    const typed = { ...ana, services: [] };
    await press(modalTrigger(page));
    await expect(modal.getByRole('strong').filter({ hasText: service })).toBeVisible();
    await fillIn(modal, typed);
    await press(modal.getByRole('button', { name: modalWords.close, exact: true }));
    await expect(modal).toBeHidden();
    await expect(modalTrigger(page)).toBeFocused();
    await press(modalTrigger(page));
    await expectTyped(modal, typed);
    await press(sendButton(modal));
    expect(await isBare(page)).toBe(true);
    release();
    await expect(success(page)).toBeVisible();
    expect(api.received('contact')).toEqual([contactBody({ ...typed, services: [service] })]);
    await expect(page).toHaveURL(pages.incomeTax.path);
  },
);

test(
  'the modal without a preset asks for the services before hydration, and sends those chosen',
  { tag: '@phone' },
  async ({ page, api, press }) => {
    await openAtOnce(page, pages.calendar.path);
    await press(page.getByRole('button', { name: layoutWords.floating.advice }).filter({ visible: true }));
    await fillIn(modalOf(page), ana);
    await press(sendButton(modalOf(page)));
    expect(await isBare(page)).toBe(true);
    release();
    await expect(success(page)).toBeVisible();
    expect(api.received('contact')).toEqual([contactBody(ana)]);
  },
);

test(
  'digits typed before hydration get their answer on every page with the lookup',
  { tag: '@finger' },
  async ({ page, press }) => {
    for (const { path } of Object.values(pages)) {
      await openAtOnce(page, path);
      const digits = digitsField(page);
      await press(digits);
      await digits.pressSequentially('27');
      expect(await isBare(page)).toBe(true);
      release();
      await expect(answerFor(page, '27')).toBeVisible();
      await expect(digits).toHaveValue('27');
      hold();
    }
  },
);

test(
  'each tool that is used before hydration says that it is working, and then answers',
  { tag: '@finger' },
  async ({ page, press }) => {
    await openAtOnce(page, pages.incomeTax.path);
    const late = lateOf(page);
    const working = page.getByRole('status').getByText(workingWords);
    await expect(working.filter({ visible: true })).toHaveCount(0);
    await press(chipOf(page, 'vat', 'yes'));
    await expect(checkOf(page).getByRole('status').getByText(workingWords)).toBeVisible();
    await digitsField(page).pressSequentially('2');
    await expect(lookupOf(page).getByRole('status').getByText(workingWords)).toBeVisible();
    await late.getByRole('combobox').selectOption({ index: 1 });
    await expect(late.getByRole('status').getByText(workingWords)).toBeVisible();
    expect(await isBare(page)).toBe(true);
    release();
    await expect(answerOf(checkOf(page)).first()).toBeVisible();
    await expect(working.filter({ visible: true })).toHaveCount(0);
  },
);
