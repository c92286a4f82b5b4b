import type { Locator, Page } from '@playwright/test';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';

/** The two tools of the income tax page. */

export const checkOf = (page: Page): Locator => page.getByRole('form', { name: filingCheckWords.formLabel });
export const lateOf = (page: Page): Locator => page.getByRole('form', { name: lateFilingWords.formLabel });

/** What either answers begins with its heading, which takes the focus. */
export const answerOf = (tool: Locator): Locator => tool.getByRole('heading');
