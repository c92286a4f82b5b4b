import data from './faq.json' with { type: 'json' };
import { faqGroups, type Data } from './schema';

/**
 * A question on the income tax return. The season fills what is in braces: a sentence whose value is not known yet is
 * left out, and so is a question without any sentence. `[words](#place)` is a link within the site.
 */
export type Question = Data['faq']['questions'][number];

export const { questions: faq } = data as Data['faq'];

export const faqWords = {
  heading: 'Preguntas frecuentes',
  groups: faqGroups,
} as const;
