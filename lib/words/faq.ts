import { faqWords, type Question } from '@/content/faq';
import type { Words } from './fill';
import { linkedParts, type TextPart } from './linked';
import { fillIfKnown } from './season-words';

export type AnsweredQuestion = Pick<Question, 'group'> & {
  readonly question: string;
  /** The answer as it is read, without its links. */
  readonly answer: string;
  /** The same text in pieces, for the page. */
  readonly parts: readonly TextPart[];
};

export const questionGroups = Object.keys(faqWords.groups) as readonly Question['group'][];

/**
 * The questions and answers as they are read in a season, for the page and for its structured data, group by group.
 * Sentences that wait for an amount are left out, and with them a question that nothing else answers.
 */
export function answeredQuestions(questions: readonly Question[], words: Words): AnsweredQuestion[] {
  const grouped = questionGroups.flatMap((group) => questions.filter((question) => question.group === group));
  return grouped.flatMap(({ question, group, answer }) => {
    const asked = fillIfKnown(question, words);
    const sentences = answer
      .map((sentence) => fillIfKnown(sentence, words))
      .filter((known) => known !== null);
    if (!asked || sentences.length === 0) return [];
    const parts = linkedParts(sentences.join(' '));
    return [{ question: asked, group, answer: parts.map(({ text }) => text).join(''), parts }];
  });
}
