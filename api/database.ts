export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** SQL with its values, which it names by their place: `?1`, `?2` … */
export type Statement = readonly [sql: string, ...args: Value[]];

/** All that a place for leads must be able to do. SQLite's SQL is spoken by all of them. */
export type Database = {
  /** Does all or nothing, and ends once it would survive a power cut. Gives the rows of each statement. */
  write: (statements: readonly Statement[]) => Promise<Row[][]>;
  read: (statement: Statement) => Promise<Row[]>;
  /** Sees to it that what was deleted can be found in no file of its own; `false`: another program kept it from it. */
  scrub: () => Promise<boolean>;
  close: () => void;
};
