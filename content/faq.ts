import { faqGroups } from './choices';
import data from './faq.json' with { type: 'json' };
import type { Data } from './schema';

/**
 * A question on the income tax return; the season fills the braces.
 * A paragraph with an unknown value is dropped, and so is a question without paragraphs.
 * `[words](#place)` links within the site.
 */
export type Question = Data['faq']['questions'][number];

export const faq = (data as Data['faq']).questions.filter(({ hidden }) => !hidden);

export const faqWords = {
  heading: 'Preguntas frecuentes',
  groups: faqGroups,
  /**
   * Summary of the fold that hides the last questions of a long group. It lists their topics, and ends in `…` if a question
   * has no topic.
   */
  more: { topics: 'Otras {count} preguntas: {topics}', none: 'Otras {count} preguntas' },
  /** Link of a question that has none of its own. */
  exit: { label: 'Pregúntame por tu caso', message: 'Hola. Tengo esta pregunta: {question}' },
  /** Shown after the last answer. */
  norms: 'Los artículos son del Estatuto Tributario.',
  other: {
    question: '¿No está tu pregunta?',
    label: 'Escríbeme por WhatsApp',
    message: 'Hola. Tengo una pregunta sobre mi declaración de renta:',
  },
} as const;
