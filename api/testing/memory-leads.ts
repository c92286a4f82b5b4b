import { d1Database } from '../d1';
import { leadsIn, type Leads } from '../leads';
import { fakeD1 } from './fake-d1';

/** The leads of an in-memory database, reached as on Cloudflare. */
export function memoryLeads(): Leads {
  return leadsIn(d1Database(fakeD1()));
}
