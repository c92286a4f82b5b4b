import { contactTrigger } from '@/components/modal/trigger';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { lateFilingWords } from '@/content/late-filing';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { fill, type Words } from '@/lib/words/fill';
import { latePenalty, type LateFiling, type SettledPenalty } from '@/lib/tax/late-penalty';
import { penaltyGrowth } from '@/lib/tax/penalty-growth';
import { serviceName } from '@/lib/words/services';
import styles from './Ledger.module.css';
import { PenaltyPicture } from './PenaltyPicture';

const { result } = lateFilingWords;

type Props = {
  /** What the visitor told. */
  told: LateFiling;
  /** Whether the deadline is of a season that the DIAN has not published. */
  isComputed: boolean;
};

/** The penalty as a figure, and each step of the rule that leads to it. */
export function LateAnswer({ told, isComputed }: Props) {
  const { deadline, filed } = told;
  const late = latePenalty(told);
  const days = { deadline: formatLong(deadline), filed: formatLong(filed) };
  if (late.kind === 'on-time') {
    return (
      <div className={styles.answer}>
        <h3 className={styles.verdict} tabIndex={-1} data-answer>
          {result.onTime}
        </h3>
        <p className={styles.note}>{fill(result.onTimeText, days)}</p>
        {isComputed && <p className={styles.note}>{result.computed}</p>}
      </div>
    );
  }

  const growth = penaltyGrowth(told);
  const year = datePartsOf(filed).year;
  const penalty = late.penalty === null ? null : formatPesos(late.penalty);
  const half = late.reduced && late.penalty && late.reduced.half.amount < late.penalty && late.reduced.half;
  const message = penalty ? fill(result.message, { ...days, penalty }) : fill(result.messageUnknown, days);
  return (
    <div className={styles.answer} data-look="warm">
      <h3 className={styles.verdict} tabIndex={-1} data-answer>
        {fill(result.heading, days)}
        {half ? (
          <span className={styles.figures}>
            <Figure label={result.full} amount={penalty} />
            <Figure label={result.withReduction} amount={formatPesos(half.amount)} />
          </span>
        ) : (
          <span className={styles.figure}>{penalty ?? result.unknown}</span>
        )}
      </h3>
      {growth && <PenaltyPicture growth={growth} year={year} />}
      <ul className={styles.steps}>
        {stepsOf(late, { ...days, year: String(year) }, isComputed).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink {...contactTrigger({ services: serviceName('incomeTax'), message })}>
          {result.contact}
        </ButtonLink>
      </div>
      <p className={styles.note}>{result.source}</p>
    </div>
  );
}

/** One of two figures, with what sets it apart from the other. The colon is for those who hear it. */
function Figure({ label, amount }: { label: string; amount: string | null }) {
  return (
    <span>
      <small>
        {label}
        <span className="hidden">: </span>
      </small>
      <span className={styles.figure}>{amount}</span>
    </span>
  );
}

/** The rule in words, with the visitor's own figures. */
function stepsOf(late: SettledPenalty, days: Words, isComputed: boolean): string[] {
  const { months, base, cap, minimum, penalty, rounded, reduced, afterSummons } = late;
  const steps = [
    fill(months === 1 ? result.month : result.months, { ...days, months: String(months) }),
    ...(isComputed ? [result.computed] : []),
    fill(result.bases[base], {
      months: String(months),
      base: formatPesos(late.baseAmount),
      calculated: formatPesos(late.calculated),
    }),
  ];
  if (cap && base !== 'none') {
    const rule = cap.kind === 'share' ? result.caps[base] : result.caps[cap.kind];
    steps.push(fill(rule, { cap: formatPesos(cap.amount) }));
  }
  if (rounded && penalty !== null) steps.push(fill(result.rounded, { penalty: formatPesos(penalty) }));
  if (minimum === null) {
    steps.push(fill(penalty === null ? result.minimumPending : result.minimumUnknown, days));
  } else if (late.raised) {
    steps.push(fill(result.raised, { ...days, minimum: formatPesos(minimum) }));
  }
  if (reduced && penalty !== null) steps.push(...reductionsOf(reduced, penalty));
  if (afterSummons !== null) steps.push(fill(result.summons, { afterSummons: formatPesos(afterSummons) }));
  steps.push(result.interest);
  return steps;
}

/** What article 640 leaves, each with its condition; one sentence where the minimum lets nothing go. */
function reductionsOf(reduced: NonNullable<SettledPenalty['reduced']>, penalty: number): string[] {
  if (reduced.half.amount >= penalty) return [result.notReduced];
  return (['half', 'threeQuarters'] as const).map((name) => {
    const { amount, raised } = reduced[name];
    return fill(result[name][raised ? 'raised' : 'exact'], { amount: formatPesos(amount) });
  });
}
