import { spawnSync } from 'node:child_process';

import { positional, type Row, type Statement, type Value } from '@/api/database';

import { HelpfulError } from '../lib/main.mjs';
import { installWrangler, wrangler } from './cloudflare.mjs';

/** Reads the published site's database through Cloudflare's CLI, with the owner's login. */
export async function readPublished(statement: Statement): Promise<Row[]> {
  await installWrangler();
  const words = [wrangler, 'd1', 'execute', 'DB', '--remote', '--json', '--command', inlined(statement)];
  const { stdout, stderr, status, error } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    maxBuffer: 1 << 28,
  });
  if (status !== 0) {
    const why = error?.message ?? (/"text": "(.*)"/.exec(stdout)?.[1] || stderr.trim());
    throw new HelpfulError(`Cloudflare no respondió como se esperaba:\n${why}`);
  }
  const [answer] = JSON.parse(stdout.slice(stdout.indexOf('['))) as { results: Row[] }[];
  return answer?.results ?? [];
}

/** Writes values into the SQL, because wrangler binds none. Hexadecimal texts are safe in a shell and in SQL. */
function inlined(statement: Statement): string {
  const { sql, args } = positional(statement);
  return sql
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\?(\d+)/g, (_, place: string) => literal(args[Number(place) - 1] ?? null));
}

function literal(value: Value): string {
  if (typeof value !== 'string') return String(value ?? 'NULL');
  return `CAST(X'${Buffer.from(value).toString('hex')}' AS TEXT)`;
}
