import { leadMailWords } from '@/content/lead-mail';
import { notices, type Notice } from '@/content/notice';
import type { IsoDate } from '@/content/tax-calendar/types';
import { site } from '@/content/site';
import { DAYS_AHEAD, taskData, ownerTasks, type Task, type TaskData } from '@/lib/owner-tasks';
import { addDays, datePartsOf, formatLong, isoDate } from '@/lib/tax/dates';
import { windowOf } from '@/lib/tax/deadlines';
import { fill } from '@/lib/words/fill';
import { monthsBefore, startOfDay } from './bogota-time';
import type { Leads } from './leads';
import { withLinks, type SignedLinks } from './signed-links';

export type Week = Awaited<ReturnType<typeof weekBefore>>;

/** Most open leads that the mail lists, most leads whose mail was tried in vain, and most rows of its table. */
const MOST = { waiting: 30, untold: 300, rows: 500 };

/** Attempts after which the mail names a lead whose own mail is not noted as sent. */
export const MANY_TRIES = 12;

/**
 * Reads the data of the week before a Monday, in Colombian time.
 * @param withoutVisitorText leaves out visitors' texts; their numbers stay
 */
export async function weekBefore(
  leads: Leads,
  monday: IsoDate,
  {
    now,
    links,
    withoutVisitorText,
  }: { now: number; links: SignedLinks | undefined; withoutVisitorText: boolean },
) {
  const from = addDays(monday, -7);
  const which = { since: startOfDay(from), until: startOfDay(monday) };
  const { total, open } = await leads.count(which);
  const byPage = await leads.byPage(from, monday);
  const waiting = await leads.list({ isOpen: true }, MOST.waiting);
  return {
    from,
    withoutVisitorText,
    to: addDays(monday, -1),
    leads: total,
    /** Number of the week's leads that wait for an answer. */
    open,
    visits: byPage.reduce((sum, { visits }) => sum + visits, 0),
    /** Counts by page, without the calls that named no page because they came from another origin. */
    pages: byPage.filter(({ page }) => page !== ''),
    /** The newest open leads of any week. */
    waiting: await withLinks(waiting, links, now),
    waitingCount: (await leads.count()).open,
    notified: await notified(leads, which),
    untold: await leads.list({ triedInVain: MANY_TRIES }, MOST.untold),
    /** Mails up to this day are older than the site may keep contacts; the summary says so once a quarter. */
    forgetBefore: isQuarter(monday) ? monthsBefore(which.until, site.privacy.retentionMonths) : undefined,
    news: newsOf({ ...taskData(), notices }, monday),
    urls: (await links?.urls()) ?? {},
    table: withoutVisitorText || total === 0 ? undefined : await leads.list(which, MOST.rows),
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
  return row as { own: number; listed: number; unsent: number };
}

/** Data from which the news of the year follow. */
export type Year = TaskData & { readonly notices: readonly Pick<Notice, 'until'>[] };

/**
 * Returns what a Monday's mail says of the year: new tasks, what comes, and the tasks that are still open. Urgent ones are said
 * each week, every other in the week after each of its days, and all of them on the first Monday of a quarter.
 */
export function newsOf({ notices, ...given }: Year, monday: IsoDate): string[] {
  const isOfWeek = (day: IsoDate) => day >= addDays(monday, -7) && day < monday;
  const tasks = ownerTasks(addDays(monday, -1), given);
  const isNew = ({ days: [first] }: Task) => first !== undefined && isOfWeek(first);
  const open = tasks.filter(
    (task) => !isNew(task) && (task.isUrgent || isQuarter(monday) || task.days.some(isOfWeek)),
  );
  const coming = [...datesOf(given, monday), ...turnOf(given, monday), ...endsOf(notices, monday)];
  return [
    ...tasks.filter(isNew).map(sentences),
    ...coming.filter(({ day }) => isOfWeek(day)).map(({ said }) => said),
    ...(open.length > 0 ? [leadMailWords.year.stillToDo, ...open.map(sentences)] : []),
  ];
}

const sentences = ({ what, todo }: Task) => `${what} ${todo}`;

/** True if a Monday is the first of January, April, July or October. */
function isQuarter(monday: IsoDate): boolean {
  return /-(01|04|07|10)-0[1-7]$/.test(monday);
}

/** A sentence of Monday's mail about a day; the first mail after that day says it. */
type Event = { readonly day: IsoDate; readonly said: string };

/** The first and last deadlines of each group in Monday's calendar year, even if the site still shows another year. */
function datesOf({ seasons }: TaskData, monday: IsoDate): Event[] {
  const season = seasons.find(({ year }) => year === datePartsOf(monday).year);
  return (season?.groups ?? []).flatMap((group): Event[] => {
    const { first, last } = windowOf(group);
    const { begin, end, groups } = leadMailWords.year.dates;
    const said = (sentence: typeof begin | typeof end, day: IsoDate): Event => ({
      day: addDays(day, -DAYS_AHEAD),
      said: fill(sentence, { date: formatLong(day), group: groups[group.id] }),
    });
    return [said(begin, first), said(end, last)];
  });
}

/** In the week before Christmas, that the site turns to the next year, if it has turned to this one. */
function turnOf({ active, site }: TaskData, monday: IsoDate): Event[] {
  const { year } = datePartsOf(monday);
  if (site.activeSeason !== 'auto' || active.year !== year) return [];
  return [{ day: isoDate(year, 12, 17), said: fill(leadMailWords.year.turns, { year: year + 1 }) }];
}

/** The last day of each of the owner's dated notices, because she may want to extend it. */
function endsOf(notices: Year['notices'], monday: IsoDate): Event[] {
  return notices
    .filter(({ until }) => until >= monday)
    .map(({ until }) => ({
      day: addDays(until, -7),
      said: fill(leadMailWords.year.notice, { date: formatLong(until) }),
    }));
}
