export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

type Values = Readonly<Record<string, Value | undefined>>;

/** An SQL statement with the values of its `:name` parameters. Values without a parameter are ignored. */
export type Statement = readonly [sql: string, values?: Values];

/** A database with SQLite's SQL, in a file or on D1. */
export type Database = {
  /** Runs the statements in one transaction that survives a power cut, and returns each statement's rows. */
  write: (statements: readonly Statement[]) => Promise<Row[][]>;
  read: (statement: Statement) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** An SQL statement with the values of `?1`, `?2` and so on. */
export type Bound = { readonly sql: string; readonly args: readonly Value[] };

/** Stores a value that survives a restart. */
export function setState(name: string, value: Value): Statement {
  return [
    'INSERT INTO state (name, value) VALUES (:name, :value) ON CONFLICT DO UPDATE SET value = excluded.value',
    { name, value },
  ];
}

/**
 * Numbers a statement's parameters (`?1`, `?2` …), because D1 binds values by position only.
 * @throws when a parameter has no value, which SQLite would read as NULL
 */
export function positional([sql, values = {}]: Statement): Bound {
  const names: string[] = [];
  const numbered = sql.replace(/'[^']*'|:(\w+)/g, (found, name?: string) => {
    if (name === undefined) return found;
    if (!names.includes(name)) names.push(name);
    return `?${names.indexOf(name) + 1}`;
  });
  const args = names.map((name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The parameter :${name} has no value`);
    return value;
  });
  return { sql: numbered, args };
}
