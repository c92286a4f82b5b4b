import type { Locator } from '@playwright/test';
import { timeLeftWords } from '@/components/calendar/lookup-words';
import { calendarWords } from '@/content/calendar';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { addDays, formatLong, formatShort } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { answerFor, digitsField, lookupOf, rowButton } from './lookup';
import { dayOf27 } from './season';

const ownRow = { name: new RegExp(`^${formatLong(dayOf27)}`) };

test('an address with digits shows their dates, highlights the row and goes to it', async ({ page }) => {
  const today = addDays(dayOf27, -5);
  await page.clock.setFixedTime(new Date(`${today}T10:00:00-05:00`));
  await page.goto(`${pages.calendar.path}?digitos=27`);
  await expect(lookupOf(page).getByText(timeLeftWords(dayOf27, today))).toBeVisible();
  const row = page.getByRole('cell', ownRow);
  await expect(row).toHaveAttribute('data-own');
  await expect(row).not.toBeInViewport();
  await rowButton(page).click();
  await expect(row).toBeInViewport();
});

for (const path of [pages.calendar.path, '/']) {
  test(`${path}: the year drawn shows the day it is in Colombia, and after a lookup the visitor’s own`, async ({
    page,
  }) => {
    const year = page.getByRole('figure').filter({ has: page.getByText(calendarWords.glance.note) });
    const today = year.getByText(calendarWords.glance.today, { exact: true });
    const ownDay = year.getByText(formatShort(dayOf27), { exact: true });
    // Late in the evening in Colombia; elsewhere it is tomorrow.
    await page.clock.setFixedTime(new Date(`${addDays(dayOf27, -31)}T23:00:00-05:00`));
    await page.goto(path);
    await year.scrollIntoViewIfNeeded();
    await expect(today).toBeVisible();
    await expect(ownDay).toHaveCount(0);
    await digitsField(page).fill('27');
    await expect(ownDay).toBeVisible();
    // A month before: one twelfth of the year to its left.
    const [left, right] = await Promise.all([middle(today), middle(ownDay)]);
    const width = (await year.locator('dl svg').first().boundingBox())?.width ?? 0;
    expect((12 * (right - left)) / width).toBeCloseTo(1, 1);
    await digitsField(page).fill('');
    await expect(ownDay).toBeHidden();
  });
}

test('what is typed at once is answered, and the folded table opens at the row @smoke @phone', async ({
  page,
  press,
}) => {
  await page.goto(pages.incomeTax.path);
  await press(digitsField(page));
  await page.keyboard.type('27');
  await expect(answerFor(page, '27')).toBeVisible();
  const row = page.getByRole('cell', ownRow);
  await expect(row).toBeHidden();
  await press(rowButton(page));
  await expect(row).toBeInViewport();
});

test('the lookup’s script comes only for those who reach for it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().then(readable));
  });
  /** Those that hold what only the lookup's answer says. */
  const own = async () => (await Promise.all(scripts)).filter((text) => text.includes(lookupWords.today));
  await page.goto('/');
  await lookupOf(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => 'next' in window);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await own()).toEqual([]);
  await digitsField(page).fill('27');
  await expect(answerFor(page, '27')).toBeVisible();
  expect(await own()).toHaveLength(1);
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
  await expect(page).toHaveURL(/\?digitos=68$/);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => /800.?197.?268/.test(address))).toEqual([]);
});

/** Across the window, in pixels. */
async function middle(of: Locator): Promise<number> {
  const box = await of.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return box.x + box.width / 2;
}

/** A script with its accents as they are read: a minifier writes `d\\xeda`. */
function readable(script: string): string {
  return script.replace(/\\x([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
