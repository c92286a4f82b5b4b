import type { IsoDate } from '@/content/tax-calendar/types';
import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';
import type { Database, Row } from './database';
import { startOfDay } from './bogota-time';
import type { SpamMark } from './spam';
import { conditionOf, samePerson, type LeadFilter } from './lead-filter';
import { leadWriter } from './write-leads';

export type Lead = ContactRequest & {
  readonly id: number;
  /** Milliseconds since 1970, UTC. */
  readonly receivedAt: number;
  /** Number of equal requests within a day. */
  readonly times: number;
  readonly doneAt: number | null;
  /** When the lead was deleted, if that can still be undone. Lists, mails and tables leave a deleted lead out. */
  readonly hiddenAt: number | null;
  readonly notice: string;
  readonly marks: readonly SpamMark[];
  /** Path of the page that sent it; empty when unknown. */
  readonly page: string;
};

export type Leads = ReturnType<typeof leadsIn>;

/** Most leads in one query. */
const BATCH = 200;

/** Selects a lead as `Lead` names its parts. One that an earlier release stored may have no page. */
const columns = `id, received_at AS receivedAt, times, ${sentFields.join(', ')}, notice, marks,
  COALESCE(page, '') AS page, done_at AS doneAt, hidden_at AS hiddenAt`;

/** Queries and changes of the leads in a database. Times are milliseconds since 1970, UTC. */
export function leadsIn(database: Database) {
  return { database, ...leadReader(database), ...leadWriter(database) };
}

export type LeadReader = ReturnType<typeof leadReader>;

/** Queries of the leads, for a database that may be read only. */
export function leadReader(database: Pick<Database, 'read'>) {
  return {
    async count(filter: LeadFilter = {}): Promise<{ total: number; open: number }> {
      const { where, values } = conditionOf(filter);
      const [row] = await database.read([
        `SELECT COUNT(*) AS total, COALESCE(SUM(done_at IS NULL), 0) AS open FROM leads WHERE ${where}`,
        values,
      ]);
      return row as { total: number; open: number };
    },

    /** Returns leads, newest first; all of them for a limit of -1. */
    async list(filter: LeadFilter = {}, limit = BATCH): Promise<Lead[]> {
      const { where, values } = conditionOf(filter);
      const rows = await database.read([
        `SELECT ${columns} FROM leads WHERE ${where} ORDER BY received_at DESC, id DESC LIMIT ${limit}`,
        values,
      ]);
      return rows.map(leadFrom);
    },

    /** Returns a lead, then the leads with its e-mail or phone, newest first; deleted ones too while that can be undone. */
    async person(id: number): Promise<Lead[]> {
      const rows = await database.read([
        `SELECT ${columns} FROM leads WHERE ${samePerson} ORDER BY id = :id DESC, id DESC LIMIT ${BATCH}`,
        { id },
      ]);
      return rows.map(leadFrom);
    },

    /** Counts visits that began on each page and leads sent from it, from the day `since` to the day before `until`. */
    async byPage(since: IsoDate, until: IsoDate) {
      const rows = await database.read([
        `SELECT page, SUM(visits) AS visits, SUM(leads) AS leads FROM (
           SELECT page, visits, 0 AS leads FROM landings WHERE day >= :since AND day < :until
           UNION ALL
           SELECT COALESCE(page, ''), 0, 1 FROM leads
           WHERE received_at >= :start AND received_at < :end AND hidden_at IS NULL
         ) GROUP BY page ORDER BY leads DESC, visits DESC, page`,
        { since, until, start: startOfDay(since), end: startOfDay(until) },
      ]);
      return rows as { page: string; visits: number; leads: number }[];
    },

    /** Returns the texts of the privacy notices by version. */
    async notices(): Promise<Map<string, string>> {
      const rows = await database.read(['SELECT version, text FROM notices']);
      return new Map(rows.map(({ version, text }) => [String(version), String(text)]));
    },
  };
}

function leadFrom(row: Row): Lead {
  return { ...row, marks: String(row.marks).split(' ').filter(Boolean) } as unknown as Lead;
}
