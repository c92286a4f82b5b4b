import { site } from '@/content/site';

import { monthsBefore } from './days';
import type { Lead } from './leads';

/** What a link does, as part of its address. */
export const purposes = ['ya-respondi', 'borrar', 'olvidar'] as const;
export type Purpose = (typeof purposes)[number];

/** The requested address's parts. */
export type Asked = {
  readonly purpose: string;
  readonly id: string;
  readonly expires: string;
  readonly mac: string;
};

/** Path of the links' pages. */
export const OFFICE = '/api/oficina';

/** Milliseconds for which most links work. */
const LASTS = 60 * 24 * 60 * 60 * 1000;

export type LinkSettings = {
  /** The API's origin. */
  readonly origin: string;
  /** The first secret signs; former ones are still accepted. */
  readonly secrets: readonly string[];
};

export type SignedLinks = ReturnType<typeof signedLinks>;

/** Signs links (HMAC-SHA-256) that do one thing with one lead until they expire; whoever has one may use it. */
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
    /** Returns the link that marks a lead as answered. */
    answered: ({ id }: Lead, now: number) => link('ya-respondi', id, now + LASTS),
    /** Returns the link that deletes a lead, valid while the lead is kept. */
    erase: ({ id, receivedAt }: Lead) =>
      link('borrar', id, monthsBefore(receivedAt, -site.privacy.retentionMonths)),
    /** Returns the link that requests the links of a person's leads. */
    forget: (now: number) => link('olvidar', 0, now + LASTS),

    /** Returns whether one of the secrets signed exactly this address and it has not expired. */
    async isGood({ purpose, id, expires, mac }: Asked, now: number): Promise<boolean> {
      if (!(Number(expires) * 1000 > now)) return false;
      const given = Buffer.from(mac, 'base64url');
      // A different spelling of the same bytes is a different address.
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
