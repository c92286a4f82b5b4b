import type { Page } from '@playwright/test';
import { answerExitWords } from '@/content/answer-exits';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { pages } from '@/content/pages';
import { isoDate } from '@/lib/tax/dates';
import { conditionsOf, taxStatuses, type Answer, type ConditionId } from '@/lib/tax/filing-check';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { seasonWords } from '@/lib/words/season-words';
import { field, modalOf } from './contact';
import { expect, test } from './fixtures';
import { amountOf, pesos, season, words } from './built-season';
import { answerOf, checkOf } from './tools';

const { verdicts, amounts, answers, writeAmount, amount, status, figures, ask } = filingCheckWords;
const nameOf = (id: ConditionId) =>
  id === 'vat' ? incomeTaxWords.whoMustFile.vat.condition : conditionNames[id];

const tap = (page: Page, id: ConditionId, answer: Answer) =>
  checkOf(page)
    .getByRole('radiogroup', { name: nameOf(id) })
    .getByText(answers[answer], { exact: true })
    .click();

/** WhatsApp message of the answer's link, which is also shown as preview. */
async function written(page: Page, label: string): Promise<string> {
  const link = checkOf(page).getByRole('link', { name: label });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await expect(checkOf(page).getByText(`«${text}»`)).toBeVisible();
  return text;
}

// Without known limits, the page has no check.
if (season.thresholds.length > 0) {
  const ids = conditionsOf(season.thresholds);

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${isoDate(season.year, 1, 2)}T10:00:00-05:00`));
    await page.goto(pages.incomeTax.path);
  });

  test('one yes answers at once, under its row, and leaves by WhatsApp or the form @phone', async ({
    page,
    press,
    api,
  }) => {
    await tap(page, 'deposits', 'yes');
    await expect(answerOf(checkOf(page))).toHaveText(fill(verdicts.mustFile, words));
    await expect(checkOf(page).getByRole('status')).toHaveText(fill(verdicts.mustFile, words));
    expect(await written(page, answerExitWords.whatsapp)).toContain(filingCheckWords.reasons.deposits);
    await press(checkOf(page).getByRole('button', { name: answerExitWords.form, exact: true }));
    await expect(field(modalOf(page), 'message')).toHaveValue(new RegExp(filingCheckWords.reasons.deposits));
    expect(api.received('contact')).toEqual([]);
  });

  test('a first-timer who does not know her deposits is told what is missing, and where it is @phone', async ({
    page,
  }) => {
    for (const id of ids) await tap(page, id, id === 'deposits' ? 'unknown' : 'no');
    await expect(answerOf(checkOf(page))).toHaveText(verdicts.unknown);
    await expect(checkOf(page).getByText(filingCheckWords.conditions.deposits.where)).toBeVisible();
    expect(await written(page, ask)).toContain(filingCheckWords.reasons.deposits);
    await checkOf(page).getByRole('link', { name: figures, exact: true }).click();
    await expect(page.getByRole('heading', { name: incomeTaxWords.figures.heading })).toBeInViewport();
  });

  test('a pensioner with all no need not file, and hears of the refund @phone', async ({ page }) => {
    for (const id of ids) await tap(page, id, 'no');
    await expect(answerOf(checkOf(page))).toHaveText(fill(verdicts.needNot, words));
    await expect(checkOf(page).getByText(/artículo\s854/)).toBeVisible();
    expect(await written(page, answerExitWords.whatsapp)).toContain(words.taxYear);
  });

  for (const other of ['simple', 'nonResident'] as const) {
    test(`${other}: one choice tells that the limits do not decide @phone`, async ({ page }) => {
      const select = checkOf(page).getByLabel(status.label);
      // Arrow keys, which are an interaction.
      for (let index = 0; index < taxStatuses.indexOf(other); index += 1) await select.press('ArrowDown');
      await expect(answerOf(checkOf(page))).toHaveText(verdicts[other]);
      await written(page, answerExitWords.whatsapp);
    });
  }

  test('several years: each tab keeps its own answers, and nothing above it moves @phone', async ({
    page,
  }) => {
    const [, other] = pageSeasons();
    if (!other) return;
    await tap(page, 'income', 'yes');
    await expect(answerOf(checkOf(page))).toHaveText(fill(verdicts.mustFile, words));
    const tabs = page.getByRole('group', { name: incomeTaxWords.years.legend });
    await page.evaluate(() => {
      addEventListener('scroll', () => (document.documentElement.dataset.scrolled = ''));
    });
    const before = await tabs.boundingBox();
    await tabs.locator(`[value='${other.taxYear}']`).check({ force: true });
    await expect(answerOf(checkOf(page))).toHaveCount(0);
    expect(await tabs.boundingBox()).toEqual(before);
    expect(await page.locator('html').getAttribute('data-scrolled')).toBeNull();
    expect(new URL(page.url()).search).toBe(`?ag=${other.taxYear}`);
    const limit = other.thresholds[0];
    if (limit) await expect(checkOf(page).getByText(pesos(limit.amount)).first()).toBeVisible();
    await tabs.locator(`[value='${words.taxYear}']`).check({ force: true });
    await expect(answerOf(checkOf(page))).toHaveText(fill(verdicts.mustFile, words));
  });

  test('an address with a year opens its tab, before any script of the framework @phone', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED/);
    const [, other] = pageSeasons();
    if (!other) return;
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(`${pages.incomeTax.path}?ag=${other.taxYear}`, { waitUntil: 'commit' });
    const heading = fill(incomeTaxWords.whoMustFile.heading, seasonWords(other));
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.locator(`[name=ag][value='${other.taxYear}']`)).toBeChecked();
  });

  test('a tap is painted, and an amount unfolds, without the framework @phone', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED/);
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(pages.incomeTax.path, { waitUntil: 'commit' });
    await tap(page, 'income', 'no');
    const chip = checkOf(page).getByRole('radio', { name: answers.no }).first();
    await expect(chip).toBeChecked();
    await checkOf(page).getByText(writeAmount).first().click();
    await expect(checkOf(page).getByLabel(amount.label).first()).toBeVisible();
  });

  test('an amount answers its row, exactly at its limit by the operator, at 320 px @smoke @desktop', async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const check = checkOf(page);
    await check.getByText(writeAmount).first().click();
    const income = check.getByLabel(amount.label).first();
    // Typed like handwriting: 65'890.999
    await income.fill(pesos(amountOf('income') - 1).replace('.', "'"));
    await expect(check.getByText(fill(amounts.below, { distance: '$1' }))).toBeVisible();
    await expect(answerOf(check)).toHaveCount(0);
    await income.fill(amountOf('income').toLocaleString('en-US'));
    await expect(answerOf(check)).toHaveText(fill(verdicts.mustFile, words));
    await expect(check.getByText(amounts.reached)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(api.received('contact')).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the answers of the first question end within 750 px, whatever the name @phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(new Date(`${season.year + 1}-11-22T10:00:00-05:00`));
    await page.goto(pages.incomeTax.path);
    const bottom = await page.evaluate(() => {
      const name = document.querySelector('main header b');
      if (name) name.textContent = 'María Fernanda de los Ángeles Rodríguez Quiño';
      return document.querySelector('[role=radiogroup]')?.getBoundingClientRect().bottom;
    });
    expect(bottom).toBeLessThanOrEqual(750);
  });
}
