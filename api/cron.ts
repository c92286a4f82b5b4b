import { site } from '@/content/site';
import { todayInBogota } from '@/lib/tax/dates';
import { monthsBefore } from './days';
import type { Forgotten } from './forgotten';
import { readState, setStates } from './key-values';
import type { LeadFilter } from './lead-filter';
import { eraseHidden } from './soft-delete';
import type { Leads } from './leads';
import type { SendMail } from './mail';
import { sendDue, writeSummary } from './outbox';
import type { SignedLinks } from './signed-links';

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
    async () => {
      const count = (await forgotten?.applyTo(leads)) ?? 0;
      if (count > 0) log(`Una copia traía contactos que se habían borrado: se borraron otra vez ${count}`);
    },
    () => retain(leads, now()),
    () => eraseHidden(leads, forgotten, now()),
    () => leads.forgetCallersBefore(todayInBogota(new Date(now()))),
    // Repeats what another program prevented by reading the file.
    () => leads.database.scrub(),
    async () => send && writeSummary(leads, now()),
    async () => send && sendDue(leads, send, now, links),
  ];
  for (const work of works) await work().catch((error: Error) => log(error.message));
}

const DAY = 24 * 60 * 60 * 1000;
const SPAM_LASTS = 30 * DAY;
/** Milliseconds by which the clock is believed beyond the newest lead or visit, so that a jump of it deletes little. */
const BELIEVED = 30 * DAY;
/** Most leads deleted by age a day, in number or share, so that a mistake is noticed in time. */
const A_DAY = { leads: 50, share: 0.05 };

/** Deletes leads older than the promised months, and spam older than a month. */
async function retain(leads: Leads, now: number): Promise<void> {
  const { database } = leads;
  const newest = await leads.newestDay();
  if (newest === undefined) return;
  const time = Math.min(now, newest + BELIEVED);
  const state = await readState(database);
  const day = Math.floor(now / DAY);
  const before = state['day of deletion'] === day ? (state['deleted in the day'] ?? 0) : 0;
  let deleted = before;
  for (const filter of [
    { until: monthsBefore(time, site.privacy.retentionMonths), withHidden: true },
    { spamUntil: time - SPAM_LASTS, withHidden: true },
  ] satisfies LeadFilter[]) {
    const share = Math.floor(((await leads.count()).total + deleted) * A_DAY.share);
    deleted += (await leads.forget(filter, Math.max(A_DAY.leads, share) - deleted)).count;
  }
  if (deleted > before)
    await database.write([setStates({ 'day of deletion': day, 'deleted in the day': deleted })]);
}
