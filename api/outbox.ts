import { addDays, todayInBogota, weekday } from '@/lib/tax/dates';
import type { IsoDate } from '@/content/tax-calendar/types';
import { setState, type Database } from './database';
import { startOfDay } from './bogota-time';
import type { Leads } from './leads';
import { digestMail, leadMail, summaryMail, type Mail, type MailFailure, type SendMail } from './mail';
import { withLinks, type SignedLinks } from './signed-links';
import { weekBefore } from './weekly-summary';

export type MailHealth = {
  /** `off`: mail settings are missing, and no mail has waited for over an hour. */
  readonly status: 'ok' | 'failing' | 'off';
  readonly waiting: number;
  readonly failingSince?: string;
  readonly reason?: MailFailure;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;
/** Lease of a taken mail, longer than any attempt: once it expires, the process that took it has died. */
const LEASE = 5 * MINUTE;
/** A time further ahead than this was written by a wrong clock, and is ignored. */
const LONGEST_PAUSE = HOUR;
/** After this many refusals in a row, the server is taken to refuse all mails and not only certain ones. */
const REFUSALS = 3;
/** Limits for single leads' mails: waiting at once, sent in an hour, sent in a day. The mailbox's quota is about 500 a day. */
const OWN_MAILS = { waiting: 20, anHour: 30, aDay: 150 };
/** The cron runs every 5 minutes, so that even in a flood a lead reaches the mailbox within 10. */
const DIGEST_PAUSE = 5 * MINUTE;
/** Most leads listed in a digest, and how many of them have buttons. */
const DIGEST_LINES = 300;
const DIGEST_BUTTONS = 30;
/** Most former contacts of a person that a mail names. */
const EARLIER = 10;

/** SQL condition for a time still ahead of `:now`. */
const isAhead = (time: string) => `${time} BETWEEN :now + 1 AND :now + ${LONGEST_PAUSE}`;

/** SQL for the number of single leads' mails sent in the given time before `:now`. */
const ownMailsIn = (time: number) =>
  `(SELECT COUNT(*) FROM outbox WHERE sent_at BETWEEN :now - ${time} AND :now AND kind = 'lead' AND digest = 0)`;

/**
 * Sends due mails, newest first, until none is left or the server fails.
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
  await gatherDigest(leads, now());
  for (;;) {
    const entry = await takeDue(database, now());
    if (entry === undefined) return;
    const result = await sendEntry({ leads, links, now: now() }, send, entry);
    if (result.ok) await recordSent(database, entry, now());
    else await recordFailure(database, entry, result.reason, now());
  }
}

/** Leases the next due mail, if there is one and mails are not paused. */
async function takeDue(database: Database, now: number): Promise<Entry | undefined> {
  const [taken] = await database.write([
    [
      `UPDATE outbox SET due_at = :now + ${LEASE}, attempts = attempts + 1
       WHERE id = (
         SELECT id FROM outbox WHERE sent_at IS NULL AND digest = 0 AND NOT (${isAhead('due_at')})
         AND NOT EXISTS (SELECT 1 FROM state WHERE name = 'mail paused until' AND ${isAhead('value')})
         ORDER BY CASE kind WHEN 'lead' THEN 0 WHEN 'digest' THEN 1 ELSE 2 END, attempts, id DESC LIMIT 1
       ) RETURNING id, kind, ref, attempts`,
      { now },
    ],
  ]);
  return taken?.[0] as Entry | undefined;
}

/** Marks a mail as sent, with the leads that a digest announced, and ends the pause. */
async function recordSent(database: Database, { id }: Entry, now: number): Promise<void> {
  await database.write([
    ['UPDATE outbox SET sent_at = :now, reason = NULL WHERE id = :id OR told_in = :id', { id, now }],
    ["DELETE FROM state WHERE name = 'mail paused until'"],
  ]);
}

/** Schedules the next attempt of a failed mail, and pauses all mails when the failure concerns more than this one. */
async function recordFailure(
  database: Database,
  { id, attempts }: Entry,
  reason: MailFailure,
  now: number,
): Promise<void> {
  const retry = now + Math.min(2 ** (attempts - 1), 30) * MINUTE;
  const [, [failing] = []] = await database.write([
    [
      `UPDATE outbox SET due_at = :retry, failing_since = COALESCE(failing_since, :now), reason = :reason
       WHERE id = :id`,
      { id, now, retry, reason },
    ],
    [
      `SELECT MIN(failing_since) FILTER (WHERE reason IN ('busy', 'connection')) AS since,
         SUM(reason = 'refused' AND digest = 0) AS refused
       FROM outbox WHERE sent_at IS NULL`,
    ],
  ]);
  const growing = Math.min(Math.max(now - Number(failing?.since), MINUTE), HOUR / 2);
  const pause = {
    ...{ unwritable: 0, refused: Number(failing?.refused) < REFUSALS ? 0 : HOUR },
    ...{ password: 10 * MINUTE, recipient: 10 * MINUTE, limited: HOUR, busy: growing, connection: growing },
  }[reason];
  if (pause > 0) await database.write([setState('mail paused until', now + pause)]);
}

/**
 * Moves leads to a digest instead of mails of their own, if they are too many at once, a week old or repeatedly
 * refused.
 */
async function gatherDigest({ database }: Leads, now: number): Promise<void> {
  await database.write([
    [
      `UPDATE outbox SET digest = 1
       WHERE kind = 'lead' AND sent_at IS NULL AND digest = 0 AND NOT (${isAhead('due_at')}) AND (
         (SELECT COUNT(*) FROM outbox WHERE kind = 'lead' AND sent_at IS NULL AND digest = 0)
           > MIN(${OWN_MAILS.waiting}, ${OWN_MAILS.anHour} - ${ownMailsIn(HOUR)}, ${OWN_MAILS.aDay} - ${ownMailsIn(24 * HOUR)})
         OR (attempts >= ${REFUSALS} AND reason IN ('refused', 'limited', 'unwritable'))
         OR EXISTS (SELECT 1 FROM leads WHERE id = CAST(ref AS INTEGER) AND received_at < :now - ${WEEK})
       )`,
      { now },
    ],
    [
      `INSERT INTO outbox (kind, ref, due_at, since)
       SELECT 'digest', :now, :now, :now
       WHERE EXISTS (SELECT 1 FROM outbox WHERE sent_at IS NULL AND digest = 1 AND told_in IS NULL)
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE sent_at IS NULL AND kind = 'digest')
       AND NOT EXISTS (
         SELECT 1 FROM outbox WHERE kind = 'digest' AND sent_at BETWEEN :now - ${DIGEST_PAUSE} + 1 AND :now
       ) ON CONFLICT DO NOTHING`,
      { now },
    ],
    [
      `UPDATE outbox SET told_in = (
         SELECT id FROM outbox WHERE sent_at IS NULL AND kind = 'digest' AND attempts = 0
       ) WHERE sent_at IS NULL AND digest = 1 AND told_in IS NULL`,
    ],
  ]);
}

type Entry = { readonly id: number; readonly attempts: number; readonly kind: string; readonly ref: string };

type Sources = { readonly leads: Leads; readonly links?: SignedLinks; readonly now: number };

async function sendEntry(sources: Sources, send: SendMail, entry: Entry): ReturnType<SendMail> {
  const write = await writerOf(sources, entry);
  // There is nothing to send, because the lead was deleted after its mail was queued.
  if (write === undefined) return { ok: true };
  let mail: Mail;
  try {
    mail = write();
  } catch {
    return { ok: false, reason: 'unwritable' };
  }
  return send(mail).catch(() => ({ ok: false, reason: 'connection' }));
}

/** Reads a mail's data and returns the function that words it, so that a failed wording is told from a failed database. */
async function writerOf(
  { leads, links, now }: Sources,
  { id, attempts, kind, ref }: Entry,
): Promise<(() => Mail) | undefined> {
  if (kind === 'summary') {
    // Leaves out visitors' texts once the server has refused the summary several times.
    const week = await weekBefore(leads, ref as IsoDate, { now, links, isBare: attempts > REFUSALS });
    return () => summaryMail(week);
  }
  if (kind === 'digest') {
    const all = await leads.list({ toldIn: id }, attempts > REFUSALS ? 0 : DIGEST_LINES);
    const { total: count } = await leads.count({ toldIn: id });
    const named = await withLinks(all.slice(0, DIGEST_BUTTONS), links, now);
    const lines = all.slice(DIGEST_BUTTONS);
    const isFlood = (await leads.count({ toldIn: id, isOfFlood: true })).open > 0;
    const flood = isFlood ? await links?.flood(id, now) : undefined;
    return count === 0 ? undefined : () => digestMail(id, { leads: named, lines, count, flood });
  }
  const [lead, ...others] = (await leads.person(Number(ref))).filter(({ hiddenAt }) => hiddenAt === null);
  if (lead?.id !== Number(ref)) return undefined;
  const own = { lead, links: await links?.ofLead(lead, now) };
  const earlier = others.filter(({ id }) => id < lead.id);
  return () => leadMail(own, earlier.slice(0, EARLIER).reverse());
}

/** Queues the past week's summary once. It comes even after a week without leads, so that its absence is an alarm. */
export async function writeSummary({ database }: Leads, now: number): Promise<void> {
  const today = todayInBogota(new Date(now));
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
export async function mailHealth({ database }: Leads, isOn: boolean, now: number): Promise<MailHealth> {
  const [row] = await database.read([
    `SELECT COUNT(*) AS waiting,
       COALESCE(MIN(failing_since), MIN(since) FILTER (WHERE since < :hourAgo)) AS failing_since,
       (SELECT reason FROM outbox WHERE sent_at IS NULL AND reason IS NOT NULL
        ORDER BY reason IN ('refused', 'unwritable'), due_at DESC LIMIT 1) AS reason
     FROM outbox WHERE sent_at IS NULL`,
    { hourAgo: now - HOUR },
  ]);
  const since = row?.failing_since;
  const failingSince = since == null ? undefined : new Date(Number(since)).toISOString();
  return {
    status: failingSince !== undefined ? 'failing' : isOn ? 'ok' : 'off',
    waiting: Number(row?.waiting),
    failingSince,
    reason: (row?.reason ?? undefined) as MailFailure | undefined,
  };
}
