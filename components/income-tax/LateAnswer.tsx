import { ButtonLink } from '@/components/ui/ButtonLink';
import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/seasons/types';
import { services } from '@/content/services';
import { formatPesos } from '@/lib/amounts';
import { datePartsOf, formatLong } from '@/lib/dates';
import { href } from '@/lib/env';
import { fill } from '@/lib/fill';
import type { LatePenalty } from '@/lib/late-penalty';
import styles from './Ledger.module.css';

const { result } = lateFilingWords;

type Props = { late: LatePenalty; deadline: IsoDate; filed: IsoDate };

/** The penalty as a figure, and each step of the rule that leads to it. */
export function LateAnswer({ late, deadline, filed }: Props) {
  const days = { deadline: formatLong(deadline), filed: formatLong(filed) };
  if (late.kind === 'on-time') {
    return (
      <div className={styles.answer}>
        <h3 className={styles.verdict} tabIndex={-1} data-answer>
          {result.onTime}
        </h3>
        <p className={styles.note}>{fill(result.onTimeText, days)}</p>
      </div>
    );
  }

  const penalty = late.penalty === null ? null : formatPesos(late.penalty);
  const message = penalty ? fill(result.message, { ...days, penalty }) : fill(result.messageUnknown, days);
  return (
    <div className={styles.answer} data-look="warm">
      <h3 className={styles.verdict} tabIndex={-1} data-answer>
        {fill(result.heading, days)}
        <span className={styles.figure}>{penalty ?? result.unknown}</span>
      </h3>
      <ul className={styles.steps}>
        {stepsOf(late, days, String(datePartsOf(filed).year)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink
          href={href('/#contact')}
          role="button"
          aria-haspopup="dialog"
          data-modal="contact"
          data-services={services[0].name}
          data-message={message}
        >
          {result.contact}
        </ButtonLink>
      </div>
      <p className={styles.note}>{result.source}</p>
    </div>
  );
}

type Late = Extract<LatePenalty, { kind: 'late' }>;

/** The rule in words, with the visitor's own figures. */
function stepsOf(late: Late, days: { deadline: string; filed: string }, year: string): string[] {
  const { months, base, cap, minimum, penalty, reduced, afterSummons } = late;
  const steps = [
    fill(months === 1 ? result.month : result.months, { ...days, months: String(months) }),
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
  if (minimum === null) {
    steps.push(fill(penalty === null ? result.minimumPending : result.minimumUnknown, { year }));
  } else if (late.raised) {
    steps.push(fill(result.raised, { minimum: formatPesos(minimum), year }));
  }
  if (reduced && penalty !== null) {
    const { half, threeQuarters } = reduced;
    const words = { half: formatPesos(half), threeQuarters: formatPesos(threeQuarters) };
    steps.push(half < penalty ? fill(result.reduced, words) : result.notReduced);
  }
  if (afterSummons !== null) steps.push(fill(result.summons, { afterSummons: formatPesos(afterSummons) }));
  steps.push(result.interest);
  return steps;
}
