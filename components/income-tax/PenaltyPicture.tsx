import { lateFilingWords } from '@/content/late-filing';
import { toHundredth } from '@/lib/to-hundredth';
import { formatPesos } from '@/lib/tax/amounts';
import { monthsLate, penaltyAfter, type LateFiling } from '@/lib/tax/late-penalty';
import { fill } from '@/lib/words/fill';
import styles from './PenaltyPicture.module.css';

const { growth: words, full } = lateFilingWords.result;
const lines = { full, half: words.half, minimum: words.minimum } as const;

/** Number of months that the chart shows after the visitor's month. */
const AHEAD = 6;
/** The smallest number of months that the chart shows. */
const LEAST = 9;

/**
 * A step chart of the penalty by month, at the UVT of the visitor's filing year, with the last amount in figures.
 * Renders nothing if the penalty doesn't grow: without a base, or at its minimum or cap from the first month.
 */
export function PenaltyPicture({ filing }: { filing: LateFiling }) {
  const own = monthsLate(filing.deadline, filing.filed);
  const months = Array.from({ length: Math.max(own + AHEAD, LEAST) }, (_, index) =>
    penaltyAfter(index + 1, filing),
  );
  const top = months.at(-1)?.penalty ?? 0;
  const ownMonth = months[own - 1];
  if (!ownMonth || months[0]?.penalty === top) return null;

  // Coordinates are percentages from the upper left corner, so that the chart fills any width.
  const across = (month: number) => toHundredth((month / months.length) * 100);
  const down = (amount: number) => toHundredth(100 - (amount / top) * 100);
  const stairOf = (amounts: readonly number[]) =>
    `M0 100${amounts.map((amount, index) => `V${down(amount)}H${across(index + 1)}`).join('')}`;
  const stair = stairOf(months.map(({ penalty }) => penalty));
  const x = across(own - 0.5);
  const mine = `${x}%`;
  const today = fill(words.today, { month: String(own) });
  return (
    <figure className={styles.picture} aria-labelledby="late-growth">
      <figcaption id="late-growth">{words.heading}</figcaption>
      <div className={styles.stair} aria-hidden>
        <svg className={styles.top}>
          <svg x={mine} data-anchor={x < 18 ? 'start' : x > 82 ? 'end' : 'middle'}>
            <rect width="7em" height="100%" rx="4" />
            <text y="1.1em">{today}</text>
          </svg>
        </svg>
        <svg className={styles.room}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className={styles.area} d={`${stair}V100z`} />
            <path className={styles.minimum} d={`M0 ${down(ownMonth.minimum)}H100`} />
            <path className={styles.half} d={stairOf(months.map(({ reduced }) => reduced.half.amount))} />
            <path className={styles.full} d={stair} />
          </svg>
          <line className={styles.mine} x1={mine} x2={mine} y1="-9" y2="100%" />
          <circle className={styles.point} cx={mine} cy={`${down(ownMonth.reduced.half.amount)}%`} r="5" />
          <circle className={styles.own} cx={mine} cy={`${down(ownMonth.penalty)}%`} r="6.5" />
        </svg>
      </div>
      <p className={styles.axis}>
        <span>{words.first}</span>
        <span className="hidden">; {today}; </span>
        <span>{fill(words.last, { month: String(months.length), penalty: formatPesos(top) })}</span>
      </p>
      <ul className={styles.key} aria-hidden>
        {(['full', 'half', 'minimum'] as const).map((line) => (
          <li key={line}>
            <svg width="26" height="8">
              <path className={styles[line]} d="M0 4H26" />
            </svg>
            {lines[line]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
