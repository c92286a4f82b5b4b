import type { Page } from '@playwright/test';
import { groupAndEnding } from '@/components/calendar/lookup-words';
import { lookupWords } from '@/content/lookup';
import { lateFilingWords } from '@/content/late-filing';
import { modalWords } from '@/content/small-words';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
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
import { answerFor, answerOf, digitsField, lateOf, lookupOf } from './income-tax-tools';
import { expect, test } from './fixtures';
import { holdScripts } from './held-scripts';

/* No act of a visitor may be lost while the scripts are late. `release` lets them through. */

/** Opens a page and returns once it can be used, while its scripts are held back. */
async function openAtOnce(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test(
  'a form sent twice before hydration makes one request and leaves the address clean',
  { tag: '@finger' },
  async ({ page, api, press }) => {
    const release = await openAtOnce(page, '/#contact');
    const form = formSection(page);
    await fillIn(form, ana);
    await press(sendButton(form));
    await press(sendButton(form));
    const sending = page.locator('#contact-form[aria-busy=true]');
    await expect(sending).toBeVisible();
    await release();
    await expect(success(page)).toBeVisible();
    await expect(sending).toHaveCount(0);
    expect(api.received('contact')).toEqual([contactBody(ana)]);
    expect(new URL(page.url()).search).toBe('');
  },
);

test(
  'the modal opens, closes, keeps and sends what is typed in it before hydration',
  { tag: '@finger' },
  async ({ page, api, press }) => {
    const release = await openAtOnce(page, pages.incomeTax.path);
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
    await release();
    await expect(success(page)).toBeVisible();
    expect(api.received('contact')).toEqual([contactBody({ ...typed, services: [service] })]);
    await expect(page).toHaveURL(pages.incomeTax.path);
  },
);

test(
  'digits typed before hydration get their answer on every page with the lookup',
  { tag: '@finger' },
  async ({ page, press }) => {
    for (const { path } of Object.values(pages)) {
      const release = await openAtOnce(page, path);
      const digits = digitsField(page);
      await press(digits);
      await digits.pressSequentially('27');
      await release();
      await expect(answerFor(page, '27')).toBeVisible();
      await expect(digits).toHaveValue('27');
      // Otherwise the next page would restore these digits.
      await page.evaluate(() => localStorage.clear());
    }
  },
);

for (const { taxYear } of pageSeasons().filter(({ year }) => year <= 2026))
  test(
    `a late return asked about before hydration is that of the address: ${taxYear}`,
    { tag: '@finger' },
    async ({ page, press }) => {
      await page.clock.setFixedTime(new Date('2026-11-20T10:00:00-05:00'));
      const release = await openAtOnce(page, `${pages.incomeTax.path}?ag=${taxYear}#${anchors.late}`);
      const late = lateOf(page);
      const { letter, digits } = lateFilingWords.fields;
      await expect(late.locator('[name=taxYear]')).toHaveValue(String(taxYear));
      await press(late.getByText(letter.options.no, { exact: true }));
      await release();
      await expect(answerOf(late)).toContainText(
        fill(lateFilingWords.result.heading, { taxYear: String(taxYear) }),
      );
      await expect(late.getByLabel(digits.label)).toBeVisible();
      await expect(late.locator('[name=taxYear]')).toHaveValue(String(taxYear));
    },
  );

test('a group chosen before hydration gets its answer', { tag: '@finger' }, async ({ page, press }) => {
  const release = await openAtOnce(page, pages.calendar.path);
  await press(lookupOf(page).getByText(lookupWords.groups.legal, { exact: true }));
  await digitsField(page).pressSequentially('56');
  await release();
  await expect(lookupOf(page).getByText(groupAndEnding('legal', '6')).first()).toBeVisible();
});
