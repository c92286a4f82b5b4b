import { groupAndEnding } from '@/components/calendar/lookup-words';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { answerFor, digitsField, lookupOf } from './income-tax-tools';

test('a group chosen before the lookup’s code has loaded gets the answer @finger', async ({ page }) => {
  await page.goto(pages.calendar.path, { waitUntil: 'commit' });
  await lookupOf(page).getByText(lookupWords.groups.legal, { exact: true }).click();
  await digitsField(page).fill('56');
  await expect(lookupOf(page).getByText(groupAndEnding('legal', '6'))).toBeVisible();
});

test('digits typed as soon as the page is shown get their answer @smoke @phone @engine', async ({
  page,
  press,
}) => {
  await page.goto(pages.incomeTax.path);
  await press(digitsField(page));
  await page.keyboard.type('27');
  await expect(answerFor(page, '27')).toBeVisible();
});

test('a tax ID is in no request, and only its last two digits are in the address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(pages.calendar.path);
  await digitsField(page).fill('800.197.268-4');
  const used = fill(lookupWords.used.verified, { ending: '68' });
  await expect(lookupOf(page).getByText(used).first()).toBeVisible();
  await expect(page).toHaveURL(`${pages.calendar.path}?digitos=68&grupo=${lookupWords.inAddress.legal}`);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => /800.?197.?268/.test(address))).toEqual([]);
});
