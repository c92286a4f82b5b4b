import { site } from '@/content/site';
import { todayInBogota } from '@/lib/tax/dates';

import type { Leads } from './leads';
import type { SendMail } from './mail';
import { sendDue, writeSummary } from './outbox';

/**
 * What is done every few minutes without being asked: old leads go, the week is told, mails are tried again.
 * One that fails keeps none of the others; why is logged.
 */
export async function keepHouse(
  leads: Leads,
  send: SendMail | undefined,
  now: () => number,
  log: (line: string) => void,
): Promise<void> {
  const works = [
    async () => {
      const limit = new Date(now());
      limit.setUTCMonth(limit.getUTCMonth() - site.privacy.retentionMonths);
      await leads.forgetBefore(limit.getTime());
    },
    () => leads.forgetCallersBefore(todayInBogota(new Date(now()))),
    async () => send && (await writeSummary(leads, now())),
    async () => send && (await sendDue(leads, send, now)),
  ];
  for (const work of works) await work().catch((error: Error) => log(error.message));
}
