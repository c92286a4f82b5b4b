import { addDays, todayInBogota, weekday } from '@/lib/tax/dates';
import type { IsoDate } from '@/content/seasons/types';

import type { Statement } from './database';
import type { Leads } from './leads';
import {
  digestMail,
  forgetMail,
  leadMail,
  summaryMail,
  type Mail,
  type MailFailure,
  type SendMail,
} from './mail';
import { emailKey } from './plain';
import type { SignedLinks } from './signed-links';
import { readState, setState } from './state';
import { weekBefore } from './week';

export type MailHealth = {
  /** `off`: nobody is told, for lack of settings. */
  readonly status: 'ok' | 'failing' | 'off';
  readonly waiting: number;
  readonly failingSince?: string;
  readonly reason?: MailFailure;
  readonly lastSentAt?: string;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Longer than any attempt may last: after that, whoever took a mail has died with it. */
const LEASE = 5 * MINUTE;
/** A time further ahead than any pause was written by a wrong clock, and counts for nothing. */
const LONGEST_PAUSE = HOUR;
/** So many refusals in a row are no longer about single mails. */
const REFUSALS = 3;
/** More leads than that wait for one mail together. */
const OWN_MAILS = 20;
const DIGEST_PAUSE = 30 * MINUTE;
const DIGEST_LINES = 100;
const FORGET_LINES = 50;
const WEEK = 7 * 24 * HOUR;

/** 1, 2, 4, 8, 16, then 30 minutes, in milliseconds. */
function pauseAfter(failures: number): number {
  return Math.min(2 ** (failures - 1), 30) * MINUTE;
}

/** SQL: whether a time that was written is still to come, as far as the clock ?1 tells. */
const isAhead = (time: string) => `${time} BETWEEN ?1 + 1 AND ?1 + ${LONGEST_PAUSE}`;

/**
 * Sends what is due, newest first, until nothing is or the server fails. Two that do this at once
 * never send the same mail; one that dies in between has it sent once more.
 * @param links without them the mails have none
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
    const entry = taken?.[0];
    if (entry === undefined) return;
    const [id, attempts] = [Number(entry.id), Number(entry.attempts)];
    const result = await tell({ leads, links, now: now() }, send, {
      id,
      attempts,
      kind: String(entry.kind),
      ref: String(entry.ref),
    });
    if (result.ok) {
      await database.write([
        ['UPDATE outbox SET sent_at = ?2, reason = NULL WHERE id = ?1 OR told_in = ?1', id, now()],
        ["DELETE FROM state WHERE name LIKE 'mail %'"],
      ]);
      continue;
    }
    const pause = await pauseOfAll(leads, result.reason);
    await database.write([
      [
        `UPDATE outbox SET due_at = ?2 + ?3, failing_since = COALESCE(failing_since, ?2), reason = ?4 WHERE id = ?1`,
        ...[id, now(), pause.length || pauseAfter(attempts), result.reason],
      ],
      ...pause.counts,
      ...(pause.length > 0 ? [setState('mail paused until', now() + pause.length)] : []),
    ]);
    if (pause.length > 0) return;
  }
}

/** How long, in milliseconds, all mails wait after a failure, and what is to be remembered of it. */
async function pauseOfAll(
  { database }: Leads,
  reason: MailFailure,
): Promise<{ length: number; counts: Statement[] }> {
  const state = await readState(database);
  const failures = (state['mail failures in a row'] ?? 0) + 1;
  const refusals = (state['mail refusals in a row'] ?? 0) + 1;
  switch (reason) {
    case 'unwritable':
      return { length: 0, counts: [] };
    case 'refused':
      return {
        length: refusals < REFUSALS ? 0 : HOUR,
        counts: [setState('mail refusals in a row', refusals)],
      };
    case 'password':
    case 'limited':
      return { length: HOUR, counts: [] };
    case 'busy':
    case 'connection':
      return { length: pauseAfter(failures), counts: [setState('mail failures in a row', failures)] };
  }
}

/** Tries at once what only a wrong password kept: a process starts anew when its settings changed. */
export async function retryPassword({ database }: Leads, now: number): Promise<void> {
  const [waiting] = await database.write([
    ["UPDATE outbox SET due_at = ?1 WHERE sent_at IS NULL AND reason = 'password' RETURNING id", now],
  ]);
  if (waiting?.length) await database.write([["DELETE FROM state WHERE name = 'mail paused until'"]]);
}

/**
 * Puts into one mail what should not go by itself: more than can be read one by one, what is a week old,
 * and what was refused again and again.
 */
async function gatherDigest({ database }: Leads, now: number): Promise<void> {
  await database.write([
    [
      `UPDATE outbox SET digest = 1
       WHERE kind = 'lead' AND sent_at IS NULL AND digest = 0 AND NOT (${isAhead('due_at')}) AND (
         (SELECT COUNT(*) FROM outbox WHERE kind = 'lead' AND sent_at IS NULL AND digest = 0) > ${OWN_MAILS}
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

/** Of what a mail is written. */
type Sources = { readonly leads: Leads; readonly links?: SignedLinks; readonly now: number };

async function tell(sources: Sources, send: SendMail, entry: Entry): ReturnType<SendMail> {
  const write = await writerOf(sources, entry);
  // What it would tell of was forgotten.
  if (write === undefined) return { ok: true };
  let mail: Mail;
  try {
    mail = write();
  } catch {
    return { ok: false, reason: 'unwritable' };
  }
  return send(mail).catch(() => ({ ok: false, reason: 'connection' }));
}

/** Reads what a mail tells of; what can then fail is its wording alone. */
async function writerOf(
  { leads, links, now }: Sources,
  { id, attempts, kind, ref }: Entry,
): Promise<(() => Mail) | undefined> {
  if (kind === 'summary') {
    // One that was refused again and again goes without what visitors typed.
    const week = await weekBefore(leads, ref as IsoDate, { now, links, isBare: attempts > REFUSALS });
    return () => summaryMail(week);
  }
  if (kind === 'digest') {
    const told = await leads.toldIn(id, attempts > REFUSALS ? 0 : DIGEST_LINES);
    return told.count === 0 ? undefined : () => digestMail(id, told);
  }
  if (kind === 'forget') {
    const [emailKey = ''] = ref.split(' ');
    const page = links ? await leads.page({ emailKey }, { limit: FORGET_LINES }) : [];
    const { total } = await leads.count({ emailKey });
    const told = await Promise.all(
      page.map(async (lead) => ({ ...lead, erase: (await links?.erase(lead)) ?? '' })),
    );
    return () => forgetMail(id, { leads: told, count: total });
  }
  const lead = await leads.one(Number(ref));
  if (lead === undefined) return undefined;
  const own = links && { answered: await links.answered(lead, now), erase: await links.erase(lead) };
  return () => leadMail(lead, own);
}

/** Has a link for each lead of an e-mail sent to the owner, once an hour at most; of the e-mail only a hash is kept, for as long. */
export async function askForLinks({ database }: Leads, email: string, now: number): Promise<void> {
  await database.write([
    [
      "INSERT INTO outbox (kind, ref, due_at, since) VALUES ('forget', ?1, ?2, ?2) ON CONFLICT DO NOTHING",
      ...[`${emailKey(email)} ${Math.floor(now / HOUR)}`, now],
    ],
  ]);
}

/** Lets go of what links were asked for, an hour after that. */
export async function forgetAsked({ database }: Leads, now: number): Promise<void> {
  await database.write([
    [
      "DELETE FROM outbox WHERE kind = 'forget' AND sent_at IS NOT NULL AND since NOT BETWEEN ?1 AND ?2",
      ...[now - HOUR, now],
    ],
  ]);
}

/** Writes the summary of the past week, once. Its absence tells that something is wrong. */
export async function writeSummary({ database }: Leads, now: number): Promise<void> {
  const today = todayInBogota(new Date(now));
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  await database.write([
    [
      "INSERT INTO outbox (kind, ref, due_at, since) VALUES ('summary', ?1, ?2, ?2) ON CONFLICT DO NOTHING",
      ...[monday, now],
    ],
  ]);
}

/** Fails too when a mail has waited for over an hour, whatever the reason. */
export async function mailHealth({ database }: Leads, isOn: boolean, now: number): Promise<MailHealth> {
  const [row] = await database.read([
    `SELECT
       (SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL) AS waiting,
       (SELECT MIN(COALESCE(since, due_at)) FROM outbox WHERE sent_at IS NULL) AS oldest,
       (SELECT MIN(failing_since) FROM outbox WHERE sent_at IS NULL) AS failing_since,
       (SELECT reason FROM outbox WHERE sent_at IS NULL AND reason IS NOT NULL
        ORDER BY reason IN ('refused', 'unwritable'), due_at DESC LIMIT 1) AS reason,
       (SELECT MAX(sent_at) FROM outbox) AS last_sent_at`,
  ]);
  const time = (value: unknown) => (value == null ? undefined : new Date(Number(value)).toISOString());
  const isLate = row?.oldest != null && Number(row.oldest) < now - HOUR;
  const failingSince = time(row?.failing_since ?? (isLate ? row.oldest : null));
  return {
    status: !isOn ? 'off' : failingSince === undefined ? 'ok' : 'failing',
    waiting: Number(row?.waiting),
    failingSince,
    reason: (row?.reason ?? undefined) as MailFailure | undefined,
    lastSentAt: time(row?.last_sent_at),
  };
}
