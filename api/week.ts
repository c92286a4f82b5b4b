import { leadMailWords } from '@/content/lead-mail';
import { notices, type Notice } from '@/content/notice';
import { seasons } from '@/lib/seasons';
import type { IsoDate, Season } from '@/content/seasons/types';
import { site } from '@/content/site';
import { addDays, formatLong, todayInBogota } from '@/lib/tax/dates';
import { allDeadlines, lackingOf } from '@/lib/tax/season';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { listed } from '@/lib/words/listed';
import { startOf } from './days';
import type { Lead, Leads } from './leads';
import type { LinkedLead } from './mail';
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

/** What the owner's next event is chosen from. */
export type Year = {
  readonly active: Season;
  readonly seasons: readonly Season[];
  /** Whether the season is the calendar year's. */
  readonly turnsByItself: boolean;
  readonly notices: readonly Pick<Notice, 'until'>[];
};

type Event = { readonly day: IsoDate; readonly said: string };

/** The year's next event in one line; what is longest overdue comes first. */
export function nextEvent(year: Year, today: IsoDate): string {
  const events = [...seasonEvents(year, today), ...yearEvents(year, today), ...noticeEvents(year, today)];
  return events.sort((a, b) => a.day.localeCompare(b.day))[0]?.said ?? '';
}

/** The active season ends, and the site keeps showing it until the owner chooses one with dates ahead. */
function seasonEvents({ active, seasons, turnsByItself }: Year, today: IsoDate): Event[] {
  if (turnsByItself) return [];
  const lastOf = (season: Season) => allDeadlines([season]).at(-1)?.date;
  const last = lastOf(active);
  if (last === undefined) return [];
  const next = seasons.find((season) => season.year > active.year && (lastOf(season) ?? '') >= today);
  const tokens = { year: String(active.year), date: formatLong(last) };
  const { seasonEnds, seasonEnded, noSeason } = leadMailWords.year;
  const said = next
    ? fill(last < today ? seasonEnded : seasonEnds, { ...tokens, next: String(next.year) })
    : last < today && fill(noSeason, tokens);
  return said ? [{ day: addDays(last, 1), said }] : [];
}

/** From 1 December on, what turns in January and what a year lacks; before, that the DIAN will publish it. */
function yearEvents({ seasons, turnsByItself }: Year, today: IsoDate): Event[] {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1].flatMap((year) => {
    const day = `${year - 1}-12-01` as const;
    const lacking = lackingOf(year, seasons);
    const turns = turnsByItself && year > thisYear && !lacking.includes('season');
    const tokens = { year: String(year), taxYear: String(year - 1) };
    const words = leadMailWords.year;
    if (today < day) {
      const isKnown = lacking.length > 0 && !lacking.includes('season');
      return isKnown ? { day, said: fill(words.december, tokens) } : [];
    }
    const missing = listed(lacking.map((each) => fill(words.lacking[each], tokens)));
    const sentence = turns ? (missing === '' ? words.turns : words.turnsAndLacks) : words.lacks;
    return turns || missing !== '' ? { day, said: fill(sentence, { ...tokens, missing }) } : [];
  });
}

/** A notice disappears by itself, and the owner may want to extend it. */
function noticeEvents({ notices }: Year, today: IsoDate): Event[] {
  return notices
    .filter(({ until }) => until >= today)
    .map(({ until }) => ({
      day: until,
      said: fill(leadMailWords.year.notice, { date: formatLong(until) }),
    }));
}
