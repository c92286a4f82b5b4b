import { lateFilingWords } from '@/content/late-filing';
import { pages } from '@/content/pages';
import { expect, test } from './fixtures';
import { brokenWords, cutOff } from './in-page';
import { answerOf, lateOf, setYear, tabOf } from './income-tax-tools';
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
  // The whole answer is in view: it begins right below the header, not at the lower edge of the window.
  await expect
    .poll(() => answerOf(tool).evaluate((answer) => answer.getBoundingClientRect().top))
    .toBeLessThan(140);
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

for (const act of ['letter', 'digits'] as const)
  test(`who comes without a year and gives the ${act} keeps year, answer and message, also after a reload`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00-05:00'));
    await page.goto(`${pages.incomeTax.path}#${anchors.late}`);
    const tool = lateOf(page);
    const heading = fill(lateFilingWords.result.heading, { taxYear: String(missed) });
    const { letter, digits } = lateFilingWords.fields;
    await tool.getByRole('button', { name: lateFilingWords.submitLeast }).click();
    await expect(answerOf(tool)).toContainText(heading);
    if (act === 'letter') await tool.getByText(letter.options.yes, { exact: true }).click();
    else {
      await tool.getByLabel(digits.label, { exact: true }).fill('27');
      await page.keyboard.press('Enter');
    }
    await expect(tool.getByText('«Hola. No', { exact: false })).toContainText(`año gravable ${missed}`);
    await expect(answerOf(tool)).toContainText(heading);
    await page.reload();
    await expect(tabOf(page, missed)).toBeChecked();
    await expect(tool.locator('[name=taxYear]')).toHaveValue(String(missed));
  });
