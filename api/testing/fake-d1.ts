import { readdirSync, readFileSync } from 'node:fs';
import type { D1 } from '../d1';
import type { Bound } from '../database';
import { connectTo } from '../sqlite';

type FakeStatement = ReturnType<D1['prepare']> & Bound;

type Options = {
  /** The size that each answer says, in bytes. */
  readonly size?: () => number;
  /** Called with the number of statements of each query; what it throws is D1's failure. */
  readonly onQuery?: (statements: number) => void;
  /** Called after each transaction; what it throws is an answer that was lost. */
  readonly onWritten?: () => void;
};

/** Cloudflare's D1 binding over an in-memory database with the shipped schema. */
export function fakeD1({ size = () => 4096, onQuery, onWritten }: Options = {}): D1 {
  const { batch, run, script } = connectTo(':memory:');
  for (const name of readdirSync('api/migrations').sort())
    script(readFileSync(`api/migrations/${name}`, 'utf8'));
  const prepared = (sql: string, args: Bound['args'] = []): FakeStatement => ({
    sql,
    args,
    bind: (...given) => prepared(sql, given as Bound['args']),
    async all() {
      onQuery?.(1);
      return { results: run({ sql, args }), meta: { size_after: size() } };
    },
  });
  return {
    prepare: prepared,
    async batch(statements) {
      onQuery?.(statements.length);
      const rows = batch(statements as FakeStatement[]);
      onWritten?.();
      return rows.map((results) => ({ results, meta: { size_after: size() } }));
    },
  };
}
