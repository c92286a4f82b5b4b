/** Says for how many seconds a caller has to wait; 0: it may go on. */
export type RateLimit = (caller: string) => number | Promise<number>;

/** 60 s, in milliseconds. */
const WINDOW = 60_000;

/**
 * So many calls a minute for each caller, counted in memory. It forgets the oldest callers rather
 * than grow beyond `capacity`.
 */
export function memoryRateLimit(perMinute: number, now: () => number, capacity = 10_000): RateLimit {
  // In the order in which their minutes began: the oldest first.
  const callers = new Map<string, { start: number; count: number }>();
  return (caller) => {
    if (perMinute === 0) return 0;
    const time = now();
    for (const [name, { start }] of callers) {
      if (time - start < WINDOW && callers.size < capacity) break;
      callers.delete(name);
    }
    const { start, count } = callers.get(caller) ?? { start: time, count: 0 };
    callers.set(caller, { start, count: count + 1 });
    return count < perMinute ? 0 : Math.ceil((start + WINDOW - time) / 1000);
  };
}

/** Whom an address counts as: an IPv6 customer has a whole /64, so that is one caller. */
export function callerOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0')].slice(0, 4).join(':');
}
