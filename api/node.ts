import { join } from 'node:path';
import { createApi } from './app';
import { runCron } from './cron';
import { leadsIn, type Leads } from './leads';
import { sqliteDatabase } from './sqlite';
import { smtp } from './smtp';
import type { ApiSettings } from './settings';
import { signedLinks } from './signed-links';

const TICK_MS = 60_000;

/** Opens the leads of a database file, which is created by the first query if it is missing. */
export function openLeads(file: string): Leads {
  return leadsIn(sqliteDatabase(file, { migrations: join(import.meta.dirname, 'migrations') }));
}

/** Starts the API in a Node process of this computer, with a timer for the periodic tasks. */
export function startNodeApi(settings: ApiSettings) {
  const log = (line: string) => console.log(`[api] ${line}`);
  const leads = openLeads(settings.database);
  const send = settings.mail && smtp(settings.mail);
  const links = signedLinks(leads.database, settings.linkOrigin, settings.urls);
  // Tasks may overlap, since two senders never send the same mail.
  const keep = () => void runCron(leads, { send, links, now: Date.now, log });
  setInterval(keep, TICK_MS).unref();
  keep();

  return createApi({
    ...settings,
    leads,
    // Only this computer and its network make calls here, so callers aren't told apart and none is limited.
    isLocal: () => true,
    links,
    onMail: keep,
    now: Date.now,
    log,
  });
}
