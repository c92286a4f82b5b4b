import type { Database, Statement } from './database';

/** What must outlive the process beside the leads; a name without a row is 0. */
export type StateName =
  | 'forgotten applied'
  | 'mail failures in a row'
  | 'mail refusals in a row'
  | 'mail paused until'
  | 'scrub is due';

export type State = Readonly<Partial<Record<StateName, number>>>;

export async function readState(database: Database): Promise<State> {
  const rows = await database.read(['SELECT name, value FROM state']);
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}

export function setState(name: StateName, value: number): Statement {
  return [
    'INSERT INTO state (name, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2',
    name,
    value,
  ];
}
