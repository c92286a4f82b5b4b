import { addDays, todayInBogota, weekday } from '@/lib/tax/dates';
import type { IsoDate } from '@/content/seasons/types';
import { setState } from './database';
import { startOf } from './bogota-time';
import type { Leads } from './leads';
import { digestMail, leadMail, summaryMail, type Mail, type MailFailure, type SendMail } from './mail';
import type { SignedLinks } from './signed-links';
import { weekBefore, withLinks } from './weekly-summary';

export type MailHealth = {
  /** `off` when the mail settings are missing and nothing waits for over an hour. */
  readonly status: 'ok' | 'failing' | 'off';
  readonly waiting: number;
  readonly failingSince?: string;
  readonly reason?: MailFailure;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Longer than any attempt lasts; after it, the sender of a taken mail must have died. */
const LEASE = 5 * MINUTE;
/** A time further ahead than this was written by a wrong clock, and is ignored. */
const LONGEST_PAUSE = HOUR;
/** Refused mails that no longer concern single ones. */
const REFUSALS = 3;
/** Most mails of single leads: that wait at once, in an hour, in a day; the mailbox's own quota is some 500 a day. */
const OWN_MAILS = { waiting: 20, anHour: 30, aDay: 150 };
/** With a cron each 5 minutes, a lead is in the mailbox within 10. */
const DIGEST_PAUSE = 5 * MINUTE;
/** Most leads of a digest, and how many of them have buttons. */
const DIGEST_LINES = 300;
const DIGEST_BUTTONS = 30;
/** Most former contacts of a person that a mail names. */
const EARLIER = 10;
const WEEK = 7 * 24 * HOUR;

/** SQL condition for a time still ahead of the clock `?1`. */
const isAhead = (time: string) => `${time} BETWEEN ?1 + 1 AND ?1 + ${LONGEST_PAUSE}`;

/** SQL for the number of single leads' mails that went out in the time before the clock `?1`. */
const ownMailsIn = (time: number) =>
  `(SELECT COUNT(*) FROM outbox WHERE sent_at BETWEEN ?1 - ${time} AND ?1 AND kind = 'lead' AND digest = 0)`;

/**
 * Sends due mails, newest first, until none is left or the server fails.
 * Two senders never send the same mail; one that dies in between causes a repeated mail.
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
    const [taken] = await database.write([
      [
        `UPDATE outbox SET due_at = ?1 + ${LEASE}, attempts = attempts + 1
         WHERE id = (
           SELECT id FROM outbox WHERE sent_at IS NULL AND digest = 0 AND NOT (${isAhead('due_at')})
           AND NOT EXISTS (SELECT 1 FROM state WHERE name = 'mail paused until' AND ${isAhead('value')})
           ORDER BY CASE kind WHEN 'lead' THEN 0 WHEN 'digest' THEN 1 ELSE 2 END, attempts, id DESC LIMIT 1
         ) RETURNING id, kind, ref, attempts`,
        now(),
      ],
    ]);
    const entry = taken?.[0] as Entry | undefined;
    if (entry === undefined) return;
    const { id, attempts } = entry;
    const result = await sendEntry({ leads, links, now: now() }, send, entry);
    if (result.ok) {
      await database.write([
        ['UPDATE outbox SET sent_at = ?2, reason = NULL WHERE id = ?1 OR told_in = ?1', id, now()],
        ["DELETE FROM state WHERE name = 'mail paused until'"],
      ]);
      continue;
    }
    const { reason } = result;
    const [, [failing] = []] = await database.write([
      [
        `UPDATE outbox SET due_at = ?2 + ?3, failing_since = COALESCE(failing_since, ?2), reason = ?4 WHERE id = ?1`,
        ...[id, now(), Math.min(2 ** (attempts - 1), 30) * MINUTE, reason],
      ],
      [
        `SELECT MIN(failing_since) FILTER (WHERE reason IN ('busy', 'connection')) AS since,
           SUM(reason = 'refused' AND digest = 0) AS refused
         FROM outbox WHERE sent_at IS NULL`,
      ],
    ]);
    const growing = Math.min(Math.max(now() - Number(failing?.since), MINUTE), HOUR / 2);
    // 0 where it concerns one mail alone.
    const pause = {
      ...{ unwritable: 0, refused: Number(failing?.refused) < REFUSALS ? 0 : HOUR },
      ...{ password: 10 * MINUTE, recipient: 10 * MINUTE, limited: HOUR, busy: growing, connection: growing },
    }[reason];
    if (pause === 0) continue;
    await database.write([setState('mail paused until', now() + pause)]);
    return;
  }
}

/** Collects into a digest what gets no mail of its own: too many leads, week-old ones, repeatedly refused ones. */
async function gatherDigest({ database }: Leads, now: number): Promise<void> {
  await database.write([
    [
      `UPDATE outbox SET digest = 1
       WHERE kind = 'lead' AND sent_at IS NULL AND digest = 0 AND NOT (${isAhead('due_at')}) AND (
         (SELECT COUNT(*) FROM outbox WHERE kind = 'lead' AND sent_at IS NULL AND digest = 0)
           > MIN(${OWN_MAILS.waiting}, ${OWN_MAILS.anHour} - ${ownMailsIn(HOUR)}, ${OWN_MAILS.aDay} - ${ownMailsIn(24 * HOUR)})
         OR (attempts >= ${REFUSALS} AND reason IN ('refused', 'limited', 'unwritable'))
         OR EXISTS (SELECT 1 FROM leads WHERE id = CAST(ref AS INTEGER) AND received_at < ?1 - ${WEEK})
       )`,
      now,
    ],
    [
      `INSERT INTO outbox (kind, ref, due_at, since)
       SELECT 'digest', ?1, ?1, ?1
       WHERE EXISTS (SELECT 1 FROM outbox WHERE sent_at IS NULL AND digest = 1 AND told_in IS NULL)
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE sent_at IS NULL AND kind = 'digest')
       AND NOT EXISTS (
         SELECT 1 FROM outbox WHERE kind = 'digest' AND sent_at BETWEEN ?1 - ${DIGEST_PAUSE} + 1 AND ?1
       ) ON CONFLICT DO NOTHING`,
      now,
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
  // Its lead was deleted meanwhile.
  if (write === undefined) return { ok: true };
  let mail: Mail;
  try {
    mail = write();
  } catch {
    return { ok: false, reason: 'unwritable' };
  }
  return send(mail).catch(() => ({ ok: false, reason: 'connection' }));
}

/** Reads a mail's data; only the wording can fail afterwards. */
async function writerOf(
  { leads, links, now }: Sources,
  { id, attempts, kind, ref }: Entry,
): Promise<(() => Mail) | undefined> {
  if (kind === 'summary') {
    // A repeatedly refused summary goes without typed texts.
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

/** Queues the past week's summary, once, from the site's first week on; its absence tells the owner that something is wrong. */
export async function writeSummary({ database }: Leads, now: number): Promise<void> {
  const today = todayInBogota(new Date(now));
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  await database.write([
    [
      `INSERT INTO outbox (kind, ref, due_at, since) SELECT 'summary', ?1, ?2, ?2
       WHERE EXISTS (SELECT 1 FROM landings WHERE day < ?1) OR EXISTS (SELECT 1 FROM leads WHERE received_at < ?3)
       ON CONFLICT DO NOTHING`,
      ...[monday, now, startOf(monday)],
    ],
  ]);
}

/** Returns the mails' health, which also fails when any mail waits for over an hour. */
export async function mailHealth({ database }: Leads, isOn: boolean, now: number): Promise<MailHealth> {
  const [row] = await database.read([
    `SELECT COUNT(*) AS waiting,
       COALESCE(MIN(failing_since), MIN(since) FILTER (WHERE since < ?1)) AS failing_since,
       (SELECT reason FROM outbox WHERE sent_at IS NULL AND reason IS NOT NULL
        ORDER BY reason IN ('refused', 'unwritable'), due_at DESC LIMIT 1) AS reason
     FROM outbox WHERE sent_at IS NULL`,
    now - HOUR,
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
