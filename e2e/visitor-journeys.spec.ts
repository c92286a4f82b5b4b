import type { Locator, Page } from '@playwright/test';
import { answerActionWords } from '@/content/answer-actions';
import { conditionTexts, filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import type { Season } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import { conditionsOf, type Answer, type ConditionId } from '@/lib/tax/filing-check';
import { naturalDeadline } from '@/lib/tax/late-penalty';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import {
  answerConditions,
  answerFor,
  answerOf,
  checkOf,
  digitsField,
  lateOf,
  lookupOf,
  tabOf,
  tabsOf,
} from './income-tax-tools';

/*
 * Journeys of visitors, by touch at 390 px. Every tap is counted, and each journey ends with the text in WhatsApp.
 */

const { verdicts, figures } = filingCheckWords;
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
    page,
    tap,
    /** Taps a field and replaces its value. */
    async write(field: Locator, text: string) {
      await tap(field);
      await field.fill('');
      await page.keyboard.type(text);
    },
    answer: (given: Partial<Record<ConditionId, Answer>>) => answerConditions(page, given, tap),
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

// These journeys need two years with known limits.
if (active && other) {
  const late = active.year > other.year ? active : other;
  const earlier = late === active ? other : active;
  const ids = conditionsOf(late.thresholds);
  const allNo = Object.fromEntries(ids.map((id) => [id, 'no' as const]));
  const said = (sentence: string, { year, taxYear }: Season) =>
    fill(sentence, { year: String(year), taxYear: String(taxYear) });

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

  test('a first-timer who doesn’t know her deposits learns what is missing, her verdict and that of another year @finger', async ({
    page,
  }) => {
    const visitor = await visitAfter(page, late);
    const check = checkOf(page);
    await visitor.turnTo(late);
    await visitor.answer({ ...allNo, deposits: 'unknown' });
    await expect(answerOf(check)).toHaveText(said(verdicts.unknown, late));
    await expect(check.getByText(conditionTexts.deposits.text)).toBeVisible();
    expect(visitor.taps()).toBeLessThanOrEqual(1 + ids.length);
    expect(await visitor.send(check, answerActionWords.whatsapp)).toContain(
      filingCheckWords.ownReasons.deposits,
    );
    await visitor.tap(check.getByRole('link', { name: figures, exact: true }));
    await expect(page.getByRole('heading', { name: incomeTaxWords.figures.heading })).toBeInViewport();

    await visitor.answer({ deposits: 'no' });
    await expect(answerOf(check)).toHaveText(said(verdicts.needNotOver, late));
    await expect(check.getByText(/artículo\s854/)).toBeVisible();
    await visitor.tap(
      check.getByRole('link', { name: said(filingCheckWords.otherYear, earlier), exact: true }),
    );
    await expect(tabOf(page, earlier.taxYear)).toBeChecked();
    await expect(tabsOf(page)).toBeInViewport();
    await expect(answerOf(check)).toHaveCount(0);

    // One more tap gives the other year's verdict and message.
    await visitor.answer({ income: 'yes' });
    await expect(answerOf(check)).toHaveText(said(verdicts.mustFileOver, earlier));
    expect(await visitor.send(check, answerActionWords.whatsapp)).toContain(String(earlier.taxYear));
    await visitor.write(digitsField(page), '27');
    await expect(answerFor(page, '27')).toBeVisible();
    expect(await visitor.send(lookupOf(page), lookupWords.over.catchUp)).toContain(String(earlier.taxYear));

    // A year keeps its answers, and returning to its tab moves nothing above the tabs.
    await tabOf(page, late.taxYear).scrollIntoViewIfNeeded();
    const place = await tabsOf(page).boundingBox();
    await visitor.turnTo(late);
    await expect(answerOf(check)).toHaveText(said(verdicts.needNotOver, late));
    expect(await tabsOf(page).boundingBox()).toEqual(place);
  });
}
