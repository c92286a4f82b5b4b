import { faqWords, type Question } from '@/content/faq';
import { fill, type Words } from './fill';
import { linkedParts } from './text-links';
import { withIds } from './question-ids';
import { fillIfKnown } from './season-words';

export type AnsweredQuestion = ReturnType<typeof answeredQuestions>[number];

export const questionGroups = Object.keys(faqWords.groups) as readonly Question['group'][];

/**
 * Questions and answers of a season, by group, for the page.
 * Paragraphs and points with an unknown amount are dropped, and so is a question that loses all its paragraphs.
 * @param inAnswers values that paragraphs and points take instead, such as tokens that the page fills itself
 * @throws Error for a token that no season has
 */
export function answeredQuestions(questions: readonly Question[], words: Words, inAnswers: Words = words) {
  const grouped = questionGroups.flatMap((group) =>
    withIds(questions).filter((question) => question.group === group),
  );
  return grouped.flatMap(({ id, question, group, about, topic, answer, points = [], exit, source = '' }) => {
    const asked = fillIfKnown(question, words);
    const known = answer.flatMap((paragraph) => fillIfKnown(paragraph, inAnswers) ?? []);
    if (!asked || known.length === 0) return [];
    const [norm = ''] = source.split(/[.;]? *Por confirmar/);
    const { label, message } = exit ?? faqWords.exit;
    return {
      /** Id of the question's element on the page. */
      id,
      about,
      topic,
      question: asked,
      group,
      /** Paragraphs, each split at its links; the first says what to do. */
      answer: known.map(linkedParts),
      /** Special cases with what is true in each, shown after the paragraphs. */
      points: points.flatMap(({ when, text }) => {
        const filled = fillIfKnown(text, inAnswers);
        return filled === null ? [] : { when: fill(when, words), text: linkedParts(filled) };
      }),
      /** The answer's link to WhatsApp, and the message that it opens with. */
      exit: { label, message: fill(message, { ...words, question: asked }) },
      /** The norm behind the answer, but for what its text names. */
      source: norm,
    };
  });
}
