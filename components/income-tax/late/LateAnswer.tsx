import type { ReactNode } from 'react';
import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/tax-calendar/types';
import { answersMessageWords } from '@/content/visitor-answers';
import { extendedWords } from '@/lib/contingencies';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import { placedDateWords } from '@/lib/place-dates';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { fill, type Words } from '@/lib/words/fill';
import { Figure, type Answer } from './AnswerFrame';
import type { LateCase } from './outcome';
import { leastNote, wordsOf } from './words';
import { penaltyAnswer } from './PenaltyAnswer';

const { result, problems } = lateFilingWords;

/** The facts beside the late return that the answer depends on. */
export type AnswerContext = {
  today: IsoDate;
  /** The visitor has received a letter from the DIAN. */
  hasLetter: boolean;
  /** The visitor has been asked for the tax. */
  saysUnknown: boolean;
  /** Results of the other tools. */
  answered: VisitorAnswers;
  chooseYear: (taxYear: number) => void;
};

/** The answer to what is known. */
export function lateAnswer(late: LateCase, context: AnswerContext): Answer {
  const words = { taxYear: late.taxYear };
  if (late.kind === 'older') return calm(result.older, words);
  if (late.kind === 'excused') return calm(result.excused[late.exemption], words);
  const letter = context.hasLetter ? `${answersMessageWords.letter} ` : '';
  const message = fill(result.leastMessage, { ...words, letter });
  if (late.kind === 'unread') return { tone: 'unknown', heading: problems.digits, about: [], message };
  if (late.kind === 'least') return { ...leastAnswer(late, context), message };
  if (late.kind === 'ahead') {
    const { first, last, dateNote } = late;
    const dates = { ...words, first: formatLong(first), last: formatLong(last) };
    return { ...calm(result.ahead, dates, dateNote), rest: previous(late, first, context) };
  }
  if (late.kind === 'lapsed') return calm(result.lapsed, wordsOf(late));
  const { filing, penalty, dateNote, extended, placed } = late;
  if (penalty) return penaltyAnswer(late, penalty, context);
  const notes = [dateNote, extended && extendedWords(extended), placed && placedDateWords(placed)];
  return {
    ...calm(result.onTime, wordsOf(late), ...notes),
    rest: previous(late, filing.deadline, context),
  };
}

/** An answer without a figure. */
function calm(
  said: Readonly<Record<'heading' | 'text' | 'message', string>>,
  words: Words,
  ...notes: Answer['about']
): Answer {
  return {
    tone: 'calm',
    heading: fill(said.heading, words),
    about: [fill(said.text, words), ...notes],
    message: fill(said.message, words),
  };
}

/** The minimum penalty, while only the year is known. */
function leastAnswer(late: Extract<LateCase, { kind: 'least' }>, { today, hasLetter }: AnswerContext) {
  const { taxYear, state, minimum, uvtYear } = late;
  const amount = formatPesos(minimum);
  return {
    tone: 'unknown',
    heading: fill(result.heading, { taxYear }),
    // There is no figure while no UVT is known.
    figures: minimum > 0 && (
      <Figure
        amount={state === 'over' ? amount : fill(result.from, { amount })}
        label={fill(result.leastOfYear[state], { uvtYear })}
      />
    ),
    about: [leastNote(uvtYear, today), hasLetter && result.letter.unknown],
  } as const;
}

/** Offers the year before one whose season has not begun, which people confuse. @param of a deadline of the year */
function previous({ taxYear }: LateCase, of: IsoDate, { today, chooseYear }: AnswerContext): ReactNode {
  const year = datePartsOf(of).year - 1;
  if (year < datePartsOf(today).year) return null;
  return (
    <button type="button" className="link" onClick={() => chooseYear(taxYear - 1)}>
      {fill(result.previous, { year, taxYear: taxYear - 1 })}
    </button>
  );
}
