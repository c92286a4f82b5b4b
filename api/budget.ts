import { createHash } from 'node:crypto';

import type { Database } from './database';

/** How many leads are taken; `Infinity` is any number. */
export type Limits = {
  /** New leads of one caller in a day. */
  readonly perDay: number;
  /** New leads of all in an hour; those above it are marked, and told by a digest. */
  readonly perHour: number;
  /** How large the database may become, in bytes. */
  readonly bytes: number;
};

/** So many of a caller's leads a day are stored and told on their own, whatever others send. */
export const OWN_LEADS = 2;

/** From this share of the bytes on only those are stored, so that many callers can't take the place of a client. */
const RESERVE = 0.75;

/** How many new leads a caller may send in a day while the database is this large. */
export function newLeadsAllowed(usedBytes: number, { perDay, bytes }: Limits): number {
  if (usedBytes >= bytes) return 0;
  return usedBytes >= RESERVE * bytes ? Math.min(OWN_LEADS, perDay) : perDay;
}

/** The bytes that a SQLite database fills; what was deleted is free again. */
export async function usedBytes(database: Database): Promise<number> {
  const [row] = await database.read([
    `SELECT (page_count - freelist_count) * page_size AS bytes
     FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
  ]);
  return Number(row?.bytes);
}

/** A caller's name for one day: 24 bits of a hash, from which no address can be told. */
export function callerOfDay(caller: string, day: string): string {
  return createHash('sha256').update(`${day} ${caller}`).digest('hex').slice(0, 6);
}
