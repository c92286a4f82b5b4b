import { addDays, todayInBogota, weekday } from '@/lib/tax/dates';
import type { IsoDate } from '@/content/seasons/types';

import type { Leads } from './leads';
import { leadMail, summaryMail, type Mail, type MailFailure, type SendMail, type Week } from './mail';

export type MailHealth = {
  /** `off`: nobody is told, for lack of settings. */
  readonly status: 'ok' | 'failing' | 'off';
  readonly waiting: number;
  readonly failingSince?: string;
  readonly reason?: MailFailure;
  readonly lastSentAt?: string;
};

const MINUTE = 60_000;
/** Longer than any attempt may last: after that, whoever took a mail has died with it. */
const LEASE = 5 * MINUTE;

/** 1, 2, 4, 8, 16, then 30 minutes, in milliseconds. */
function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 30) * MINUTE;
}

/**
 * Sends what is due, one after the other, until nothing is or the server fails. Two that do this at once
 * never send the same mail; one that dies in between has it sent once more.
 */
export async function sendDue(leads: Leads, send: SendMail, now: () => number): Promise<void> {
  const { database } = leads;
  for (;;) {
    const [taken] = await database.write([
      [
        `UPDATE outbox SET due_at = ?1 + ${LEASE}, attempts = attempts + 1
         WHERE id = (
           SELECT id FROM outbox WHERE sent_at IS NULL AND due_at <= ?1 AND NOT EXISTS (
             SELECT 1 FROM outbox WHERE sent_at IS NULL AND blocks = 1 AND due_at > ?1
           ) ORDER BY blocks DESC, due_at, id LIMIT 1
         ) RETURNING id, kind, ref, attempts`,
        now(),
      ],
    ]);
    const entry = taken?.[0];
    if (entry === undefined) return;
    const mail = await mailFor(leads, String(entry.kind), String(entry.ref));
    const result = mail === undefined ? ({ ok: true } as const) : await send(mail);
    if (result.ok) {
      await database.write([
        ['UPDATE outbox SET sent_at = ?2, blocks = 0, reason = NULL WHERE id = ?1', Number(entry.id), now()],
      ]);
      continue;
    }
    const { reason } = result;
    const isServers = reason !== 'refused';
    await database.write([
      [
        `UPDATE outbox SET due_at = ?2 + ?3, failing_since = COALESCE(failing_since, ?2), reason = ?4, blocks = ?5
         WHERE id = ?1`,
        ...[Number(entry.id), now(), pauseAfter(Number(entry.attempts)), reason, isServers ? 1 : 0],
      ],
    ]);
    if (isServers) return;
  }
}

async function mailFor(leads: Leads, kind: string, ref: string): Promise<Mail | undefined> {
  if (kind === 'summary') return summaryMail(await weekBefore(leads, ref as IsoDate));
  const lead = await leads.one(Number(ref));
  return lead && leadMail(lead);
}

/** Writes the summary of the past week, once. Its absence tells that something is wrong. */
export async function writeSummary({ database }: Leads, now: number): Promise<void> {
  const today = todayInBogota(new Date(now));
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  await database.write([
    ["INSERT INTO outbox (kind, ref, due_at) VALUES ('summary', ?1, ?2) ON CONFLICT DO NOTHING", monday, now],
  ]);
}

async function weekBefore(leads: Leads, monday: IsoDate): Promise<Week> {
  const from = addDays(monday, -7);
  const start = startOf(from);
  const inWeek = (await leads.all(start)).filter(({ receivedAt }) => receivedAt < startOf(monday));
  const days = (await leads.visits(from)).filter(({ day }) => day < monday);
  return {
    from,
    to: addDays(monday, -1),
    leads: inWeek.length,
    open: inWeek.filter(({ doneAt }) => doneAt === null).length,
    visits: days.reduce((sum, { visits }) => sum + visits, 0),
  };
}

/** The instant at which a day begins in Colombia. */
export function startOf(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00-05:00`);
}

export async function mailHealth({ database }: Leads, isOn: boolean): Promise<MailHealth> {
  const [row] = await database.read([
    `SELECT
       (SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL) AS waiting,
       (SELECT MIN(failing_since) FROM outbox WHERE sent_at IS NULL) AS failing_since,
       (SELECT reason FROM outbox WHERE sent_at IS NULL AND reason IS NOT NULL
        ORDER BY blocks DESC, due_at DESC LIMIT 1) AS reason,
       (SELECT MAX(sent_at) FROM outbox) AS last_sent_at`,
  ]);
  const time = (value: unknown) => (value == null ? undefined : new Date(Number(value)).toISOString());
  const failingSince = time(row?.failing_since);
  return {
    status: !isOn ? 'off' : failingSince === undefined ? 'ok' : 'failing',
    waiting: Number(row?.waiting),
    failingSince,
    reason: (row?.reason ?? undefined) as MailFailure | undefined,
    lastSentAt: time(row?.last_sent_at),
  };
}
