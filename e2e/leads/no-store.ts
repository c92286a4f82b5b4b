import { serve } from '@hono/node-server';

import { createApi } from '@/api/app';
import type { Leads } from '@/api/leads';

/** The API as it is, but for the storing: what the rest costs. */
const leads: Pick<Leads, 'accept'> = { accept: async () => ({ id: 1, isNew: false }) };

const api = createApi({
  leads: leads as Leads,
  origins: [],
  rateLimit: () => 0,
  callerOf: () => '',
  mailHealth: async () => ({ status: 'off', waiting: 0 }),
  onLead: () => undefined,
  now: Date.now,
  log: console.log,
});

serve({ fetch: api.fetch, port: Number(process.env.API_PORT), hostname: '127.0.0.1' });
