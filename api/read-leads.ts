import type { IsoDate } from '@/content/seasons/types';
import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';
import { startOf } from './days';
import type { Database, Row } from './database';
import { conditionOf, isOfFlood, isShown, type LeadFilter } from './lead-filter';
import type { Lead } from './leads';
import type { Mark } from './marks';

/** Visits that began on a page, and leads sent from it. */
export type PageCount = { readonly page: string; readonly visits: number; readonly leads: number };

export type VisitDay = { readonly day: string; readonly visits: number; readonly forms: number };

const BATCH = 200;

export function reading(database: Database) {
  return {
    async count(filter: LeadFilter = {}): Promise<{ total: number; open: number }> {
      const { where, args } = conditionOf(filter);
      const [row] = await database.read([
        `SELECT COUNT(*) AS total, COALESCE(SUM(done_at IS NULL), 0) AS open FROM leads WHERE ${where}`,
        ...args,
      ]);
      return { total: Number(row?.total), open: Number(row?.open) };
    },

    /** Leads, newest first. */
    async list(filter: LeadFilter = {}, limit = BATCH): Promise<Lead[]> {
      const { where, args } = conditionOf(filter);
      const rows = await database.read([
        `SELECT * FROM leads WHERE ${where} ORDER BY received_at DESC, id DESC
         LIMIT ?${args.length + 1}`,
        ...[...args, limit],
      ]);
      return rows.map(leadFrom);
    },

    /** Yields all leads, newest first, so many at a time that memory holds few. */
    async *batches(filter: LeadFilter = {}): AsyncGenerator<Lead[]> {
      for (let last: Lead | undefined; ;) {
        const batch = await this.list({ ...filter, after: last });
        if (batch.length > 0) yield batch;
        last = batch.at(-1);
        if (batch.length < BATCH) return;
      }
    },

    /** Whether a lead of a flood could make room. */
    async hasFlood(): Promise<boolean> {
      const [row] = await database.read([`SELECT EXISTS (SELECT 1 FROM leads WHERE ${isOfFlood}) AS has`]);
      return row?.has === 1;
    },

    async one(id: number): Promise<Lead | undefined> {
      return (await this.list({ ids: [id] }))[0];
    },

    /** When the newest stored day, of a lead or a visit, begins; a lead counts with its time. */
    async newestDay(): Promise<number | undefined> {
      const [row] = await database.read([
        'SELECT (SELECT MAX(received_at) FROM leads) AS lead, (SELECT MAX(day) FROM visits) AS visit',
      ]);
      const visit = row?.visit == null ? 0 : startOf(row.visit as IsoDate);
      return Math.max(Number(row?.lead ?? 0), visit) || undefined;
    },

    async visits(since: string): Promise<readonly VisitDay[]> {
      const rows = await database.read(['SELECT * FROM visits WHERE day >= ?1 ORDER BY day', since]);
      return rows.map((row) => ({ ...row }) as unknown as VisitDay);
    },

    /** Visits and leads of each known page from `since` until before `until`, most leads first. */
    async byPage(since: IsoDate, until: IsoDate): Promise<readonly PageCount[]> {
      const rows = await database.read([
        `SELECT page, SUM(visits) AS visits, SUM(leads) AS leads FROM (
           SELECT page, visits, 0 AS leads FROM landings WHERE day >= ?1 AND day < ?2
           UNION ALL
           SELECT page, 0, 1 FROM leads WHERE received_at >= ?3 AND received_at < ?4 AND page IS NOT NULL AND ${isShown}
         ) GROUP BY page ORDER BY leads DESC, visits DESC, page`,
        ...[since, until, startOf(since), startOf(until)],
      ]);
      return rows.map((row) => ({ ...row }) as unknown as PageCount);
    },

    async notices(): Promise<Map<string, string>> {
      const rows = await database.read(['SELECT version, text FROM notices']);
      return new Map(rows.map(({ version, text }) => [String(version), String(text)]));
    },
  };
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
