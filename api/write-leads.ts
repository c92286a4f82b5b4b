import { createHash } from 'node:crypto';
import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';
import { todayInBogota } from '@/lib/tax/dates';
import { callerOfDay } from './budget';
import type { Database, Statement, Value } from './database';
import { conditionOf, isOfFlood, isShown, type LeadFilter } from './lead-filter';
import { marksOf } from './marks';
import type { PrivacyNotice } from './privacy-notice';
import { findable } from './search-text';

export type Admission = {
  /** New leads a day of the caller, and of its network. */
  readonly callers: readonly { readonly name: string; readonly perDay: number }[];
  /** New leads of all callers an hour, above which they are marked. */
  readonly perHour: number;
  /** The oldest leads of a flood make room; where none is left, no new lead is stored. */
  readonly isFull: boolean;
};

/** Leads of a flood that make room at a time: even the smallest give more than the largest lead takes. */
const MAKE_ROOM = 50;

/** Visits of a day that are counted, so that counting never uses up a host's writes. */
const VISITS_A_DAY = 3_000;

const HOUR = 60 * 60 * 1000;
/** Milliseconds within which equal requests are one lead. */
const SAME = 24 * HOUR;

/** SQL condition for leads within a day of a time, without those that a wrong clock dated later. */
const within = (since: string) =>
  `received_at > ${since} AND received_at <= ${since} + ${SAME + HOUR} AND ${isShown}`;

export function writing(database: Database) {
  return {
    /**
     * Stores a lead with the mail that announces it, or counts a repeated one.
     * @returns `undefined` when its caller's day is spent, or there is no room
     */
    async admit(
      contact: ContactRequest,
      notice: PrivacyNotice,
      now: number,
      { callers = [], perHour = Infinity, isFull = false }: Partial<Admission>,
      page: string | null = null,
    ): Promise<{ id: number; isNew: boolean } | undefined> {
      const fingerprint = fingerprintOf(contact);
      const since = now - SAME;
      const day = todayInBogota(new Date(now));
      const limited = callers
        .filter(({ perDay }) => Number.isFinite(perDay))
        .map(({ name, perDay }) => ({ caller: callerOfDay(name, day), most: perDay }));
      const isNew = `fingerprint = ?1 AND ${within('?2')} AND times = 0`;
      const rows = await database.write([
        [
          'INSERT INTO notices (version, text, since) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING',
          ...[notice.version, notice.text, now],
        ],
        [
          `INSERT INTO leads (fingerprint, received_at, times, notice, marks, page, ${textColumns.join(', ')})
           SELECT ?1, ?3, 0, ?4,
             TRIM(?5 || CASE WHEN ?6 < 0 THEN '' WHEN ?6 <= (
               SELECT COUNT(*) FROM (SELECT 1 FROM leads WHERE received_at BETWEEN ?3 - ${HOUR} AND ?3 LIMIT ?6)
             ) THEN ' avalancha' ELSE '' END), ?7,
             ${textColumns.map((_, index) => `?${index + 11}`).join(', ')}
           WHERE NOT EXISTS (SELECT 1 FROM leads WHERE fingerprint = ?1 AND ${within('?2')})
             AND NOT EXISTS (
               SELECT 1 FROM json_each(?9) AS limited JOIN callers ON day = ?8 AND caller = limited.value ->> 'caller'
               WHERE leads >= limited.value ->> 'most'
             ) AND (?10 = 0 OR EXISTS (SELECT 1 FROM leads WHERE ${isOfFlood}))`,
          ...[fingerprint, since, now, notice.version, marksOf(contact).join(' ')],
          ...[Number.isFinite(perHour) ? perHour : -1, page, day, JSON.stringify(limited), isFull ? 1 : 0],
          ...columnsOf(contact),
        ],
        ...(isFull ? makingRoom(isNew, [fingerprint, since]) : []),
        [
          `INSERT INTO callers (day, caller, leads)
           SELECT ?3, limited.value ->> 'caller', 1 FROM json_each(?4) AS limited
           WHERE EXISTS (SELECT 1 FROM leads WHERE ${isNew})
           ON CONFLICT DO UPDATE SET leads = leads + 1`,
          ...[fingerprint, since, day, JSON.stringify(limited)],
        ],
        [
          `INSERT INTO outbox (kind, ref, due_at, since) SELECT 'lead', id, ?3, ?3 FROM leads WHERE ${isNew}`,
          ...[fingerprint, since, now],
        ],
        [
          `UPDATE leads SET times = times + 1 WHERE fingerprint = ?1 AND ${within('?2')}
           RETURNING id, times`,
          ...[fingerprint, since],
        ],
      ]);
      const stored = rows.at(-1)?.[0];
      return stored && { id: Number(stored.id), isNew: stored.times === 1 };
    },

    async forgetCallersBefore(day: string): Promise<void> {
      await database.write([['DELETE FROM callers WHERE day < ?1', day]]);
    },

    /** @param page where the visit began */
    async countVisit(
      { isVisit }: { isVisit: boolean },
      day: string,
      page: string | null = null,
    ): Promise<void> {
      await database.write([
        [
          `INSERT INTO visits (day, visits, forms) VALUES (?1, ?2, ?3)
           ON CONFLICT DO UPDATE SET visits = visits + excluded.visits, forms = forms + excluded.forms
           WHERE CASE excluded.visits WHEN 1 THEN visits ELSE forms END < ${VISITS_A_DAY}`,
          ...[day, isVisit ? 1 : 0, isVisit ? 0 : 1],
        ],
        ...(isVisit && page !== null ? [landing(day, page)] : []),
      ]);
    },

    /** Marks leads as answered, or with `null` as open, and returns the numbers that existed. */
    async done(ids: readonly number[], now: number | null): Promise<number[]> {
      const [rows = []] = await database.write([
        [
          'UPDATE leads SET done_at = ?2 WHERE id IN (SELECT value FROM json_each(?1)) RETURNING id',
          ...[JSON.stringify(ids), now],
        ],
      ]);
      return rows.map(({ id }) => Number(id));
    },

    /**
     * Deletes leads and their waiting mails.
     * @param most deletes at most so many, the oldest first
     * @returns the count; `isScrubbed` is false when a file may still hold their text
     */
    async forget(filter: LeadFilter, most = Infinity): Promise<{ count: number; isScrubbed: boolean }> {
      const { where, args } = conditionOf(filter);
      if (args.length === 0) throw new Error('All leads are never meant to be forgotten');
      const limit = Number.isFinite(most) ? Math.max(most, 0) : -1;
      const ids = `SELECT id FROM leads WHERE ${where} ORDER BY received_at, id LIMIT ${limit}`;
      const [deleted = []] = await database.write([
        [`DELETE FROM leads WHERE id IN (${ids}) RETURNING 1`, ...args],
        [
          // Mails of the last day still count against the mailbox's quota.
          `DELETE FROM outbox WHERE kind = 'lead'
           AND (sent_at IS NULL OR sent_at < (SELECT MAX(sent_at) FROM outbox) - ${SAME})
           AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = CAST(outbox.ref AS INTEGER))`,
        ],
      ]);
      return { count: deleted.length, isScrubbed: deleted.length === 0 || (await database.scrub()) };
    },
  };
}

/** Deletes the oldest leads of a flood where a new lead was stored; mails that went out stay counted. */
function makingRoom(isNew: string, args: readonly Value[]): Statement[] {
  const oldest = `SELECT id FROM leads WHERE ${isOfFlood} AND times > 0 ORDER BY received_at, id LIMIT ${MAKE_ROOM}`;
  const isStored = `EXISTS (SELECT 1 FROM leads WHERE ${isNew})`;
  return [
    [
      `DELETE FROM outbox WHERE kind = 'lead' AND sent_at IS NULL AND ${isStored}
       AND ref IN (SELECT CAST(id AS TEXT) FROM (${oldest}))`,
      ...args,
    ],
    [`DELETE FROM leads WHERE ${isStored} AND id IN (${oldest})`, ...args],
  ];
}

function landing(day: string, page: string): Statement {
  return [
    `INSERT INTO landings (day, page, visits) VALUES (?1, ?2, 1)
     ON CONFLICT DO UPDATE SET visits = visits + 1 WHERE visits < ${VISITS_A_DAY}`,
    ...[day, page],
  ];
}

const textColumns = [...sentFields, 'plain', 'email_key', 'phone_key'] as const;

function columnsOf(contact: ContactRequest): string[] {
  const all = { ...contact, ...findable(contact) };
  return textColumns.map((column) => all[column]);
}

function fingerprintOf(contact: ContactRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(sentFields.map((field) => contact[field])))
    .digest('hex');
}
