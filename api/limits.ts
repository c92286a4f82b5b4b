import { createHash } from 'node:crypto';
import type { Database } from './database';

/* Who calls, how often, and how much is stored of it. */

type Asked = {
  readonly peer: string;
  readonly forwardedFor: string | undefined;
  readonly host: string | undefined;
};

const loopback = /^(::ffff:)?127\.|^::1$/i;
/** This machine and networks of one's own, IPv4 and IPv6. */
const near = /^(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]\w\w:/i;

/** @param hasProxy whether the owner's own proxy forwards the calls */
export function addressOf({ peer, forwardedFor }: Asked, hasProxy: boolean): string {
  // Only the owner's own proxy is believed; any other peer may invent the header.
  if (!hasProxy || !near.test(peer)) return peer;
  // The proxy appends the address it saw; the caller may have invented the earlier ones.
  const forwarded = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  // Some proxies append the port, which each call has another of.
  return forwarded.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3') || peer;
}

/** Whether the call comes from this machine itself; a local proxy forwards calls of anybody. */
export function isLocal({ peer, forwardedFor, host = '' }: Asked): boolean {
  return forwardedFor === undefined && loopback.test(peer) && isLoopback(host.replace(/:\d+$/, ''));
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

export type Caller = {
  /** An IPv4 address, or the /64 that each IPv6 customer has. */
  readonly name: string;
  /** The /48 of an IPv6 address, which anybody can get free of charge. */
  readonly network?: string;
};

export function callerOf(address: string): Caller {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return { name: plain };
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - head.length - tail.length, 0)).fill('0');
  const groups = [...head, ...zeros, ...tail].map((group) => parseInt(group, 16).toString(16));
  return { name: groups.slice(0, 4).join(':'), network: `${groups.slice(0, 3).join(':')}/48` };
}

/** A caller's name for one day: 24 bits of a hash, too few to recover an address. */
export function callerOfDay(caller: string, day: string): string {
  return createHash('sha256').update(`${day} ${caller}`).digest('hex').slice(0, 6);
}

/** Counts a call of a kind, and returns the seconds to wait; 0 allows the call. */
export type RateLimit = (kind: string, caller: Caller) => number | Promise<number>;

const WINDOW = 60_000;

/** A network may call as often as this many callers. */
export const CALLERS_IN_NETWORK = 5;

/** Limits each caller's calls of a kind a minute, in memory, by a monotonic clock in milliseconds. */
export function memoryRateLimit(perMinute: number, elapsed: () => number): RateLimit {
  // Keys are in the order in which their minutes began.
  const counts = new Map<string, { start: number; count: number }>();
  const count = (key: string, most: number): number => {
    const time = elapsed();
    for (const [each, { start }] of counts) {
      if (time - start < WINDOW) break;
      counts.delete(each);
    }
    const entry = counts.get(key) ?? { start: time, count: 0 };
    counts.set(key, entry);
    entry.count += 1;
    return entry.count <= most ? 0 : Math.ceil((WINDOW - (time - entry.start)) / 1000);
  };
  return (kind, { name, network }) => {
    if (perMinute === 0) return 0;
    // A call refused by the network's count takes no place in memory.
    const wait = network === undefined ? 0 : count(`${kind} ${network}`, perMinute * CALLERS_IN_NETWORK);
    return wait > 0 ? wait : count(`${kind} ${name}`, perMinute);
  };
}

/** How many leads are stored. */
export type Limits = {
  /** New leads of one caller a day. */
  readonly perDay: number;
  /** New leads of all callers an hour; those above are marked and mailed in a digest. */
  readonly perHour: number;
  /** Largest size of the database, in bytes. */
  readonly bytes: number;
};

/** Stands for no limit. */
export const ANY = 1e9;

/** Limits from this share of the bytes on, so that spam leaves room for clients. */
const RESERVE = { share: 0.75, perDay: 2, perHour: 20 };
/** From this share on older leads make room. */
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
