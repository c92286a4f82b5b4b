import type { Page } from '@playwright/test';
import { modalWords } from '@/content/modal';
import { pages } from '@/content/pages';
import {
  ana,
  contactBody,
  field,
  fillIn,
  formSection,
  modalOf,
  modalTrigger,
  sendButton,
  success,
} from './contact';
import { expect, test } from './fixtures';
import { gate } from './gate';
import { answerFor, digitsField } from './date-lookup';

/**
 * The framework's script is held back until the test releases it; nothing the visitor does before may be
 * lost.
 */

let script: ReturnType<typeof gate>;

test.beforeEach(async ({ page }) => {
  script = gate();
  await page.route(/\/_next\/static\/.*\.js/, (route) => script.opened.then(() => route.continue()));
});

/** True while nothing of the framework has run. */
const isBare = (page: Page) => page.evaluate(() => !('next' in window));

/** Returns as soon as the page can be used, with requests still under way. */
const openAtOnce = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test(
  'sent at once, and again, it ends in one request, and nothing of it in the address',
  { tag: '@finger' },
  async ({ page, api, press }) => {
    await openAtOnce(page, '/#contact');
    const form = formSection(page);
    await fillIn(form, ana);
    await press(sendButton(form));
    await press(sendButton(form));
    expect(await isBare(page)).toBe(true);
    script.open();
    await expect(success(page)).toBeVisible();
    expect(api.received('contact')).toEqual([contactBody(ana)]);
    expect(new URL(page.url()).search).toBe('');
  },
);

test(
  'the modal opens before any script came, and what is typed and sent in it at once is sent',
  { tag: '@finger' },
  async ({ page, api, press }) => {
    await openAtOnce(page, pages.incomeTax.path);
    const service = (await modalTrigger(page).getAttribute('data-services')) ?? 'none given';
    await press(modalTrigger(page));
    const modal = modalOf(page);
    await expect(modal.getByRole('strong').filter({ hasText: service })).toBeVisible();
    const typed = { ...ana, services: [] };
    await fillIn(modal, typed);
    await press(sendButton(modal));
    expect(await isBare(page)).toBe(true);
    script.open();
    await expect(success(page)).toBeVisible();
    expect(api.received('contact')).toEqual([contactBody({ ...typed, services: [service] })]);
    await expect(page).toHaveURL(pages.incomeTax.path);
  },
);

test('the modal closes before any script came, and opens again with what was typed', async ({ page }) => {
  await openAtOnce(page, pages.incomeTax.path);
  const modal = modalOf(page);
  await modalTrigger(page).click();
  await field(modal, 'name').fill(ana.name);
  await modal.getByRole('button', { name: modalWords.close, exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(modalTrigger(page)).toBeFocused();
  await modalTrigger(page).click();
  await expect(field(modal, 'name')).toHaveValue(ana.name);
  expect(await isBare(page)).toBe(true);
});

test(
  'digits typed in the lookup at once get their answer, on each page that has it',
  { tag: '@finger' },
  async ({ page, press }) => {
    for (const { path } of Object.values(pages)) {
      await openAtOnce(page, path);
      const digits = digitsField(page);
      await press(digits);
      await digits.pressSequentially('27');
      expect(await isBare(page)).toBe(true);
      script.open();
      await expect(answerFor(page, '27')).toBeVisible();
      await expect(digits).toHaveValue('27');
      script = gate();
    }
  },
);
