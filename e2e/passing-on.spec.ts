import type { Locator, Page } from '@playwright/test';
import { answerExitWords } from '@/content/answer-exits';
import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { seasonAnchor } from '@/lib/seo/season-anchor';
import { isoDate } from '@/lib/tax/dates';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { season } from './active-season';
import { expect, test } from './fixtures';
import { answerFor, answerOf, checkOf, chipOf, digitsField, lookupOf, tabOf } from './income-tax-tools';

/* «Compartir con alguien»: what somebody else receives, by whatever the device has. */

const { label, copied, refused, verdict, date } = answerExitWords.passOn;

type Device = {
  /** How the share sheet ends: shared, or with an error's name; absent where there is none. */
  sheet?: 'shared' | 'AbortError' | 'NotAllowedError';
  clipboard?: 'works' | 'refuses';
};

/** Gives a page's browser this share sheet and clipboard, and returns what they were handed. */
async function withDevice(page: Page, device: Device) {
  const handed: { sheet: ShareData[]; clipboard: string[] } = { sheet: [], clipboard: [] };
  await page.exposeFunction('shareHanded', (data: ShareData) => handed.sheet.push(data));
  await page.exposeFunction('copyHanded', (text: string) => handed.clipboard.push(text));
  await page.addInitScript(installDevice, device);
  return handed;
}

/** Runs in the page. */
function installDevice({ sheet, clipboard }: Device): void {
  const report = window as unknown as Record<'shareHanded' | 'copyHanded', (given: unknown) => Promise<void>>;
  const install = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  Reflect.deleteProperty(Navigator.prototype, 'share');
  if (sheet)
    install('share', async (data: ShareData) => {
      await report.shareHanded(data);
      if (sheet !== 'shared') throw new DOMException('', sheet);
    });
  install(
    'clipboard',
    clipboard && {
      async writeText(text: string) {
        if (clipboard === 'refuses') throw new DOMException('', 'NotAllowedError');
        await report.copyHanded(text);
      },
    },
  );
}

/** A year that the page doesn't open with, where it has another with known limits. */
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

/** What somebody else receives: a sentence, and an address under the site's. */
const received = {
  verdict: {
    text: fill(verdict, { taxYear: String(asked.taxYear) }),
    path: `/declaracion-renta?ag=${asked.taxYear}`,
  },
  date: {
    text: fill(date, { taxYear: String(season.taxYear) }),
    path: `/calendario-tributario#calendario-${season.year}`,
  },
} as const;

test.beforeEach(async ({ page }) => {
  // Before every date of the season, so that the next is its own.
  await page.clock.setFixedTime(new Date(`${isoDate(season.year, 1, 5)}T10:00:00-05:00`));
});

// Without known limits, the page has no check.
const kinds = season.thresholds.length > 0 ? (['verdict', 'date'] as const) : (['date'] as const);

for (const about of kinds)
  test(`the share sheet is handed the year of the ${about}, and nothing that was answered @engine`, async ({
    page,
    baseURL,
  }) => {
    const { text, path } = received[about];
    const handed = await withDevice(page, { sheet: 'shared', clipboard: 'works' });
    const tool = await answers[about](page);
    await tool.getByRole('button', { name: label }).click();
    await expect.poll(() => handed.sheet).toEqual([{ text, url: `${baseURL}${path}` }]);
    // Neither her digits nor her amount.
    const years = [asked, season].flatMap(({ year, taxYear }) => [`${year}`, `${taxYear}`]);
    expect(`${text} ${path}`.match(/\d+/g)?.filter((number) => !years.includes(number))).toEqual([]);
    await expect(tool.getByText(copied)).toHaveCount(0);
    expect(handed.clipboard).toEqual([]);
  });

const [about] = kinds;
const { text, path } = received[about];

test('a share sheet that is closed says nothing and copies nothing', async ({ page }) => {
  const handed = await withDevice(page, { sheet: 'AbortError', clipboard: 'works' });
  const tool = await answers[about](page);
  const share = tool.getByRole('button', { name: label });
  await share.click();
  await expect.poll(() => handed.sheet.length).toBe(1);
  await share.click();
  await expect.poll(() => handed.sheet.length).toBe(2);
  for (const said of [copied, refused]) await expect(tool.getByText(said)).toHaveCount(0);
  expect(handed.clipboard).toEqual([]);
});

for (const sheet of [undefined, 'NotAllowedError'] as const)
  test(`the address is copied, and that is said, with ${sheet ? 'a share sheet that fails' : 'no share sheet'}`, async ({
    page,
    baseURL,
  }) => {
    const handed = await withDevice(page, { sheet, clipboard: 'works' });
    const tool = await answers[about](page);
    await tool.getByRole('button', { name: label }).click();
    await expect(tool.getByText(copied)).toBeVisible();
    expect(handed.clipboard).toEqual([`${text} ${baseURL}${path}`]);
  });

for (const clipboard of [undefined, 'refuses'] as const)
  test(`the address is shown to copy by hand, with ${clipboard ? 'a clipboard that refuses' : 'no clipboard'}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await withDevice(page, { clipboard });
    const tool = await answers[about](page);
    await tool.getByRole('button', { name: label }).click();
    await expect(tool.getByText(`${refused} ${baseURL}${path}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test('who opens what was passed on sees its year and no answer', async ({ page }) => {
  await page.goto(received.date.path);
  await expect(page.locator(`#${seasonAnchor(season.year)}`)).toBeInViewport();
  await expect(digitsField(page)).toHaveValue('');
  if (season.thresholds.length === 0) return;
  await page.goto(received.verdict.path);
  await expect(tabOf(page, asked.taxYear)).toBeChecked();
  await expect(answerOf(checkOf(page))).toHaveCount(0);
  await expect(digitsField(page)).toHaveValue('');
});
