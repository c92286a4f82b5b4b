import { lateFilingWords } from '@/content/late-filing';
import { formatPesos } from '@/lib/tax/amounts';
import { fill } from '@/lib/words/fill';
import { penaltyDrawing } from './penalty-drawing';
import type { PenaltyGrowth } from '@/lib/tax/penalty-growth';
import styles from './PenaltyPicture.module.css';

const { growth: words, full } = lateFilingWords.result;
const lines = { full, half: words.half, minimum: words.minimum } as const;

/** The penalty's growth by month: a stair to scale, its end in figures. */
export function PenaltyPicture({ growth }: { growth: PenaltyGrowth }) {
  const { months, own } = growth;
  const end = months.at(-1);
  return (
    <figure className={styles.picture} aria-labelledby="late-growth">
      <figcaption id="late-growth">{words.heading}</figcaption>
      <Stair growth={growth} />
      <p className={styles.axis}>
        <span>{words.first}</span>
        <span className="hidden">; {fill(words.today, { month: String(own) })}; </span>
        <span>
          {fill(words.last, { month: String(months.length), penalty: formatPesos(end?.penalty ?? 0) })}
        </span>
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

function Stair({ growth }: { growth: PenaltyGrowth }) {
  const { full: stair, area, half, own, minimum } = penaltyDrawing(growth);
  const anchor = own.x < 18 ? 'start' : own.x > 82 ? 'end' : 'middle';
  return (
    <div className={styles.stair} aria-hidden>
      <svg className={styles.top}>
        <svg x={`${own.x}%`} data-anchor={anchor}>
          <rect width="7em" height="100%" rx="4" />
          <text y="1.1em">{fill(words.today, { month: String(growth.own) })}</text>
        </svg>
      </svg>
      <svg className={styles.room}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.area} d={area} />
          <path className={styles.minimum} d={`M0 ${minimum}H100`} />
          <path className={styles.half} d={half} />
          <path className={styles.full} d={stair} />
        </svg>
        <line className={styles.mine} x1={`${own.x}%`} x2={`${own.x}%`} y1="-9" y2="100%" />
        <circle className={styles.point} cx={`${own.x}%`} cy={`${own.half}%`} r="5" />
        <circle className={styles.own} cx={`${own.x}%`} cy={`${own.full}%`} r="6.5" />
      </svg>
    </div>
  );
}
