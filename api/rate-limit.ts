/** Who calls, as far as a limit is concerned. */
export type Caller = {
  /** An IPv4 address; an IPv6 customer has a whole /64, so that is one caller. */
  readonly name: string;
  /** The /48 of an IPv6 address, which anybody can have for nothing. */
  readonly network?: string;
};

/** Counts a call of a kind; says for how many seconds the caller has to wait, 0: it may go on. */
export type RateLimit = (kind: string, caller: Caller) => number | Promise<number>;

/** Counts a call of anybody's; says whether there are too many at this moment. */
export type FloodGauge = () => boolean | Promise<boolean>;

/** 60 s, in milliseconds. */
const WINDOW = 60_000;

/** A network, and all who are new when the table is full, may call as often as so many callers. */
const CALLERS_IN_NETWORK = 5;
/** So many callers' calls in a minute are a flood. */
const CALLERS_IN_FLOOD = 50;

/** Who finds no place in the table. */
const OTHERS = 'others';

/**
 * So many calls a minute for each caller and kind, counted in memory. A full table forgets nobody before the
 * minute is over: who is new then shares one count with all who are.
 * @param elapsed milliseconds of a clock that only goes forward
 */
export function memoryRateLimit(perMinute: number, elapsed: () => number, capacity = 10_000): RateLimit {
  const count = counter(elapsed, capacity);
  return (kind, { name, network }) => {
    if (perMinute === 0) return 0;
    const wide = perMinute * CALLERS_IN_NETWORK;
    // The network first: what it is refused takes no place in the table.
    const wait = network === undefined ? 0 : count(`${kind} ${network}/48`, wide, wide);
    return wait > 0 ? wait : count(`${kind} ${name}`, perMinute, wide);
  };
}

/** As `memoryRateLimit`, for all together. */
export function memoryFloodGauge(perMinute: number, elapsed: () => number): FloodGauge {
  const count = counter(elapsed, 1);
  const most = perMinute * CALLERS_IN_FLOOD;
  return () => perMinute > 0 && count('all', most, most) > 0;
}

function counter(elapsed: () => number, capacity: number) {
  // In the order in which their minutes began: the oldest first.
  const counts = new Map<string, { start: number; count: number }>();
  return (asked: string, most: number, mostOfOthers: number): number => {
    const time = elapsed();
    for (const [key, { start }] of counts) {
      if (time - start < WINDOW) break;
      counts.delete(key);
    }
    const isKept = counts.has(asked) || counts.size < capacity;
    const key = isKept ? asked : OTHERS;
    const entry = counts.get(key) ?? { start: time, count: 0 };
    counts.set(key, entry);
    entry.count += 1;
    const left = WINDOW - (time - entry.start);
    return entry.count <= (isKept ? most : mostOfOthers) ? 0 : Math.ceil(left / 1000);
  };
}

/** Whom an address counts as. */
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
