import { lateFilingWords } from '@/content/late-filing';
import { pages } from '@/content/pages';
import { pageSeasons } from '@/lib/words/active-season';
import { expect, test } from './fixtures';
import { brokenWords, cutOff } from './in-page';
import { answerOf, incomeTaxOf, lateOf, tabOf, setYear } from './tools';

const { fields } = lateFilingWords;

test('the cited example: ten months of 1.450.000 are 725.000 @smoke @engine', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-08-16T15:00:00Z'));
  await page.goto(pages.incomeTax.path);
  const tool = lateOf(page);
  await setYear(tool, 2024, '00');
  await tool.getByLabel(fields.tax.label, { exact: true }).fill('1.450.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  await expect(answerOf(tool)).toContainText('$725.000');
  await expect(tool.getByText('van 10 meses').first()).toBeVisible();
});

test('the year turns with the tabs until it is set by hand', async ({ page, press }) => {
  const [active, other] = pageSeasons();
  if (!other) return;
  // A press must not meet the page while it scrolls from the tool to its tabs.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(incomeTaxOf(other.taxYear));
  const year = lateOf(page).getByLabel(fields.taxYear.label, { exact: true });
  // Before the tool's own code is there, too.
  await expect(year).toHaveValue(String(other.taxYear));
  const turnTo = (taxYear: number) => press(tabOf(page, taxYear));
  await turnTo(active.taxYear);
  await expect(year).toHaveValue(String(active.taxYear));
  await setYear(lateOf(page), 2022, '27');
  await turnTo(other.taxYear);
  await expect(tabOf(page, other.taxYear)).toBeChecked();
  await expect(year).toHaveValue('2022');
});

test('thousands of millions are whole at 320 px @desktop', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-08-27T15:00:00Z'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pages.incomeTax.path);
  const tool = lateOf(page);
  await setYear(tool, 2024, '01');
  await tool.getByLabel(fields.tax.label, { exact: true }).fill('98.765.432.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(brokenWords, 'form h4')).toEqual([]);
});
