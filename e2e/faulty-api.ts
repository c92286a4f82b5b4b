import { createApi } from '@/api/app';
import { openLeads } from '@/api/node';
import { signedLinks } from '@/api/signed-links';
import { unlimited } from '@/api/testing/unlimited';

const names = ['contact', 'track'] as const;
type Call = (typeof names)[number];

export type FaultyApi = ReturnType<typeof createFaultyApi>;

/** The real API on a temporary database, with errors that a test turns on. */
export function createFaultyApi(database: string, origins: readonly string[]) {
  const leads = openLeads(database);
  const api = createApi({ ...unlimited, leads, links: signedLinks(leads.database), origins });
  const bodies: Record<Call, string[]> = { contact: [], track: [] };

  return {
    /** True while requests end in an error before they reach the API. */
    isFailing: false,
    async answer(request: Request): Promise<Response> {
      const call = names.find((name) => new URL(request.url).pathname === `/api/${name}`);
      if (call === undefined || request.method !== 'POST') return api.fetch(request);
      bodies[call].push(await request.clone().text());
      if (!this.isFailing || call === 'track') return api.fetch(request);
      return Response.json({ status: 'error' }, { status: 500 });
    },
    /** Bodies of all calls so far, as they were sent. */
    received: (call: Call) => [...bodies[call]],
    /** The leads that the API has stored. */
    leads: () => leads.list(),
    close: () => leads.database.close(),
  };
}
