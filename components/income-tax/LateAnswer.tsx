import { AnswerActions } from '@/components/links/AnswerActions';
import { FigureSources } from '@/components/links/FigureSources';
import { ReportError } from '@/components/links/ReportError';
import { LinkedText } from '@/components/ui/LinkedText';
import { lateFilingWords } from '@/content/late-filing';
import { extendedWords } from '@/lib/contingencies';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf } from '@/lib/tax/dates';
import { isLapsed, latePenalty } from '@/lib/tax/late-penalty';
import { fill } from '@/lib/words/fill';
import { AnswerFrame, Figure } from './AnswerFrame';
import type { FilingCase, LateCase } from './late-outcome';
import { leastSources, wordsOf } from './late-words';
import { PenaltyAnswer } from './PenaltyAnswer';

const { result } = lateFilingWords;

type Props = {
  late: LateCase;
  /** The visitor has received a letter from the DIAN. */
  hasLetter: boolean;
  chooseYear: (taxYear: number) => void;
};

/** The answer to a submit of the calculator, and the next steps. */
export function LateAnswer({ late, hasLetter, chooseYear }: Props) {
  const words = { taxYear: String(late.taxYear) };
  if (late.kind === 'older' || late.kind === 'excused') {
    const { heading, text, message } = late.kind === 'older' ? result.older : result.excused[late.excuse];
    return (
      <AnswerFrame tone="calm" heading={fill(heading, words)}>
        <p>
          <LinkedText text={fill(text, words)} />
        </p>
        <AnswerActions message={fill(message, words)} />
      </AnswerFrame>
    );
  }
  if (late.kind === 'least')
    return (
      <AnswerFrame
        tone="unknown"
        heading={fill(result.heading, words)}
        figures={<Figure amount={formatPesos(late.minimum)} label={result.leastOfYear} />}
      >
        <p>{lateFilingWords.afterLeast}</p>
        <AnswerActions message={fill(result.leastMessage, words)} />
        <p className="soft">
          <FigureSources of={leastSources(late.uvtYear)} />{' '}
          <ReportError
            taxYear={late.taxYear}
            shown={`${fill(result.heading, words)}: ${formatPesos(late.minimum)}`}
          />
        </p>
      </AnswerFrame>
    );
  const { deadline, filed } = late.filing;
  if (isLapsed(deadline, filed)) {
    const known = wordsOf(late);
    return (
      <AnswerFrame tone="calm" heading={fill(result.lapsed.heading, known)}>
        <p>{fill(result.lapsed.text, known)}</p>
        <AnswerActions message={fill(result.lapsed.message, known)} />
      </AnswerFrame>
    );
  }
  const penalty = latePenalty(late.filing);
  if (!penalty) return <OnTime late={late} chooseYear={chooseYear} />;
  return <PenaltyAnswer late={late} hasLetter={hasLetter} penalty={penalty} />;
}

function OnTime({ late, chooseYear }: { late: FilingCase; chooseYear: Props['chooseYear'] }) {
  const words = wordsOf(late);
  const { year } = datePartsOf(late.filing.deadline);
  const isNotBegun = datePartsOf(late.filing.filed).year < year;
  return (
    <AnswerFrame tone="calm" heading={result.onTime}>
      <p>{fill(result.onTimeText, words)}</p>
      {late.dateNote && <p>{late.dateNote}</p>}
      {late.extended && <p>{extendedWords(late.extended)}</p>}
      {isNotBegun && (
        <button type="button" className="link" onClick={() => chooseYear(late.taxYear - 1)}>
          {fill(result.previous, { year: String(year - 1), taxYear: String(late.taxYear - 1) })}
        </button>
      )}
      <AnswerActions message={fill(result.messageOnTime, words)} />
    </AnswerFrame>
  );
}
