import { incomeTaxWords } from '@/content/income-tax';
import { pages } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import { groupOf } from '@/lib/tax/season';
import { expect, test } from './fixtures';
import { season } from './season';

test('the accordion opens one group at a time, by keyboard too', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  const titleOf = (id: 'natural' | 'major') =>
    page.locator('summary', {
      hasText: fill(incomeTaxWords.dates.title, { group: groupOf(season, id).type }),
    });
  const [natural, major] = [titleOf('natural'), titleOf('major')];
  const tableOf = (summary: typeof natural) =>
    page.locator('details', { has: summary }).getByRole('table').first();
  await natural.click();
  await expect(tableOf(natural)).toBeVisible();
  await natural.click();
  await expect(tableOf(natural)).toBeHidden();
  await natural.focus();
  await page.keyboard.press('Enter');
  await expect(tableOf(natural)).toBeVisible();
  await major.focus();
  await page.keyboard.press('Space');
  await expect(tableOf(major)).toBeVisible();
  await expect(tableOf(natural)).toBeHidden();
});
