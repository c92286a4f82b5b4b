import { site } from '@/content/site';
import { todayInBogota } from '@/lib/tax/dates';
import { setState } from './database';
import { monthsBefore } from './bogota-time';
import type { Leads } from './leads';
import type { SendMail } from './mail';
import { sendDue, writeSummary } from './outbox';
import type { SignedLinks } from './signed-links';
import { CALLER_KEY, UNDO_PERIOD_MS } from './write-leads';

export type CronOptions = {
  readonly send?: SendMail;
  readonly links?: SignedLinks;
  readonly now: () => number;
  readonly log: (line: string) => void;
};

/** Runs the periodic tasks in order. A task that fails is logged and stops no other. */
export async function runCron(leads: Leads, { send, links, now, log }: CronOptions): Promise<void> {
  const tasks: (() => Promise<unknown>)[] = [
    () => retain(leads, now()),
    () => eraseHidden(leads, now()),
    async () => send && writeSummary(leads, now()),
    async () => send && sendDue(leads, send, now, links),
  ];
  for (const task of tasks) await task().catch((error: Error) => log(error.message));
}

/** Most leads deleted by age in a day, by number or share, so that the owner notices a wrong clock in time. */
const MOST_A_DAY = { leads: 50, share: 0.05 };

/** Deletes leads older than the retention period, and past days' callers and their key, once a day. */
async function retain(leads: Leads, now: number): Promise<void> {
  const today = todayInBogota(now);
  const isToday = ["SELECT 1 FROM state WHERE name = 'retained' AND value = :today", { today }] as const;
  if ((await leads.database.read(isToday)).length > 0) return;
  await leads.database.write([
    setState('retained', today),
    ['DELETE FROM callers WHERE day < :today', { today }],
    [
      `DELETE FROM state WHERE name LIKE '${CALLER_KEY} %' AND name < :first`,
      { first: `${CALLER_KEY} ${today}` },
    ],
  ]);
  const old = { until: monthsBefore(now, site.privacy.retentionMonths), withHidden: true };
  if ((await leads.count(old)).total === 0) return;
  const most = Math.max(MOST_A_DAY.leads, Math.floor((await leads.count()).total * MOST_A_DAY.share));
  await leads.erase(old, most);
}

/** Erases deleted leads once their deletion can no longer be undone. */
async function eraseHidden(leads: Leads, now: number): Promise<void> {
  const which = { hiddenUntil: now - UNDO_PERIOD_MS };
  if ((await leads.count(which)).total > 0) await leads.erase(which);
}
