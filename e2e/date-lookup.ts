import type { Locator, Page } from '@playwright/test';
import { groupAndEnding } from '@/components/calendar/lookup-words';
import { lookupWords } from '@/content/lookup';

/** Section of the lookup, on whichever page. */
export const lookupOf = (page: Page): Locator => page.getByRole('region', { name: lookupWords.heading });

export const digitsField = (page: Page): Locator =>
  lookupOf(page).getByRole('textbox', { name: lookupWords.label });

/** Line above a natural person's date. */
export const answerFor = (page: Page, ending: string): Locator =>
  lookupOf(page).getByText(groupAndEnding('natural', ending));
