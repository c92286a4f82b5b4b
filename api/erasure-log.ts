import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Lead, Leads } from './leads';
import { hash, textsOf } from './lead-filter';

export type ErasureLog = ReturnType<typeof erasureLogBeside>;

/**
 * Hashes of erased leads, in a file beside the database. They erase again the leads that a restored backup brings back.
 */
export function erasureLogBeside(database: string) {
  const file = join(dirname(database), 'olvidados.txt');
  return {
    async erase(leads: Leads, which: Parameters<Leads['erase']>[0]): ReturnType<Leads['erase']> {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const list = openSync(file, 'a', 0o600);
      // Writes the hashes first, so that the next start completes an interrupted deletion.
      for await (const page of leads.batches(which))
        writeSync(list, page.map((lead) => `${hashOf(lead)}\n`).join(''));
      fsyncSync(list);
      closeSync(list);
      return leads.erase(which);
    },

    /** Erases the leads that a restored backup brought back, and returns their number. */
    async applyTo(leads: Leads): Promise<number> {
      if (!existsSync(file)) return 0;
      const hashes = new Set(readFileSync(file, 'utf8').split('\n'));
      const back: number[] = [];
      for await (const page of leads.batches({ withHidden: true }))
        back.push(...page.filter((lead) => hashes.has(hashOf(lead))).map(({ id }) => id));
      return (await leads.erase({ ids: back, withHidden: true })).count;
    },
  };
}

/** Hashes number, time and texts, because a restored database gives the number to another lead. */
function hashOf(lead: Lead): string {
  return hash(JSON.stringify([lead.id, lead.receivedAt, ...textsOf(lead)]));
}
