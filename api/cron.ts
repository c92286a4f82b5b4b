import { site } from '@/content/site';
import { todayInBogota } from '@/lib/tax/dates';
import { setState } from './database';
import { monthsBefore } from './bogota-time';
import type { Forgotten } from './erasure-log';
import type { Leads } from './leads';
import type { SendMail } from './mail';
import { sendDue, writeSummary } from './outbox';
import type { SignedLinks } from './signed-links';
import { UNDO } from './write-leads';

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
    () => retain(leads, now()),
    () => eraseHidden(leads, forgotten, now()),
    // Repeats what another program prevented by reading the file.
    () => leads.database.scrub(),
    async () => send && writeSummary(leads, now()),
    async () => send && sendDue(leads, send, now, links),
  ];
  for (const work of works) await work().catch((error: Error) => log(error.message));
}

/** Most leads deleted by age a day, in number or share, so that a mistake is noticed in time. */
const A_DAY = { leads: 50, share: 0.05 };

/** Once a day, deletes leads older than the promised months, and the callers of past days. */
async function retain(leads: Leads, now: number): Promise<void> {
  const today = todayInBogota(new Date(now));
  const isToday = ["SELECT 1 FROM state WHERE name = 'retained' AND value = :today", { today }] as const;
  if ((await leads.database.read(isToday)).length > 0) return;
  await leads.database.write([
    setState('retained', today),
    ['DELETE FROM callers WHERE day < :today', { today }],
  ]);
  const most = Math.max(A_DAY.leads, Math.floor((await leads.count()).total * A_DAY.share));
  const until = monthsBefore(now, site.privacy.retentionMonths);
  await leads.forget({ until, withHidden: true }, most);
}

/** Deletes hidden leads for good once their deletion cannot be undone. */
async function eraseHidden(leads: Leads, forgotten: Forgotten | undefined, now: number): Promise<void> {
  const which = { hiddenUntil: now - UNDO };
  if ((await leads.count(which)).total === 0) return;
  await (forgotten ? forgotten.forget(leads, which) : leads.forget(which));
}
