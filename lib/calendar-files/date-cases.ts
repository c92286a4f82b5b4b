import { stringify } from 'csv-stringify/sync';
import { calendarWords } from '@/content/calendar';
import { placeTableWords } from '@/content/place-dates';
import { seasonRecords } from '@/content/season-records';
import type { GroupId, IsoDate, Season } from '@/content/tax-calendar/types';
import { changesOf, isSameRow } from '@/lib/season-changes';
import { declaredFreeDays, seasons } from '@/lib/seasons';
import { absoluteUrl } from '@/lib/site-url';
import { datePartsOf, formatMonth, latestOf } from '@/lib/tax/dates';
import { allDeadlines, type Deadline } from '@/lib/tax/deadlines';
import { endingsOf } from '@/lib/tax/endings';
import { workingDaysOf } from '@/lib/tax/working-days';
import { fill } from '@/lib/words/fill';
import { rowsOf } from './open-data';

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

/** A row's day as a case for each of its endings. `installment` counts a group's payments of a year, from 1. */
function casesOfRow({
  group,
  installment,
  digits,
  year,
  date,
}: Omit<Deadline, 'taxYear' | 'computed' | 'files'>) {
  return endingsOf(digits).map((ending) => ({
    group,
    installment: installment + 1,
    ending,
    filingYear: year,
    day: date,
  }));
}

/**
 * A season's cases with the reason for each day, where that comes from, and what is not sure about it. `where` is the question
 * to which only those answer «Sí» to whom a decree gives this day beside everybody's.
 */
function casesOf({ year, provenance, groups }: Season) {
  return groups.flatMap(({ id: group, installments }) =>
    installments.flatMap(({ dates }, installment) =>
      rowsOf(year, group, installment, dates).flatMap(({ norm, source = provenance.source, ...row }) => {
        const why = norm === undefined ? workingDayWords(row.date) : fill(placeTableWords.why, { norm });
        const { doubt, where } = row;
        return casesOfRow({ ...row, year, group, installment }).map((each) => ({
          ...each,
          why,
          source,
          doubt,
          where,
        }));
      }),
    ),
  );
}

/** «Es el noveno día hábil de octubre de 2025.» */
function workingDayWords(date: IsoDate): string {
  const { year, month } = datePartsOf(date);
  const place = workingDaysOf(year, month, { also: declaredFreeDays }).indexOf(date);
  return fill(words.why, { place: words.places[place] ?? '', month: formatMonth(date), year });
}

/** Wrong days: those that circulated, and those that a change of the season moved. */
function wrongCases() {
  const moved = seasonRecords
    .flatMap(changesOf)
    .flatMap(({ year, reason, moved: rows }) =>
      rows.map(({ from: date, ...row }) => ({ ...row, year, date, why: fill(words.moved, { reason }) })),
    );
  const circulated = wrongDates.map((row) => ({ ...row, installment: 0, why: words.circulated }));
  const right = allDeadlines(seasons);
  return [...circulated, ...moved]
    .filter((row) =>
      right.some(
        ({ year, date, ...other }) => year === row.year && isSameRow(row, other) && date !== row.date,
      ),
    )
    .flatMap(({ why, ...row }) => casesOfRow(row).map((each) => ({ ...each, why })));
}

/** All cases, with the day of the latest change as their version. */
export function dateCases() {
  return {
    version: latestOf(seasons.map(({ updated }) => updated)),
    license,
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
