import type { IsoDate } from '@/content/tax-calendar/types';
import { BOGOTA_OFFSET_MS } from '@/lib/tax/dates';

/** Returns the start of a day in Colombia, in milliseconds since 1970 (UTC). */
export function startOfDay(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00Z`) - BOGOTA_OFFSET_MS;
}

/** Formats an instant in Colombian time: `2026-11-21 18:05:00`. */
export function bogotaTime(instant: number): string {
  return new Date(instant + BOGOTA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns the same day and time some months earlier. 31 March less a month is 3 March, because February has no 31st. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
