import { LinkedText, FigureSources } from '@/components/ui/LinkedText';
import { incomeTaxWords } from '@/content/income-tax';
import { anchors } from '@/content/page-anchors';
import { uvts } from '@/content/season-records';
import type { Season } from '@/content/tax-calendar/types';
import { seasons } from '@/lib/seasons';
import { formatShort } from '@/lib/tax/dates';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { thresholdsFor } from '@/lib/tax/thresholds';
import { activeSeason } from '@/lib/words/active-season';
import { limitSources } from '@/lib/words/limit-sources';
import { fill } from '@/lib/words/fill';
import styles from './LimitsTable.module.css';
import { limitWords } from '@/components/tax-year/YearText';

const { years, whoMustFile } = incomeTaxWords;
const { operators, others } = whoMustFile;

/** The folded table of every year's limits, with its sources. */
export function LimitsByYear() {
  return (
    <details className="fold" data-quiet>
      <summary>{others.heading}</summary>
      {/* The table inside the fold has the id, because browsers open `<details>` for a target inside it. */}
      <LimitsTable />
      <p>
        <LinkedText text={others.lapse} />
      </p>
      <p>
        <LinkedText text={operators} /> <FigureSources sources={limitSources(activeSeason().taxYear)} />
      </p>
    </details>
  );
}

/** Limits and filing window of natural persons, for every year with dates and every older year that can be owed. */
function LimitsTable() {
  const known = Math.min(...seasons.map(({ taxYear }) => taxYear));
  // Older years have no dates here, but the DIAN can claim a missing return for five years (article 717).
  const past = uvts.filter(({ year }) => year < known);
  const rows = [
    ...past.map(({ year, pesos }) => ({
      taxYear: year,
      thresholds: thresholdsFor(year, pesos),
      window: fill(others.past, { year: year + 1 }),
    })),
    ...seasons.map((season) => ({ ...season, window: windowWords(season) })),
  ];
  return (
    <table id={anchors.years} className={styles.table}>
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
        {rows.map((row) => (
          <tr key={row.taxYear}>
            <th scope="row">{row.taxYear}</th>
            <td>{limitWords(row, 'equity').join(' ').trim()}</td>
            <td>{limitWords(row, 'income').join(' ').trim()}</td>
            <td>{row.window}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** First and last day of a season, and whether they are computed. */
function windowWords(season: Season): string {
  const { first, last } = windowOf(groupOf(season, 'natural'));
  const days = { from: formatShort(first), until: formatShort(last), year: season.year };
  return fill(others.window, days) + (isComputed(season) ? years.bothCalculated : '');
}
