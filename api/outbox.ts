import { addDays, todayInBogota, weekday } from '@/lib/tax/dates';
import type { IsoDate } from '@/content/tax-calendar/types';
import { setState, type Database } from './database';
import { startOfDay } from './bogota-time';
import { isOfFlood } from './lead-filter';
import type { Leads } from './leads';
import {
  bareMail,
  keyOf,
  leadMail,
  listMail,
  summaryMail,
  type Mail,
  type MailFailure,
  type SendMail,
} from './mail';
import { withLinks, type SignedLinks } from './signed-links';
import { MANY_TRIES, weekBefore } from './weekly-summary';

export type MailHealth = {
  readonly status: 'ok' | 'failing';
  readonly waiting: number;
  readonly reason?: MailFailure;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Lease of a taken mail, longer than any attempt: once it expires, the process that took it has crashed. Each crash doubles
 * it up to an hour. After `MANY_TRIES` crashes one try a day is left, early enough to come within a day of calm.
 */
const LEASE_MS = { first: 5 * MINUTE_MS, longest: HOUR_MS, daily: 22 * HOUR_MS };
/** A time further ahead than this was written by a wrong clock, and is ignored. */
const LONGEST_PAUSE_MS = HOUR_MS;
/** After this many refused mails in a row, the server is taken to refuse all mails and not only certain ones. */
const REFUSALS = 3;
/**
 * After this many failed attempts, or other mails that failed in a row, a failing mail is also tried without what visitors
 * wrote. After as many processes that died of it, it is tried only so.
 */
const WHOLE_TRIES = 3;
/** While another mail has gone out so recently, a failure is not the server's. */
const RECENT_MS = 5 * MINUTE_MS;
/**
 * Most mails in one run, because Cloudflare's free plan gives a run 10 ms of processor and 50 queries. Twelve runs an hour
 * send more single mails than are allowed.
 */
const MAILS_A_RUN = 3;
/** Most leads that wait at once and still get a mail each. */
const MOST_WAITING = 20;
/** Limits for single leads' mails: sent in an hour, sent in a day. The mailbox's quota is about 500 a day. */
const OWN_MAILS = { anHour: 30, aDay: 150 };
/** Suspicious leads stop earlier, so that each client has a mail of their own while a flood lasts. */
const SUSPICIOUS_MAILS = { anHour: 10, aDay: 50 };
/** Shorter than the 5 minutes between two runs of the cron, so that in a flood each run sends a list. */
const LIST_PAUSE_MS = 4.5 * MINUTE_MS;
/** Most leads of a list, because Gmail cuts a mail at 102 kB, and how many of them have buttons. */
const LIST_LEADS = 300;
const LIST_BUTTONS = 30;
/** Most earlier contacts of a person that a mail names. */
const EARLIER = 10;

/** Names in the table `state`, until a mail goes out: the pause's end, the last failed mail, and how many failed in a row. */
const PAUSED = 'mail paused until';
const FAILED_LAST = 'mail failed last';
const IN_A_ROW = 'mails failed in a row';

/** SQL condition for a time still ahead of `:now`. */
const isAhead = (time: string, longest: number | string = LONGEST_PAUSE_MS) =>
  `${time} BETWEEN :now + 1 AND :now + ${longest}`;

/**
 * SQL for the number of single leads' mails sent in the given time before `:now`. The plus keeps SQLite from reading
 * all leads by their kind.
 */
const ownMailsIn = (time: number) =>
  `(SELECT COUNT(*) FROM outbox WHERE sent_at BETWEEN :now - ${time} AND :now AND +kind = 'lead' AND digest = 0)`;

/** SQL for the number of waiting leads up to which each gets a mail of its own; those that a sender has taken count too. */
const mostAlone = ({ anHour, aDay }: typeof OWN_MAILS) =>
  `MIN(${MOST_WAITING}, ${anHour} - ${ownMailsIn(HOUR_MS)}, ${aDay} - ${ownMailsIn(24 * HOUR_MS)})`;

/** The column of `crashes`, whose name is older. */
const CRASHES = 'deaths';

/**
 * Leases the next due mail: one lead's, the list of leads that get no mail of their own, or Monday's summary. A list that
 * failed is tried again by itself, and leads whose own mail was refused or crashed its process are listed apart.
 * A list counts its own attempts and crashes, not those of its leads' own mails.
 * Counts a crash now, because a process that crashes can't; a recorded failure takes it back.
 */
const take = `
  WITH waiting AS (
    SELECT outbox.id, kind, attempts, ${CRASHES} AS crashes, due_at, digest, ${isOfFlood} AS isOfFlood,
      kind = 'lead' AND (digest = 1 OR COUNT(*) FILTER (WHERE kind = 'lead' AND digest = 0) OVER () >
        CASE WHEN marks <> '' THEN ${mostAlone(SUSPICIOUS_MAILS)} ELSE ${mostAlone(OWN_MAILS)} END) AS isListed,
      CASE WHEN digest = 1 THEN due_at
        ELSE attempts > 0 AND (${CRASHES} > 0 OR reason IN ('refused', 'unwritable')) END AS list
    FROM outbox LEFT JOIN leads ON kind = 'lead' AND leads.id = CAST(ref AS INTEGER)
    WHERE sent_at IS NULL
  ), due AS (
    SELECT *, attempts * (digest = isListed) AS failed, crashes * (digest = isListed) AS crashed FROM waiting
    WHERE NOT (${isAhead('due_at', `CASE WHEN crashes < ${MANY_TRIES} THEN ${LONGEST_PAUSE_MS} ELSE ${LEASE_MS.daily} END`)})
    AND NOT EXISTS (SELECT 1 FROM state WHERE name = '${PAUSED}' AND ${isAhead('value')})
    AND NOT (isListed AND EXISTS (
      SELECT 1 FROM outbox WHERE digest = 1 AND sent_at BETWEEN :now - ${LIST_PAUSE_MS} + 1 AND :now
    ))
  ), next AS (
    SELECT id, isListed, list FROM due
    ORDER BY attempts > 0, kind = 'summary', isListed, attempts, id DESC LIMIT 1
  )
  UPDATE outbox SET
    due_at = :now + CASE WHEN crashed + 1 < ${MANY_TRIES}
      THEN MIN(${LEASE_MS.first} << crashed, ${LEASE_MS.longest}) ELSE ${LEASE_MS.daily} END,
    attempts = failed + 1,
    ${CRASHES} = crashed + 1,
    digest = isListed
  FROM due WHERE outbox.id = due.id AND due.id IN (
    SELECT due.id FROM due, next
    WHERE due.id = next.id OR (due.isListed AND next.isListed AND due.list = next.list)
    ORDER BY isOfFlood, due.id DESC LIMIT ${LIST_LEADS}
  ) RETURNING outbox.id, outbox.kind, ref, outbox.attempts, ${CRASHES} AS crashes, outbox.digest AS isList,
    COALESCE((SELECT value FROM state WHERE name = '${IN_A_ROW}'), 0) AS failuresInARow`;

/**
 * Sends due mails until none is left, the server fails or they are enough for one run: those that have not failed first, and
 * the newest first.
 * Two senders never send the same mail; one that dies after sending causes a repeated mail.
 * @param links signs the mails' links, if given
 */
export async function sendDue(
  leads: Leads,
  send: SendMail,
  now: () => number,
  links?: SignedLinks,
): Promise<void> {
  const { database } = leads;
  for (let count = 0; count < MAILS_A_RUN; count += 1) {
    const entry = await takeDue(database, now());
    if (entry === undefined) return;
    const result = await sendEntry({ leads, links, now: now() }, send, entry);
    if (result.ok) await recordSent(database, entry, now());
    else await recordFailure(database, entry, result.reason, now());
  }
}

/** Leases the next due mail, if there is one and mails are not paused. */
async function takeDue(database: Database, now: number): Promise<Entry | undefined> {
  // In a transaction of its own, because leads arrive meanwhile and two senders may run.
  const [rows = []] = await database.write([[take, { now }]]);
  const taken = rows as (Omit<Entry, 'ids' | 'refs'> & { id: number; ref: string })[];
  return taken[0] && { ...taken[0], ids: taken.map(({ id }) => id), refs: taken.map(({ ref }) => ref) };
}

/** SQL condition for the rows of a mail. */
const isOfMail = 'id IN (SELECT value FROM json_each(:ids))';

/** Marks a mail as sent, with the leads that it lists, and ends the pause. */
async function recordSent(database: Database, { ids }: Entry, now: number): Promise<void> {
  await database.write([
    [`UPDATE outbox SET sent_at = :now, reason = NULL WHERE ${isOfMail}`, { ids: JSON.stringify(ids), now }],
    [`DELETE FROM state WHERE name IN ('${PAUSED}', '${FAILED_LAST}', '${IN_A_ROW}')`],
  ]);
}

/** Schedules the next attempt of a failed mail, and pauses all mails when the failure may concern more than this one. */
async function recordFailure(
  database: Database,
  { ids, attempts }: Entry,
  reason: MailFailure,
  now: number,
): Promise<void> {
  const retry = now + Math.min(2 ** (attempts - 1), 30) * MINUTE_MS;
  const [id = 0] = ids;
  const values = {
    id,
    ids: JSON.stringify(ids),
    now,
    retry,
    reason,
    concernsAll: Number(concernsAll(reason)),
  };
  const [noted, , , states] = await database.write([
    [
      // Whatever the server says, it is this mail that it refuses once it takes others.
      `UPDATE outbox SET due_at = :retry, failing_since = COALESCE(failing_since, :now), ${CRASHES} = ${CRASHES} - 1,
         reason = CASE WHEN :concernsAll = 0 AND EXISTS (
           SELECT 1 FROM outbox AS other WHERE other.sent_at > outbox.failing_since
         ) THEN 'refused' ELSE :reason END
       WHERE ${isOfMail} RETURNING reason`,
      values,
    ],
    [
      `INSERT INTO state (name, value) VALUES ('${IN_A_ROW}', 1)
       ON CONFLICT DO UPDATE SET value = value + (SELECT value <> :id FROM state WHERE name = '${FAILED_LAST}')`,
      values,
    ],
    setState(FAILED_LAST, id),
    [
      `SELECT MIN(failing_since) FILTER (WHERE reason IN ('busy', 'connection')) AS since,
         (SELECT value FROM state WHERE name = '${IN_A_ROW}') AS inARow,
         EXISTS (SELECT 1 FROM outbox WHERE sent_at BETWEEN :now - ${RECENT_MS} AND :now) AS takesOthers
       FROM outbox WHERE sent_at IS NULL`,
      values,
    ],
  ]);
  const [{ since, inARow, takesOthers } = {}] = states ?? [];
  const growing = Math.min(Math.max(now - Number(since), MINUTE_MS), HOUR_MS / 2);
  /** How many mails must fail in a row to pause all mails, and for how long. */
  const pauses: Readonly<Record<MailFailure, readonly [mails: number, pause: number]>> = {
    password: [1, 10 * MINUTE_MS],
    recipient: [1, 10 * MINUTE_MS],
    sender: [1, 10 * MINUTE_MS],
    limited: [2, HOUR_MS],
    busy: [2, growing],
    connection: [2, growing],
    refused: [REFUSALS, HOUR_MS],
    unwritable: [Infinity, 0],
  };
  const [mails, pause] = pauses[noted?.[0]?.reason as MailFailure];
  const isPaused = Number(inARow) >= mails && (!takesOthers || concernsAll(reason));
  if (isPaused) await database.write([setState(PAUSED, now + pause)]);
}

/** True for the owner's settings, which no mail's content changes. */
const concernsAll = (reason: MailFailure) => ['password', 'recipient', 'sender'].includes(reason);

/** A mail that is being sent. */
type Entry = {
  /** Its rows of the outbox: one, or those of a list. */
  readonly ids: readonly number[];
  /** Numbers of its leads, or the summary's Monday. */
  readonly refs: readonly string[];
  readonly kind: string;
  readonly isList: 0 | 1;
  readonly attempts: number;
  /** Attempts whose process died, and the present one. */
  readonly crashes: number;
  readonly failuresInARow: number;
};

type Sources = { readonly leads: Leads; readonly links?: SignedLinks; readonly now: number };

/**
 * Sends a mail. One that keeps failing is tried a second time, without what visitors wrote: if that goes out, their texts
 * were at fault, and otherwise nothing is left out.
 */
async function sendEntry(sources: Sources, send: SendMail, entry: Entry): ReturnType<SendMail> {
  const attempt = async (withoutVisitorText: boolean): ReturnType<SendMail> => {
    const write = await writerOf(sources, entry, withoutVisitorText);
    // There is nothing to send, because the lead was deleted after its mail was queued.
    if (write === undefined) return { ok: true };
    let mail: Mail;
    try {
      mail = write();
    } catch {
      return { ok: false, reason: 'unwritable' };
    }
    return send(mail).catch(() => ({ ok: false, reason: 'connection' }));
  };
  if (entry.crashes > WHOLE_TRIES) return attempt(true);
  const result = await attempt(false);
  const isLasting = entry.attempts > WHOLE_TRIES || entry.failuresInARow >= WHOLE_TRIES;
  return result.ok || !isLasting || concernsAll(result.reason) ? result : attempt(true);
}

/**
 * Reads a mail's data and returns the function that words it, so that a failed wording is told from a failed database.
 * @param withoutVisitorText leaves out what visitors wrote, except their phone numbers
 */
async function writerOf(
  { leads, links, now }: Sources,
  { kind, refs, isList }: Entry,
  withoutVisitorText: boolean,
): Promise<(() => Mail) | undefined> {
  const [ref = ''] = refs;
  if (kind === 'summary') {
    const week = await weekBefore(leads, ref as IsoDate, { now, links, withoutVisitorText });
    return () => summaryMail(week);
  }
  if (isList) {
    const all = await leads.list({ ids: refs.map(Number) }, LIST_LEADS);
    const [newest] = all;
    if (newest === undefined) return undefined;
    const key = `resumen-${all.length}-${newest.id}-${newest.receivedAt}`;
    if (withoutVisitorText) return () => bareMail(key, all);
    const unmarkedFirst = all.toSorted((a, b) => Number(a.marks.length > 0) - Number(b.marks.length > 0));
    const named = await withLinks(unmarkedFirst.slice(0, LIST_BUTTONS), links, now);
    return () => listMail(key, named, unmarkedFirst.slice(LIST_BUTTONS));
  }
  const [lead, ...others] = (await leads.person(Number(ref))).filter(({ hiddenAt }) => hiddenAt === null);
  if (lead?.id !== Number(ref)) return undefined;
  if (withoutVisitorText) return () => bareMail(keyOf(lead), [lead]);
  const own = { lead, links: await links?.ofLead(lead, now) };
  const earlier = others.filter(({ id }) => id < lead.id);
  return () => leadMail(own, earlier.slice(0, EARLIER).reverse());
}

/** Queues the past week's summary once. It comes even after a week without leads, so that its absence is an alarm. */
export async function writeSummary({ database }: Leads, now: number): Promise<void> {
  const today = todayInBogota(now);
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  await database.write([
    [
      `INSERT INTO outbox (kind, ref, due_at, since) SELECT 'summary', :monday, :now, :now
       WHERE EXISTS (SELECT 1 FROM landings WHERE day < :monday)
         OR EXISTS (SELECT 1 FROM leads WHERE received_at < :start)
       ON CONFLICT DO NOTHING`,
      { monday, now, start: startOfDay(monday) },
    ],
  ]);
}

/** Returns the mails' health: failing after a failed attempt, or when a mail has waited for over an hour. */
export async function mailHealth({ database }: Leads, now: number): Promise<MailHealth> {
  const [row] = await database.read([
    `SELECT COUNT(*) AS waiting,
       COUNT(*) FILTER (WHERE failing_since IS NOT NULL OR since < :hourAgo) > 0 AS isFailing,
       (SELECT reason FROM outbox WHERE sent_at IS NULL AND reason IS NOT NULL
        ORDER BY reason IN ('refused', 'unwritable'), due_at DESC LIMIT 1) AS reason
     FROM outbox WHERE sent_at IS NULL`,
    { hourAgo: now - HOUR_MS },
  ]);
  return {
    status: row?.isFailing ? 'failing' : 'ok',
    waiting: Number(row?.waiting),
    reason: (row?.reason ?? undefined) as MailFailure | undefined,
  };
}
