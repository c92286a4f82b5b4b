import { site } from '@/content/site';

import { monthsBefore } from './clock';
import type { Lead } from './leads';

/** What a link lets one do; part of its address. */
export type Purpose = 'ya-respondi' | 'borrar' | 'olvidar';

/** The parts of an address, as they were called. */
export type Asked = {
  readonly purpose: string;
  readonly id: string;
  readonly expires: string;
  readonly mac: string;
};

/** Where the pages of these links are. */
export const OFFICE = '/api/oficina';

/** 60 days, in milliseconds. */
const LASTS = 60 * 24 * 60 * 60 * 1000;

export type LinkSettings = {
  /** Where the API answers, without a path. */
  readonly origin: string;
  /** The first signs; the others, which were the first once, are still believed. */
  readonly secrets: readonly string[];
};

export type SignedLinks = ReturnType<typeof signedLinks>;

/** Links that do one thing with one lead until a day; whoever has one may use it (HMAC-SHA-256). */
export function signedLinks({ origin, secrets }: LinkSettings) {
  const keys = secrets.map((secret) =>
    crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]),
  );
  /** @param expires milliseconds since 1970, UTC */
  async function link(purpose: Purpose, id: number, expires: number): Promise<string> {
    const [key] = await Promise.all(keys);
    if (key === undefined) throw new Error('No secret signs links');
    const seconds = String(Math.floor(expires / 1000));
    const mac = await crypto.subtle.sign('HMAC', key, message(purpose, String(id), seconds));
    return `${origin}${OFFICE}/${purpose}/${id}/${seconds}/${Buffer.from(mac).toString('base64url')}`;
  }
  return {
    /** To say that a lead was answered. */
    answered: ({ id }: Lead, now: number) => link('ya-respondi', id, now + LASTS),
    /** To delete a lead, as long as it is kept. */
    erase: ({ id, receivedAt }: Lead) =>
      link('borrar', id, monthsBefore(receivedAt, -site.privacy.retentionMonths)),
    /** To ask for the links of somebody's leads. */
    forget: (now: number) => link('olvidar', 0, now + LASTS),

    /** Whether one of the keys has signed exactly this, and its day has not come. */
    async isGood({ purpose, id, expires, mac }: Asked, now: number): Promise<boolean> {
      if (!(Number(expires) * 1000 > now)) return false;
      const given = Buffer.from(mac, 'base64url');
      // Another spelling of the same bytes is another address.
      if (given.toString('base64url') !== mac) return false;
      const signed = message(purpose, id, expires);
      const all = await Promise.all(keys);
      const good = await Promise.all(all.map((key) => crypto.subtle.verify('HMAC', key, given, signed)));
      return good.includes(true);
    },
  };
}

function message(purpose: string, id: string, expires: string): Uint8Array<ArrayBuffer> {
  return bytes(`${purpose}.${id}.${expires}`);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
