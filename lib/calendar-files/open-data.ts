import { stringify } from 'csv-stringify/sync';
import { calendarWords, deadlineWords } from '@/content/calendar';
import { conditionNames } from '@/content/choices';
import { pages } from '@/content/pages';
import { contingencies, uvts } from '@/content/season-records';
import { groupWords, installmentWords } from '@/content/tax-calendar/groups';
import type { DateEntry, GroupId, Season } from '@/content/tax-calendar/types';
import { site } from '@/content/site';
import { changesIn, doubtsOf } from '@/lib/season-changes';
import { placeRowsOf } from '@/lib/place-dates';
import { absoluteUrl } from '@/lib/site-url';
import { datePartsOf } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';

/**
 * Path of a season's file.
 * @param year the filing year
 */
export function openDataPath(year: number, kind: 'json' | 'csv' = 'json'): string {
  return `/datos/renta-${year}.${kind}`;
}

const { license, terms, table } = calendarWords.openData;

function termsInWords(): string {
  return fill(terms, { businessName: site.businessName, url: absoluteUrl(pages.calendar.path) });
}

/**
 * A season's dates as a table for spreadsheets: separated by the semicolon of Spanish ones, with a BOM for UTF-8. Two
 * endings are written in words, since «01-02» would become a day in February.
 */
export function openDataTable({ year, taxYear, provenance, groups }: Season): string {
  const rows = groups.flatMap(({ id, type, installments }) =>
    installments.flatMap(({ name, files, dates }, installment) =>
      rowsOf(year, id, installment, dates).map(
        ({ digits, date, doubt, where, source = provenance.source }) => [
          type,
          name,
          files ? table.files.yes : table.files.no,
          digits.replace('-', deadlineWords.pair),
          date,
          taxYear,
          table.status[where === undefined ? provenance.status : 'decree'],
          doubt,
          source,
          termsInWords(),
          where,
        ],
      ),
    ),
  );
  return stringify([[...table.columns], ...rows], { bom: true, delimiter: ';', record_delimiter: 'windows' });
}

/** A season as data for other programs: days as `YYYY-MM-DD`, amounts in whole pesos. docs/publishing.md describes it. */
export function openData({ year, taxYear, provenance, updated, thresholds, groups }: Season) {
  const { status, source, url } = provenance;
  return {
    year,
    taxYear,
    status,
    source: { name: source, url },
    updated,
    license,
    terms: termsInWords(),
    uvt: uvts.filter((uvt) => uvt.year === taxYear || uvt.year === year),
    limits: thresholds.map(({ id, operator, uvt, amount }) => ({
      id,
      name: conditionNames[id],
      operator,
      uvt,
      pesos: amount,
    })),
    groups: groups.map(({ id, type, source: article, installments }) => ({
      id,
      name: type,
      source: article,
      installments: installments.map(({ dates, ...installment }, index) => ({
        ...installment,
        dates: rowsOf(year, id, index, dates),
      })),
    })),
    changes: changesIn(year).map(({ reason, source: norm, url: of, announced, doubt, moved }) => ({
      reason,
      source: norm,
      url: of,
      announced,
      doubt,
      moved: moved.map(({ group, installment, ...row }) => ({
        group: groupWords[group].type,
        installment: installmentWords[group][installment]?.name,
        ...row,
      })),
    })),
    /** Deadlines that the DIAN extended while its systems failed; the dates above are the calendar's. */
    extensions: contingencies
      .filter(({ from }) => datePartsOf(from).year === year)
      .map(({ group, from, to, until, reason, source, url, confirmed }) => ({
        group: groupWords[group].type,
        from,
        to,
        until,
        reason,
        source,
        url,
        confirmed,
      })),
  };
}

type Row = DateEntry & { readonly [Key in 'doubt' | 'norm' | 'source' | 'where']?: string | undefined };

/** The rows of an installment with what is not sure about them, then those that a decree gives some places. */
export function rowsOf(
  year: number,
  group: GroupId,
  installment: number,
  dates: readonly DateEntry[],
): readonly Row[] {
  const doubtOf = doubtsOf(year);
  const ofTable = dates.map((row) => ({
    ...row,
    doubt: doubtOf({ group, installment, digits: row.digits }),
  }));
  return [...ofTable, ...placeRowsOf(year, group)];
}
