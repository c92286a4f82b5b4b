export type Caller = {
  /** An IPv4 address, or the /64 that each IPv6 customer has. */
  readonly name: string;
  /** The /48 of an IPv6 address, which anybody can get free of charge. */
  readonly network?: string;
};

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
    const wait = network === undefined ? 0 : count(`${kind} ${network}/48`, perMinute * CALLERS_IN_NETWORK);
    return wait > 0 ? wait : count(`${kind} ${name}`, perMinute);
  };
}

export function callerOf(address: string): Caller {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return { name: plain };
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail?.split(':') ?? [])];
  const part = (count: number) => all.slice(0, count).map(withoutZeros).join(':');
  return { name: part(4), network: part(3) };
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '').toLowerCase();
}
