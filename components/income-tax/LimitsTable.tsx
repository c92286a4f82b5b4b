import type { ReactNode } from 'react';
import { LinkedText } from '@/components/ui/LinkedText';
import { Turning } from '@/components/ui/Turning';
import { incomeTaxWords } from '@/content/income-tax';
import { places } from '@/content/page-anchors';
import { uvts } from '@/content/season-records';
import type { Season, Threshold, ThresholdId } from '@/content/tax-calendar/types';
import { seasons } from '@/lib/seasons';
import { formatPesos } from '@/lib/tax/amounts';
import { formatShort } from '@/lib/tax/dates';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { thresholdsFor } from '@/lib/tax/thresholds';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/text-links';
import styles from './LimitsTable.module.css';
import { uvtCount } from '@/components/tax-year/YearText';

const { forWhom, uvt, operators, source, others, uvtOf, toCome } = incomeTaxWords.whoMustFile;

/** The table of every year's limits, folded, with its sources. */
export function LimitsByYear() {
  // Nothing of a UVT whose resolution is not known.
  const values = uvts.flatMap(({ year, pesos, resolution }) =>
    resolution === undefined
      ? []
      : fill(uvtOf, { year: String(year), pesos: formatPesos(pesos), resolution }),
  );
  return (
    <details className="fold" data-quiet>
      <summary>{others.heading}</summary>
      {/* Named inside the fold, which browsers then open for a link to it. */}
      <LimitsTable />
      <p>
        <LinkedText parts={linkedParts(others.lapse)} />
      </p>
      <p>
        <LinkedText
          parts={linkedParts([forWhom, fill(uvt, {}), operators, fill(source, {}), ...values].join(' '))}
        />
      </p>
    </details>
  );
}

type Row = { taxYear: number; thresholds: readonly Threshold[]; window: ReactNode };

/** The limits and the filing window of natural persons, of every year that can still be owed or has dates here. */
export function LimitsTable() {
  const known = Math.min(...seasons.map(({ taxYear }) => taxYear));
  // A year without dates here can still be owed: not filing lapses after five (Estatuto Tributario, article 717).
  const past = uvts.filter(({ year }) => year < known);
  const rows: readonly Row[] = [
    ...past.map(({ year, pesos }) => ({
      taxYear: year,
      thresholds: thresholdsFor(year, pesos),
      window: fill(others.past, { year: String(year + 1) }),
    })),
    ...seasons.map((season) => ({ ...season, window: <Window season={season} /> })),
  ];
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
        {rows.map(({ taxYear, thresholds, window }) => (
          <tr key={taxYear}>
            <th scope="row">{taxYear}</th>
            <td>{limitOf(thresholds, 'equity')}</td>
            <td>{limitOf(thresholds, 'income')}</td>
            <td>{window}</td>
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
      <Turning date={last} after={` · ${over}`} />
    </>
  );
}

/** `$224.095.500 (4.500 UVT)` */
function limitOf(thresholds: readonly Threshold[], id: ThresholdId): string {
  const threshold = thresholds.find((each) => each.id === id);
  return threshold ? `${formatPesos(threshold.amount)} ${uvtCount(threshold.uvt)}` : toCome;
}
