import { stringify } from 'csv-stringify/sync';
import { calendarWords } from '@/content/calendar';
import { placeTableWords } from '@/content/place-dates';
import { seasonRecords } from '@/content/season-records';
import type { GroupId, IsoDate, Season } from '@/content/tax-calendar/types';
import { changesOf, doubtsOf } from '@/lib/season-changes';
import { placeRowsOf } from '@/lib/place-dates';
import { declaredFreeDays, seasons } from '@/lib/seasons';
import { absoluteUrl } from '@/lib/site-url';
import { datePartsOf, formatMonth } from '@/lib/tax/dates';
import { groupOf } from '@/lib/tax/deadlines';
import { endingsOf } from '@/lib/tax/endings';
import { workingDaysOf } from '@/lib/tax/working-days';
import { fill } from '@/lib/words/fill';

/*
 * The dates as cases that other tables can be tested against: what an ending's day is and why, and days that
 * circulated and are wrong. public/datos/comprobar.mjs compares a table with them.
 */

export const dateCasesPath = { json: '/datos/casos.json', csv: '/datos/casos.csv' } as const;

const { license, cases: words } = calendarWords.openData;

/** Days that circulated in print or online and are wrong, for tests of other tables. Nobody is named. */
const wrongDates = [
  { group: 'natural', year: 2025, digits: '83-84', date: '2025-10-15' },
  { group: 'natural', year: 2025, digits: '99-00', date: '2025-10-25' },
] as const satisfies readonly { group: GroupId; year: number; digits: string; date: IsoDate }[];

/** The day of one ending. `installment` counts a group's payments of a year, from 1. */
type DateCase = {
  readonly group: GroupId;
  readonly installment: number;
  readonly ending: string;
  readonly filingYear: number;
  readonly day: IsoDate;
};

/**
 * A case with the reason for its day, where that comes from, and what is not sure about it. `where` is the question to which only
 * those answer «Sí» to whom a decree gives this day beside everybody's.
 */
type ReasonedCase = DateCase & {
  readonly why: string;
  readonly source: string;
  readonly doubt?: string;
  readonly where?: string;
};

function casesOf(season: Season): ReasonedCase[] {
  const { year, provenance, groups } = season;
  const doubtOf = doubtsOf(year);
  const ofTables = groups.flatMap(({ id: group, installments }) =>
    installments.flatMap(({ dates }, index) =>
      dates.flatMap(({ digits, date: day }) => {
        const place =
          words.places[
            workingDaysOf(year, datePartsOf(day).month, { also: declaredFreeDays }).indexOf(day)
          ] ?? '';
        const why = fill(words.why, { place, month: formatMonth(day), year });
        const doubt = doubtOf({ group, installment: index, digits });
        const row = {
          group,
          installment: index + 1,
          filingYear: year,
          day,
          why,
          source: provenance.source,
          ...(doubt !== undefined && { doubt }),
        };
        return endingsOf(digits).map((ending) => ({ ...row, ending }));
      }),
    ),
  );
  const ofDecrees = placeRowsOf(year, 'natural').flatMap(({ digits, date: day, norm, ...row }) =>
    endingsOf(digits).map((ending) => ({
      group: 'natural' as const,
      installment: 1,
      ending,
      filingYear: year,
      day,
      why: fill(placeTableWords.why, { norm }),
      ...row,
    })),
  );
  return [...ofTables, ...ofDecrees];
}

/** Wrong days: those that circulated, and those that a change of the season moved. */
function wrongCases(): (DateCase & { readonly why: string })[] {
  const moved = seasonRecords
    .flatMap(changesOf)
    .flatMap(({ year, reason, moved: rows }) =>
      rows.map(({ from: date, ...row }) => ({ ...row, year, date, why: fill(words.moved, { reason }) })),
    );
  const circulated = wrongDates.map((row) => ({ ...row, installment: 0, why: words.circulated }));
  return [...circulated, ...moved]
    .filter(({ group, installment, year, digits, date }) => {
      const season = seasons.find((each) => each.year === year);
      const rows = season && groupOf(season, group).installments[installment]?.dates;
      return rows?.some((row) => row.digits === digits && row.date !== date);
    })
    .flatMap(({ group, installment, year, digits, date: day, why }) =>
      endingsOf(digits).map((ending) => ({
        group,
        installment: installment + 1,
        ending,
        filingYear: year,
        day,
        why,
      })),
    );
}

/** All cases, with the day of the latest change as their version. */
export function dateCases() {
  return {
    version: seasons
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
    license: license.url,
    checker: absoluteUrl('/datos/comprobar.mjs'),
    cases: seasons.flatMap(casesOf),
    wrong: wrongCases(),
  };
}

/** The right cases as a table; `comprobar.mjs` reads its first five columns. */
export function dateCasesTable(): string {
  const { cases, version } = dateCases();
  const columns = [
    'group',
    'installment',
    'ending',
    'filingYear',
    'day',
    'why',
    'source',
    'version',
    'doubt',
    'where',
  ];
  return stringify(
    cases.map((each) => ({ ...each, version })),
    { columns, header: true, delimiter: ';', record_delimiter: 'windows' },
  );
}
