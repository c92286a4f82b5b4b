import type { Locator, Page } from '@playwright/test';
import { answerActionWords } from '@/content/answer-actions';
import { lateFilingWords } from '@/content/late-filing';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import type { Season } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import { naturalDeadline } from '@/lib/tax/late-penalty';
import { pageSeasons } from '@/lib/words/active-season';
import { expect, test } from './fixtures';
import { answerOf, digitsField, lateOf, lookupOf, tabOf } from './income-tax-tools';

/* A visitor's journey by touch at 390 px. Every tap is counted, and the journey ends with the text in WhatsApp. */

const { submit } = lateFilingWords;
const known = pageSeasons().filter(({ thresholds }) => thresholds.length > 0);
const [active, other] = known;

/** Opens the income page in the month after a season, and returns what the visitor can do. */
async function visitAfter(page: Page, { year }: Season) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.clock.setFixedTime(new Date(`${year}-11-22T10:00:00-05:00`));
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await page.goto(pages.incomeTax.path);
  return {
    tap,
    /** Taps a field and replaces its value. */
    async write(field: Locator, text: string) {
      await tap(field);
      await field.fill('');
      await page.keyboard.type(text);
    },
    /** Taps a year's tab, unless it is open. */
    async turnTo({ taxYear }: Season) {
      if (!(await tabOf(page, taxYear).isChecked())) await tap(tabOf(page, taxYear));
    },
    /** Taps the link and returns WhatsApp's first message, which the page shows under the link. */
    async send(tool: Locator, label: string) {
      const link = tool.getByRole('link', { name: label });
      await link.scrollIntoViewIfNeeded();
      const opening = page.waitForEvent('popup');
      await tap(link);
      const opened = await opening;
      await opened.waitForURL('https://wa.me/**');
      const text = new URL(opened.url()).searchParams.get('text') ?? '';
      await opened.close();
      await expect(tool.getByText(`«${text}»`)).toBeVisible();
      return text;
    },
    taps: () => taps,
  };
}

// The journey needs two years with known limits.
if (active && other) {
  const late = active.year > other.year ? active : other;

  test('a late filer ending in 27 without tax gets the date in 2 taps, and penalty and message in 8 @finger', async ({
    page,
  }) => {
    const { tap, write, send, taps, turnTo } = await visitAfter(page, late);
    await turnTo(late);
    await write(digitsField(page), '27');
    const deadline = formatLong(naturalDeadline(late, '27') ?? late.updated);
    await expect(lookupOf(page).locator('p > time')).toHaveText(deadline);
    expect(taps()).toBeLessThanOrEqual(2);

    const tool = lateOf(page);
    const field = (name: keyof typeof lateFilingWords.fields) => tool.locator(`[name=${name}]`);
    // Other years' missed returns have a link of their own below.
    await tap(lookupOf(page).getByRole('link', { name: lookupWords.over.cost, exact: true }).first());
    await expect(field('taxYear')).toHaveValue(String(late.taxYear));
    await expect(field('digits')).toHaveValue('27');
    await write(field('tax'), '0');
    await write(field('income'), '70 millones');
    await write(field('creditBalance'), 'no');
    await tap(tool.getByRole('button', { name: submit }));
    await expect(answerOf(tool)).toBeFocused();
    const text = await send(tool, answerActionWords.whatsapp);
    for (const figure of [String(late.taxYear), deadline, '$1.050.000', '$525.000'])
      expect(text).toContain(figure);
    expect(taps()).toBeLessThanOrEqual(8);
  });
}
