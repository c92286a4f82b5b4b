import { lateFilingWords } from '@/content/late-filing';
import { pages } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { brokenWords, cutOff } from './in-page';
import { season } from './built-season';
import { answerOf, lateOf, tellDeadline } from './tools';

const { fields, problems, result } = lateFilingWords;

test('the cited example, of another year: ten months of 1.450.000 are 725.000 @smoke', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-08-16T15:00:00Z'));
  await page.goto(pages.incomeTax.path);
  const tool = lateOf(page);
  await tellDeadline(tool, '2025-10-24');
  await tool.getByLabel(fields.tax.label, { exact: true }).fill('1.450.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  await expect(answerOf(tool)).toContainText('$725.000');
  await expect(tool.getByText('van 10 meses')).toBeVisible();
});

test('late for 2025, ending in 27, with zero tax: to the WhatsApp message with its penalty', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T15:00:00Z'));
  await page.goto(`${pages.incomeTax.path}?ag=2025`);
  const tool = lateOf(page);
  const field = (name: keyof typeof fields) => tool.getByLabel(fields[name].label, { exact: true });
  // The page's year is chosen before the tool hydrates.
  await expect(field('taxYear')).toHaveValue('2025');
  await expect(field('income')).toBeHidden();
  await field('digits').fill('27');
  await field('tax').fill('0');
  await expect(field('income')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field('income')).toBeFocused();
  await expect(tool.getByText(problems.income)).toBeVisible();
  await page.keyboard.type('70 millones');
  await page.keyboard.press('Enter');
  await expect(field('creditBalance')).toBeFocused();
  await page.keyboard.type('no');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  const message = fill(result.messageReduced, {
    taxYear: '2025',
    deadline: '1 de septiembre de 2026',
    half: '$525.000',
    penalty: '$1.050.000',
  });
  await expect(tool.getByText(message)).toBeVisible();
  const chat = tool.getByRole('link', { name: result.whatsapp });
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe(message);
});

test('the year follows the page’s until it is set by hand', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  const year = lateOf(page).getByLabel(fields.taxYear.label, { exact: true });
  await expect(year).toHaveValue(String(season.taxYear));
  await tellDeadline(lateOf(page), '2023-10-24');
  await expect(lateOf(page).getByLabel(fields.deadline.label, { exact: true })).toBeVisible();
  await page.goto(`${pages.incomeTax.path}?ag=${season.taxYear}`);
  await expect(year).toHaveValue(String(season.taxYear));
});

test('thousands of millions are whole at 320 px @desktop', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-08-27T15:00:00Z'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pages.incomeTax.path);
  const tool = lateOf(page);
  await tellDeadline(tool, '2025-08-13');
  await tool.getByLabel(fields.tax.label, { exact: true }).fill('98.765.432.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(brokenWords, 'form h4')).toEqual([]);
});
