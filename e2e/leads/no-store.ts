import { serve } from '@hono/node-server';

import { createApi } from '@/api/app';
import type { Leads } from '@/api/leads';
import { unlimited } from '@/api/testing/unlimited';

/** The real API without storage, to measure the rest. */
const leads: Pick<Leads, 'admit'> = { admit: async () => ({ id: 1, isNew: false }) };

const api = createApi({ ...unlimited, leads: leads as Leads });

serve({ fetch: api.fetch, port: Number(process.env.API_PORT), hostname: '127.0.0.1' });
