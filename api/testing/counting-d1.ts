import { createClient } from '@libsql/client';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { D1 } from '../d1';

type Bound = ReturnType<D1['prepare']> & { readonly sql: string; readonly args: unknown[] };

/** Creates Cloudflare's binding on a database in memory, and counts statements as Cloudflare does. */
export async function countingD1(migrations: string) {
  const client = createClient({ url: 'file::memory:' });
  for (const name of readdirSync(migrations).sort()) {
    await client.executeMultiple(readFileSync(join(migrations, name), 'utf8'));
  }
  let statements = 0;
  const run = async (bound: Bound) => {
    statements += 1;
    const { columns, rows } = await client.execute({ sql: bound.sql, args: bound.args as string[] });
    const results = rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
    return { results, meta: { size_after: 0 } };
  };
  const bind = (sql: string, args: unknown[]): Bound => ({
    ...{ sql, args },
    bind: (...given) => bind(sql, given),
    all: () => run(bind(sql, args)),
  });
  const d1: D1 = {
    prepare: (sql) => bind(sql, []),
    async batch(all) {
      const answers = [];
      for (const statement of all) answers.push(await run(statement as Bound));
      return answers;
    },
  };
  return {
    d1,
    /** Returns how many statements a work takes. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = statements;
      await work();
      return statements - before;
    },
  };
}
