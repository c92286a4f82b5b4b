import type { Locator, Page } from '@playwright/test';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';

/** Both tools of the income tax page. */

export const checkOf = (page: Page): Locator => page.getByRole('form', { name: filingCheckWords.formLabel });
export const lateOf = (page: Page): Locator => page.getByRole('form', { name: lateFilingWords.formLabel });

/** An answer's heading, which takes the focus. */
export const answerOf = (tool: Locator): Locator => tool.getByRole('heading');

/** Fills in the deadline of a year whose dates the calculator doesn't know. */
export async function tellDeadline(tool: Locator, deadline: string): Promise<void> {
  const { taxYear, deadline: field } = lateFilingWords.fields;
  const year = tool.getByLabel(taxYear.label, { exact: true });
  // Focus comes first on a tap, and loads the tool's chunk.
  await year.focus();
  await year.selectOption(taxYear.other);
  await tool.getByLabel(field.label, { exact: true }).fill(deadline);
}
