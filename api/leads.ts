import { createHash } from 'node:crypto';

import type { IsoDate } from '@/content/seasons/types';
import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';
import { todayInBogota } from '@/lib/tax/dates';

import { callerOfDay, OWN_LEADS } from './budget';
import { startOf } from './days';
import type { Database, Row, Statement, Value } from './database';
import type { Notice } from './notice';
import { emailKey, findable, plain, PLAIN_LENGTH } from './plain';

export type Lead = ContactRequest & {
  readonly id: number;
  /** Milliseconds since 1970, UTC. */
  readonly receivedAt: number;
  /** How often it was sent within a day. */
  readonly times: number;
  readonly doneAt: number | null;
  readonly notice: string;
  readonly marks: readonly Mark[];
  /** The site's page it was sent from; `null` where that isn't known. */
  readonly page: string | null;
};

/** What looks suspicious, and is kept all the same: links, markup, an e-mail that can't be answered, too many at once. */
export type Mark = 'enlaces' | 'etiquetas' | 'correo' | 'avalancha';

/** Within which limits a lead is taken; `Infinity` is none. */
export type Admission = {
  readonly caller: string;
  /** New leads of the caller on its day. */
  readonly perDay: number;
  /** New leads of all in an hour, above which they are marked. */
  readonly perHour: number;
  /** Too many are calling at this moment. */
  readonly isFlood: boolean;
};

/** Visits that began on a page, and leads that were sent from it. */
export type PageCount = { readonly page: string; readonly visits: number; readonly leads: number };

export type VisitDay = { readonly day: string; readonly visits: number; readonly forms: number };

/** Which leads are meant: those for which all of this holds. */
export type Which = {
  /** Received from then on, and before then. */
  readonly since?: number;
  readonly until?: number;
  /** A text of any field, whatever its capitals and accents. */
  readonly find?: string;
  readonly email?: string;
  /** As `email`, by what `emailKey` makes of it. */
  readonly emailKey?: string;
  /** Those with the phone of one of these e-mail's leads, under another e-mail. */
  readonly phoneOf?: string;
  /** From number to number, both included. */
  readonly ids?: readonly (readonly [first: number, last: number])[];
  /** Waits for an answer. */
  readonly isOpen?: boolean;
  /** Looks like spam, and wasn't answered. */
  readonly isMarked?: boolean;
  /** Came before then, whatever the clock said when they came. */
  readonly keptUntil?: number;
  /** Looks like spam, came before then, was told of and not answered. */
  readonly spamUntil?: number;
  /** Those too that were deleted, and can still be undone. */
  readonly withHidden?: boolean;
  /** Only those that were deleted by then. */
  readonly hiddenUntil?: number;
  /** Those that follow this one in a list. */
  readonly after?: Lead;
};

/** So many leads are read at a time. */
export const PAGE = 200;
/** So many are deleted in one go: visitors wait no longer than for that. */
const DELETED_AT_ONCE = 5_000;

const HOUR = 60 * 60 * 1000;
/** 24 hours, in milliseconds: equal within that is the same lead. */
const SAME = 24 * HOUR;

const unlimited: Admission = { caller: '', perDay: Infinity, perHour: Infinity, isFlood: false };

/** SQL: within a day after a time; one that a wrong clock dated later is another. */
const within = (since: string) =>
  `received_at > ${since} AND received_at <= ${since} + ${SAME + HOUR} AND ${isShown}`;

/** SQL: it was not deleted. Of the number alone, which every index has. */
const isShown = 'id NOT IN (SELECT id FROM hidden)';

export type Leads = ReturnType<typeof leadsIn>;

/** Everything that is asked of the leads, on any database. Times are milliseconds since 1970, UTC. */
export function leadsIn(database: Database) {
  return {
    database,

    /** Stores a lead, or counts it if it is there; with a new one goes the mail that tells of it. */
    async accept(
      contact: ContactRequest,
      notice: Notice,
      now: number,
      page: string | null = null,
    ): Promise<{ id: number; isNew: boolean }> {
      const stored = await this.admit(contact, notice, now, unlimited, page);
      if (stored === undefined) throw new Error('The database took a lead and has none');
      return stored;
    },

    /** As `accept`, within limits; `undefined` where the caller's day is spent. */
    async admit(
      contact: ContactRequest,
      notice: Notice,
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

    /** Lets go of what was counted of callers before a day. */
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

    /** How many there are, and how many of them wait for an answer. */
    async count(which: Which = {}): Promise<{ total: number; open: number }> {
      // Few are hidden: to count them too, and take them off, is quicker than to look at each.
      const takesOff = which.find === undefined && !which.withHidden && which.hiddenUntil === undefined;
      const { where, args } = conditionOf(takesOff ? { ...which, withHidden: true } : which);
      const all = (more: string) => `(SELECT COUNT(*) FROM leads WHERE ${where}${more})`;
      const count = (more: string) =>
        takesOff ? `${all(more)} - ${all(`${more} AND id IN (SELECT id FROM hidden)`)}` : all(more);
      const [row] = await database.read([
        which.find === undefined
          ? // Each of these an index answers.
            `SELECT ${count('')} AS total, ${count(' AND done_at IS NULL')} AS open`
          : `SELECT COUNT(*) AS total, COALESCE(SUM(done_at IS NULL), 0) AS open FROM leads WHERE ${where}`,
        ...args,
      ]);
      return { total: Number(row?.total), open: Number(row?.open) };
    },

    /** The newest of those that a digest tells of, and how many they are. */
    async toldIn(digest: number, limit: number): Promise<{ leads: Lead[]; count: number }> {
      const told = 'SELECT CAST(ref AS INTEGER) FROM outbox WHERE told_in = ?1';
      const [row] = await database.read([
        `SELECT COUNT(*) AS count FROM leads WHERE id IN (${told}) AND ${isShown}`,
        digest,
      ]);
      const rows = await database.read([
        `SELECT * FROM leads WHERE id IN (${told}) AND ${isShown} ORDER BY id DESC LIMIT ?2`,
        ...[digest, limit],
      ]);
      return { leads: rows.map(leadFrom), count: Number(row?.count) };
    },

    /** Newest first. */
    async page(which: Which = {}, { limit = PAGE, offset = 0 } = {}): Promise<Lead[]> {
      const { where, args } = conditionOf(which);
      const rows = await database.read([
        `SELECT * FROM leads WHERE ${where} ORDER BY received_at DESC, id DESC
         LIMIT ?${args.length + 1} OFFSET ?${args.length + 2}`,
        ...[...args, limit, offset],
      ]);
      return rows.map(leadFrom);
    },

    /** All of them, newest first, a page at a time: never more than that is held in memory. */
    async *pages(which: Which = {}): AsyncGenerator<Lead[]> {
      for (let last: Lead | undefined; ;) {
        const page = await this.page({ ...which, after: last });
        if (page.length > 0) yield page;
        last = page.at(-1);
        if (page.length < PAGE) return;
      }
    },

    /** Fills what finding compares in so many leads of an earlier program; gives how many it were. */
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

    /** Marks as answered; gives the ids that there were. */
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
     * Deletes leads, and the mails that would still tell of them, in as few statements whatever their number.
     * @param most so many of them, the oldest
     * @returns how many it were; false for `isScrubbed` where their text may still stand in a file
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

    /** When the oldest lead came that is still here. */
    async oldest(): Promise<number | undefined> {
      const [row] = await database.read(['SELECT MIN(received_at) AS time FROM leads']);
      return row?.time == null ? undefined : Number(row.time);
    },

    /** When the newest lead came, as the clock said then. */
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

    /**
     * What each page brought in the days from `since` until before `until`, those with the most leads first; of what
     * isn't known nothing is said.
     */
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

    /** Whether any call has said its page: none does where the pages have another origin. */
    async knowsPages(): Promise<boolean> {
      const [row] = await database.read([
        `SELECT EXISTS (SELECT 1 FROM landings) OR EXISTS (SELECT 1 FROM leads WHERE page IS NOT NULL) AS known`,
      ]);
      return row?.known === 1;
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

/** SQL has no infinity. */
function inSql(limit: number): number {
  return Number.isFinite(limit) ? limit : -1;
}

const textColumns = [...sentFields, 'plain', 'email_key', 'phone_key'] as const;

function columnsOf(contact: ContactRequest): string[] {
  const all = { ...contact, ...findable(contact) };
  return textColumns.map((column) => all[column]);
}

/** SQL for the leads that are meant; its values are named `?1`, `?2` … */
function conditionOf(which: Which): { where: string; args: Value[] } {
  const args: Value[] = [];
  const value = (given: Value) => `?${args.push(given)}`;
  const { since, until, find = '', email, phoneOf, ids, isMarked, keptUntil, spamUntil, after } = which;
  const {
    withHidden,
    hiddenUntil,
    emailKey: key = email === undefined ? undefined : emailKey(email),
  } = which;
  const conditions = [
    since !== undefined && `received_at >= ${value(since)}`,
    until !== undefined && `received_at < ${value(until)}`,
    find !== '' && finding(value(plain(find)), value(find)),
    key !== undefined && `email_key = ${value(key)}`,
    phoneOf !== undefined && sharingPhone(value(emailKey(phoneOf))),
    ids !== undefined &&
      `id IN (
         SELECT meant.id FROM json_each(${value(JSON.stringify(ids))}) AS range
         CROSS JOIN leads AS meant ON meant.id BETWEEN range.value ->> 0 AND range.value ->> 1
       )`,
    keptUntil !== undefined && cameBefore(value(keptUntil)),
    spamUntil !== undefined && `${cameBefore(value(spamUntil))} AND ${isToldSpam}`,
    hiddenUntil !== undefined && `id IN (SELECT id FROM hidden WHERE at <= ${value(hiddenUntil)})`,
    hiddenUntil === undefined && !withHidden && isShown,
    which.isOpen && 'done_at IS NULL',
    isMarked && `marks <> '' AND done_at IS NULL`,
    after !== undefined && `(received_at, id) < (${value(after.receivedAt)}, ${value(after.id)})`,
  ].filter(Boolean);
  return { where: conditions.join(' AND ') || 'TRUE', args };
}

function cameBefore(time: string): string {
  return `received_at < ${time} AND COALESCE(kept_from, received_at) < ${time}`;
}

/**
 * She was told, and left it: links or markup, or one of a flood that had no mail of its own. An e-mail that is
 * only mistyped is no spam.
 */
const isToldSpam = `marks <> '' AND done_at IS NULL AND EXISTS (
  SELECT 1 FROM outbox WHERE kind = 'lead' AND ref = CAST(leads.id AS TEXT) AND sent_at IS NOT NULL
  AND (marks LIKE '%enlaces%' OR marks LIKE '%etiquetas%' OR (marks LIKE '%avalancha%' AND digest = 1))
)`;

/** The end of a long message is compared as it was typed. */
function finding(plainText: string, typed: string): string {
  return `(INSTR(plain, ${plainText}) > 0
    OR (LENGTH(message) > ${PLAIN_LENGTH} AND INSTR(LOWER(message), LOWER(${typed})) > 0))`;
}

function sharingPhone(key: string): string {
  return `email_key <> ${key} AND phone_key IN (SELECT phone_key FROM leads WHERE email_key = ${key})`;
}

/** Of the five fields together. */
export function fingerprintOf(contact: ContactRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(textsOf(contact)))
    .digest('hex');
}

/** What was typed, in the fields' order; each has a column of its name. */
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

/** One address and nothing else, of which no mail program could make two, or a header. */
export function isAnswerable(email: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(email);
}

function marksOf({ email, ...others }: ContactRequest): Mark[] {
  const all = Object.values(others).join('\n');
  const marks: Mark[] = [];
  if (/https?:\/\/|www\.|\b[a-z\d-]+\.[a-z]{2,}\/\S/i.test(all)) marks.push('enlaces');
  if (/<[a-z!/]|\[url/i.test(all)) marks.push('etiquetas');
  if (!isAnswerable(email)) marks.push('correo');
  return marks;
}
