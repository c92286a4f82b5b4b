import type { Locator, Page } from '@playwright/test';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';

/** The two tools of the income tax page. */

export const checkOf = (page: Page): Locator => page.getByRole('form', { name: filingCheckWords.formLabel });
export const lateOf = (page: Page): Locator => page.getByRole('form', { name: lateFilingWords.formLabel });

/** What either answers begins with its heading, which takes the focus. */
export const answerOf = (tool: Locator): Locator => tool.getByRole('heading');

/** Of a year of which the calculator knows no dates. */
export async function tellDeadline(tool: Locator, deadline: string): Promise<void> {
  const { taxYear, deadline: field } = lateFilingWords.fields;
  const year = tool.getByLabel(taxYear.label, { exact: true });
  // As a finger does first: it makes the tool's code come.
  await year.focus();
  await year.selectOption(taxYear.other);
  await tool.getByLabel(field.label, { exact: true }).fill(deadline);
}
