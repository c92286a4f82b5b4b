import type { Database, Statement } from './database';

/** Values that outlive the process; a missing number counts as 0. */
export type StateName = 'day of deletion' | 'deleted in the day' | 'forgotten applied' | 'mail paused until';

export type State = Readonly<Partial<Record<StateName, number>>>;

export async function readState(database: Database): Promise<State> {
  const rows = await database.read(['SELECT name, value FROM state']);
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}

export function setState(name: StateName | 'link origin', value: number | string): Statement {
  return setStates({ [name]: value });
}

export function setStates(state: Readonly<Record<string, number | string>>): Statement {
  return [
    `INSERT INTO state (name, value) SELECT key, value FROM json_each(?1) WHERE TRUE
     ON CONFLICT DO UPDATE SET value = excluded.value`,
    JSON.stringify(state),
  ];
}
