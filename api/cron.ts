import { todayInBogota } from '@/lib/tax/dates';

import type { Forgotten } from './forgotten';
import { eraseHidden } from './soft-delete';
import type { Leads } from './leads';
import type { SendMail } from './mail';
import { forgetAsked, sendDue, writeSummary } from './outbox';
import type { SignedLinks } from './signed-links';
import { retain } from './retention';
import { readState, setState } from './key-values';

export type CronOptions = {
  readonly send?: SendMail;
  readonly links?: SignedLinks;
  /** The list of forgotten leads; D1 has no file for it. */
  readonly forgotten?: Forgotten;
  readonly now: () => number;
  readonly log: (line: string) => void;
};

/** Runs the periodic tasks: deletes old leads, sends waiting mails; a task that fails is logged and stops no other. */
export async function runCron(
  leads: Leads,
  { send, links, forgotten, now, log }: CronOptions,
): Promise<void> {
  const works: (() => Promise<unknown>)[] = [
    async () => forgotten && logBack(await forgotten.applyTo(leads), log),
    () => retain(leads, now()),
    () => eraseHidden(leads, forgotten, now()),
    () => leads.forgetCallersBefore(todayInBogota(new Date(now()))),
    () => scrubIfDue(leads),
    () => forgetAsked(leads, now()),
    async () => send && writeSummary(leads, now()),
    async () => send && sendDue(leads, send, now, links),
  ];
  for (const work of works) await work().catch((error: Error) => log(error.message));
}

function logBack(count: number, log: CronOptions['log']): void {
  if (count > 0)
    log(`Una copia traía de vuelta contactos que se habían borrado: se borraron otra vez ${count}`);
}

/** Repeats a scrub that another program prevented by reading the file. */
async function scrubIfDue({ database }: Leads): Promise<void> {
  if ((await readState(database))['scrub is due'] !== 1) return;
  if (await database.scrub()) await database.write([setState('scrub is due', 0)]);
}
