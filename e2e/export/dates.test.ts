import ICAL from 'ical.js';
import * as yup from 'yup';
import { calendarWords, deadlineWords, otherSeasonsWords } from '@/content/calendar';
import { pages } from '@/content/pages';
import { reminderWords } from '@/content/reminders';
import { seasonRecords } from '@/content/seasons';
import { changesOf } from '@/lib/season-changes';
import { seasons } from '@/lib/seasons';
import publishedByDian from '@/lib/tax/published-by-dian.json' with { type: 'json' };
import type { DeadlineGroup, GroupId, IsoDate, Season } from '@/content/seasons/types';
import { formatShortRange, todayInBogota } from '@/lib/tax/dates';
import { plainText } from '@/lib/words/linked';
import { fill } from '@/lib/words/fill';
import { answersFor } from '@/lib/tax/lookup';
import { activeSeason, comingSeason } from '@/lib/words/active-season';
import { placeInYear } from '@/components/calendar/year-drawing';
import type { Element } from '@/scripts/build/html';
import { all, attribute, documentAt, elementsIn, exported, file, found, one, textOf } from './exported';

/*
 * Every date that the site prints or hands out equals content's: tables, reminder files, and all
 * hundred lookup answers.
 */

const long = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));
const active = activeSeason();

type Row = readonly [digits: string, date: string, words: string];

/** Rows of a table in content. */
function contentRows({ installments }: DeadlineGroup, installment: number): Row[] {
  return (installments[installment]?.dates ?? []).map(({ digits, date }) => {
    const [first = '', second] = digits.split('-');
    const row = second === undefined ? first : fill(deadlineWords.pair, { first, second });
    return [row, date, long.format(new Date(date))];
  });
}

/** Rows of a printed table, whose two halves side by side are read one after the other. */
function printedRows(table: Element): Row[] {
  const rows = all(table, 'tr').map((row) => {
    const digits = elementsIn(row, 'th').map(textOf);
    const dates = elementsIn(row, 'time');
    return dates.map((time, half): Row => [
      digits[half] ?? '',
      attribute(time, 'datetime') ?? '',
      textOf(time),
    ]);
  });
  const halves = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: halves }, (_, half) => rows.flatMap((row) => row.slice(half, half + 1))).flat();
}

/** Tables by page: the calendar has those of every season, each under its year. */
const printed = [
  ...seasons.map((season) => [pages.calendar.path, season, `calendario-${season.year}`] as const),
  [pages.incomeTax.path, active, 'content'] as const,
].flatMap(([path, season, place]) =>
  season.groups.map((group) => [path, season.year, group.type, group, place] as const),
);

test.each(printed)(
  '%s prints the dates of %i of %s',
  (path, year, type, { id, titleDigits, titleDate, installments, ...group }, place) => {
    const tables = all(one(documentAt(path), '*', { id: place }), 'table', { 'data-group': id });
    expect(tables.map(printedRows)).toEqual(
      installments.map((_, index) =>
        contentRows({ ...group, id, titleDigits, titleDate, installments }, index),
      ),
    );
    const whole = fill(deadlineWords.caption, { group: type, year: String(year) });
    const captions = tables.map((table) => all(table, 'caption').map(textOf).join());
    expect(captions).toEqual(
      installments.map(({ name }) => (id === 'natural' ? whole : expect.stringContaining(name))),
    );
    for (const table of tables) {
      const [head = []] = all(table, 'thead').map((row) => elementsIn(row, 'th').map(textOf));
      const headings = [titleDigits, titleDate];
      expect(head).toEqual(id === 'natural' ? [...headings, ...headings] : headings);
      expect(all(table, 'tr')).toHaveLength(1 + (id === 'natural' ? 25 : 10));
    }
  },
);

test.each([
  [pages.calendar.path, active],
  [pages.home.path, comingSeason(todayInBogota(new Date()))],
] as const)('%s draws the year as the calendar’s tables print it', (path, season) => {
  const calendar = documentAt(pages.calendar.path);
  const [figure, ...others] = all(documentAt(path), 'figure').filter(
    (element) => all(element, 'dl').length > 0,
  );
  expect(others).toEqual([]);
  const rows = all(found(figure, 'drawing of the year'), 'div').filter((row) => all(row, 'dt').length > 0);
  const drawn = rows.map((row) => ({
    group: all(row, 'dt').map(textOf).join(),
    ranges: all(found(all(row, 'p')[0], 'ranges'), 'span').map(textOf),
    bars: all(row, 'rect').map((bar) => [attribute(bar, 'x'), attribute(bar, 'width')]),
  }));
  expect(drawn).toEqual(
    season.groups.map(({ id, type }) => {
      const own = one(calendar, '*', { id: `calendario-${season.year}` });
      const windows = all(own, 'table', { 'data-group': id }).map((table) => {
        const days = elementsIn(table, 'time').map((time) => attribute(time, 'datetime') as IsoDate);
        return days.sort();
      });
      const ends = windows.map((days) => [found(days[0], 'date'), found(days.at(-1), 'date')] as const);
      return {
        group: type,
        ranges: ends.map(([first, last]) => formatShortRange(first, last)),
        bars: ends.map(([first, last]) => {
          const from = placeInYear(first, 0);
          return [`${from}%`, `${Number((placeInYear(last, 1) - from).toFixed(2))}%`];
        }),
      };
    }),
  );
  // Marks of the day or of the visitor are absent from the export.
  const marks = rows.flatMap((row) => elementsIn(row, 'svg')).filter((mark) => attribute(mark, 'data-state'));
  expect(marks).toEqual([]);
});

test('on the calendar the season’s tables stand open, and those of each other year under its name', () => {
  const calendar = documentAt(pages.calendar.path);
  const open = one(calendar, '*', { id: `calendario-${active.year}` });
  expect(all(open, 'details')).toEqual([]);
  const folded = all(calendar, 'details').filter((details) => all(details, 'table').length > 0);
  const others = seasons.filter(({ year }) => year !== active.year).sort((a, b) => b.year - a.year);
  expect(folded.map((details) => attribute(details, 'open'))).toEqual(others.map(() => undefined));
  for (const [index, { year, taxYear, provenance }] of others.entries()) {
    const details = found(folded[index], `dates of ${year}`);
    const named = { year: String(year), taxYear: String(taxYear) };
    expect(textOf(details)).toContain(fill(otherSeasonsWords.dates.title, named));
    expect(all(details, 'div', { id: `calendario-${year}` })).toHaveLength(1);
    expect(elementsIn(details, 'a').map((link) => attribute(link, 'href'))).toContain(provenance.url);
    const [computed = ''] = plainText(calendarWords.source.computed).split(':');
    expect(textOf(details).includes(computed)).toBe(provenance.status === 'computed');
  }
});

const text = yup.string().required();
const whole = yup.number().integer().required();
const day = text.matches(/^\d{4}-\d\d-\d\d$/);
const listOf = <Fields extends yup.ObjectShape>(fields: Fields) =>
  yup.array().of(yup.object(fields).noUnknown()).required();

/** What an open file holds, as docs/publishing.md describes it. */
const openFile = yup
  .object({
    year: whole,
    taxYear: whole,
    status: text.oneOf(['published', 'computed']),
    source: yup.object({ name: text, url: text.url() }),
    updated: day,
    terms: text,
    uvt: listOf({ year: whole, pesos: whole, resolution: yup.string() }),
    limits: listOf({ id: text, name: text, operator: text.oneOf(['>=', '>']), uvt: whole, pesos: whole }),
    groups: listOf({
      id: text.oneOf(['major', 'legal', 'natural']),
      name: text,
      source: text,
      installments: listOf({
        name: text,
        files: yup.boolean().required(),
        dates: listOf({ digits: text.matches(/^(\d|\d\d-\d\d)$/), date: day }),
      }),
    }),
    changes: listOf({
      reason: text,
      source: text,
      url: yup.string().url(),
      announced: yup.string(),
      doubt: yup.string(),
      moved: listOf({ group: text, installment: text, digits: text, from: day, to: day }),
    }),
  })
  .noUnknown();

test('the calendar lists each date that changed around its season, with the former one', () => {
  const page = documentAt(pages.calendar.path);
  const told = all(page, 'li').flatMap((row) => {
    const [was] = elementsIn(row, 'del');
    const [is] = elementsIn(row, 'time');
    return was && is ? [[attribute(was, 'datetime'), attribute(is, 'datetime')]] : [];
  });
  const around = seasonRecords.filter(({ year }) => Math.abs(year - active.year) <= 1);
  const moved = around.flatMap((record) => changesOf(record).flatMap((change) => change.moved));
  expect(told.sort()).toEqual(moved.map(({ from, to }) => [from, to]).sort());
});

describe.each(seasons.map((season) => [season.year, season] as const))('%i', (year, season) => {
  const nameOf = (id: GroupId, digits: string) => `${reminderWords.files[id]}-${digits}-${year}.ics`;

  test('has one file of all its dates', () => {
    expect(datesInFile(`${reminderWords.wholeCalendar}-${year}.ics`)).toEqual(allDates(season).sort());
  });

  test('is the same in its open file, on the page, in its reminders and as the DIAN published it', () => {
    const data = openFile.validateSync(JSON.parse(file(`datos/renta-${year}.json`)), { strict: true });
    expect([data.year, data.status]).toEqual([year, season.provenance.status]);
    expect(data.limits.map(({ uvt, pesos }) => [uvt, pesos])).toEqual(
      season.thresholds.map(({ uvt, amount }) => [uvt, amount]),
    );
    const calendar = one(documentAt(pages.calendar.path), '*', { id: `calendario-${year}` });
    for (const { id, installments } of data.groups) {
      const inFile = installments.map(({ dates }) => dates.map(({ date }) => date));
      const onPage = all(calendar, 'table', { 'data-group': id }).map((table) =>
        printedRows(table).map(([, date]) => date),
      );
      const digits = installments[0]?.dates.map((row) => row.digits) ?? [];
      const byRow = digits.map((each) => datesInFile(nameOf(id as GroupId, each)));
      const inReminders = installments.map((_, index) => byRow.map((dates) => dates[index]));
      expect([id, onPage, inReminders]).toEqual([id, inFile, inFile]);
      const published = Object.entries(publishedByDian).find(([each]) => each === String(year))?.[1];
      if (published)
        expect(published[id as GroupId]).toEqual(
          digits.map((each, row) => [each, ...inFile.map((dates) => dates[row]?.slice(5))]),
        );
    }
  });

  test('the lookup answers each ending with its dates and a file that is there', () => {
    for (const ending of endings) {
      const answers = answersFor(ending, `${year}-01-01`, [season], year);
      const found = answers.map(({ group, digits, dates }) => [
        group,
        dates.map(({ date }) => date),
        datesInFile(nameOf(group, digits)),
      ]);
      const expected = season.groups.map(({ id, installments }) => {
        const isOwn = (digits: string) =>
          id === 'natural' ? digits.split('-').includes(ending) : digits === ending.slice(-1);
        const dates = installments.flatMap(({ dates: rows }) =>
          rows.filter(({ digits }) => isOwn(digits)).map(({ date }) => date),
        );
        return [id, dates, dates];
      });
      expect([ending, found.sort()]).toEqual([ending, expected.sort()]);
      expect(expected.map(([, dates = []]) => dates.length).sort()).toEqual([1, 2, 3]);
    }
  });
});

test('a subscription holds its pair’s date of every season, under the names of each season’s file', () => {
  for (const { digits } of groupIn(active, 'natural').installments[0]?.dates ?? []) {
    const name = `${reminderWords.files.natural}-${digits}`;
    const yearly = seasons.flatMap(({ year }) => eventsIn(`${name}-${year}.ics`));
    expect([digits, eventsIn(`${name}.ics`).map(String)]).toEqual([digits, yearly.map(String)]);
  }
});

test('there are no other files of reminders, and no two reminders share a UID', () => {
  const files = [...exported.files.keys()].filter((name) => name.endsWith('.ics'));
  expect(files).toHaveLength(seasons.length * (50 + 10 + 10 + 1) + 50);
  const uids = seasons.flatMap(({ year }) =>
    eventsIn(`${reminderWords.wholeCalendar}-${year}.ics`).map((event) => event.getFirstPropertyValue('uid')),
  );
  expect(new Set(uids).size).toBe(seasons.length * 100);
});

function groupIn({ groups }: Season, id: GroupId): DeadlineGroup {
  return found(
    groups.find((group) => group.id === id),
    id,
  );
}

function allDates({ groups }: Season): string[] {
  return groups.flatMap(({ installments }) =>
    installments.flatMap(({ dates }) => dates.map(({ date }) => date)),
  );
}

function eventsIn(name: string): ICAL.Component[] {
  return new ICAL.Component(ICAL.parse(file(`recordatorios/${name}`))).getAllSubcomponents('vevent');
}

const read = new Map<string, string[]>();

function datesInFile(name: string): string[] {
  const known = read.get(name);
  if (known) return known;
  const dates = eventsIn(name).map((event) => String(event.getFirstPropertyValue('dtstart')));
  read.set(name, dates);
  return dates;
}
