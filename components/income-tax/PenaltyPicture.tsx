import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/seasons/types';
import { formatPesos } from '@/lib/tax/amounts';
import { addDays, formatShortYear } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { penaltyDrawing } from './penalty-drawing';
import type { PenaltyGrowth, PenaltyMonth } from '@/lib/tax/penalty-growth';
import styles from './PenaltyPicture.module.css';

const { growth: words, full, withReduction } = lateFilingWords.result;

type Props = {
  growth: PenaltyGrowth;
  /** The year whose UVT it is settled at. */
  year: number;
};

/** How the penalty grows month by month: drawn as a stair, told by its key, and month by month in a table. */
export function PenaltyPicture({ growth, year }: Props) {
  const { months, own, ownMonth, minimum } = growth;
  const cap = formatPesos(months.at(-1)?.penalty ?? 0);
  const settled = { year: String(year) };
  return (
    <figure className={styles.picture} aria-labelledby="late-growth">
      <figcaption id="late-growth">{words.heading}</figcaption>
      <Stair growth={growth} />
      <ul className={styles.key}>
        <li>
          <Sample of="own" />
          {fill(words.own, { month: String(own), penalty: formatPesos(ownMonth.penalty) })}
        </li>
        <li>
          <Sample of="full" />
          {full}
        </li>
        <li>
          <Sample of="half" />
          {withReduction}
        </li>
        <li>
          <Sample of="cap" />
          {fill(words.cap, { cap, month: String(months.length) })}
        </li>
        {minimum !== null && (
          <li>
            <Sample of="minimum" />
            {fill(words.minimum, { ...settled, minimum: formatPesos(minimum) })}
          </li>
        )}
      </ul>
      <details className={styles.figures}>
        <summary>{words.figures}</summary>
        <table>
          <thead>
            <tr>
              {Object.values(words.columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <MonthRow
                key={month.until}
                month={month}
                count={index + 1}
                since={
                  index === months.length - 1 ? addDays(months[index - 1]?.until ?? month.until, 1) : null
                }
                isOwn={Math.min(own, months.length) === index + 1}
              />
            ))}
          </tbody>
        </table>
        {minimum !== null && <p>{fill(words.uvt, settled)}</p>}
      </details>
    </figure>
  );
}

type RowProps = {
  month: PenaltyMonth;
  count: number;
  /** When it began, where it never ends: the last one. */
  since: IsoDate | null;
  isOwn: boolean;
};

function MonthRow({ month: { until, penalty, half }, count, since, isOwn }: RowProps) {
  const name = fill(since ? words.orMore : words.month, { month: String(count) });
  const days = since
    ? fill(words.from, { from: formatShortYear(since) })
    : fill(words.until, { until: formatShortYear(until) });
  return (
    <tr aria-current={isOwn || undefined}>
      <th scope="row">
        {name} <small>{days}</small>
      </th>
      <td>{formatPesos(penalty)}</td>
      <td>{formatPesos(half)}</td>
    </tr>
  );
}

/** The stair itself: what it shows is said by the key and the table below it. */
function Stair({ growth }: { growth: PenaltyGrowth }) {
  const { full: stair, area, half, ends, capEnds, own, minimum, isCut } = penaltyDrawing(growth);
  const anchor = own.x < 15 ? 'start' : own.x > 85 ? 'end' : 'middle';
  return (
    <div className={styles.stair} aria-hidden>
      <svg className={styles.top}>
        <svg x={`${own.x}%`} data-anchor={anchor}>
          <rect width="5.4em" height="100%" rx="4" />
          <text y="1.05em">{fill(words.month, { month: String(growth.own) })}</text>
        </svg>
      </svg>
      <svg className={styles.room}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.area} d={area} />
          <path className={styles.cap} d="M0 0H100" />
          {minimum !== null && <path className={styles.minimum} d={`M0 ${minimum}H100`} />}
          <path className={styles.half} d={half} />
          <path className={styles.full} d={stair} />
        </svg>
        <svg y="100%" className={styles.ticks}>
          {ends.map((end) => (
            <line key={end} x1={`${end}%`} x2={`${end}%`} y1="-5" />
          ))}
        </svg>
        <line className={styles.mine} x1={`${own.x}%`} x2={`${own.x}%`} y2="100%" />
        <circle className={styles.point} cx={`${own.x}%`} cy={`${own.half}%`} r="4.5" />
        <circle className={styles.own} cx={`${own.x}%`} cy={`${own.full}%`} r="6.5" />
        {isCut && (
          <svg x="100%" y="100%">
            <path className={styles.break} d="M-44 8-38-8M-36 8-30-8" />
          </svg>
        )}
      </svg>
      <svg className={styles.months}>
        <text x="0" y="1em">
          {fill(words.month, { month: '1' })}
        </text>
        {capEnds > 30 && (
          <text x={`${capEnds}%`} y="1em" data-anchor="end">
            {fill(words.month, { month: String(growth.months.length) })}
          </text>
        )}
      </svg>
    </div>
  );
}

/** A bit of each line, before its words. */
function Sample({ of }: { of: 'own' | 'full' | 'half' | 'cap' | 'minimum' }) {
  return (
    <svg width="28" height="14" aria-hidden>
      {of === 'own' ? (
        <circle className={styles.own} cx="14" cy="7" r="6" />
      ) : (
        <path className={styles[of]} d="M0 7H28" />
      )}
    </svg>
  );
}
