import type { Page } from '@playwright/test';
import { ANSWER } from '@/components/dom/attributes';
import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { lateFilingWords } from '@/content/late-filing';
import { answersMessageWords } from '@/content/visitor-answers';
import { season } from './active-season';
import { expect, test } from './fixtures';
import { holdScripts } from './held-scripts';
import {
  answerFor,
  checkOf,
  chipOf,
  digitsField,
  knownOf,
  lateOf,
  lookupOf,
  setYear,
} from './income-tax-tools';

/*
 * Password managers, form fillers and translators change the HTML before React hydrates it. React then builds the
 * changed tool again. What was typed and chosen must survive.
 */

test.beforeEach(async ({ page, consoleErrors }) => {
  // React reports that it replaces a part of the page.
  consoleErrors.allow(/React error #418/);
  await page.clock.setFixedTime(new Date(`${season.year}-01-10T10:00:00-05:00`));
});

test('the income tax tools keep what was typed and chosen, and the focus, on a page that is translated before they start', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(pages.incomeTax.path, { waitUntil: 'domcontentloaded' });
  await chipOf(page, 'income', 'yes').click();
  await knownOf(lateOf(page)).click();
  await yearOf(page).selectOption(missedYear);
  await digitsField(page).pressSequentially('27');
  await page.evaluate(translatePage);
  await release();
  await expect(answerFor(page, '27')).toBeVisible();
  await expect(digitsField(page)).toHaveValue('27');
  await expect(page.locator('#filing-check [name=income][value=yes]')).toBeChecked();
  await expect(page.locator('#filing-check [data-answer]')).toBeVisible();
  await expect(yearOf(page)).toHaveValue(missedYear);
  await expect(knownOf(lateOf(page))).toContainText(`${missedYear} · …27`);
  await expect(digitsField(page)).toBeFocused();
});

/** A year that the penalty's list has on the day of these visits, and doesn't choose by itself. */
const missedYear = String(season.taxYear - 2);
const yearOf = (page: Page) => lateOf(page).getByLabel(lateFilingWords.fields.taxYear.label, { exact: true });

test('answers that change on a translated page say what they say on an untranslated one', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-09-10T10:00:00-05:00'));
  const [lookup, check, late] = [lookupOf(page), checkOf(page).locator(`[${ANSWER}]`), lateOf(page)];
  const said: string[][] = [];
  for (const isTranslated of [false, true]) {
    await page.goto(`${pages.incomeTax.path}?ag=${season.taxYear}`);
    await setYear(late, season.taxYear, '27');
    await late.getByText(lateFilingWords.fields.tax.unknown, { exact: true }).click();
    await chipOf(page, 'deposits', 'yes').click();
    for (const tool of [lookup, check, late]) await expect(tool.getByRole('link').first()).toBeVisible();
    if (isTranslated) await page.evaluate(translatePage);

    await late.locator('[name=letter][value=yes]').check({ force: true });
    await expect(late).toContainText(answersMessageWords.letter);
    await checkOf(page).locator('[name=income][value=yes]').check({ force: true });
    await expect(check).toContainText(filingCheckWords.reasons.income);
    const date = lookup.locator('p > time');
    const former = (await date.textContent()) ?? '';
    await digitsField(page).fill('45');
    await expect(date).not.toHaveText(former);
    // Screen readers are told a little later.
    await expect(lookup.getByRole('status').last()).toContainText((await date.textContent()) ?? '');
    const texts = [lookup, check, late].map((tool) => tool.innerText());
    said.push((await Promise.all(texts)).map((text) => text.replace(/\s+/g, ' ')));
    await page.evaluate(() => localStorage.clear());
  }
  expect(said[1]).toEqual(said[0]);
});

/** Wraps each text of the page in two `<font>`, as Google Translate does. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, noscript') || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text);
  }
}
