import type { ReactNode } from 'react';
import { FigureSources } from '@/components/links/FigureSources';
import { ReportError } from '@/components/links/ReportError';
import { lateFilingWords } from '@/content/late-filing';
import { pages } from '@/content/pages';
import type { IsoDate } from '@/content/tax-calendar/types';
import { answersMessageWords } from '@/content/visitor-answers';
import { extendedWords } from '@/lib/contingencies';
import { placedDateWords } from '@/lib/place-dates';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { isLapsed, latePenalty } from '@/lib/tax/late-penalty';
import { fill } from '@/lib/words/fill';
import { AnswerFrame, Figure } from './AnswerFrame';
import type { LateCase } from './outcome';
import { leastNote, leastSources, wordsOf } from './words';
import { PenaltyAnswer } from './PenaltyAnswer';

const { result, problems } = lateFilingWords;

type Props = {
  late: LateCase;
  today: IsoDate;
  /** The visitor has received a letter from the DIAN. */
  hasLetter: boolean;
  /** The visitor has been asked for the tax. */
  saysUnknown: boolean;
  chooseYear: (taxYear: number) => void;
  /** The next question. */
  question: ReactNode;
};

/** The answer to what is known, with the next question and steps. */
export function LateAnswer({ late, today, hasLetter, saysUnknown, chooseYear, question }: Props) {
  const words = { taxYear: String(late.taxYear) };
  if (late.kind === 'older' || late.kind === 'excused') {
    const { heading, text, message } = late.kind === 'older' ? result.older : result.excused[late.excuse];
    return (
      <AnswerFrame
        tone="calm"
        heading={fill(heading, words)}
        about={[fill(text, words)]}
        message={fill(message, words)}
        question={question}
      />
    );
  }
  const letter = hasLetter ? `${answersMessageWords.letter} ` : '';
  const message = fill(result.leastMessage, { ...words, letter });
  if (late.kind === 'unread')
    return (
      <AnswerFrame
        tone="unknown"
        heading={problems.digits}
        about={[]}
        message={message}
        question={question}
      />
    );
  if (late.kind === 'least') {
    const { state, minimum, uvtYear } = late;
    const amount = formatPesos(minimum);
    return (
      <AnswerFrame
        tone="unknown"
        heading={fill(result.heading, words)}
        figures={
          // There is none while no UVT is known.
          minimum > 0 && (
            <Figure
              amount={state === 'over' ? amount : fill(result.from, { amount })}
              label={fill(result.leastOfYear[state], { uvtYear: String(uvtYear) })}
            />
          )
        }
        about={[leastNote(uvtYear, today), hasLetter && result.letter.unknown]}
        message={message}
        question={question}
      >
        <p className="soft">
          <FigureSources of={leastSources(uvtYear)} />{' '}
          <ReportError
            path={pages.incomeTax.path}
            taxYear={late.taxYear}
            shown={`${fill(result.heading, words)}: ${amount}`}
          />
        </p>
      </AnswerFrame>
    );
  }
  if (late.kind === 'ahead')
    return (
      <AnswerFrame
        tone="calm"
        heading={result.onTime}
        about={[
          fill(result.aheadText, { ...words, first: formatLong(late.first), last: formatLong(late.last) }),
          late.dateNote,
        ]}
        message={fill(result.aheadMessage, words)}
        question={question}
      >
        <Previous of={late.first} {...{ late, today, chooseYear }} />
      </AnswerFrame>
    );
  const { deadline, filed } = late.filing;
  const known = wordsOf(late);
  if (isLapsed(deadline, filed))
    return (
      <AnswerFrame
        tone="calm"
        heading={fill(result.lapsed.heading, known)}
        about={[fill(result.lapsed.text, known)]}
        message={fill(result.lapsed.message, known)}
        question={question}
      />
    );
  const penalty = latePenalty(late.filing);
  if (penalty)
    return (
      <PenaltyAnswer
        late={late}
        hasLetter={hasLetter}
        saysUnknown={saysUnknown}
        penalty={penalty}
        question={question}
      />
    );
  return (
    <AnswerFrame
      tone="calm"
      heading={result.onTime}
      about={[
        fill(result.onTimeText, known),
        late.dateNote,
        late.extended && extendedWords(late.extended),
        late.placed && placedDateWords(late.placed),
      ]}
      message={fill(result.messageOnTime, known)}
      question={question}
    >
      <Previous of={deadline} {...{ late, today, chooseYear }} />
    </AnswerFrame>
  );
}

/** Offers the year before one whose season has not begun, which people confuse. @param of a deadline of the year */
function Previous({
  of,
  late: { taxYear },
  today,
  chooseYear,
}: Pick<Props, 'late' | 'today' | 'chooseYear'> & { of: IsoDate }) {
  const year = datePartsOf(of).year - 1;
  if (year < datePartsOf(today).year) return null;
  return (
    <button type="button" className="link" onClick={() => chooseYear(taxYear - 1)}>
      {fill(result.previous, { year: String(year), taxYear: String(taxYear - 1) })}
    </button>
  );
}
