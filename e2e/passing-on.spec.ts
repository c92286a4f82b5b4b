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

/* «Compartir con alguien»: what the recipient gets by the share sheet, the clipboard, or an address copied by hand. */

const { label, copied, refused, verdict, date } = answerActionWords.passOn;

type Device = {
  /** The share sheet's outcome: shared, or the name of its error. Absent on a device without a share sheet. */
  sheet?: 'shared' | 'AbortError' | 'NotAllowedError';
  clipboard?: 'works' | 'refuses';
};

/** Installs a fake share sheet and clipboard in the page, and returns what each receives. */
async function withDevice(page: Page, device: Device) {
  const handed: { sheet: ShareData[]; clipboard: string[] } = { sheet: [], clipboard: [] };
  await page.exposeFunction('shareHanded', (data: ShareData) => handed.sheet.push(data));
  await page.exposeFunction('copyHanded', (text: string) => handed.clipboard.push(text));
  await page.addInitScript(installDevice, device);
  return handed;
}

/** Replaces the browser's share sheet and clipboard. Runs in the page. */
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
    const handed = await withDevice(page, { sheet: 'shared', clipboard: 'works' });
    const tool = await answers[about](page);
    await tool.getByRole('button', { name: label }).click();
    await expect.poll(() => handed.sheet).toEqual([{ text, url: `${baseURL}${path}` }]);
    // The only numbers shared are years: neither the digits nor the amount that were typed.
    const years = [asked, season].flatMap(({ year, taxYear }) => [`${year}`, `${taxYear}`]);
    expect(`${text} ${path}`.match(/\d+/g)?.filter((number) => !years.includes(number))).toEqual([]);
    await expect(tool.getByText(copied)).toHaveCount(0);
    expect(handed.clipboard).toEqual([]);
  });

const [about] = kinds;
const { text, path } = received[about];

test('closing the share sheet shows no message and copies nothing', async ({ page }) => {
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
  test(`with ${sheet ? 'a share sheet that fails' : 'no share sheet'}, the address is copied and the page says so`, async ({
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
  test(`with ${clipboard ? 'a clipboard that refuses' : 'no clipboard'}, the address is shown to copy by hand`, async ({
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

test('the recipient sees the shared year, the field in view for a date, and none of the answers', async ({
  page,
}) => {
  await page.goto(received.date.path);
  await expect(tabOf(page, season.taxYear)).toBeChecked();
  await expect(digitsField(page)).toBeInViewport();
  await expect(digitsField(page)).toHaveValue('');
  if (season.thresholds.length === 0) return;
  await page.goto(received.verdict.path);
  await expect(tabOf(page, asked.taxYear)).toBeChecked();
  await expect(answerOf(checkOf(page))).toHaveCount(0);
  await expect(digitsField(page)).toHaveValue('');
});
