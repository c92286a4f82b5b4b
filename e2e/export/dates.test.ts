import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { calendarWords, deadlineWords, otherSeasonsWords, trustWords } from '@/content/calendar';
import { pages } from '@/content/pages';
import { reminderWords } from '@/content/reminders';
import { placeTableWords } from '@/content/place-dates';
import { placeDates, seasonRecords } from '@/content/season-records';
import { groupWords } from '@/content/tax-calendar/groups';
import { changesOf } from '@/lib/season-changes';
import type { openData } from '@/lib/calendar-files/open-data';
import { placeRowsOf } from '@/lib/place-dates';
import { seasons } from '@/lib/seasons';
import { formatShort, formatShortRange, todayInBogota } from '@/lib/tax/dates';
import { plainText } from '@/lib/words/text-links';
import { fill } from '@/lib/words/fill';
import { answersFor } from '@/lib/tax/lookup';
import { groupOf, windowOf } from '@/lib/tax/deadlines';
import { activeSeason, comingSeason } from '@/lib/words/active-season';
import { exported, file, found, linksIn, pageAt, textOf } from './exported';

/*
 * Every date in tables, open data, reminder files and all hundred answers of the lookup equals the one in content.
 */

const long = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
const dayMonth = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const active = activeSeason();
const calendar = pageAt(pages.calendar.path).page;

/** Tables of a group. A table with two halves side by side is read left half first. */
function tablesIn(path: string, place: string, group: string) {
  const { page } = pageAt(path);
  const tables = page(`#${place} table[data-group=${group}]`).toArray();
  return tables.map((table) => {
    const within = (selector: string) => page(table).find(selector).toArray();
    const digits = [1, 2].flatMap((half) => within(`tbody th:nth-of-type(${half})`));
    return {
      caption: textOf(page(table).find('caption')),
      headings: within('thead th').map(textOf),
      height: within('tbody tr').length,
      rows: digits.map((each) => [
        textOf(each),
        ...page(each)
          .nextUntil('th')
          .toArray()
          .map((cell) => [page(cell).find('time').attr('datetime'), textOf(cell)]),
      ]),
    };
  });
}

test.each([
  [pages.calendar.path, active],
  [pages.home.path, comingSeason(todayInBogota())],
] as const)('%s has a drawing of its year', (path, season) => {
  const figures = pageAt(path).page('figure:has(dl)');
  const { first, last } = windowOf(groupOf(season, 'natural'));
  expect(figures.toArray().map(textOf)).toEqual([expect.stringContaining(formatShortRange(first, last))]);
  // The export has no marks for today or for a visitor's digits.
  expect(figures.find('svg[data-state]')).toHaveLength(0);
});

test('the calendar shows the tables of the active season, and folds those of other years under their names', () => {
  expect(calendar(`#calendario-${active.year} details:has(table)`)).toHaveLength(0);
  const folded = calendar('details:has(table)');
  const others = seasons.filter(({ year }) => year !== active.year).sort((a, b) => b.year - a.year);
  expect(folded.toArray().map(({ attribs }) => attribs.open)).toEqual(others.map(() => undefined));
  for (const [index, { year, taxYear, provenance }] of others.entries()) {
    const details = folded.eq(index);
    const named = { year: String(year), taxYear: String(taxYear) };
    expect(textOf(details)).toContain(fill(otherSeasonsWords.dates.title, named));
    expect(details.find(`div#calendario-${year}`)).toHaveLength(1);
    expect(linksIn(details).map(([, href]) => href)).toContain(provenance.url);
    const [computed = ''] = plainText(calendarWords.source.computed).split(':');
    expect(textOf(details).includes(computed)).toBe(provenance.status === 'computed');
  }
});

test('the income page names the source of its dates once, and the calendar leads to the limits', () => {
  const links = linksIn(pageAt(pages.incomeTax.path).page('main'));
  expect(links.filter(([, href]) => href === active.provenance.url)).toHaveLength(1);
  expect(linksIn(calendar('main')).map(([, href]) => href)).toContain(`${pages.incomeTax.path}#topes`);
});

/** A season's open data as published. */
const dataOf = (name: string): ReturnType<typeof openData> => JSON.parse(file(`datos/${name}.json`));

test.each(seasons)(
  'a Spanish spreadsheet opens the dates of $year, one in each row',
  ({ year, taxYear, groups }) => {
    const written = exported.files.get(`datos/renta-${year}.csv`)?.toString() ?? '';
    expect(written.startsWith('\ufeff')).toBe(true);
    const [head, ...rows] = parse(written, { bom: true, delimiter: ';' }) as string[][];
    expect(head).toEqual([...calendarWords.openData.table.columns]);
    const dates = groups.flatMap(({ id, installments }) =>
      installments.flatMap((installment) =>
        [...installment.dates, ...placeRowsOf(year, id)].map((row) => [
          row.digits.replace('-', ' y '),
          row.date,
          String(taxYear),
          'where' in row ? row.where : '',
        ]),
      ),
    );
    expect(rows.map((row) => [...row.slice(3, 6), row.at(-1)])).toEqual(dates);
    // A spreadsheet would read two endings with a hyphen as a day.
    for (const row of rows) expect(row[3]).not.toMatch(/-/);
    for (const row of rows) expect(row.at(-2)).toContain('CC BY 4.0');
  },
);

test('a date that is not sure says so in table, data and reminder, and a season with changes doesn’t cite the press', () => {
  const doubtful = seasonRecords.flatMap((record) =>
    changesOf(record).flatMap(({ year, doubt, moved }) =>
      doubt ? moved.map((row) => ({ year, doubt, ...row })) : [],
    ),
  );
  expect(doubtful).not.toEqual([]);
  for (const { year, doubt, group, installment, digits, to } of doubtful) {
    const [, ...rows] = parse(file(`datos/renta-${year}.csv`), { bom: true, delimiter: ';' }) as string[][];
    const row = rows.filter(
      ([type, , , ending, date]) => type === groupWords[group].type && ending === digits && date === to,
    );
    expect(row.map((cells) => cells[7])).toEqual([doubt]);
    const { groups } = dataOf(`renta-${year}`);
    const dates = groups.find(({ id }) => id === group)?.installments[installment]?.dates ?? [];
    expect(dates.filter((each) => each.doubt !== undefined)).toContainEqual({ digits, date: to, doubt });
    const unfolded = file(`recordatorios/${nameOf(group, digits, year)}`)
      .replace(/\r\n /g, '')
      .replace(/\\,/g, ',');
    expect(unfolded).toContain(doubt);
    const said = textOf(calendar(`#calendario-${year}`).parent());
    expect([trustWords.matches, trustWords.matchesBut].map((words) => said.includes(words))).toEqual([
      false,
      true,
    ]);
  }
});

test('a decree’s dates stand above the table of its year, in its data beside everybody’s, and in files of their own', () => {
  expect(placeDates).not.toEqual([]);
  for (const { year, norm, question, dates } of placeDates) {
    const above = calendar(`#calendario-${year} div:has(> ul) ~ table[data-group=natural]`).prev();
    for (const words of [norm, question]) expect(textOf(above)).toContain(words);
    const days = dates.map(({ date }) => date);
    const listed = above.find('time').toArray();
    expect(listed.map(({ attribs }) => attribs.datetime)).toEqual(days);
    const [installment] = found(
      dataOf(`renta-${year}`).groups.find(({ id }) => id === 'natural'),
      'group',
    ).installments;
    const inFile = found(installment, 'installment').dates.filter((row) => 'where' in row);
    expect(inFile.map(({ digits, date }) => ({ digits, date }))).toEqual(dates);
    for (const { digits, date } of dates)
      expect(datesInFile(`${reminderWords.files.natural}-${digits}-${year}-decreto.ics`)).toEqual([date]);
    expect(textOf(calendar(`#calendario-${year}`).parent())).toContain(
      fill(placeTableWords.notInPress, { norm }),
    );
  }
});

test('the calendar lists each changed date of its season and the seasons beside it, with the previous date', () => {
  const told = calendar('li:has(del):has(time)')
    .toArray()
    .map((row) => ['del', 'time'].map((tag) => calendar(row).find(tag).attr('datetime')));
  const around = seasonRecords.filter(({ year }) => Math.abs(year - active.year) <= 1);
  const moved = around.flatMap((record) => changesOf(record).flatMap((change) => change.moved));
  expect(told.sort()).toEqual(moved.map(({ from, to }) => [from, to]).sort());
});

const nameOf = (group: keyof typeof reminderWords.files, digits: string, year: number) =>
  `${reminderWords.files[group]}-${digits}-${year}.ics`;

test.each(seasons)('the dates of $year are the same in content, pages and files', (season) => {
  const { year, provenance, thresholds, groups } = season;
  const data = dataOf(`renta-${year}`);
  expect([data.year, data.status]).toEqual([year, provenance.status]);
  const limits = thresholds.map(({ uvt, amount }) => [uvt, amount]);
  expect(data.limits.map(({ uvt, pesos }) => [uvt, pesos])).toEqual(limits);
  const inFile = data.groups.map(({ id, installments }) => [
    id,
    installments.map(({ dates }) =>
      dates.flatMap(({ digits, date, ...row }) => ('where' in row ? [] : { digits, date })),
    ),
  ]);
  expect(inFile).toEqual(groups.map(({ id, installments }) => [id, installments.map(({ dates }) => dates)]));

  for (const { id, type, titleDigits, installments } of groups) {
    const isPairs = id === 'natural';
    const names = installments.map(({ name }) => name);
    const printedAs = (say: Intl.DateTimeFormat) => ({
      caption: fill(deadlineWords.caption, { group: type, year: String(year) }),
      headings: [titleDigits, deadlineWords.date, ...(isPairs ? [titleDigits, deadlineWords.date] : names)],
      height: isPairs ? 25 : 10,
      rows: (installments[0]?.dates ?? []).map(({ digits }, row) => {
        const cells = installments.map(({ dates }) => {
          const date = found(dates[row], 'date').date;
          const whole = say.format(new Date(date));
          return [date, isPairs ? whole : `${formatShort(date)} ${whole}`];
        });
        return [digits.replace('-', deadlineWords.pair), ...cells];
      }),
    });
    const open = tablesIn(pages.calendar.path, `calendario-${year}`, id);
    // The heading and the caption of a folded table name its year.
    expect(open).toEqual([printedAs(season === active ? long : dayMonth)]);
    if (season === active)
      expect(tablesIn(pages.incomeTax.path, 'content', id)).toEqual([printedAs(dayMonth)]);

    const digits = found(installments[0], 'installment').dates.map((entry) => entry.digits);
    const byRow = digits.map((each, row) => [each, ...installments.map(({ dates }) => dates[row]?.date)]);
    expect(digits.map((each) => [each, ...datesInFile(nameOf(id, each, year))])).toEqual(byRow);
  }
});

test.each(seasons)(
  'the lookup answers each ending of $year with the dates of its reminder file',
  (season) => {
    for (let number = 0; number < 100; number += 1) {
      const ending = String(number).padStart(2, '0');
      const answers = answersFor(ending, `${season.year}-01-01`, [season], season.year);
      expect(answers.map(({ group }) => group)).toEqual(['natural', 'legal', 'major']);
      for (const { group, last, next, payments } of answers) {
        const { digits } = last;
        expect(group === 'natural' ? digits.split('-') : [`${ending[0]}${digits}`]).toContain(ending);
        const inFile = datesInFile(nameOf(group, digits, season.year));
        const dates = [next, ...payments].map((each) => each?.date).sort();
        expect([ending, dates]).toEqual([ending, inFile]);
      }
    }
  },
);

test('there are no other reminder files, and no two reminders share a UID', () => {
  const files = [...exported.files.keys()].filter((name) => name.endsWith('.ics'));
  // 50 pairs, and ten digits of each other group, with two and three installments.
  const ofDecrees = placeDates.flatMap(({ dates }) => dates).length;
  expect(files).toHaveLength(seasons.length * 70 + 50 + ofDecrees);
  const yearly = files.filter((name) => /-\d{4}(-decreto)?\.ics$/.test(name));
  const uids = yearly.flatMap((name) =>
    eventsIn(basename(name)).map((event) => event.getFirstPropertyValue('uid')),
  );
  const events = seasons.length * 100 + ofDecrees;
  expect([uids.length, new Set(uids).size]).toEqual([events, events]);
});

function eventsIn(name: string): ICAL.Component[] {
  return new ICAL.Component(ICAL.parse(file(`recordatorios/${name}`))).getAllSubcomponents('vevent');
}

function datesInFile(name: string): string[] {
  return eventsIn(name).map((event) => String(event.getFirstPropertyValue('dtstart')));
}
