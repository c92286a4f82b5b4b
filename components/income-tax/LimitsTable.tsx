import { incomeTaxWords } from '@/content/income-tax';
import { places } from '@/content/places';
import { uvts } from '@/content/seasons';
import type { Season, Threshold, ThresholdId } from '@/content/seasons/types';
import { seasons } from '@/lib/seasons';
import { formatPesos } from '@/lib/tax/amounts';
import { formatShort } from '@/lib/tax/dates';
import { groupOf, isComputed, windowOf } from '@/lib/tax/season';
import { thresholdsFor } from '@/lib/tax/thresholds';
import { fill } from '@/lib/words/fill';
import styles from './LimitsTable.module.css';
import { uvtCount } from './year-words';

const { toCome, others } = incomeTaxWords.whoMustFile;

/** The limits and the filing window of natural persons, of every year that can still be owed or has dates here. */
export function LimitsTable() {
  const known = seasons.map(({ taxYear }) => taxYear);
  // A year without dates here can still be owed: not filing lapses after five (Estatuto Tributario, article 717).
  const past = uvts.filter(({ year }) => year < Math.min(...known));
  return (
    <table id={places.years} className={styles.table}>
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
        {past.map(({ year: taxYear, pesos }) => (
          <tr key={taxYear}>
            <th scope="row">{taxYear}</th>
            <td>{limitOf(thresholdsFor(taxYear, pesos), 'equity')}</td>
            <td>{limitOf(thresholdsFor(taxYear, pesos), 'income')}</td>
            <td>{fill(others.past, { year: String(taxYear + 1) })}</td>
          </tr>
        ))}
        {seasons.map((season) => (
          <tr key={season.taxYear}>
            <th scope="row">{season.taxYear}</th>
            <td>{limitOf(season.thresholds, 'equity')}</td>
            <td>{limitOf(season.thresholds, 'income')}</td>
            <td>
              <Window season={season} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Between which days a season is filed, and whether they have passed or are computed. */
function Window({ season }: { season: Season }) {
  const { first, last } = windowOf(groupOf(season, 'natural'));
  const { window, over, computed } = others;
  return (
    <>
      {fill(window, { from: formatShort(first), until: formatShort(last), year: String(season.year) })}
      {isComputed(season) && ` ${computed}`}
      {/* Shown by the visitor's clock. */}
      <span data-after={last} hidden>{` · ${over}`}</span>
    </>
  );
}

/** `$224.095.500 (4.500 UVT)` */
function limitOf(thresholds: readonly Threshold[], id: ThresholdId): string {
  const threshold = thresholds.find((each) => each.id === id);
  return threshold ? `${formatPesos(threshold.amount)} ${uvtCount(threshold.uvt)}` : toCome;
}
