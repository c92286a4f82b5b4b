export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** SQL and its values, referenced by position: `?1`, `?2` … */
export type Statement = readonly [sql: string, ...args: Value[]];

/** What every storage of leads offers; all of them speak SQLite's SQL. */
export type Database = {
  /** Writes all or nothing, durably against a power cut, and returns each statement's rows. */
  write: (statements: readonly Statement[]) => Promise<Row[][]>;
  read: (statement: Statement) => Promise<Row[]>;
  /** Removes deleted text from the database's files; `false` when another program prevents it. */
  scrub: () => Promise<boolean>;
  /** Leaves all that was written in the database's one file. */
  close: () => Promise<void>;
};

/** Sets a value that outlives the process. */
export function setState(name: string, value: Value): Statement {
  return [
    'INSERT INTO state (name, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = excluded.value',
    ...[name, value],
  ];
}
