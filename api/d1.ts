import { setTimeout as delay } from 'node:timers/promises';
import { positional, type Database, type Row, type Statement } from './database';

/** The methods of Cloudflare's binding that are used here. */
export type D1 = {
  prepare: (sql: string) => D1Statement;
  batch: (statements: D1Statement[]) => Promise<{ results: unknown[] }[]>;
};
type D1Statement = {
  bind: (...args: unknown[]) => D1Statement;
  /** `size_after` is the database's size in bytes. */
  all: () => Promise<{ results: unknown[]; meta: { size_after: number } }>;
};

/** Failures that Cloudflare calls ordinary, and asks to try again: https://developers.cloudflare.com/d1/best-practices/retry-queries/ */
const ordinary =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|transient issue on remote node/;
/** Milliseconds before the second and the third try; the page waits 15 s for an answer. */
const PAUSES = [100, 400];

/** Tries again after an ordinary failure. A write may have been done all the same, and each may be done twice. */
async function withRetries<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!ordinary.test(String(error))) throw error;
      await delay(pause);
    }
  }
  return ask();
}

/** A Cloudflare D1 database. Its batch is a transaction; wrangler runs its migrations. */
export function d1Database(d1: D1): Database {
  const prepare = (statement: Statement) => {
    const { sql, args } = positional(statement);
    return d1.prepare(sql).bind(...args);
  };
  return {
    async write(statements) {
      const answers = await withRetries(() => d1.batch(statements.map(prepare)));
      return answers.map(({ results }) => results as Row[]);
    },
    read: async (statement) => (await withRetries(() => prepare(statement).all())).results as Row[],
    close: async () => undefined,
  };
}

/** The database's size in bytes, which each answer says. */
export async function sizeOf(d1: D1): Promise<number> {
  return (await withRetries(() => d1.prepare('SELECT 1').all())).meta.size_after;
}
