import { TODAY } from '@/components/dom/attributes';
import { incomeTaxWords } from '@/content/income-tax';
import { shortMonths } from '@/lib/tax/dates';
import { groupOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { windowsOf } from '@/lib/year-scale';
import styles from './FilingWindow.module.css';
import { YearText, YearWord } from '@/components/tax-year/YearText';

const { window, ruler } = incomeTaxWords;

/** The filing window of the chosen year, in words and on a ruler of months. */
export function FilingWindow() {
  return (
    <div className={`box ${styles.window}`}>
      <p>
        <YearText text={window} as="strong" />
      </p>
      <Ruler />
      <YearWord as="p" name="lastDay" className="soft" />
    </div>
  );
}

/** A ruler of the year with the window as a bar, which differs by days between years. Script marks today (deadline-cells.ts). */
function Ruler() {
  const [bar] = windowsOf(groupOf(activeSeason(), 'natural'));
  if (!bar) return null;
  return (
    <svg className={styles.ruler} aria-hidden>
      <rect x={`${bar.from}%`} y="26" width={`${bar.width}%`} height="18" />
      <line y1="44" x2="100%" y2="44" />
      {shortMonths.map((month, index) => (
        <g key={month}>
          <line x1={place(index)} x2={place(index)} y1="38" y2="44" />
          <text x={place(index + 0.5)} y="60">
            {month.slice(0, 1).toUpperCase()}
          </text>
        </g>
      ))}
      <line x1="100%" x2="100%" y1="38" y2="44" />
      <svg className={styles.today} {...{ [TODAY]: activeSeason().year }}>
        <line y1="20" y2="44" />
        <text y="14">{ruler.today}</text>
      </svg>
    </svg>
  );
}

/** Position of a month on the ruler, in percent of its width. */
function place(month: number): string {
  return `${Math.round((month / 12) * 10_000) / 100}%`;
}
