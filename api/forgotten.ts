import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isAddress } from './libsql';
import { textsOf, type Lead, type Leads } from './leads';
import { readState, setState } from './state';

export type Forgotten = ReturnType<typeof forgottenIn>;

/** The list of a database that is a file, or a `libsql://` address. */
export function forgottenBeside(database: string): Forgotten {
  return forgottenIn(join(isAddress(database) ? 'data' : dirname(database), 'olvidados.txt'));
}

/**
 * Which leads were forgotten, as hashes in a file beside the database: an older copy that takes its place
 * knows nothing of it and would bring them back.
 */
export function forgottenIn(file: string) {
  const hashes = () =>
    new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
  const applied = ({ database }: Leads) => database.write([setState('forgotten applied', hashes().size)]);
  return {
    /** Deletes leads for good: none of them comes back with a copy. */
    async forget(leads: Leads, which: Parameters<Leads['forget']>[0]): ReturnType<Leads['forget']> {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const list = openSync(file, 'a', 0o600);
      // Written before the deletion: what is cut off in between is deleted by the next look.
      for await (const page of leads.pages(which))
        writeSync(list, page.map((lead) => `${hashOf(lead)}\n`).join(''));
      fsyncSync(list);
      closeSync(list);
      const result = await leads.forget(which);
      await applied(leads);
      return result;
    },

    /** Deletes what a copy brought back. @returns how many leads that were */
    async applyTo(leads: Leads): Promise<number> {
      const all = hashes();
      if (all.size === 0 || all.size <= ((await readState(leads.database))['forgotten applied'] ?? 0))
        return 0;
      const back: number[] = [];
      for await (const page of leads.pages({ withHidden: true })) {
        back.push(...page.filter((lead) => all.has(hashOf(lead))).map(({ id }) => id));
      }
      if (back.length > 0) await leads.forget({ ids: back.map((id) => [id, id] as const), withHidden: true });
      await applied(leads);
      return back.length;
    },
  };
}

/** Of one lead alone: in another database the same number is another's. */
function hashOf(lead: Lead): string {
  return createHash('sha256')
    .update(JSON.stringify([lead.id, lead.receivedAt, ...textsOf(lead)]))
    .digest('hex');
}
