import { randomBytes, randomUUID } from 'node:crypto';
import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';
import { todayInBogota } from '@/lib/tax/dates';
import type { PrivacyNotice } from './contract';
import type { Database } from './database';
import { callerOfDay } from './limits';
import { spamMarks } from './spam';
import { conditionOf, emailKey, hash, phoneKey, samePerson, textsOf, type LeadFilter } from './lead-filter';

export type Admission = {
  /** Daily limits of new leads: the caller's, and its network's. */
  readonly callers: readonly { readonly name: string; readonly perDay: number }[];
  /** New leads of all callers in an hour; those above are marked as a flood. */
  readonly perHour: number;
  /** The database has no room for a new lead. */
  readonly isFull: boolean;
};

/** Visits counted per day and page, because a host limits writes. */
const VISITS_A_DAY = 3_000;

const HOUR_MS = 60 * 60 * 1000;
/** Milliseconds within which equal requests count as one lead. */
const REPEAT_MS = 24 * HOUR_MS;

/** Milliseconds during which a deletion can be undone. */
export const UNDO_PERIOD_MS = 48 * HOUR_MS;

/** Name in the table `state` of the key of a day's callers, before the day. */
export const CALLER_KEY = 'caller key';

const columns = [...sentFields, 'email_key', 'phone_key'];

/** SQL condition for leads equal to `:fingerprint` within a day of `:now`, without those that a wrong clock dated later. */
const isEqual = `fingerprint = :fingerprint AND received_at > :now - ${REPEAT_MS} AND received_at <= :now + ${HOUR_MS}
  AND hidden_at IS NULL`;
/** SQL condition for the lead that this transaction inserted. */
const isNew = `${isEqual} AND times = 0`;

/** Changes of the leads in a database. Times are milliseconds since 1970, UTC. */
export function leadWriter(database: Database) {
  let kept: { readonly day: string; readonly key: string } | undefined;

  /** The random key of a day's callers, which the day's first lead makes. */
  async function keyOf(day: string): Promise<string> {
    if (kept?.day !== day) {
      const values = { name: `${CALLER_KEY} ${day}`, made: randomBytes(32).toString('base64url') };
      const [, rows] = await database.write([
        ['INSERT INTO state (name, value) VALUES (:name, :made) ON CONFLICT DO NOTHING', values],
        ['SELECT value FROM state WHERE name = :name', values],
      ]);
      kept = { day, key: String(rows?.[0]?.value) };
    }
    return kept.key;
  }

  return {
    /**
     * Stores a lead and queues its mail, or counts a repeated request.
     * @returns `undefined` when the caller's daily limit is reached, or there is no room
     */
    async admit(
      contact: ContactRequest,
      notice: PrivacyNotice,
      now: number,
      { callers, perHour, isFull }: Admission,
      page = '',
    ): Promise<{ id: number; isNew: boolean } | undefined> {
      const day = todayInBogota(now);
      const key = callers.length > 0 ? await keyOf(day) : '';
      const values = {
        ...contact,
        email_key: emailKey(contact.email),
        phone_key: phoneKey(contact.phone),
        now,
        day,
        page,
        perHour,
        notice: notice.version,
        noticeText: notice.text,
        fingerprint: hash(JSON.stringify(textsOf(contact))),
        // D1 may do the transaction twice, when its answer is lost.
        call: randomUUID(),
        marks: spamMarks(contact).join(' '),
        limits: JSON.stringify(
          callers.map(({ name, perDay }) => ({ caller: callerOfDay(name, key), most: perDay })),
        ),
        isFull: isFull ? 1 : 0,
      };
      const statements = [
        'INSERT INTO notices (version, text, since) VALUES (:notice, :noticeText, :now) ON CONFLICT DO NOTHING',
        `INSERT INTO leads (fingerprint, received_at, times, notice, marks, page, ${columns.join(', ')})
         SELECT :fingerprint, :now, 0, :notice,
           TRIM(:marks || CASE WHEN :perHour <= (
             SELECT COUNT(*) FROM (
               SELECT 1 FROM leads WHERE received_at BETWEEN :now - ${HOUR_MS} AND :now LIMIT :perHour
             )
           ) THEN ' avalancha' ELSE '' END), :page, ${columns.map((column) => `:${column}`).join(', ')}
         WHERE NOT EXISTS (SELECT 1 FROM leads WHERE ${isEqual})
           AND NOT EXISTS (
             SELECT 1 FROM json_each(:limits) AS limited JOIN callers
               ON day = :day AND caller = limited.value ->> 'caller'
             WHERE leads >= limited.value ->> 'most'
           ) AND :isFull = 0`,
        `INSERT INTO callers (day, caller, leads)
         SELECT :day, limited.value ->> 'caller', 1 FROM json_each(:limits) AS limited
         WHERE EXISTS (SELECT 1 FROM leads WHERE ${isNew})
         ON CONFLICT DO UPDATE SET leads = leads + 1`,
        `INSERT INTO outbox (kind, ref, due_at, since) SELECT 'lead', id, :now, :now FROM leads WHERE ${isNew}`,
        `UPDATE leads SET times = times + 1, last_call = :call WHERE ${isEqual} AND last_call IS NOT :call`,
        `SELECT id, times FROM leads WHERE ${isEqual}`,
      ];
      const rows = await database.write(statements.map((sql) => [sql, values]));
      const stored = rows.at(-1)?.[0];
      return stored && { id: Number(stored.id), isNew: stored.times === 1 };
    },

    /** Counts a visit. @param page where it began */
    async countVisit(day: string, page = ''): Promise<void> {
      await database.write([
        [
          `INSERT INTO landings (day, page, visits) VALUES (:day, :page, 1)
           ON CONFLICT DO UPDATE SET visits = visits + 1 WHERE visits < ${VISITS_A_DAY}`,
          { day, page },
        ],
      ]);
    },

    /** Marks a lead as answered, or as open again with `null`. */
    async done(id: number, now: number | null): Promise<void> {
      await database.write([['UPDATE leads SET done_at = :now WHERE id = :id', { id, now }]]);
    },

    /** Deletes leads, with their waiting mails, in a way that `restore` undoes. Repeating it changes nothing. */
    async softDelete(ids: readonly number[], now: number): Promise<void> {
      const values = { ids: JSON.stringify(ids), now };
      await database.write([
        [
          `UPDATE leads SET hidden_at = :now
           WHERE hidden_at IS NULL AND id IN (SELECT value FROM json_each(:ids))`,
          values,
        ],
        [
          `DELETE FROM outbox WHERE kind = 'lead' AND sent_at IS NULL
           AND CAST(ref AS INTEGER) IN (SELECT value FROM json_each(:ids))`,
          values,
        ],
      ]);
    },

    /** Undoes a deletion, also of the person's other leads that were deleted with it, and queues mails that waited. */
    async restore(id: number, now: number): Promise<void> {
      await database.write([
        [
          `UPDATE leads SET hidden_at = NULL
           WHERE hidden_at = (SELECT hidden_at FROM leads WHERE id = :id) AND ${samePerson}`,
          { id },
        ],
        [
          `INSERT INTO outbox (kind, ref, due_at, since) SELECT 'lead', id, :now, :now FROM leads
           WHERE hidden_at IS NULL AND ${samePerson} ON CONFLICT DO NOTHING`,
          { id, now },
        ],
      ]);
    },

    /**
     * Erases leads and their queued mails for good.
     * @param most largest number of leads, the oldest first
     * @returns their number
     */
    async erase(filter: LeadFilter, most = -1): Promise<number> {
      const { where, values } = conditionOf(filter);
      if (Object.values(values).every((value) => value === undefined))
        throw new Error('A filter that selects every lead is never meant to erase them');
      const ids = `SELECT id FROM leads WHERE ${where} ORDER BY received_at, id LIMIT ${most}`;
      const [deleted = []] = await database.write([
        [`DELETE FROM leads WHERE id IN (${ids}) RETURNING 1`, values],
        // Keeps the last day's mails, which count against the mailbox's quota.
        [
          `DELETE FROM outbox WHERE kind = 'lead'
           AND (sent_at IS NULL OR sent_at < (SELECT MAX(sent_at) FROM outbox) - ${24 * HOUR_MS})
           AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = CAST(outbox.ref AS INTEGER))`,
        ],
      ]);
      return deleted.length;
    },
  };
}
