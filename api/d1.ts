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

/** A Cloudflare D1 database. Its batch is a transaction; wrangler runs its migrations. */
export function d1Database(d1: D1): Database {
  const prepare = (statement: Statement) => {
    const { sql, args } = positional(statement);
    return d1.prepare(sql).bind(...args);
  };
  return {
    async write(statements) {
      const answers = await d1.batch(statements.map(prepare));
      return answers.map(({ results }) => results as Row[]);
    },
    read: async (statement) => (await prepare(statement).all()).results as Row[],
    close: async () => undefined,
  };
}
