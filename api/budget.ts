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

/** Limits from this share of the bytes on, so that spam leaves room for clients. */
const RESERVE = { share: 0.75, perDay: 2, perHour: 20 };
/** From this share on older leads make room; the rest is for what comes before the size is measured again. */
const FULL = 0.99;

export function limitsAt(usedBytes: number, { perDay, perHour, bytes }: Limits) {
  const isReserve = usedBytes >= RESERVE.share * bytes;
  return {
    perDay: isReserve ? Math.min(RESERVE.perDay, perDay) : perDay,
    perHour: isReserve ? Math.min(RESERVE.perHour, perHour) : perHour,
    isReserve,
    isFull: usedBytes >= FULL * bytes,
  };
}

export async function usedBytes(database: Database): Promise<number> {
  const [row] = await database.read([
    `SELECT (page_count - freelist_count) * page_size AS bytes
     FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
  ]);
  return Number(row?.bytes);
}

/** A caller's name for one day: 24 bits of a hash, too few to recover an address. */
export function callerOfDay(caller: string, day: string): string {
  return createHash('sha256').update(`${day} ${caller}`).digest('hex').slice(0, 6);
}
