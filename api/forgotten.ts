import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textsOf, type Lead, type Leads } from './leads';
import { readState, setState } from './key-values';

export type Forgotten = ReturnType<typeof forgottenIn>;

export function forgottenBeside(database: string): Forgotten {
  return forgottenIn(join(dirname(database), 'olvidados.txt'));
}

/** Keeps hashes of the forgotten leads in a file, because restoring an older copy would bring them back. */
export function forgottenIn(file: string) {
  const hashes = () =>
    new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
  const applied = ({ database }: Leads) => database.write([setState('forgotten applied', hashes().size)]);
  return {
    async forget(leads: Leads, which: Parameters<Leads['forget']>[0]): ReturnType<Leads['forget']> {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const list = openSync(file, 'a', 0o600);
      // The hash is written first, so that an interrupted deletion is completed at the next start.
      for await (const page of leads.batches(which))
        writeSync(list, page.map((lead) => `${hashOf(lead)}\n`).join(''));
      fsyncSync(list);
      closeSync(list);
      const result = await leads.forget(which);
      await applied(leads);
      return result;
    },

    /** Deletes leads that a restored copy brought back, and returns how many. */
    async applyTo(leads: Leads): Promise<number> {
      const all = hashes();
      if (all.size === 0 || all.size <= ((await readState(leads.database))['forgotten applied'] ?? 0))
        return 0;
      const back: number[] = [];
      for await (const page of leads.batches({ withHidden: true })) {
        back.push(...page.filter((lead) => all.has(hashOf(lead))).map(({ id }) => id));
      }
      if (back.length > 0) await leads.forget({ ids: back, withHidden: true });
      await applied(leads);
      return back.length;
    },
  };
}

/** Returns a hash of number, time and texts, because another database reuses the number. */
function hashOf(lead: Lead): string {
  return createHash('sha256')
    .update(JSON.stringify([lead.id, lead.receivedAt, ...textsOf(lead)]))
    .digest('hex');
}
