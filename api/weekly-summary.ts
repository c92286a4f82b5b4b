import { leadMailWords } from '@/content/lead-mail';
import { notices, type Notice } from '@/content/notice';
import { presentation } from '@/content/presentation';
import { seasons } from '@/lib/seasons';
import type { IsoDate, Season } from '@/content/tax-calendar/types';
import { site } from '@/content/site';
import { latestChange } from '@/lib/seo/page-entry';
import { addDays, formatLong } from '@/lib/tax/dates';
import { allDeadlines, groupOf, lackingOf, windowOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { listed } from '@/lib/words/list-format';
import { monthsBefore, startOfDay } from './bogota-time';
import type { Leads } from './leads';
import { withLinks, type SignedLinks } from './signed-links';
import { csvHeader, csvRows } from './leads-csv';

export type Week = Awaited<ReturnType<typeof weekBefore>>;

/** Most open leads that the mail lists, and most rows of its table. */
const MOST = { waiting: 30, rows: 500 };

/**
 * Reads the data of the week before a Monday, in Colombian time.
 * @param isBare leaves out visitors' texts; their numbers stay
 */
export async function weekBefore(
  leads: Leads,
  monday: IsoDate,
  { now, links, isBare }: { now: number; links: SignedLinks | undefined; isBare: boolean },
) {
  const from = addDays(monday, -7);
  const which = { since: startOfDay(from), until: startOfDay(monday) };
  const { total, open } = await leads.count(which);
  const byPage = await leads.byPage(from, monday);
  const waiting = await leads.list({ isOpen: true }, MOST.waiting);
  return {
    from,
    isBare,
    to: addDays(monday, -1),
    leads: total,
    /** Number of the week's leads that wait for an answer. */
    open,
    visits: byPage.reduce((sum, { visits }) => sum + visits, 0),
    /** Counts by page, without the calls that named no page because they came from another origin. */
    pages: byPage.filter(({ page }) => page !== ''),
    /** The newest open leads of any week. */
    waiting: await withLinks(waiting, links, now),
    waitingCount: (await leads.count({ isOpen: true })).total,
    notified: await notified(leads, which),
    /** Mails up to this day are older than the site may keep contacts; the summary says so once a quarter. */
    forgetBefore: isQuarter(monday) ? monthsBefore(which.until, site.privacy.retentionMonths) : undefined,
    event: eventOf(
      {
        ...{ active: activeSeason(), seasons, notices },
        turnsByItself: site.activeSeason === 'auto',
        ...(presentation.signed && {
          reading: {
            signed: presentation.signed,
            changed: latestChange(),
          },
        }),
      },
      monday,
    ),
    places: (await links?.places()) ?? {},
    table: isBare || total === 0 ? undefined : await tableOf(leads, which),
    eraseByEmail: await links?.eraseByEmail(now),
  };
}

/** Counts the mails about the week's leads: sent on their own, sent in a list, and of any week not sent yet. */
async function notified({ database }: Leads, { since, until }: { since: number; until: number }) {
  const [row] = await database.read([
    `SELECT COUNT(*) FILTER (WHERE sent_at IS NULL) AS unsent,
       COUNT(*) FILTER (WHERE sent_at IS NOT NULL AND digest = 0) AS own,
       COUNT(*) FILTER (WHERE sent_at IS NOT NULL AND digest = 1) AS listed
     FROM outbox WHERE kind = 'lead' AND (sent_at IS NULL OR since >= :since AND since < :until)`,
    { since, until },
  ]);
  return { own: Number(row?.own), listed: Number(row?.listed), unsent: Number(row?.unsent) };
}

async function tableOf(leads: Leads, which: { since: number; until: number }) {
  const rows = await leads.list(which, MOST.rows);
  return { text: csvHeader + csvRows(rows), rows: rows.length };
}

/** Data from which the owner's events of the year derive. */
export type Year = {
  readonly active: Season;
  readonly seasons: readonly Season[];
  /** True if the site shows the calendar year's season by itself. */
  readonly turnsByItself: boolean;
  readonly notices: readonly Pick<Notice, 'until'>[];
  /** The day on which she said that she had read it all, and the day of the last change. */
  readonly reading?: { readonly signed: IsoDate; readonly changed: IsoDate };
};

/** An event of the owner's year. A task is repeated until she has acted: every week if visitors read what is not true of this year. */
type Event = { readonly day: IsoDate; readonly said: string; readonly isTodo?: 'weekly' | 'quarterly' };

/**
 * Returns what a Monday's mail says about the year: first the tasks of every week, then the events of the week that
 * starts; without either, on the first Monday of a quarter, the oldest task that is still open.
 */
export function eventOf(year: Year, monday: IsoDate): string | undefined {
  const next = addDays(monday, 7);
  const events = [
    ...seasonEvents(year),
    ...yearEvents(year, monday),
    ...noticeEvents(year, monday),
    ...readingEvents(year),
  ]
    .filter(({ day }) => day < next)
    .sort((a, b) => a.day.localeCompare(b.day));
  const open = ({ said }: Event) => fill(leadMailWords.year.stillToDo, { event: said });
  const urgent = events.filter(({ day, isTodo }) => isTodo === 'weekly' && day < monday).map(open);
  const begins = events.filter(({ day }) => day >= monday).map(({ said }) => said);
  if (urgent.length + begins.length > 0) return [...urgent, ...begins].join('\n');
  const todo = isQuarter(monday) ? events.find(({ isTodo }) => isTodo) : undefined;
  return todo && open(todo);
}

/** True if a Monday is the first of January, April, July or October. */
function isQuarter(monday: IsoDate): boolean {
  return /-(01|04|07|10)-0[1-7]$/.test(monday);
}

/** Events of the active season: its first and last dates, and then the task to leave a season that is over. */
function seasonEvents({ active, turnsByItself }: Year): Event[] {
  const words = leadMailWords.year;
  const dates = (['legal', 'natural'] as const).flatMap((id): Event[] => {
    const { first, last } = windowOf(groupOf(active, id));
    const named = words.dates[id];
    return [
      { day: addDays(first, -14), said: fill(named.begin, { date: formatLong(first) }) },
      { day: addDays(last, -14), said: fill(named.end, { date: formatLong(last) }) },
    ];
  });
  if (turnsByItself) return dates;
  const last = allDeadlines([active]).at(-1)?.date;
  if (last === undefined) return dates;
  const said = fill(words.seasonEnded, { year: String(active.year), date: formatLong(last) });
  return [...dates, { day: addDays(last, 1), said, isTodo: 'weekly' }];
}

/** Events of every year: in December the data that the DIAN publishes, and that the next year comes. */
function yearEvents({ seasons, turnsByItself }: Year, today: IsoDate): Event[] {
  const thisYear = Number(today.slice(0, 4));
  const words = leadMailWords.year;
  return [thisYear, thisYear + 1].flatMap((year): Event[] => {
    const tokens = { year: String(year), taxYear: String(year - 1) };
    const lacking = lackingOf(year, seasons);
    // Since 1 January visitors read this year's dates without its limits.
    const isTodo = year === thisYear && lacking.includes('taxYearUvt') ? 'weekly' : 'quarterly';
    const turns = turnsByItself && year > thisYear;
    const missing = listed(lacking.map((each) => fill(words.lacking[each], tokens)));
    if (missing === '') return turns ? [{ day: `${year - 1}-12-24`, said: fill(words.turns, tokens) }] : [];
    const later = turns ? words.turnsAndLacks : words.willLack;
    const said = fill(year === thisYear ? words.lacks : later, { ...tokens, missing });
    // The DIAN's resolutions of 2023 to 2025 came between 28 November and 15 December.
    const again = lacking.includes('filingYearUvt') ? [{ day: `${year - 1}-12-14`, said } as const] : [];
    return [{ day: `${year - 1}-12-01`, said, isTodo }, ...again];
  });
}

/** Says that texts changed after she signed that she had read them; a task until she signs again. */
function readingEvents({ reading }: Year): Event[] {
  if (!reading || reading.signed >= reading.changed) return [];
  const said = fill(leadMailWords.year.oldReading, {
    signed: formatLong(reading.signed),
    changed: formatLong(reading.changed),
  });
  return [{ day: addDays(reading.changed, 7), said, isTodo: 'quarterly' }];
}

/** Events of the owner's dated notices: the last day of each, because she may want to extend it. */
function noticeEvents({ notices }: Year, today: IsoDate): Event[] {
  return notices
    .filter(({ until }) => until >= today)
    .map(({ until }) => ({
      day: until,
      said: fill(leadMailWords.year.notice, { date: formatLong(until) }),
    }));
}
