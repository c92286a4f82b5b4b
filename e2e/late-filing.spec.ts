import { lateFilingWords } from '@/content/late-filing';
import { pages } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { brokenWords, cutOff } from './in-page';
import { dayOf27 } from './season';
import { answerOf, lateOf } from './tools';

const { fields, result } = lateFilingWords;

test('the cited example: ten months of 1.450.000 are 725.000 @smoke', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-08-16T15:00:00Z'));
  await page.goto(pages.incomeTax.path);
  const tool = lateOf(page);
  const deadline = tool.getByLabel(fields.deadline.label, { exact: true });
  await tool.getByLabel(fields.digits.label, { exact: true }).fill('27');
  await expect(deadline).toHaveValue(dayOf27);
  await deadline.fill('2025-10-24');
  await expect(tool.getByLabel(fields.digits.label, { exact: true })).toHaveValue('');
  await expect(tool.getByLabel(fields.filed.label, { exact: true })).toHaveValue('2026-08-16');
  await tool.getByLabel(fields.tax.label, { exact: true }).fill('1.450.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool).first()).toBeFocused();
  await expect(tool.getByText('$725.000').first()).toBeVisible();
  const months = { deadline: '24 de octubre de 2025', filed: '16 de agosto de 2026', months: '10' };
  await expect(tool.getByText(fill(result.months, months))).toBeVisible();
});

test('thousands of millions are whole at 320 px @desktop', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-08-27T15:00:00Z'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pages.incomeTax.path);
  const tool = lateOf(page);
  await tool.getByLabel(fields.deadline.label, { exact: true }).fill('2025-08-13');
  await tool.getByLabel(fields.tax.label, { exact: true }).fill('98.765.432.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool).first()).toBeFocused();
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(brokenWords, 'form h3')).toEqual([]);
});
