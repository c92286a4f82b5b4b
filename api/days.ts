import type { IsoDate } from '@/content/seasons/types';

/** The instant at which a day begins in Colombia, in milliseconds since 1970. */
export function startOf(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00-05:00`);
}

/** `2026-11-21T18:05:00-05:00`, in Colombia. */
export function bogotaTime(instant: number): string {
  return `${new Date(instant - 5 * 3_600_000).toISOString().slice(0, 19)}-05:00`;
}
