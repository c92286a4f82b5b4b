import type { IsoDate } from '@/content/tax-calendar/types';

/*
 * Calendar days are `YYYY-MM-DD` strings: they compare with `<` and never change with the visitor's
 * time zone. Only "now" is an instant, and it becomes a day here, in Colombia.
 */

const DAY_MS = 86_400_000;

/** Milliseconds. Colombia has been at UTC−5 all year since 1993, so no time zone data is needed in the browser. */
export const BOGOTA_OFFSET_MS = -5 * 3_600_000;

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** The months abbreviated in Spanish: `ene` … `dic`. */
export const shortMonths: readonly string[] = /* @__PURE__ */ months.map((month) => month.slice(0, 3));

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

/** True if a text is a day that exists, as `YYYY-MM-DD`: `2027-02-29` is not. */
export function isIsoDate(text: string): text is IsoDate {
  const instant = Date.parse(`${text}T00:00:00Z`);
  // Engines read 29 February of any year as 1 March; converting it back reveals that.
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
}

/** The date of a year, a month (1–12) and a day, which may overflow: day 0 is the eve of the 1st. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  return fromDayNumber(Date.UTC(year, month - 1, day) / DAY_MS);
}

/** Year, month (1–12) and day of the month. */
export function datePartsOf(date: IsoDate): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** The day in Colombia, whatever the machine's time zone. @param now milliseconds since 1970, UTC */
export function todayInBogota(now = Date.now()): IsoDate {
  return new Date(now + BOGOTA_OFFSET_MS).toISOString().slice(0, 10) as IsoDate;
}

/** Milliseconds (1 to 86 400 000) until the day changes in Colombia. @param now milliseconds since 1970, UTC */
export function msUntilBogotaMidnight(now: number): number {
  const local = now + BOGOTA_OFFSET_MS;
  return (Math.floor(local / DAY_MS) + 1) * DAY_MS - local;
}

/** A day some days later, or earlier if `days` is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Calendar days from one day to another: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** The latest of some days, at least one of which is known. */
export function latestOf(days: readonly (IsoDate | undefined)[]): IsoDate {
  return days.flatMap((day) => day ?? []).reduce((latest, day) => (day > latest ? day : latest));
}

/** Day of the week, 0 = Sunday … 6 = Saturday. */
export function weekday(date: IsoDate): number {
  return new Date(toDayNumber(date) * DAY_MS).getUTCDay();
}

/** A day in Spanish: `12 de agosto de 2025`. */
export function formatLong(date: IsoDate): string {
  return `${formatDayMonth(date)} de ${datePartsOf(date).year}`;
}

/** A day in Spanish without its year: `12 de agosto`. */
export function formatDayMonth(date: IsoDate): string {
  const { month, day } = datePartsOf(date);
  return `${day} de ${months[month - 1]}`;
}

/** The month of a day in Spanish: `agosto`. */
export function formatMonth(date: IsoDate): string {
  return months[datePartsOf(date).month - 1] ?? '';
}

/** A day in short Spanish: `12 ago`. */
export function formatShort(date: IsoDate): string {
  const { month, day } = datePartsOf(date);
  return `${day} ${shortMonths[month - 1]}`;
}

/** Two days as a range in short Spanish: `11–24 feb`, or `12 ago – 24 oct` in two months. */
export function formatShortRange(first: IsoDate, last: IsoDate): string {
  const from = datePartsOf(first);
  const isOneMonth = from.month === datePartsOf(last).month;
  return isOneMonth ? `${from.day}–${formatShort(last)}` : `${formatShort(first)} – ${formatShort(last)}`;
}

/** The weekday of a day in Spanish: `martes`. */
export function formatWeekday(date: IsoDate): string {
  return weekdays[weekday(date)] ?? '';
}

/** Days since 1 January 1970. */
function toDayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

function fromDayNumber(dayNumber: number): IsoDate {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10) as IsoDate;
}
