import { site } from '@/content/site';

import { clockFrom, clockState, monthsBefore, stepClock, timeOfDeletion } from './clock';
import type { Leads } from './leads';
import type { Which } from './which';
import { readState, setStates } from './state';

/** A day, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds for which spam is kept. */
const SPAM_LASTS = 30 * DAY;
/** Most leads deleted by age a day, in number or share, so that a mistake is noticed in time. */
const A_DAY = { leads: 50, share: 0.05 };

/**
 * Deletes leads older than the promised months, by a time that no wrong clock changes at once.
 * @param ranSince returns how much of the passed milliseconds the process ran; `undefined` at its start
 */
export async function retain(
  leads: Leads,
  now: number,
  ranSince: (passed: number) => number | undefined,
  log: (line: string) => void,
): Promise<void> {
  const { database } = leads;
  const state = await readState(database);
  const last = clockFrom(state) ?? { believed: (await leads.newest()) ?? now, ran: 0 };
  const clock = stepClock(last, now, ranSince(now - (state['clock seen'] ?? now)));
  if (clock.claim && !last.claim) log('El reloj saltó: lo que dice se cree cuando lo confirme');
  const isNewDay = clock.ran - (state['day of deletion'] ?? 0) >= DAY;
  const day = isNewDay ? clock.ran : (state['day of deletion'] ?? 0);
  let deleted = isNewDay ? 0 : (state['deleted in the day'] ?? 0);
  const remember = () =>
    database.write([
      setStates({
        ...clockState(clock),
        'clock seen': now,
        'day of deletion': day,
        'deleted in the day': deleted,
      }),
    ]);
  await remember();

  const time = timeOfDeletion(clock, now);
  if (time === undefined) return;
  const before = deleted;
  for (const which of [
    { keptUntil: monthsBefore(time, site.privacy.retentionMonths), withHidden: true },
    { spamUntil: time - SPAM_LASTS, withHidden: true },
  ] satisfies Which[]) {
    deleted += (await leads.forget(which, A_DAY.leads - deleted)).count;
    if (deleted < A_DAY.leads) continue;
    const share = Math.floor(((await leads.count()).total + deleted) * A_DAY.share);
    deleted += (await leads.forget(which, share - deleted)).count;
  }
  if (deleted > before) await remember();
}
