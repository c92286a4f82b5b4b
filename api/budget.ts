import { createHash } from 'node:crypto';

import type { Database } from './database';

/** How many leads are stored; `Infinity` is no limit. */
export type Limits = {
  /** New leads of one caller a day. */
  readonly perDay: number;
  /** New leads of all callers an hour; those above are marked and mailed in a digest. */
  readonly perHour: number;
  /** Largest size of the database, in bytes. */
  readonly bytes: number;
};

/** Leads of a caller a day that keep a mail of their own during a flood. */
export const OWN_LEADS = 2;

/** Share of the bytes above which only a caller's own leads are stored, so that spam leaves room for clients. */
const RESERVE = 0.75;

/** Returns how many new leads a caller may store a day at this database size. */
export function newLeadsAllowed(usedBytes: number, { perDay, bytes }: Limits): number {
  if (usedBytes >= bytes) return 0;
  return usedBytes >= RESERVE * bytes ? Math.min(OWN_LEADS, perDay) : perDay;
}

/** Returns the bytes in use by a SQLite database, without its free pages. */
export async function usedBytes(database: Database): Promise<number> {
  const [row] = await database.read([
    `SELECT (page_count - freelist_count) * page_size AS bytes
     FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
  ]);
  return Number(row?.bytes);
}

/** Returns a caller's name for one day: 24 bits of a hash, too few to recover an address. */
export function callerOfDay(caller: string, day: string): string {
  return createHash('sha256').update(`${day} ${caller}`).digest('hex').slice(0, 6);
}
