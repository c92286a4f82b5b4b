import { site } from '@/content/site';

import { monthsBefore } from './days';
import { readState, setStates } from './key-values';
import type { LeadFilter } from './lead-filter';
import type { Leads } from './leads';

/** A day, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds for which spam is kept. */
const SPAM_LASTS = 30 * DAY;
/** Milliseconds by which the clock is believed beyond the newest lead or visit, so that a jump of it deletes little. */
const BELIEVED = 30 * DAY;
/** Most leads deleted by age a day, in number or share, so that a mistake is noticed in time. */
const A_DAY = { leads: 50, share: 0.05 };

/** Deletes leads older than the promised months, and spam older than a month. */
export async function retain(leads: Leads, now: number): Promise<void> {
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
    deleted += (await leads.forget(filter, A_DAY.leads - deleted)).count;
    if (deleted < A_DAY.leads) continue;
    const share = Math.floor(((await leads.count()).total + deleted) * A_DAY.share);
    deleted += (await leads.forget(filter, share - deleted)).count;
  }
  if (deleted > before)
    await database.write([setStates({ 'day of deletion': day, 'deleted in the day': deleted })]);
}
