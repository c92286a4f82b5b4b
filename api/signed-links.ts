import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { site } from '@/content/site';
import type { Database } from './database';
import { monthsBefore } from './bogota-time';
import { isLoopback } from './limits';
import type { Lead } from './leads';

/** Actions that a signed link allows; each name is part of the link's path. */
export type Purpose = 'ya-respondi' | 'borrar' | 'olvidar';

/** Parts of a link's path. A lead's `id` includes its time, because a restored backup gives its number to another lead. */
export type LinkParts = {
  readonly purpose: Purpose;
  readonly id: string;
  readonly expires: string;
  readonly mac: string;
};

/** Links that mark a lead as answered, or delete it. */
export type LeadLinks = { readonly answered: string; readonly erase: string };

/** A lead with its links, which are missing while the site's address is unknown. */
export type LinkedLead = { readonly lead: Lead; readonly links: LeadLinks | undefined };

/** Path of the pages behind the links in the owner's mails. */
export const OWNER_PAGES = '/api/oficina';

/** Milliseconds for which links are valid, except the one that deletes a lead. */
const LINK_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

type Urls = { readonly site?: string; readonly editor?: string };

export type SignedLinks = ReturnType<typeof signedLinks>;

/**
 * Signs links (HMAC-SHA-256). Whoever has a link may use it for its one purpose until it expires.
 * The key is generated once and stored beside the leads, because whoever reads it there can read them too.
 * @param given the API's origin; without it links use the remembered one, and without either there are none
 * @param urls addresses of site and editor, for the mails
 */
export function signedLinks(database: Database, given?: string, urls: Urls = {}) {
  let kept: { key: Buffer; origin: string | undefined } | undefined;

  async function load() {
    const made = randomBytes(32).toString('base64url');
    const [, rows = []] = await database.write([
      ["INSERT INTO state (name, value) VALUES ('link key', :made) ON CONFLICT DO NOTHING", { made }],
      ["SELECT name, value FROM state WHERE name LIKE 'link %'"],
    ]);
    const stored = Object.fromEntries(rows.map(({ name, value }) => [name, String(value)]));
    return {
      key: Buffer.from(String(stored['link key']), 'base64url'),
      origin: given ?? stored['link origin'],
    };
  }
  /** Calls share the value, not its promise: on Workers the promise of a cancelled call may never settle. */
  async function loaded() {
    return (kept ??= await load());
  }

  /** Signs a link for one purpose. @param expires milliseconds since 1970, UTC */
  async function link(purpose: Purpose, id: string, expires: number): Promise<string | undefined> {
    const { key, origin } = await loaded();
    if (origin === undefined) return undefined;
    const seconds = String(Math.floor(expires / 1000));
    return `${origin}${OWNER_PAGES}/${purpose}/${id}/${seconds}/${signature(key, purpose, id, seconds)}`;
  }
  return {
    /** Signs a lead's links. The one that deletes it is valid for as long as the lead is kept. */
    async ofLead(
      { id, receivedAt }: Pick<Lead, 'id' | 'receivedAt'>,
      now: number,
    ): Promise<LeadLinks | undefined> {
      const named = `${id}-${receivedAt}`;
      const answered = await link('ya-respondi', named, now + LINK_LIFE_MS);
      const erase = await link('borrar', named, monthsBefore(receivedAt, -site.privacy.retentionMonths));
      return answered && erase ? { answered, erase } : undefined;
    },
    /** Signs the link to the form that finds a person's leads by e-mail. */
    eraseByEmail: (now: number) => link('olvidar', '0', now + LINK_LIFE_MS),

    /** Returns the addresses of site and editor. Without a setting the site has the API's origin. */
    urls: async (): Promise<Urls> => ({ ...urls, site: urls.site ?? (await loaded()).origin }),

    /**
     * Stores the origin of the first call as the links' address, unless one is set. Later calls may come through a preview
     * deployment. Plain HTTP would expose the links' signatures, so it is accepted on this machine only.
     */
    async remember(origin: string): Promise<void> {
      const { protocol, hostname } = new URL(origin);
      if (protocol !== 'https:' && !isLoopback(hostname)) return;
      // The statement keeps the first origin by itself; the check only spares a write with each call.
      if (given !== undefined || (await loaded()).origin !== undefined) return;
      await database.write([
        [
          "INSERT INTO state (name, value) VALUES ('link origin', :origin) ON CONFLICT DO NOTHING",
          { origin },
        ],
      ]);
      kept = undefined;
    },

    /** True if this link was signed here and has not expired. */
    async isValid({ purpose, id, expires, mac }: LinkParts, now: number): Promise<boolean> {
      if (!(Number(expires) * 1000 > now)) return false;
      const signed = Buffer.from(signature((await loaded()).key, purpose, id, expires));
      const sent = Buffer.from(mac);
      return sent.length === signed.length && timingSafeEqual(sent, signed);
    },
  };
}

/** Adds to each lead its signed links, if there are any. */
export function withLinks(
  leads: readonly Lead[],
  links: SignedLinks | undefined,
  now: number,
): Promise<LinkedLead[]> {
  return Promise.all(leads.map(async (lead) => ({ lead, links: await links?.ofLead(lead, now) })));
}

function signature(key: Buffer, purpose: string, id: string, expires: string): string {
  return createHmac('sha256', key).update(`${purpose}.${id}.${expires}`).digest('base64url');
}
