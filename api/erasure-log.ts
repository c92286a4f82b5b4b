import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Lead, Leads } from './leads';
import { hash, textsOf } from './lead-filter';

export type Forgotten = ReturnType<typeof forgottenBeside>;

/** Keeps hashes of the forgotten leads beside the database, because restoring an older copy would bring them back. */
export function forgottenBeside(database: string) {
  const file = join(dirname(database), 'olvidados.txt');
  return {
    async forget(leads: Leads, which: Parameters<Leads['forget']>[0]): ReturnType<Leads['forget']> {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const list = openSync(file, 'a', 0o600);
      // The hash is written first, so that an interrupted deletion is completed at the next start.
      for await (const page of leads.batches(which))
        writeSync(list, page.map((lead) => `${hashOf(lead)}\n`).join(''));
      fsyncSync(list);
      closeSync(list);
      return leads.forget(which);
    },

    /** Deletes leads that a restored copy brought back, and returns how many. */
    async applyTo(leads: Leads): Promise<number> {
      if (!existsSync(file)) return 0;
      const hashes = new Set(readFileSync(file, 'utf8').split('\n'));
      const back: number[] = [];
      for await (const page of leads.batches({ withHidden: true }))
        back.push(...page.filter((lead) => hashes.has(hashOf(lead))).map(({ id }) => id));
      return (await leads.forget({ ids: back, withHidden: true })).count;
    },
  };
}

/** Returns a hash of number, time and texts, because another database reuses the number. */
function hashOf(lead: Lead): string {
  return hash(JSON.stringify([lead.id, lead.receivedAt, ...textsOf(lead)]));
}
