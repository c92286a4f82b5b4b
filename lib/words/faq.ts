import { faqWords, type Question } from '@/content/faq';
import type { Words } from './fill';
import { linkedParts, type TextPart } from './linked';
import { fillIfKnown } from './season-words';

export type AnsweredQuestion = Pick<Question, 'group' | 'about'> & {
  /** Id of its place on the page. */
  readonly id: string;
  readonly question: string;
  /** Plain text of the answer, without its links. */
  readonly answer: string;
  /** The same text split at its links. */
  readonly parts: readonly TextPart[];
  /** The norm it rests on, '' where the answer names it; without what the owner still has to confirm. */
  readonly source: string;
};

export const questionGroups = Object.keys(faqWords.groups) as readonly Question['group'][];

/**
 * Questions and answers of a season, by group, for the page and its structured data.
 * Sentences with an unknown amount are dropped, and so is a question that loses all of them.
 */
export function answeredQuestions(questions: readonly Question[], words: Words): AnsweredQuestion[] {
  const grouped = questionGroups.flatMap((group) => questions.filter((question) => question.group === group));
  return grouped.flatMap(({ question, group, about, answer, source = '' }, index) => {
    const asked = fillIfKnown(question, words);
    const sentences = answer
      .map((sentence) => fillIfKnown(sentence, words))
      .filter((known) => known !== null);
    if (!asked || sentences.length === 0) return [];
    const parts = linkedParts(sentences.join(' '));
    const id = `pregunta-${index + 1}`;
    const said = parts.map(({ text }) => text).join('');
    const [norm = ''] = source.split(/[.;]? *Por confirmar/);
    return [
      { id, about, question: asked, group, answer: said, parts, source: names(said, norm) ? '' : norm },
    ];
  });
}

/** Whether a text has every article and decree of a source. */
function names(text: string, source: string): boolean {
  return (source.match(/\d+(?:-\d)?/g) ?? []).every((number) => text.includes(number));
}
