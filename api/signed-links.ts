import { randomBytes } from 'node:crypto';
import { site } from '@/content/site';
import type { Database } from './database';
import { monthsBefore } from './bogota-time';
import { isLoopback } from './limits';
import type { Lead } from './leads';

export const purposes = ['ya-respondi', 'borrar', 'olvidar', 'avalancha'] as const;
export type Purpose = (typeof purposes)[number];

/** The requested address's parts; a lead's `id` holds its time too, because a restored copy reuses numbers. */
export type Asked = {
  readonly purpose: string;
  readonly id: string;
  readonly expires: string;
  readonly mac: string;
};

/** Links with which the owner marks a lead as answered, or deletes it. */
export type LeadLinks = { readonly answered: string; readonly erase: string };

/** A lead with its links, which are missing where the site's address is unknown. */
export type LinkedLead = { readonly lead: Lead; readonly links: LeadLinks | undefined };

export const OFFICE = '/api/oficina';

const LASTS = 60 * 24 * 60 * 60 * 1000;

type Places = { readonly site?: string; readonly editor?: string };

export type SignedLinks = ReturnType<typeof signedLinks>;

/**
 * Signs links (HMAC-SHA-256) that do one thing with one lead until they expire; whoever has one may use it.
 * The key is made at its first use and kept with the leads, which whoever has the key has anyway.
 * @param given the API's origin; without it the remembered one, and without either there are no links
 * @param places addresses of site and editor, for the mails, where they are known
 */
export function signedLinks(database: Database, given?: string, places: Places = {}) {
  let loading: Promise<{ key: CryptoKey; origin: string | undefined }> | undefined;

  async function load() {
    const made = randomBytes(32).toString('base64url');
    const [, rows = []] = await database.write([
      ["INSERT INTO state (name, value) VALUES ('link key', :made) ON CONFLICT DO NOTHING", { made }],
      ["SELECT name, value FROM state WHERE name LIKE 'link %'"],
    ]);
    const kept = Object.fromEntries(rows.map(({ name, value }) => [name, String(value)]));
    const bytes = Buffer.from(String(kept['link key']), 'base64url');
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify']);
    return { key, origin: given ?? kept['link origin'] };
  }
  function loaded() {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  /** @param expires milliseconds since 1970, UTC */
  async function link(purpose: Purpose, id: string, expires: number): Promise<string | undefined> {
    const { key, origin } = await loaded();
    if (origin === undefined) return undefined;
    const seconds = String(Math.floor(expires / 1000));
    const mac = await crypto.subtle.sign('HMAC', key, message(purpose, id, seconds));
    return `${origin}${OFFICE}/${purpose}/${id}/${seconds}/${Buffer.from(mac).toString('base64url')}`;
  }
  return {
    /** Returns a lead's links; the one that deletes is valid while the lead is kept. */
    async ofLead(
      { id, receivedAt }: Pick<Lead, 'id' | 'receivedAt'>,
      now: number,
    ): Promise<LeadLinks | undefined> {
      const named = `${id}-${receivedAt}`;
      const answered = await link('ya-respondi', named, now + LASTS);
      const erase = await link('borrar', named, monthsBefore(receivedAt, -site.privacy.retentionMonths));
      return answered && erase ? { answered, erase } : undefined;
    },
    /** The link to a page that deletes the flood that a digest tells of. @param digest its id in the outbox */
    flood: (digest: number, now: number) => link('avalancha', String(digest), now + LASTS),

    /** The link to a page that finds a person's leads. */
    forget: (now: number) => link('olvidar', '0', now + LASTS),

    /** Addresses of the site, which shares the API's origin where it has no other, and of the editor. */
    places: async (): Promise<Places> => ({ ...places, site: places.site ?? (await loaded()).origin }),

    /**
     * Keeps the origin of the first accepted call, where no address of the site is set. Later ones may come by a preview's
     * address, and links without HTTPS would show their keys on the way; this machine's own are for trials.
     */
    async remember(origin: string): Promise<void> {
      const { protocol, hostname } = new URL(origin);
      if (protocol !== 'https:' && !isLoopback(hostname)) return;
      if (given !== undefined || (await loaded()).origin !== undefined) return;
      await database.write([
        [
          "INSERT INTO state (name, value) VALUES ('link origin', :origin) ON CONFLICT DO NOTHING",
          { origin },
        ],
      ]);
      loading = undefined;
    },

    /** Returns whether the key signed exactly this address and it has not expired. */
    async isGood({ purpose, id, expires, mac }: Asked, now: number): Promise<boolean> {
      if (!(Number(expires) * 1000 > now)) return false;
      const signature = Buffer.from(mac, 'base64url');
      // A different spelling of the same bytes is a different address.
      if (signature.toString('base64url') !== mac) return false;
      const { key } = await loaded();
      return crypto.subtle.verify('HMAC', key, signature, message(purpose, id, expires));
    },
  };
}

export function withLinks(
  leads: readonly Lead[],
  links: SignedLinks | undefined,
  now: number,
): Promise<LinkedLead[]> {
  return Promise.all(leads.map(async (lead) => ({ lead, links: await links?.ofLead(lead, now) })));
}

function message(purpose: string, id: string, expires: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${purpose}.${id}.${expires}`);
}
