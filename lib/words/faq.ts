import type { Question } from '@/content/faq';
import type { Words } from './fill';
import { fillIfKnown } from './season-words';

/** A piece of an answer: words, or words that lead somewhere. */
type AnswerPart = { readonly text: string; readonly href?: string };

export type AnsweredQuestion = {
  readonly question: string;
  /** The answer as it is read, without its links. */
  readonly answer: string;
  /** The same text in pieces, for the page. */
  readonly parts: readonly AnswerPart[];
};

/**
 * The questions and answers as they are read in a season, for the page and for its structured data.
 * Sentences that wait for an amount are left out, and with them a question that nothing else answers.
 */
export function answeredQuestions(questions: readonly Question[], words: Words): AnsweredQuestion[] {
  return questions.flatMap(({ question, answer }) => {
    const asked = fillIfKnown(question, words);
    const sentences = answer
      .map((sentence) => fillIfKnown(sentence, words))
      .filter((known) => known !== null);
    if (!asked || sentences.length === 0) return [];
    const parts = partsOf(sentences.join(' '));
    return [{ question: asked, answer: parts.map(({ text }) => text).join(''), parts }];
  });
}

/** `Mira [la lista](#documents).` → `Mira `, `la lista` with its address, `.` */
function partsOf(text: string): AnswerPart[] {
  // What was between the brackets and between the parentheses are every second and third piece.
  const pieces = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return pieces.flatMap((piece, index): AnswerPart[] => {
    if (piece === '' || index % 3 === 2) return [];
    return [index % 3 === 1 ? { text: piece, href: pieces[index + 1] } : { text: piece }];
  });
}
