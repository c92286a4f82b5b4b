import { site } from '@/content/site';

import type { Leads } from './leads';
import type { SendMail } from './mail';
import { sendDue, writeSummary } from './outbox';

/** What is done every few minutes without being asked: old leads go, the week is told, mails are tried again. */
export async function keepHouse(leads: Leads, send: SendMail | undefined, now: () => number): Promise<void> {
  const limit = new Date(now());
  limit.setUTCMonth(limit.getUTCMonth() - site.privacy.retentionMonths);
  await leads.forgetBefore(limit.getTime());
  if (send === undefined) return;
  await writeSummary(leads, now());
  await sendDue(leads, send, now);
}
