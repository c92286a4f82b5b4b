import { readdirSync, readFileSync } from 'node:fs';
import type { D1 } from '../d1';
import type { Statement } from '../database';
import { connectTo } from '../sqlite';

type FakeStatement = ReturnType<D1['prepare']> & { readonly statement: Statement };

type Options = {
  /** The size that each answer says, in bytes. */
  readonly size?: () => number;
  /** Called with the number of statements of each query; what it throws is D1's failure. */
  readonly onQuery?: (statements: number) => void;
  /** Called after each transaction; what it throws is an answer that was lost. */
  readonly onWritten?: () => void;
};

/** Cloudflare's D1 binding over an in-memory database with the shipped schema. */
export function fakeD1({
  size = () => 4096,
  onQuery = () => undefined,
  onWritten = () => undefined,
}: Options = {}): D1 {
  const { batch, run, script } = connectTo(':memory:');
  for (const name of readdirSync('api/migrations').sort())
    script(readFileSync(`api/migrations/${name}`, 'utf8'));
  const prepared = (sql: string, args: readonly unknown[] = []): FakeStatement => {
    const values = Object.fromEntries(args.map((value, index) => [`p${index + 1}`, value]));
    const statement = [sql.replace(/\?(\d+)/g, ':p$1'), values] as Statement;
    return {
      statement,
      bind: (...given) => prepared(sql, given),
      async all() {
        onQuery(1);
        return { results: run(statement), meta: { size_after: size() } };
      },
    };
  };
  return {
    prepare: (sql) => prepared(sql),
    async batch(statements) {
      onQuery(statements.length);
      const rows = batch(statements.map((each) => (each as FakeStatement).statement));
      onWritten();
      return rows.map((results) => ({ results, meta: { size_after: size() } }));
    },
  };
}
