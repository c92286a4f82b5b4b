import { notices } from '@/content/notice';
import { seasons } from '@/lib/seasons';
import type { IsoDate } from '@/content/seasons/types';
import { site } from '@/content/site';
import { addDays, todayInBogota } from '@/lib/tax/dates';
import { activeSeason } from '@/lib/words/active-season';
import { startOf } from './days';
import type { Lead, Leads } from './leads';
import type { LinkedLead } from './mail';
import { nextEvent } from './next-event';
import type { SignedLinks } from './signed-links';
import { tableHead, tableRows } from './table';

export type Week = Awaited<ReturnType<typeof weekBefore>>;

/** Most open leads that are named, and most rows of the table. */
const MOST = { waiting: 30, rows: 500 };

/**
 * Reads the week before a Monday, in Colombia.
 * @param isBare leaves out what visitors typed
 */
export async function weekBefore(
  leads: Leads,
  monday: IsoDate,
  { now, links, isBare }: { now: number; links: SignedLinks | undefined; isBare: boolean },
) {
  const from = addDays(monday, -7);
  const which = { since: startOf(from), until: startOf(monday) };
  const { total, open } = await leads.count(which);
  const byPage = await leads.byPage(from, monday);
  const waiting = isBare ? [] : await leads.list({ isOpen: true }, MOST.waiting);
  return {
    from,
    to: addDays(monday, -1),
    leads: total,
    /** How many of the week's leads wait for an answer. */
    open,
    visits: byPage.reduce((sum, { visits }) => sum + visits, 0),
    /** Empty when no call named its page. */
    pages: byPage.filter(({ page }) => page !== ''),
    /** The newest open leads of any week. */
    waiting: await withLinks(waiting, links, now),
    waitingCount: (await leads.count({ isOpen: true })).total,
    next: nextEvent(
      {
        ...{ active: activeSeason(), seasons, notices },
        turnsByItself: site.activeSeason === 'auto',
      },
      todayInBogota(new Date(now)),
    ),
    table: isBare || total === 0 ? undefined : await tableOf(leads, which),
    forget: await links?.forget(now),
  };
}

export function withLinks(
  leads: readonly Lead[],
  links: SignedLinks | undefined,
  now: number,
): Promise<LinkedLead[]> {
  return Promise.all(leads.map(async (lead) => ({ lead, links: await links?.ofLead(lead, now) })));
}

async function tableOf(leads: Leads, which: { since: number; until: number }) {
  const rows = await leads.list(which, MOST.rows);
  return { text: tableHead + tableRows(rows), rows: rows.length };
}
