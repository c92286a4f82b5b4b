import { readdirSync, readFileSync } from 'node:fs';
import { leadsIn, type Leads } from '../leads';
import { connectTo } from '../sqlite';

/** Opens an in-memory database with the shipped schema. */
export function memoryLeads(): Leads {
  const { batch, run, script, close } = connectTo(':memory:');
  for (const name of readdirSync('api/migrations').sort())
    script(readFileSync(`api/migrations/${name}`, 'utf8'));
  return leadsIn({
    write: async (statements) => batch(statements),
    read: async (statement) => run(statement),
    scrub: async () => true,
    close: async () => close(),
  });
}
