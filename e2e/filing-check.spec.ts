import { amountQuestions } from '@/content/amounts';
import { filingCheckWords, filingFormWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { isoDate } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { holdScripts } from './held-scripts';
import { amountOf, pesos, season, words } from './active-season';
import { answerOf, checkOf, chipOf } from './income-tax-tools';
import { pressByHand } from './press-by-hand';

const { verdicts, amounts, amount } = filingCheckWords;
const { writeAmount } = filingFormWords;

// The page has no check while the limits are unknown.
if (season.thresholds.length > 0)
  test('an amount one peso below the limit obliges to nothing, and at the limit it does @smoke @desktop @engine', async ({
    page,
    api,
  }) => {
    await page.clock.setFixedTime(new Date(`${isoDate(season.year, 1, 2)}T10:00:00-05:00`));
    await page.goto(pages.incomeTax.path);
    await page.setViewportSize({ width: 320, height: 640 });
    const check = checkOf(page);
    await chipOf(page, 'income', 'unknown').click();
    await check.getByText(writeAmount).first().click();
    const income = check.getByLabel(amount.label).first();
    // Colombians write amounts by hand with an apostrophe for the millions: 65'890.999
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

if (season.thresholds.length > 0)
  test('a press on the next row counts although it leaves a figure, about which the page then asks @desktop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto(pages.incomeTax.path, { waitUntil: 'domcontentloaded' });
    // Safari 26 has no scroll anchoring.
    await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
    const check = checkOf(page);
    await chipOf(page, 'income', 'unknown').click();
    // The box stays open when the check starts.
    await check.getByText(writeAmount).first().click();
    await release();
    await check.getByLabel(amount.label).first().fill('24000');
    await pressByHand(chipOf(page, 'creditCard', 'no'));
    await expect(chipOf(page, 'creditCard', 'no').getByRole('radio')).toBeChecked();
    await expect(check.getByText(amountQuestions.take.dollars)).toBeVisible();
  });
