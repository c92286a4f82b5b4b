import { useEffect, type ReactNode } from 'react';
import { AnswerActions } from '@/components/links/AnswerActions';
import { FigureSources } from '@/components/links/FigureSources';
import { reportResult, useResults } from '@/components/case/use-case';
import { ANSWER } from '@/components/dom/attributes';
import { contingencyWords } from '@/content/contingency';
import { lateFilingWords } from '@/content/late-filing';
import type { Contingency } from '@/content/season-records';
import type { IsoDate } from '@/content/tax-calendar/types';
import { extendedWords } from '@/lib/contingencies';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import {
  isLapsed,
  isLeast,
  latePenalty,
  penaltyRules,
  type LateFiling,
  type LatePenalty,
} from '@/lib/tax/late-penalty';
import { answersMessage } from '@/lib/lead/answers-message';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import { uvtSources } from '@/lib/words/limit-sources';
import { fill } from '@/lib/words/fill';
import { penaltyWords } from '@/lib/words/penalty-words';
import answerStyles from './Answer.module.css';
import styles from './LateFiling.module.css';

const { result } = lateFilingWords;

/** The visitor's input once it is parsed. */
export type LateCase =
  | {
      readonly kind: 'filing';
      readonly filing: LateFiling;
      readonly taxYear: number;
      /** The last two digits of the tax ID. */
      readonly ending: string;
      /** Source of the deadline, unless the DIAN published it. */
      readonly dateNote: string | null;
      /** The DIAN's extension of the calendar's date, if it made one. */
      readonly extended: Contingency | undefined;
      /** An amount is unknown, so only the minimum penalty is certain. */
      readonly isUnknown: boolean;
      /** The credit balance is known or makes no difference. */
      readonly knowsCreditBalance: boolean;
    }
  /** Only the year is known, and all its dates have passed; the minimum is in pesos, at the UVT of a year. */
  | {
      readonly kind: 'least';
      readonly taxYear: number;
      readonly minimum: number;
      readonly uvtYear: number;
    }
  /** The visitor chose the option for years before the listed ones. */
  | { readonly kind: 'older'; readonly taxYear: number };

type FilingCase = Extract<LateCase, { kind: 'filing' }>;

type Props = {
  late: LateCase;
  /** The visitor has received a letter from the DIAN. */
  hasLetter: boolean;
  chooseYear: (taxYear: number) => void;
};

/** The penalty in figures and the next steps; the calculation and the reductions are folded. */
export function LateAnswer({ late, hasLetter, chooseYear }: Props) {
  if (late.kind === 'older') {
    const words = { taxYear: String(late.taxYear) };
    return (
      <Answer tone="calm" heading={fill(result.older.heading, words)}>
        <p>{result.older.text}</p>
        <AnswerActions message={fill(result.older.message, words)} />
      </Answer>
    );
  }
  if (late.kind === 'least') {
    const words = { taxYear: String(late.taxYear) };
    return (
      <Answer
        tone="unknown"
        heading={fill(result.heading, words)}
        figures={<Figure amount={formatPesos(late.minimum)} label={result.leastOfYear} />}
      >
        <p>{lateFilingWords.afterLeast}</p>
        <AnswerActions message={fill(result.leastMessage, words)} />
        <p className="soft">
          <FigureSources of={leastSources(late.uvtYear)} />
        </p>
      </Answer>
    );
  }
  const { deadline, filed } = late.filing;
  if (isLapsed(deadline, filed)) {
    const words = wordsOf(late);
    return (
      <Answer tone="calm" heading={fill(result.lapsed.heading, words)}>
        <p>{fill(result.lapsed.text, words)}</p>
        <AnswerActions message={fill(result.lapsed.message, words)} />
      </Answer>
    );
  }
  const penalty = latePenalty(late.filing);
  if (!penalty) return <OnTime late={late} chooseYear={chooseYear} />;
  return <Late late={late} hasLetter={hasLetter} penalty={penalty} />;
}

function OnTime({ late, chooseYear }: { late: FilingCase; chooseYear: Props['chooseYear'] }) {
  const words = wordsOf(late);
  const { year } = datePartsOf(late.filing.deadline);
  const isNotBegun = datePartsOf(late.filing.filed).year < year;
  return (
    <Answer tone="calm" heading={result.onTime}>
      <p>{fill(result.onTimeText, words)}</p>
      {late.dateNote && <p>{late.dateNote}</p>}
      {late.extended && <p>{extendedWords(late.extended)}</p>}
      {isNotBegun && (
        <button type="button" className="link" onClick={() => chooseYear(late.taxYear - 1)}>
          {fill(result.previous, { year: String(year - 1), taxYear: String(late.taxYear - 1) })}
        </button>
      )}
      <AnswerActions message={fill(result.messageOnTime, words)} />
    </Answer>
  );
}

type LateProps = Pick<Props, 'hasLetter'> & { late: FilingCase; penalty: LatePenalty };

function Late({ late, hasLetter, penalty }: LateProps) {
  const { filing, taxYear, ending, extended, isUnknown, knowsCreditBalance } = late;
  const { months, minimum, afterSummons } = penalty;
  const { half, threeQuarters } = penalty.reduced;
  const isReduced = half.amount < penalty.penalty;
  const words = {
    ...wordsOf(late),
    months: String(months),
    base: formatPesos(penalty.baseAmount),
    calculated: formatPesos(penalty.calculated),
    monthly: formatPesos(penalty.calculated / months),
    penalty: formatPesos(penalty.penalty),
    minimum: formatPesos(minimum),
    uvtYear: String(filing.uvt.year),
    cap: formatPesos(penalty.cap?.amount ?? 0),
  };
  const least = formatPesos(half.amount);
  const mayBeSummoned = hasLetter && !isUnknown && afterSummons > minimum;
  const most = mayBeSummoned ? afterSummons : penalty.penalty;
  const amounts = isUnknown ? { from: minimum, to: null } : { from: half.amount, to: most };
  const isFloor = isLeast(filing, penalty);
  const answer = {
    ...{ taxYear, deadline: filing.deadline, ending },
    ...amounts,
    ...(isFloor && { isLeast: true }),
    ...(hasLetter && ({ letter: isReduced ? 'reduced' : 'full' } as const)),
  } satisfies VisitorAnswers['penalty'];
  const answered = useResults();
  useEffect(() => reportResult('penalty', answer));
  useEffect(() => () => reportResult('penalty', undefined), []);
  return (
    <Answer
      tone={isUnknown ? 'unknown' : 'due'}
      heading={fill(result.heading, words)}
      figures={
        isUnknown ? (
          <Figure amount={words.minimum} label={result.least} />
        ) : (
          <>
            {isReduced && <Figure amount={least} label={result.withReduction} />}
            <Figure
              amount={words.penalty}
              label={isReduced ? result.full : mayBeSummoned ? result.notSummoned : null}
            />
            {mayBeSummoned && <Figure amount={formatPesos(afterSummons)} label={result.summoned} />}
          </>
        )
      }
    >
      <p>
        {[
          fill(months === 1 ? result.month : result.months, words),
          late.dateNote,
          isFloor && fill(result.atLeast, words),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {extended && (
        <p>
          {[
            extendedWords(extended),
            ...(extended.lateFrom ? [] : countsFrom(extended.until, late, penalty)),
          ].join(' ')}
        </p>
      )}
      {hasLetter && (
        <p>
          {fill(result.letter[isUnknown || afterSummons === minimum ? 'raised' : 'exact'], {
            amount: formatPesos(afterSummons),
          })}
        </p>
      )}
      <AnswerActions message={answersMessage({ ...answered, penalty: answer }, filing.filed) ?? ''} />
      <p>
        <b>{result.plus}</b> {!isUnknown && !knowsCreditBalance && result.withoutCreditBalance}
      </p>
      {isUnknown && (
        <p className="soft">
          <FigureSources of={leastSources(filing.uvt.year)} />
        </p>
      )}
      {!isUnknown && (
        <div className="folds">
          {isReduced && (
            <details className="fold">
              <summary>{result.folds.reduction}</summary>
              <p>{fill(result.half[half.raised ? 'raised' : 'exact'], { amount: least })}</p>
              <p>
                {fill(result.threeQuarters[threeQuarters.raised ? 'raised' : 'exact'], {
                  amount: formatPesos(threeQuarters.amount),
                })}{' '}
                {result.severalYears}
              </p>
            </details>
          )}
          <details className="fold">
            <summary>{result.folds.account}</summary>
            <p>
              {accountOf(penalty)
                .map((sentence) => fill(sentence, words))
                .join(' ')}
            </p>
            {!isReduced && <p>{result.notReduced}</p>}
            <p>
              {fill(result.summons[afterSummons === minimum ? 'raised' : 'exact'], {
                amount: formatPesos(afterSummons),
              })}
            </p>
            <p className="soft">
              <FigureSources of={sourcesOf(late, penalty)} />
            </p>
            <p>{result.note}</p>
          </details>
        </div>
      )}
    </Answer>
  );
}

type AnswerProps = {
  tone: 'calm' | 'due' | 'unknown';
  heading: string;
  figures?: ReactNode;
  children: ReactNode;
};

/** The frame of an answer, laid out like the verdict: seal, heading with figures, and the rest. */
function Answer({ tone, heading, figures, children }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <div className={`${answerStyles.say} ${styles.say}`} data-tone={tone}>
        <span className={`${answerStyles.seal} oct`} aria-hidden>
          {tone === 'due' ? '=' : tone === 'unknown' ? '?' : '–'}
        </span>
        <h3 tabIndex={-1} {...{ [ANSWER]: '' }}>
          {heading}
          {figures && <span className={`wrap ${styles.figures}`}>{figures}</span>}
        </h3>
      </div>
      <div className={styles.then}>{children}</div>
    </div>
  );
}

/** An amount above its label; the hidden punctuation is for screen readers. */
function Figure({ label, amount }: { label: string | null; amount: string }) {
  return (
    <span>
      <span className="hidden">: </span>
      <b>{amount}</b>
      {label && <small> {label}</small>}
    </span>
  );
}

/** The penalty counted from the day until which the DIAN extended the deadline, while both counts may hold. */
function countsFrom(until: IsoDate, { filing, isUnknown }: FilingCase, from: LatePenalty): string[] {
  const later = latePenalty({ ...filing, deadline: until });
  if (!later) return [];
  const { month, months, unknown, same, unreduced, less, ask } = contingencyWords.penalty;
  const half = later.reduced.half.amount;
  const words = {
    months: later.months === 1 ? month : fill(months, { count: String(later.months) }),
    penalty: formatPesos(later.penalty),
    half: formatPesos(half),
  };
  if (isUnknown) return [fill(unknown, words), ask];
  if (later.penalty === from.penalty) return [fill(same, words)];
  return [fill(half < later.penalty ? less : unreduced, words), ask];
}

/** The norms of the minimum penalty: how many UVT it is, and how many pesos those are. */
function leastSources(uvtYear: number) {
  return [penaltyRules(uvtYear).sources.minimumUvt, ...uvtSources(uvtYear)];
}

/** The norms of the figures in the account: rate and cap, minimum, reductions and what a summons doubles. */
function sourcesOf({ filing }: FilingCase, { base, raised, reduced }: LatePenalty) {
  const { sources } = penaltyRules(datePartsOf(filing.filed).year);
  return [
    ...(base === 'none' ? [] : [sources[base]]),
    ...(raised || reduced.half.raised ? leastSources(filing.uvt.year) : []),
    sources.half,
    sources.summoned,
  ];
}

/** The sentences that explain how the penalty was calculated. */
function accountOf({ base, cap, rounded, raised }: LatePenalty) {
  return [
    result.bases[base],
    cap && base !== 'none' && result.caps[cap.kind === 'share' ? base : cap.kind],
    rounded && result.rounded,
    raised && base !== 'none' && result.raised,
    base !== 'none' && !cap && result.grows,
  ].filter((sentence) => typeof sentence === 'string');
}

function wordsOf({ filing, taxYear, ending }: FilingCase) {
  const { year } = datePartsOf(filing.filed);
  return {
    ...penaltyWords(year),
    year: String(year),
    taxYear: String(taxYear),
    deadline: formatLong(filing.deadline),
    ending,
  };
}
