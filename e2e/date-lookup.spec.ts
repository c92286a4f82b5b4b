import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { digitsField, lookupOf } from './income-tax-tools';

test('a tax ID is in no request, and none of its digits is in the address @smoke', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(pages.calendar.path);
  await digitsField(page).fill('800.197.268-4');
  const used = fill(lookupWords.used.verified, { ending: '8' });
  await expect(lookupOf(page).getByText(used).first()).toBeVisible();
  await expect(page).toHaveURL(pages.calendar.path);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => /800.?197.?268/.test(address))).toEqual([]);
});

test('every digit of a long NIT can be read in its field @phone', async ({ page }) => {
  await page.goto(pages.calendar.path);
  const field = digitsField(page);
  await field.fill('900.123.456-7');
  await expect(field).toHaveAttribute('data-long');
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
