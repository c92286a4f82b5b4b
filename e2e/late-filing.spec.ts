import { lateFilingWords } from '@/content/late-filing';
import { pages } from '@/content/pages';
import { expect, test } from './fixtures';
import { brokenWords, cutOff } from './in-page';
import { answerFor, answerOf, knownOf, lateOf, setYear, tabOf } from './income-tax-tools';
import { answersMessageWords } from '@/content/visitor-answers';
import { pageSeasons } from '@/lib/words/active-season';
import { anchors } from '@/content/page-anchors';
import { fill } from '@/lib/words/fill';

test('ten months late with a tax of 1.450.000 cost 725.000, and billions fit in 320 px @smoke @engine', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-08-16T15:00:00Z'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pages.incomeTax.path);
  const tool = lateOf(page);
  await setYear(tool, 2024, '00');
  const tax = tool.getByLabel(lateFilingWords.fields.tax.label, { exact: true });
  await tax.fill('1.450.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  await expect(answerOf(tool)).toContainText('$725.000');
  await expect(tool.getByText('llevas 10 meses').first()).toBeVisible();
  await expect(answerOf(tool)).toBeInViewport({ ratio: 1 });
  await tax.fill('98.765.432.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(brokenWords, 'form h4')).toEqual([]);
});

const missed = Math.max(
  ...pageSeasons()
    .map(({ taxYear }) => taxYear)
    .filter((taxYear) => taxYear < 2026),
);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} × ${height} who comes without a year and gives letter and digits keeps year, answer, message and place, also after a reload @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00-05:00'));
    await page.goto(`${pages.incomeTax.path}#${anchors.late}`);
    const tool = lateOf(page);
    const heading = fill(lateFilingWords.result.heading, { taxYear: String(missed) });
    const { letter, digits } = lateFilingWords.fields;
    const message = tool.locator('p', { hasText: '«Hola.' });
    await expect(answerOf(tool)).toContainText(heading);
    await tool.getByText(letter.options.yes, { exact: true }).click();
    await expect(message).toContainText(answersMessageWords.letter);
    await expect(tool.getByRole('status').filter({ hasText: 'emplazamiento' })).toHaveCount(1);
    await tool.getByLabel(digits.label, { exact: true }).fill('27');
    await page.keyboard.press('Enter');
    await expect(tool.getByText(lateFilingWords.fields.tax.label, { exact: true })).toBeVisible();
    await expect(message).toContainText(`año gravable ${missed}`);
    await expect(answerOf(tool)).toContainText(heading);
    // The lookup follows these digits, and its answer grows above.
    await expect(answerFor(page, '27')).toBeVisible();
    await expect(answerOf(tool)).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(tabOf(page, missed)).toBeChecked();
    await expect(tool.locator('[name=taxYear]')).toHaveValue(String(missed));
    await expect(knownOf(tool)).toHaveText(new RegExp(`^${missed} · …27 · con carta`));
  });
