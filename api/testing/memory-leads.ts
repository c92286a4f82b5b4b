import { readdirSync, readFileSync } from 'node:fs';
import { leadsIn, type Leads } from '../leads';
import { connectTo } from '../sqlite';

/** Opens an in-memory database with the shipped schema. */
export function memoryConnection() {
  const connection = connectTo(':memory:');
  for (const name of readdirSync('api/migrations').sort())
    connection.script(readFileSync(`api/migrations/${name}`, 'utf8'));
  return connection;
}

/** The leads of an in-memory database. */
export function memoryLeads(): Leads {
  const { batch, run, close } = memoryConnection();
  return leadsIn({
    write: async (statements) => batch(statements),
    read: async (statement) => run(statement),
    close: async () => close(),
  });
}
