import { answerExitWords } from '@/content/answer-exits';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { isoDate } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { field, modalOf } from './contact';
import { expect, test } from './fixtures';
import { amountOf, pesos, season, words } from './season';
import { answerOf, checkOf } from './tools';

const { verdicts, reasons, submit } = filingCheckWords;

// While the limits of the season are not known, the page has no check.
if (season.thresholds.length > 0) {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${isoDate(season.year, 1, 2)}T10:00:00-05:00`));
    await page.goto(pages.incomeTax.path);
  });

  test('the check answers the keyboard at 320 px, and sends nothing @smoke @desktop', async ({
    page,
    standIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const check = checkOf(page);
    const income = check.getByLabel(conditionNames.income, { exact: true });
    await income.focus();
    // As it is written by hand: 65'890.999
    await page.keyboard.type(pesos(amountOf('income') - 1).replace('.', "'"));
    await page.keyboard.press('Enter');

    const verdict = answerOf(check);
    await expect(verdict).toHaveText(fill(verdicts.needNot, words));
    await expect(verdict).toBeFocused();
    await expect(verdict).toBeInViewport();
    await expect(check.getByRole('listitem').filter({ hasText: conditionNames.income })).toContainText(
      fill(reasons.below, { distance: '$1', limit: pesos(amountOf('income')) }),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await income.fill(amountOf('income').toLocaleString('en-US'));
    await expect(verdict).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(verdict).toHaveText(fill(verdicts.mustFile, words));
    expect(standIn.received('contact')).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the contact form opens with the service and what was answered @phone', async ({ page, press }) => {
    const check = checkOf(page);
    await check.getByLabel(conditionNames.deposits, { exact: true }).fill('190 millones');
    await press(check.getByRole('button', { name: submit }));
    await press(check.getByRole('button', { name: answerExitWords.form, exact: true }));
    await expect(field(modalOf(page), 'message')).toHaveValue(
      new RegExp(`${conditionNames.deposits} \\(\\$190\\.000\\.000\\)`),
    );
  });
}
