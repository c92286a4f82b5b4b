import { setTimeout as delay } from 'node:timers/promises';
import { positional, type Database, type Row, type Statement } from './database';

/** The methods of Cloudflare's binding that are used here. */
export type D1 = {
  prepare: (sql: string) => D1Statement;
  batch: (statements: D1Statement[]) => Promise<Answer[]>;
};
type D1Statement = {
  bind: (...args: unknown[]) => D1Statement;
  all: () => Promise<Answer>;
};
/** `size_after` is the database's size in bytes. */
type Answer = { results: unknown[]; meta: { size_after: number } };

/**
 * Failures that Cloudflare calls ordinary, and asks to try again:
 * https://developers.cloudflare.com/d1/best-practices/retry-queries/,
 * https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
 */
const ordinary =
  /Network connection lost|caused object to be reset|reset because its code was updated|transient issue on remote node|client disconnected/;
/** Milliseconds before the second and the third try; the page waits 15 s for an answer. */
const RETRY_PAUSES_MS = [100, 400];

/** Tries again after an ordinary failure. A write may have been done all the same, and each may be done twice. */
async function withRetries<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (const pause of RETRY_PAUSES_MS) {
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
export function d1Database(d1: D1) {
  let size = 0;
  const prepare = (statement: Statement) => {
    const { sql, args } = positional(statement);
    return d1.prepare(sql).bind(...args);
  };
  const rowsOf = ({ results, meta }: Answer) => {
    size = meta.size_after;
    return results as Row[];
  };
  return {
    write: async (statements) => (await withRetries(() => d1.batch(statements.map(prepare)))).map(rowsOf),
    read: async (statement) => rowsOf(await withRetries(() => prepare(statement).all())),
    close: async () => undefined,
    /** The database's size in bytes, which each answer says; 0 before the first. */
    usedBytes: () => size,
  } satisfies Database & { usedBytes: () => number };
}
