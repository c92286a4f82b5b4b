import type { IsoDate } from '@/content/tax-calendar/types';
import { addDays, datePartsOf, isoDate, weekday } from './dates';
import { sourced } from './source';

const MONDAY = 1;
const FRIDAY = 5;

export const holidayRules = sourced(
  {
    /** Holidays on their own day, `MM-DD`. */
    fixed: ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'],
    /** Holidays that are moved to the next Monday, `MM-DD`. */
    moved: ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'],
    /** Days after Easter: Maundy Thursday, Good Friday, the Mondays of Ascension, Corpus Christi and Sacred Heart. */
    fromEaster: [-3, -2, 43, 64, 71],
    /** «Día Cívico de la Paz con la Naturaleza», the third Friday of April. */
    civicDay: { from: 2024, after: '04-15', weekday: FRIDAY },
    /** 9 July, moved to Monday. */
    july: { from: 2026, after: '07-09', weekday: MONDAY },
  },
  {
    fixed: 'Ley 51 de 1983',
    moved: 'Ley 51 de 1983',
    fromEaster: 'Ley 51 de 1983',
    civicDay: 'Decreto 500 de 2024',
    july: 'Ley 2578 de 2026',
  },
);

const holidaysByYear = new Map<number, ReadonlySet<string>>();

/** `also`: non-working days declared for one year only. `except`: a holiday to count as a working day. */
export type FreeDays = { readonly also?: readonly IsoDate[]; readonly except?: IsoDate };

/** True if a day is Monday to Friday and not free, as tax deadlines count them from 2024 on. */
export function isWorkingDay(date: IsoDate, { also = [], except }: FreeDays = {}): boolean {
  const day = weekday(date);
  if (day < MONDAY || day > FRIDAY) return false;
  return date === except || !(holidaysOf(datePartsOf(date).year).has(date) || also.includes(date));
}

/** The working days of a month (1–12), in order. */
export function workingDaysOf(year: number, month: number, free?: FreeDays): IsoDate[] {
  const { day: last } = datePartsOf(isoDate(year, month + 1, 0));
  return Array.from({ length: last }, (_, index) => isoDate(year, month, index + 1)).filter((date) =>
    isWorkingDay(date, free),
  );
}

/** Working days after `from`, up to and including `to`: 1 from Friday to Monday, 0 when `to` is not later. */
export function workingDaysBetween(from: IsoDate, to: IsoDate, free?: FreeDays): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    if (isWorkingDay(date, free)) count += 1;
  }
  return count;
}

/** Colombia's holidays of a year. */
function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year);
  if (known) return known;

  const of = (day: string) => `${year}-${day}` as IsoDate;
  const easter = easterOf(year);
  const { fixed, moved, fromEaster, civicDay, july } = holidayRules;
  const days = new Set([
    ...fixed.map(of),
    ...moved.map((day) => firstOnOrAfter(of(day), MONDAY)),
    ...fromEaster.map((later) => addDays(easter, later)),
    ...[civicDay, july]
      .filter(({ from }) => year >= from)
      .map(({ after, weekday: day }) => firstOnOrAfter(of(after), day)),
  ]);

  holidaysByYear.set(year, days);
  return days;
}

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return isoDate(year, 3, 22 + epact + toSunday - 7 * correction);
}

function firstOnOrAfter(date: IsoDate, day: number): IsoDate {
  return addDays(date, (7 + day - weekday(date)) % 7);
}
