import type { Page } from '@playwright/test';
import { lateSectionWords } from '@/content/late-filing';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { savedAnswersWords } from '@/content/visitor-answers';
import { pageSeasons } from '@/lib/words/active-season';
import { season } from './active-season';
import { expect, test } from './fixtures';
import { holdScripts } from './held-scripts';
import {
  answerFor,
  answerOf,
  checkOf,
  chipOf,
  digitsField,
  lateOf,
  lookupOf,
  tabOf,
} from './income-tax-tools';

/*
 * One case goes with the visitor, from page to page and from day to day: nothing is asked twice, and nothing is answered
 * for another year.
 */

/** A year with a tab and limits that is not the one the page opens with. */
const other = pageSeasons().find((each) => each !== season && each.thresholds.length > 0);

/** The answer of the check for a year, in the heading of its verdict. */
const verdictFor = (page: Page, taxYear: number) =>
  answerOf(checkOf(page)).filter({ hasText: String(taxYear) });

test.beforeEach(async ({ page }) => {
  // Both years' dates have passed, so that every answer is one of the past.
  const year = Math.max(season.year, other?.year ?? 0);
  await page.clock.setFixedTime(new Date(`${year}-11-20T10:00:00-05:00`));
});

if (other) {
  test('who is late on the home page finds year and digits in the calculator, and digits on every page until a button erases them', async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/');
    await digitsField(page).fill('27');
    await expect(lookupOf(page).getByRole('link', { name: lookupWords.over.catchUp })).toBeVisible();
    const late = lookupOf(page).getByRole('link', { name: lookupWords.over.cost }).first();
    const taxYear = new URL((await late.getAttribute('href')) ?? '', page.url()).searchParams.get('ag') ?? '';
    await late.click();
    await expect(page.getByRole('heading', { name: lateSectionWords.heading })).toBeInViewport();
    await expect(tabOf(page, taxYear)).toBeChecked();
    await expect(lateOf(page).locator('[name=taxYear]')).toHaveValue(taxYear);
    await expect(lateOf(page).locator('[name=digits]')).toHaveValue('27');
    await expect(digitsField(page)).toHaveValue('27');
    // On to the third page and back.
    await page.getByRole('contentinfo').locator(`[href="${pages.calendar.path}"]`).click();
    await expect(answerFor(page, '27')).toBeVisible();
    await expect(page.getByText(savedAnswersWords.digits)).toBeVisible();
    await page.getByRole('contentinfo').locator(`[href="${pages.incomeTax.path}"]`).click();
    await expect(tabOf(page, taxYear)).toBeChecked();
    await expect(digitsField(page)).toHaveValue('27');
    // The button answers once the scripts come, whatever is tapped after it.
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(digitsField(page)).toHaveValue('27');
    await page.getByRole('button', { name: savedAnswersWords.erase }).click();
    await page.getByRole('heading').first().click();
    await release();
    await expect(page.getByText(savedAnswersWords.erased)).toBeFocused();
    await expect(digitsField(page)).toHaveValue('');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    // No server's log gets the digits.
    expect(addresses.filter((address) => /[=&]27\b/.test(address))).toEqual([]);
  });
}

test(
  'after «Back» the check shows every answer that its verdict rests on',
  { tag: ['@engine'] },
  async ({ page }) => {
    if (season.thresholds.length === 0) return;
    await page.goto(pages.incomeTax.path);
    await chipOf(page, 'deposits', 'yes').click();
    await chipOf(page, 'equity', 'no').click();
    await expect(verdictFor(page, season.taxYear)).toBeVisible();
    await page.getByRole('contentinfo').locator(`[href="${pages.calendar.path}"]`).click();
    await page.waitForURL(`**${pages.calendar.path}`);
    await page.goBack();
    await expect(chipOf(page, 'deposits', 'yes').getByRole('radio')).toBeChecked();
    await expect(chipOf(page, 'equity', 'no').getByRole('radio')).toBeChecked();
    await chipOf(page, 'purchases', 'no').click();
    await expect(verdictFor(page, season.taxYear)).toBeVisible();
  },
);

test('«Borrar mi caso» is not undone by «Back»', async ({ page }) => {
  if (season.thresholds.length === 0) return;
  await page.goto(pages.incomeTax.path);
  await chipOf(page, 'income', 'yes').click();
  await expect(answerOf(checkOf(page))).toBeVisible();
  await page.goto(pages.calendar.path);
  await page.goto(pages.incomeTax.path);
  await expect(answerOf(checkOf(page))).toBeVisible();
  await page.getByRole('button', { name: savedAnswersWords.erase }).first().click();
  await expect(page.getByText(savedAnswersWords.erased).first()).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(checkOf(page)).toBeVisible();
  await page.waitForFunction(() => document.querySelector('form[data-ready]'));
  await expect(chipOf(page, 'income', 'yes').getByRole('radio')).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('«Back» opens the case’s year, not the tab that the browser remembers', async ({ page, context }) => {
  if (!other) return;
  await page.goto(pages.incomeTax.path);
  await digitsField(page).fill('27');
  const elsewhere = await context.newPage();
  await elsewhere.goto(pages.incomeTax.path);
  await tabOf(elsewhere, other.taxYear).check();
  await expect(elsewhere).toHaveURL(new RegExp(String(other.taxYear)));
  await page.goto(pages.calendar.path);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('form[data-ready]'));
  await expect(tabOf(page, other.taxYear)).toBeChecked();
});
