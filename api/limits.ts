import { createHmac } from 'node:crypto';

/* Callers' addresses, and limits on what is stored. */

/** Recognises a host name of this machine, such as `localhost`; without the port. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

export type Caller = {
  /** An IPv4 address, or the /64 prefix that an IPv6 customer gets. */
  readonly name: string;
  /** The /48 prefix of an IPv6 address, because tunnel brokers give whole /48 networks away. */
  readonly network?: string;
};

/** The caller of an IP address: addresses that one customer may use count as one caller. */
export function callerOf(address: string): Caller {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return { name: plain };
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - head.length - tail.length, 0)).fill('0');
  const groups = [...head, ...zeros, ...tail].map((group) => parseInt(group, 16).toString(16));
  return { name: groups.slice(0, 4).join(':'), network: `${groups.slice(0, 3).join(':')}/48` };
}

/** Names a caller for one day. @param key the day's random key; once it is erased, nobody can try addresses on the name */
export function callerOfDay(caller: string, key: string): string {
  return createHmac('sha256', key).update(caller).digest('hex').slice(0, 6);
}

/** A network may send as many leads as this number of callers. */
export const CALLERS_IN_NETWORK = 5;

/** Limits on stored leads. */
export const LIMITS = {
  /** New leads of one caller in a day. */
  perDay: 40,
  /** New leads of all callers in an hour. Those above are marked and announced in a list. */
  perHour: 200,
  /** Largest size of the database, in bytes. */
  bytes: 200 * 1024 * 1024,
};

export type Limits = Readonly<typeof LIMITS>;

/** Stands for «no limit», because no count reaches it. */
export const UNLIMITED = 1e9;

export const NO_LIMITS: Limits = { perDay: UNLIMITED, perHour: UNLIMITED, bytes: Infinity };
