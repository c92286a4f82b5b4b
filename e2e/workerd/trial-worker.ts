import { d1Database, type D1 } from '@/api/d1';
import { leadsIn } from '@/api/leads';
import { readSettings } from '@/api/settings';
import { smtp } from '@/api/smtp';
import { storageContract } from '@/api/testing/storage-contract';
import published from '@/api/worker';

type Env = Parameters<typeof published.scheduled>[1];
type Context = Parameters<typeof published.scheduled>[2];

/**
 * Runs the storage contract, the cron handler and a mail by TLS inside Cloudflare's runtime. A call starts the handler, because this
 * version of wrangler can't fire the trigger of a worker with assets.
 */
const worker = {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const { DB } = env;
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/tls') return Response.json(await mailByTls(env, Number(searchParams.get('port'))));
    if (pathname === '/api/storage') return Response.json(await holdToContract(DB));
    if (pathname === '/api/scheduled') {
      await DB.prepare("INSERT INTO landings (day, page, visits) VALUES ('2020-01-01', '', 1)").all();
      published.scheduled(undefined, env, context);
    }
    return Response.json({ status: 'ok' });
  },
};

/** Sends a mail as to port 465. */
async function mailByTls(env: Env, port: number) {
  const { mail } = readSettings(env);
  return mail && smtp({ ...mail, port, secure: true })({ key: 'prueba', subject: 'x', text: 'x', html: 'x' });
}

async function holdToContract(d1: D1): Promise<{ title: string; failure?: string }[]> {
  const leads = leadsIn(d1Database(d1));
  const results: { title: string; failure?: string }[] = [];
  for (const [title, holds] of Object.entries(storageContract)) {
    const tables = 'outbox leads callers notices landings state'.split(' ');
    await leads.database.write(tables.map((table) => [`DELETE FROM ${table}`]));
    results.push({ title, failure: await holds(leads).then(() => undefined, String) });
  }
  return results;
}

export default worker;
