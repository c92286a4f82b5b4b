import type { Page } from '@playwright/test';
import { answerExitWords } from '@/content/answer-exits';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { isoDate } from '@/lib/tax/dates';
import type { Answer, ConditionId } from '@/lib/tax/filing-check';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { field, modalOf } from './contact';
import { expect, test } from './fixtures';
import { amountOf, pesos, season, words } from './built-season';
import { answerOf, checkOf, chipOf, incomeTaxOf, tabOf, tabsOf } from './tools';

const { verdicts, amounts, answers, writeAmount, amount } = filingCheckWords;
const tap = (page: Page, id: ConditionId, answer: Answer) => chipOf(page, id, answer).click();

// Without known limits, the page has no check.
if (season.thresholds.length > 0) {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${isoDate(season.year, 1, 2)}T10:00:00-05:00`));
    await page.goto(pages.incomeTax.path);
  });

  test('a screen reader hears the verdict once, and reads it after the row that decided', async ({
    page,
  }) => {
    const said = checkOf(page).getByRole('status');
    await expect(said).toBeEmpty();
    await page.evaluate(() => {
      const status = document.querySelector('form [role=status]');
      new MutationObserver(
        () => (document.documentElement.dataset.announced += `|${status?.textContent}`),
      ).observe(status ?? document.body, { childList: true, characterData: true, subtree: true });
      document.documentElement.dataset.announced = '';
    });
    await tap(page, 'equity', 'yes');
    const verdict = fill(verdicts.mustFile, words);
    await expect(said).toHaveText(verdict);
    await expect(page.locator('html')).toHaveAttribute('data-announced', `|${verdict}`);
    const read = await checkOf(page).ariaSnapshot();
    const places = [
      `radiogroup "${conditionNames.equity}`,
      `heading "${verdict}" [level=3]`,
      `link "${answerExitWords.whatsapp}`,
      `button "${answerExitWords.form}"`,
      filingCheckWords.keepOn,
      `radiogroup "${conditionNames.creditCard}`,
    ].map((words) => read.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('several years: each tab keeps its own answers, and nothing above it moves @finger', async ({
    page,
    press,
  }) => {
    const [, other] = pageSeasons();
    if (!other) return;
    await tap(page, 'income', 'yes');
    await expect(answerOf(checkOf(page))).toHaveText(fill(verdicts.mustFile, words));
    const tabs = tabsOf(page);
    await tabs.scrollIntoViewIfNeeded();
    await page.evaluate(watchMoves);
    const before = await tabs.boundingBox();
    await press(tabOf(page, other.taxYear));
    await expect(answerOf(checkOf(page))).toHaveCount(0);
    expect(await tabs.boundingBox()).toEqual(before);
    expect(await page.evaluate(movesDownTo, (before?.y ?? 0) + (before?.height ?? 0))).toEqual([]);
    expect(incomeTaxOf(other.taxYear)).toBe(new URL(page.url()).pathname + new URL(page.url()).search);
    const limit = other.thresholds[0];
    if (limit) await expect(checkOf(page).getByText(pesos(limit.amount)).first()).toBeVisible();
    await press(tabOf(page, words.taxYear));
    await expect(answerOf(checkOf(page))).toHaveText(fill(verdicts.mustFile, words));
  });

  test('a tap is painted, and an amount unfolds, without the framework @finger', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED/);
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(pages.incomeTax.path, { waitUntil: 'commit' });
    await tap(page, 'income', 'no');
    const chip = checkOf(page).getByRole('radio', { name: answers.no }).first();
    await expect(chip).toBeChecked();
    await tap(page, 'income', 'unknown');
    await checkOf(page).getByText(writeAmount).first().click();
    await expect(checkOf(page).getByLabel(amount.label).first()).toBeVisible();
  });

  test('an amount answers its row, exactly at its limit by the operator, at 320 px @smoke @desktop @engine', async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const check = checkOf(page);
    await tap(page, 'income', 'unknown');
    await check.getByText(writeAmount).first().click();
    const income = check.getByLabel(amount.label).first();
    // Typed like handwriting: 65'890.999
    await income.fill(pesos(amountOf('income') - 1).replace('.', "'"));
    await expect(check.getByText(fill(amounts.below, { distance: '$1' }))).toBeVisible();
    await expect(answerOf(check)).toHaveCount(0);
    await income.fill(amountOf('income').toLocaleString('en-US'));
    await expect(answerOf(check)).toHaveText(fill(verdicts.mustFile, words));
    await expect(check.getByText(amounts.reached)).toBeVisible();
    // The form begins with the same message as WhatsApp.
    const chat = check.getByRole('link', { name: answerExitWords.whatsapp });
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? 'none';
    await check.getByRole('button', { name: answerExitWords.form, exact: true }).click();
    await expect(field(modalOf(page), 'message')).toHaveValue(text);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(api.received('contact')).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the answers of the first question end within 750 px, whatever the name @finger @shipped', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(new Date(`${season.year + 1}-11-22T10:00:00-05:00`));
    await page.goto(pages.incomeTax.path);
    const bottom = await page.evaluate(() => {
      const name = document.querySelector('main header b');
      if (name) name.textContent = 'María Fernanda de los Ángeles Rodríguez Quiño';
      return document.querySelector('[role=radiogroup]')?.getBoundingClientRect().bottom;
    });
    expect(bottom).toBeLessThanOrEqual(750);
  });
}

/** Runs in the page: keeps what moves from now on, after an input too, and what is scrolled. */
async function watchMoves(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const moves: { top: number; what: string }[] = [];
  Object.assign(window, { moves });
  const place = scrollY;
  // A slow browser tells late of a scroll that came before.
  addEventListener('scroll', () => scrollY !== place && moves.push({ top: 0, what: 'scroll' }));
  new PerformanceObserver((list) => {
    for (const { sources = [] } of list.getEntries() as Shift[])
      for (const { node, previousRect, currentRect } of sources) {
        // What was or is out of sight has no place; the path stands beside the tabs.
        const places = [previousRect, currentRect].filter(({ height }) => height > 0);
        if (node?.parentElement?.closest('main nav')) continue;
        moves.push({ top: Math.min(...places.map(({ top }) => top)), what: String(node?.textContent) });
      }
  }).observe({ type: 'layout-shift' });
}

type Shift = PerformanceEntry & {
  sources?: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Runs in the page, two frames later: what has moved of what begins above a height. */
async function movesDownTo(bottom: number): Promise<string[]> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { moves } = window as unknown as { moves: { top: number; what: string }[] };
  return moves.filter(({ top }) => top < bottom - 1).map(({ what }) => what);
}
