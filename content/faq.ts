import data from './faq.json' with { type: 'json' };
import { isShown } from './hidden';
import { faqGroups, type Data } from './schema';

/**
 * A question on the income tax return; the season fills the braces.
 * A sentence with an unknown value is dropped, and so is a question without sentences.
 * `[words](#place)` links within the site.
 */
export type Question = Data['faq']['questions'][number];

export const faq = (data as Data['faq']).questions.filter(isShown);

export const faqWords = {
  heading: 'Preguntas frecuentes',
  groups: faqGroups,
} as const;
