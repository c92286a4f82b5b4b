import { createHash } from 'node:crypto';

import type { IsoDate } from '@/content/seasons/types';
import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';
import { todayInBogota } from '@/lib/tax/dates';

import { callerOfDay, OWN_LEADS } from './budget';
import { startOf } from './days';
import type { Database, Row, Statement } from './database';
import { marksOf, type Mark } from './marks';
import type { PrivacyNotice } from './privacy-notice';
import { findable } from './plain';
import { conditionOf, isShown, type Which } from './which';

export type Lead = ContactRequest & {
  readonly id: number;
  /** Milliseconds since 1970, UTC. */
  readonly receivedAt: number;
  /** How many times it was sent within a day. */
  readonly times: number;
  readonly doneAt: number | null;
  readonly notice: string;
  readonly marks: readonly Mark[];
  /** The page that sent it; `null` when unknown. */
  readonly page: string | null;
};

/** Limits within which a lead is stored; `Infinity` is none. */
export type Admission = {
  readonly caller: string;
  /** New leads of the caller a day. */
  readonly perDay: number;
  /** New leads of all callers an hour, above which they are marked. */
  readonly perHour: number;
  /** Whether too many callers call at this moment. */
  readonly isFlood: boolean;
};

/** Visits that began on a page, and leads sent from it. */
export type PageCount = { readonly page: string; readonly visits: number; readonly leads: number };

export type VisitDay = { readonly day: string; readonly visits: number; readonly forms: number };

/** Leads read at a time. */
export const PAGE = 200;
/** Leads deleted at a time, so that visitors' writes do not wait long. */
const DELETED_AT_ONCE = 5_000;

const HOUR = 60 * 60 * 1000;
/** Milliseconds within which equal requests are one lead. */
const SAME = 24 * HOUR;

const unlimited: Admission = { caller: '', perDay: Infinity, perHour: Infinity, isFlood: false };

/** SQL condition for leads within a day of a time, without those that a wrong clock dated later. */
const within = (since: string) =>
  `received_at > ${since} AND received_at <= ${since} + ${SAME + HOUR} AND ${isShown}`;

export type Leads = ReturnType<typeof leadsIn>;

/** The queries on leads, for any database; times are milliseconds since 1970, UTC. */
export function leadsIn(database: Database) {
  return {
    database,

    /** Stores a lead with the mail that announces it, or counts a repeated one. */
    async accept(
      contact: ContactRequest,
      notice: PrivacyNotice,
      now: number,
      page: string | null = null,
    ): Promise<{ id: number; isNew: boolean }> {
      const stored = await this.admit(contact, notice, now, unlimited, page);
      if (stored === undefined) throw new Error('The database took a lead and has none');
      return stored;
    },

    /** Stores a lead within limits; `undefined` when the caller has used up its day. */
    async admit(
      contact: ContactRequest,
      notice: PrivacyNotice,
      now: number,
      { caller, perDay, perHour, isFlood }: Admission,
      page: string | null = null,
    ): Promise<{ id: number; isNew: boolean } | undefined> {
      const fingerprint = fingerprintOf(contact);
      const since = now - SAME;
      const day = todayInBogota(new Date(now));
      const whose = [day, callerOfDay(caller, day)] as const;
      const marks = [...marksOf(contact), ...(isFlood ? ['avalancha'] : [])].join(' ');
      const rows = await database.write([
        [
          'INSERT INTO notices (version, text, since) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING',
          notice.version,
          notice.text,
          now,
        ],
        [
          `INSERT INTO leads (fingerprint, received_at, kept_from, times, notice, marks, page, ${textColumns.join(', ')})
           SELECT ?1, ?3, MAX(?3, COALESCE((SELECT value FROM state WHERE name = 'clock believed'), 0)), 0, ?4,
             TRIM(?5 || CASE WHEN ?9 < 0 OR INSTR(?5, 'avalancha') THEN '' WHEN ?9 <= (
               SELECT COUNT(*) FROM (SELECT 1 FROM leads WHERE received_at BETWEEN ?3 - ${HOUR} AND ?3 LIMIT ?9)
             ) THEN ' avalancha' ELSE '' END), ?10,
             ${textColumns.map((_, index) => `?${index + 11}`).join(', ')}
           WHERE NOT EXISTS (SELECT 1 FROM leads WHERE fingerprint = ?1 AND ${within('?2')})
             AND (?8 < 0 OR ?8 > COALESCE((SELECT leads FROM callers WHERE day = ?6 AND caller = ?7), 0))`,
          ...[fingerprint, since, now, notice.version, marks, ...whose, inSql(perDay), inSql(perHour), page],
          ...columnsOf(contact),
        ],
        [
          `INSERT INTO callers (day, caller, leads)
           SELECT ?3, ?4, 1 FROM leads WHERE fingerprint = ?1 AND ${within('?2')} AND times = 0
           ON CONFLICT DO UPDATE SET leads = leads + 1`,
          ...[fingerprint, since, ...whose],
        ],
        [
          `INSERT INTO outbox (kind, ref, due_at, since, digest)
           SELECT 'lead', id, ?3, ?3, INSTR(marks, 'avalancha') > 0 AND ${OWN_LEADS} < (
             SELECT leads FROM callers WHERE day = ?4 AND caller = ?5
           ) FROM leads WHERE fingerprint = ?1 AND ${within('?2')} AND times = 0`,
          ...[fingerprint, since, now, ...whose],
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

    /** Deletes the callers' counts from before a day. */
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
           ON CONFLICT DO UPDATE SET visits = visits + excluded.visits, forms = forms + excluded.forms`,
          ...[day, isVisit ? 1 : 0, isVisit ? 0 : 1],
        ],
        ...(isVisit && page !== null ? [landing(day, page)] : []),
      ]);
    },

    /** Counts leads, and those that wait for an answer. */
    async count(which: Which = {}): Promise<{ total: number; open: number }> {
      // Subtracting the few hidden leads is faster than checking each lead.
      const takesOff = which.find === undefined && !which.withHidden && which.hiddenUntil === undefined;
      const { where, args } = conditionOf(takesOff ? { ...which, withHidden: true } : which);
      const all = (more: string) => `(SELECT COUNT(*) FROM leads WHERE ${where}${more})`;
      const count = (more: string) =>
        takesOff ? `${all(more)} - ${all(`${more} AND id IN (SELECT id FROM hidden)`)}` : all(more);
      const [row] = await database.read([
        which.find === undefined
          ? // An index answers each of these counts.
            `SELECT ${count('')} AS total, ${count(' AND done_at IS NULL')} AS open`
          : `SELECT COUNT(*) AS total, COALESCE(SUM(done_at IS NULL), 0) AS open FROM leads WHERE ${where}`,
        ...args,
      ]);
      return { total: Number(row?.total), open: Number(row?.open) };
    },

    /** Returns the newest leads of a digest, and how many it has. */
    async inDigest(digest: number, limit: number): Promise<{ leads: Lead[]; count: number }> {
      const ids = 'SELECT CAST(ref AS INTEGER) FROM outbox WHERE told_in = ?1';
      const [row] = await database.read([
        `SELECT COUNT(*) AS count FROM leads WHERE id IN (${ids}) AND ${isShown}`,
        digest,
      ]);
      const rows = await database.read([
        `SELECT * FROM leads WHERE id IN (${ids}) AND ${isShown} ORDER BY id DESC LIMIT ?2`,
        ...[digest, limit],
      ]);
      return { leads: rows.map(leadFrom), count: Number(row?.count) };
    },

    /** Returns a page of leads, newest first. */
    async page(which: Which = {}, { limit = PAGE, offset = 0 } = {}): Promise<Lead[]> {
      const { where, args } = conditionOf(which);
      const rows = await database.read([
        `SELECT * FROM leads WHERE ${where} ORDER BY received_at DESC, id DESC
         LIMIT ?${args.length + 1} OFFSET ?${args.length + 2}`,
        ...[...args, limit, offset],
      ]);
      return rows.map(leadFrom);
    },

    /** Yields all leads in pages, newest first, so that memory holds one page at most. */
    async *pages(which: Which = {}): AsyncGenerator<Lead[]> {
      for (let last: Lead | undefined; ;) {
        const page = await this.page({ ...which, after: last });
        if (page.length > 0) yield page;
        last = page.at(-1);
        if (page.length < PAGE) return;
      }
    },

    /** Fills the search columns of leads stored by an earlier version, and returns how many. */
    async makeFindable(limit = 500): Promise<number> {
      const rows = await database.read(['SELECT * FROM leads WHERE plain IS NULL LIMIT ?1', limit]);
      if (rows.length === 0) return 0;
      const found = rows.map(leadFrom).map((lead) => ({ id: lead.id, ...findable(lead) }));
      await database.write([
        [
          `UPDATE leads SET plain = found.plain, email_key = found.email_key, phone_key = found.phone_key
           FROM (
             SELECT value ->> 'id' AS id, value ->> 'plain' AS plain, value ->> 'email_key' AS email_key,
               value ->> 'phone_key' AS phone_key FROM json_each(?1)
           ) AS found WHERE leads.id = found.id`,
          JSON.stringify(found),
        ],
      ]);
      return rows.length;
    },

    async one(id: number): Promise<Lead | undefined> {
      return (await database.read([`SELECT * FROM leads WHERE id = ?1 AND ${isShown}`, id])).map(leadFrom)[0];
    },

    /** Marks leads as answered, and returns the ids that existed. */
    async done(ids: readonly number[], now: number): Promise<number[]> {
      const [rows = []] = await database.write([
        [
          'UPDATE leads SET done_at = ?2 WHERE id IN (SELECT value FROM json_each(?1)) RETURNING id',
          ...[JSON.stringify(ids), now],
        ],
      ]);
      return rows.map(({ id }) => Number(id));
    },

    /**
     * Deletes leads and their waiting mails, in a number of statements that does not grow with the leads.
     * @param most deletes at most so many, the oldest first
     * @returns the count; `isScrubbed` is false when a file may still hold their text
     */
    async forget(which: Which, most = Infinity): Promise<{ count: number; isScrubbed: boolean }> {
      const { where, args } = conditionOf(which);
      if (args.length === 0) throw new Error('All leads are never meant to be forgotten');
      let count = 0;
      while (count < most) {
        const limit = Math.min(DELETED_AT_ONCE, most - count);
        const ids = `SELECT id FROM leads WHERE ${where} ORDER BY received_at, id LIMIT`;
        if ((await database.read([`${ids} 1`, ...args])).length === 0) break;
        const [deleted = []] = await database.write([
          [`DELETE FROM leads WHERE id IN (${ids} ${limit}) RETURNING 1`, ...args],
          [
            `DELETE FROM outbox WHERE kind = 'lead' AND NOT EXISTS (
               SELECT 1 FROM leads WHERE leads.id = CAST(outbox.ref AS INTEGER)
             )`,
          ],
        ]);
        count += deleted.length;
        if (deleted.length < limit) break;
      }
      return { count, isScrubbed: count === 0 || (await database.scrub()) };
    },

    /** Returns when the oldest lead was received. */
    async oldest(): Promise<number | undefined> {
      const [row] = await database.read(['SELECT MIN(received_at) AS time FROM leads']);
      return row?.time == null ? undefined : Number(row.time);
    },

    /** Returns when the newest lead was received, by the clock of that time. */
    async newest(): Promise<number | undefined> {
      const [row] = await database.read(['SELECT MAX(received_at) AS time FROM leads']);
      return row?.time == null ? undefined : Number(row.time);
    },

    async visits(since: string): Promise<VisitDay[]> {
      const rows = await database.read(['SELECT * FROM visits WHERE day >= ?1 ORDER BY day', since]);
      return rows.map((row) => ({
        day: String(row.day),
        visits: Number(row.visits),
        forms: Number(row.forms),
      }));
    },

    /** Returns visits and leads of each known page from `since` until before `until`, most leads first. */
    async byPage(since: IsoDate, until: IsoDate): Promise<PageCount[]> {
      const rows = await database.read([
        `SELECT page, SUM(visits) AS visits, SUM(leads) AS leads FROM (
           SELECT page, visits, 0 AS leads FROM landings WHERE day >= ?1 AND day < ?2
           UNION ALL
           SELECT page, 0, 1 FROM leads WHERE received_at >= ?3 AND received_at < ?4 AND page IS NOT NULL AND ${isShown}
         ) GROUP BY page ORDER BY leads DESC, visits DESC, page`,
        ...[since, until, startOf(since), startOf(until)],
      ]);
      return rows.map(({ page, visits, leads }) => ({
        page: String(page),
        visits: Number(visits),
        leads: Number(leads),
      }));
    },

    async notices(): Promise<Map<string, string>> {
      const rows = await database.read(['SELECT version, text FROM notices']);
      return new Map(rows.map(({ version, text }) => [String(version), String(text)]));
    },
  };
}

function landing(day: string, page: string): Statement {
  return [
    `INSERT INTO landings (day, page, visits) VALUES (?1, ?2, 1) ON CONFLICT DO UPDATE SET visits = visits + 1`,
    ...[day, page],
  ];
}

/** Returns -1 for no limit, because SQL has no infinity. */
function inSql(limit: number): number {
  return Number.isFinite(limit) ? limit : -1;
}

const textColumns = [...sentFields, 'plain', 'email_key', 'phone_key'] as const;

function columnsOf(contact: ContactRequest): string[] {
  const all = { ...contact, ...findable(contact) };
  return textColumns.map((column) => all[column]);
}

/** Returns a hash of the five fields together. */
export function fingerprintOf(contact: ContactRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(textsOf(contact)))
    .digest('hex');
}

/** Returns the typed texts in the fields' order. */
export function textsOf(contact: ContactRequest): string[] {
  return sentFields.map((field) => contact[field]);
}

function leadFrom(row: Row): Lead {
  const text = (name: string) => String(row[name]);
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    times: Number(row.times),
    ...(Object.fromEntries(sentFields.map((field) => [field, text(field)])) as ContactRequest),
    notice: text('notice'),
    marks: text('marks').split(' ').filter(Boolean) as Mark[],
    page: row.page == null ? null : text('page'),
    doneAt: row.done_at === null ? null : Number(row.done_at),
  };
}
