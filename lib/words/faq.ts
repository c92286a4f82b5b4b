import { faqWords, type Question } from '@/content/faq';
import { fill, type Words } from './fill';
import { linkedParts, type TextPart } from './text-links';
import { withIds } from './question-ids';
import { fillIfKnown } from './season-words';

export type AnsweredQuestion = Pick<Question, 'group' | 'about' | 'topic'> & {
  /** Id of the question's element on the page. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs, each split at its links; the first says what to do. */
  readonly answer: readonly (readonly TextPart[])[];
  /** Special cases with what is true in each, shown after the paragraphs. */
  readonly points: readonly { readonly when: string; readonly text: readonly TextPart[] }[];
  /** The answer's link to WhatsApp, and the message that it opens with. */
  readonly exit: { readonly label: string; readonly message: string };
  /** The norm behind the answer, but for what its text names. */
  readonly source: string;
};

export const questionGroups = Object.keys(faqWords.groups) as readonly Question['group'][];

/**
 * Questions and answers of a season, by group, for the page.
 * Paragraphs and points with an unknown amount are dropped, and so is a question that loses all its paragraphs.
 * @param inAnswers values that paragraphs and points take instead, such as tokens that the page fills itself
 * @throws Error for a token that no season has
 */
export function answeredQuestions(
  questions: readonly Question[],
  words: Words,
  inAnswers: Words = words,
): AnsweredQuestion[] {
  const grouped = questionGroups.flatMap((group) =>
    withIds(questions).filter((question) => question.group === group),
  );
  return grouped.flatMap(({ id, question, group, about, topic, answer, points = [], exit, source = '' }) => {
    const asked = fillIfKnown(question, words);
    const known = answer.flatMap((paragraph) => fillIfKnown(paragraph, inAnswers) ?? []);
    if (!asked || known.length === 0) return [];
    const cases = points.flatMap(({ when, text }) => {
      const filled = fillIfKnown(text, inAnswers);
      return filled === null ? [] : { when: fill(when, words), text: filled };
    });
    const [norm = ''] = source.split(/[.;]? *Por confirmar/);
    const { label, message } = exit ?? faqWords.exit;
    return {
      id,
      about,
      topic,
      question: asked,
      group,
      answer: known.map(linkedParts),
      points: cases.map(({ when, text }) => ({ when, text: linkedParts(text) })),
      exit: { label, message: fill(message, { ...words, question: asked }) },
      source: norm,
    };
  });
}
