import type { Row } from './database';
import type { Forgotten } from './forgotten';
import type { Leads } from './leads';
import { plain } from './search-text';
import { samePerson } from './lead-filter';

/** Milliseconds during which a deletion can be undone. */
const UNDO = 48 * 60 * 60 * 1000;

/** What a page shows of a lead; `hiddenUntil` is the end of the time in which its deletion can be undone. */
export type LeadSummary = {
  readonly id: number;
  readonly name: string;
  readonly receivedAt: number;
  readonly isAnswered: boolean;
  readonly hiddenUntil: number | undefined;
};

/** Another lead of the same e-mail or phone; `isSame` unless only the phone is. */
export type OtherLead = LeadSummary & { readonly isSame: boolean };

export type Person = {
  readonly lead: LeadSummary;
  /** Shown leads, the newest first. */
  readonly others: readonly OtherLead[];
  /** Number of leads that were hidden together with this one, itself included. */
  readonly hiddenTogether: number;
};

const LISTED = 200;

/** Returns what a page shows of a lead and of the same person's others; `undefined` when it does not exist any more. */
export async function personOf(
  { database }: Leads,
  { id, receivedAt }: Pick<LeadSummary, 'id' | 'receivedAt'>,
  now: number,
): Promise<Person | undefined> {
  const rows = await database.read([
    `SELECT leads.id, name, received_at, done_at, at AS hidden_at,
       email_key = (SELECT email_key FROM leads WHERE id = ?1) AS has_email
     FROM leads LEFT JOIN hidden ON hidden.id = leads.id WHERE ${samePerson('?1')}
     ORDER BY leads.id = ?1 DESC, leads.id DESC LIMIT ${LISTED}`,
    id,
  ]);
  const [own, ...rest] = rows;
  const lead = own && summaryOf(own);
  if (own === undefined || lead?.receivedAt !== receivedAt) return undefined;
  if (lead.hiddenUntil !== undefined && lead.hiddenUntil <= now) return undefined;
  return {
    lead,
    others: rest
      .filter((row) => row.hidden_at === null)
      .map((row) => ({
        ...summaryOf(row),
        isSame: row.has_email === 1 || plain(String(row.name)) === plain(lead.name),
      })),
    hiddenTogether: rows.filter((row) => row.hidden_at !== null && row.hidden_at === own.hidden_at).length,
  };
}

function summaryOf(row: Row): LeadSummary {
  return {
    ...{ id: Number(row.id), name: String(row.name), receivedAt: Number(row.received_at) },
    isAnswered: row.done_at !== null,
    hiddenUntil: row.hidden_at === null ? undefined : Number(row.hidden_at) + UNDO,
  };
}

/** Hides leads from every list, mail and table; repeating it changes nothing. */
export async function hide({ database }: Leads, ids: readonly number[], now: number): Promise<void> {
  await database.write([
    [
      `INSERT INTO hidden (id, at) SELECT id, ?2 FROM leads WHERE id IN (SELECT value FROM json_each(?1))
       ON CONFLICT DO NOTHING`,
      ...[JSON.stringify(ids), now],
    ],
  ]);
}

/** Shows a hidden lead again, and those of the person that were hidden with it. */
export async function show({ database }: Leads, id: number): Promise<void> {
  await database.write([
    [
      `DELETE FROM hidden WHERE at = (SELECT at FROM hidden WHERE id = ?1)
       AND id IN (SELECT id FROM leads WHERE ${samePerson('?1')})`,
      id,
    ],
  ]);
}

/** Deletes hidden leads for good once their deletion cannot be undone. */
export async function eraseHidden(
  leads: Leads,
  forgotten: Forgotten | undefined,
  now: number,
): Promise<void> {
  const which = { hiddenUntil: now - UNDO };
  const [row] = await leads.database.read([
    'SELECT EXISTS (SELECT 1 FROM hidden WHERE at <= ?1) AS is_due',
    which.hiddenUntil,
  ]);
  if (row?.is_due !== 1) return;
  await (forgotten ? forgotten.forget(leads, which) : leads.forget(which));
  await leads.database.write([['DELETE FROM hidden WHERE id NOT IN (SELECT id FROM leads)']]);
}
