import { LinkedText } from '@/components/ui/LinkedText';
import { incomeTaxWords } from '@/content/income-tax';
import { seasons } from '@/lib/seasons';
import { pastLimits } from '@/content/seasons/past-limits';
import type { Season, ThresholdId } from '@/content/seasons/types';
import { formatPesos } from '@/lib/tax/amounts';
import { formatShort } from '@/lib/tax/dates';
import { groupOf, windowOf } from '@/lib/tax/season';
import { fill } from '@/lib/words/fill';
import { activeSeason } from '@/lib/words/active-season';
import { linkedParts } from '@/lib/words/linked';
import { seasonWords } from '@/lib/words/season-words';
import styles from './LimitsByYear.module.css';

const { forWhom, uvt, operators, source, toCome, others } = incomeTaxWords.whoMustFile;

/** The limits and the filing window of every known year, folded, with their sources. */
export function LimitsByYear() {
  const known = seasons.map(({ taxYear }) => taxYear);
  const rows = [
    ...pastLimits.map((past) => ({
      taxYear: past.taxYear,
      limits: [formatPesos(past.equity), formatPesos(past.others)],
      window: others.past,
    })),
    ...seasons.map((season) => ({
      taxYear: season.taxYear,
      limits: [limitOf(season, 'equity'), limitOf(season, 'income')],
      window: windowWords(season),
    })),
  ].filter(({ taxYear, window }) => window !== others.past || !known.includes(taxYear));
  return (
    <details id="years" className="fold" data-quiet data-own-years>
      <summary>{others.heading}</summary>
      <table className={styles.table}>
        <caption className="hidden">{others.caption}</caption>
        <thead>
          <tr>
            {Object.values(others.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ taxYear, limits, window }) => (
            <tr key={taxYear}>
              <th scope="row">{taxYear}</th>
              <td>{limits[0]}</td>
              <td>{limits[1]}</td>
              <td>{window}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {forWhom} {fill(uvt, seasonWords(activeSeason()))} {operators}{' '}
        <LinkedText parts={linkedParts(fill(source, {}))} />
      </p>
    </details>
  );
}

function limitOf({ thresholds }: Season, id: ThresholdId): string {
  const threshold = thresholds.find((each) => each.id === id);
  return threshold ? formatPesos(threshold.amount) : toCome;
}

function windowWords(season: Season): string {
  const { first, last } = windowOf(groupOf(season, 'natural'));
  return fill(others.window, { from: formatShort(first), until: formatShort(last) });
}
