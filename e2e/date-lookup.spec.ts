import { groupAndEnding } from '@/components/calendar/lookup-words';
import { deadlineWords, otherSeasonsWords } from '@/content/calendar';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { addDays, formatLong } from '@/lib/tax/dates';
import { calendarAddress } from '@/lib/found/season-place';
import { groupOf } from '@/lib/tax/season';
import { naturalDeadline } from '@/lib/tax/late-penalty';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { answerFor, digitsField, lookupOf } from './date-lookup';
import { painted } from './in-page';
import { dayOf27, otherSeason } from './built-season';
import { lateOf, tabOf } from './tools';

test('a group chosen at once, before the lookup’s code is there, is the one that is answered @finger', async ({
  page,
}) => {
  await page.goto(pages.calendar.path, { waitUntil: 'commit' });
  await lookupOf(page).getByText(lookupWords.groups.legal, { exact: true }).click();
  await digitsField(page).fill('56');
  await expect(lookupOf(page).getByText(groupAndEnding('legal', '6'))).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the address of a year opens its dates, which else are folded', async ({ page }) => {
    await page.goto(pages.calendar.path);
    const named = { group: groupOf(otherSeason, 'natural').type, year: String(otherSeason.year) };
    const table = page.getByRole('table', { name: fill(deadlineWords.caption, named) });
    await expect(table).toBeHidden();
    await page.goto(calendarAddress(otherSeason.year));
    await expect(table).toBeVisible();
    const heading = page.getByRole('heading', { name: fill(otherSeasonsWords.dates.group, named) });
    await expect(heading).toBeInViewport();
  });
});

test('what is typed at once is answered @smoke @phone @engine', async ({ page, press }) => {
  await page.clock.setFixedTime(new Date(`${addDays(dayOf27, -5)}T10:00:00-05:00`));
  await page.goto(pages.incomeTax.path);
  await press(digitsField(page));
  await page.keyboard.type('27');
  await expect(answerFor(page, '27')).toBeVisible();
});

test('the large date is the tab’s; the path tells it, and the calculator takes the digits', async ({
  page,
  press,
}) => {
  const [active, other] = pageSeasons();
  if (!other) return;
  const last = Math.max(active.year, other.year);
  await page.clock.setFixedTime(new Date(`${last}-11-22T10:00:00-05:00`));
  await page.goto(pages.incomeTax.path);
  await digitsField(page).fill('27');
  const large = lookupOf(page).locator('p > time');
  const result = page
    .getByRole('navigation', { name: incomeTaxWords.contents.heading })
    .getByRole('listitem');
  for (const season of [active, other]) {
    await press(tabOf(page, season.taxYear));
    const date = formatLong(naturalDeadline(season, '27') ?? season.updated);
    await expect(large).toHaveText(date);
    await expect(answerFor(page, '27')).toContainText(String(season.taxYear));
    const shown = () => result.nth(1).evaluate(painted);
    await expect.poll(shown).toContain(fill(lookupWords.passedDate, { date }));
  }
  const digits = lateOf(page).getByLabel(lateFilingWords.fields.digits.label, { exact: true });
  await expect(digits).toHaveValue('27');
  await digits.fill('35');
  await digitsField(page).fill('41');
  await expect(large).not.toHaveText(formatLong(naturalDeadline(other, '27') ?? other.updated));
  await expect(digits).toHaveValue('35');
});

test('what is typed is in no request and, beyond two digits, in no address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(pages.calendar.path);
  await digitsField(page).fill('800.197.268-4');
  await expect(
    lookupOf(page)
      .getByText(fill(lookupWords.used.verified, { ending: '68' }))
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`${pages.calendar.path}?digitos=68&grupo=${lookupWords.inAddress.legal}`);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => /800.?197.?268/.test(address))).toEqual([]);
});
