import type { D1 } from '../d1';
import type { Statement } from '../database';
import { memoryConnection } from './memory-leads';

type FakeStatement = ReturnType<D1['prepare']> & { readonly statement: Statement };

/** Cloudflare's D1 binding over an in-memory database with the shipped schema. @param size bytes that it reports */
export function fakeD1(size = () => 4096): D1 {
  const { batch, run } = memoryConnection();
  const prepared = (sql: string, args: readonly unknown[] = []): FakeStatement => {
    const values = Object.fromEntries(args.map((value, index) => [`p${index + 1}`, value]));
    const statement = [sql.replace(/\?(\d+)/g, ':p$1'), values] as Statement;
    return {
      statement,
      bind: (...given) => prepared(sql, given),
      all: async () => ({ results: run(statement), meta: { size_after: size() } }),
    };
  };
  return {
    prepare: (sql) => prepared(sql),
    batch: async (statements) =>
      batch(statements.map((each) => (each as FakeStatement).statement)).map((results) => ({ results })),
  };
}
