import { expect, type Locator, type Page } from '@playwright/test';
import { groupAndEnding } from '@/components/calendar/lookup-words';
import { conditionNames } from '@/content/choices';
import { filingCheckWords, filingFormWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { lookupSectionWords, lookupWords } from '@/content/lookup';
import type { Answer, ConditionId } from '@/lib/tax/filing-check';
import { season } from './active-season';

/** Locators of the date lookup on any page and of the other tools of the income tax page. */

export const lookupOf = (page: Page): Locator =>
  page
    .getByRole('region', { name: lookupSectionWords.heading })
    .or(page.getByRole('region', { name: lookupSectionWords.cardName }));

export const digitsField = (page: Page): Locator =>
  lookupOf(page).getByRole('textbox', { name: new RegExp(Object.values(lookupWords.labels).join('|')) });

/** The line above a natural person's date, which repeats the ending. */
export const answerFor = (page: Page, ending: string): Locator =>
  lookupOf(page)
    .getByText(`${groupAndEnding('natural', ending)} ·`)
    // The same words are announced.
    .and(page.locator(':not([role=status])'));

export const checkOf = (page: Page): Locator => page.getByRole('form', { name: filingFormWords.formLabel });
export const lateOf = (page: Page): Locator => page.getByRole('form', { name: lateFilingWords.formLabel });

/** Heading of a tool's answer, which takes the focus. */
export const answerOf = (tool: Locator): Locator => tool.getByRole('heading');

/** The line of what the calculator knows, which opens to change it. */
export const knownOf = (late: Locator): Locator => late.locator('summary').first();

/** Chooses the year of a penalty, without a letter, and gives the digits. The line of what is known stays open. */
export async function setYear(tool: Locator, taxYear: number, digits: string): Promise<void> {
  const year = tool.locator('[name=taxYear]');
  if (!(await year.isVisible())) await knownOf(tool).click();
  await year.selectOption(String(taxYear));
  const field = tool.locator('[name=digits]');
  const letter = tool
    .locator('[data-next]')
    .getByText(lateFilingWords.fields.letter.options.no, { exact: true });
  // While a year's window is open, the digits come first.
  await field.or(letter).first().waitFor();
  if (await letter.isVisible()) await letter.click();
  await field.fill(digits);
  await field.press('Enter');
  await expect(tool.locator('[data-answer]:focus, [aria-invalid=true]')).toHaveCount(1);
  if (await letter.isVisible()) await letter.click();
}

/** The tabs of the tax years. */
export const tabsOf = (page: Page): Locator => page.getByRole('group', { name: incomeTaxWords.years.legend });

/** The tab of the given tax year. */
export const tabOf = (page: Page, taxYear: number | string): Locator =>
  tabsOf(page).getByRole('radio', { name: new RegExp(`^${taxYear}`) });

/** Label of an answer to a condition of the check. */
export const chipOf = (page: Page, id: ConditionId, answer: Answer): Locator =>
  checkOf(page)
    .getByRole('radiogroup', { name: conditionNames[id] })
    .getByText(filingFormWords.answers[answer], { exact: true });

/** Answers conditions of the check in turn. */
export async function answerConditions(
  page: Page,
  given: Partial<Record<ConditionId, Answer>>,
  press = (chip: Locator) => chip.click(),
): Promise<void> {
  for (const [id, answer] of Object.entries(given)) await press(chipOf(page, id as ConditionId, answer));
}

/** Fills in every tool of the income tax page, and waits for each answer. */
export async function answerAll(page: Page): Promise<void> {
  await digitsField(page).fill('27');
  await expect(answerFor(page, '27')).toBeVisible();
  if (season.thresholds.length > 0) {
    const check = checkOf(page);
    await check.getByText(filingFormWords.answers.unknown, { exact: true }).first().click();
    await check.getByText(filingFormWords.writeAmount).first().click();
    await check.getByLabel(filingCheckWords.amount.label).first().fill('190 millones');
    await expect(answerOf(check).first()).toBeVisible();
  }
  const late = lateOf(page);
  await setYear(late, season.taxYear, '27');
  // Before the deadline the tax is not asked.
  const tax = late.getByLabel(lateFilingWords.fields.tax.label, { exact: true });
  const inTime = late.getByText(lateFilingWords.result.onTime.heading, { exact: true });
  await tax.or(inTime).first().waitFor();
  if (await inTime.isVisible()) return;
  await tax.fill('1.450.000');
  await late.locator('[data-next] [type=submit]').click();
  await expect(answerOf(late).first()).toBeFocused();
}
