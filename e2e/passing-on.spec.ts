import type { Locator, Page } from '@playwright/test';
import { answerActionWords } from '@/content/answer-actions';
import { filingCheckWords } from '@/content/filing-check';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { isoDate } from '@/lib/tax/dates';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { season } from './active-season';
import { expect, test } from './fixtures';
import { answerFor, answerOf, checkOf, chipOf, digitsField, lookupOf, tabOf } from './income-tax-tools';

/* «Compartir con alguien»: what the recipient gets by the share sheet, or by an address copied by hand. */

const { label, verdict, date } = answerActionWords.passOn;

declare global {
  interface Window {
    takeShared: (data: ShareData) => Promise<void>;
  }
}

/** Installs a fake share sheet in the page, and returns what it receives. */
async function withShareSheet(page: Page): Promise<ShareData[]> {
  const shared: ShareData[] = [];
  await page.exposeFunction('takeShared', (data: ShareData) => void shared.push(data));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: (data: ShareData) => window.takeShared(data) }),
  );
  return shared;
}

/** A season with known limits: if there are several, one that the page doesn't open with. */
const asked =
  pageSeasons()
    .filter(({ thresholds }) => thresholds.length > 0)
    .at(-1) ?? season;

const answers = {
  async verdict(page: Page): Promise<Locator> {
    await page.goto(pages.incomeTax.path);
    await tabOf(page, asked.taxYear).check();
    await chipOf(page, 'income', 'unknown').click();
    await checkOf(page).getByText(filingCheckWords.writeAmount).first().click();
    await checkOf(page).getByLabel(filingCheckWords.amount.label).first().fill('190 millones');
    await expect(answerOf(checkOf(page)).first()).toBeVisible();
    return checkOf(page);
  },
  async date(page: Page): Promise<Locator> {
    await page.goto('/');
    await digitsField(page).fill('27');
    await expect(answerFor(page, '27')).toBeVisible();
    return lookupOf(page);
  },
} as const;

/** Content of the recipient's message: a sentence and a path on the site. */
const received = {
  verdict: {
    text: fill(verdict, { taxYear: String(asked.taxYear) }),
    path: `/declaracion-renta?ag=${asked.taxYear}`,
  },
  date: {
    text: fill(date, { taxYear: String(season.taxYear) }),
    path: `/declaracion-renta?ag=${season.taxYear}#${anchors.when}`,
  },
} as const;

test.beforeEach(async ({ page }) => {
  // This day precedes every date of the season, so the next date shown is the season's own.
  await page.clock.setFixedTime(new Date(`${isoDate(season.year, 1, 5)}T10:00:00-05:00`));
});

// A season without known limits has no filing check.
const kinds = season.thresholds.length > 0 ? (['verdict', 'date'] as const) : (['date'] as const);

for (const about of kinds)
  test(`the share sheet receives the year of the ${about} and none of the answers @engine`, async ({
    page,
    baseURL,
  }) => {
    const { text, path } = received[about];
    const shared = await withShareSheet(page);
    const tool = await answers[about](page);
    await tool.getByRole('button', { name: label }).click();
    await expect.poll(() => shared).toEqual([{ text, url: `${baseURL}${path}` }]);
    // The only numbers shared are years: neither the digits nor the amount that were typed.
    const years = [asked, season].flatMap(({ year, taxYear }) => [`${year}`, `${taxYear}`]);
    expect(`${text} ${path}`.match(/\d+/g)?.filter((number) => !years.includes(number))).toEqual([]);
  });
