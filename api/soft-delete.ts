import type { Forgotten } from './forgotten';
import type { Leads } from './leads';
import { setState } from './key-values';

/** Milliseconds during which a deletion can be undone. */
const UNDO = 48 * 60 * 60 * 1000;

/** What a page shows of a lead; `hidden` is a deletion that can be undone until `until`. */
export type LeadSummary = {
  readonly name: string;
  readonly receivedAt: number;
  readonly state: { readonly is: 'open' | 'answered' } | { readonly is: 'hidden'; readonly until: number };
};

/** Returns what a page shows of a lead; `undefined` when it does not exist any more. */
export async function summaryOf(
  { database }: Leads,
  id: number,
  now: number,
): Promise<LeadSummary | undefined> {
  const [row] = await database.read([
    `SELECT name, received_at, done_at, (SELECT at FROM hidden WHERE hidden.id = leads.id) AS hidden_at
     FROM leads WHERE id = ?1`,
    id,
  ]);
  if (row === undefined) return undefined;
  const summary = { name: String(row.name), receivedAt: Number(row.received_at) };
  if (row.hidden_at === null)
    return { ...summary, state: { is: row.done_at === null ? 'open' : 'answered' } };
  const until = Number(row.hidden_at) + UNDO;
  return until > now ? { ...summary, state: { is: 'hidden', until } } : undefined;
}

/** Hides a lead from every list, mail and table; repeating it changes nothing. */
export async function hide({ database }: Leads, id: number, now: number): Promise<void> {
  await database.write([
    ['INSERT INTO hidden (id, at) SELECT id, ?2 FROM leads WHERE id = ?1 ON CONFLICT DO NOTHING', id, now],
  ]);
}

/** Shows a hidden lead again, while its deletion can be undone. */
export async function show({ database }: Leads, id: number, now: number): Promise<void> {
  await database.write([['DELETE FROM hidden WHERE id = ?1 AND at > ?2', id, now - UNDO]]);
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
  const { isScrubbed } = await (forgotten ? forgotten.forget(leads, which) : leads.forget(which));
  await leads.database.write([
    ['DELETE FROM hidden WHERE id NOT IN (SELECT id FROM leads)'],
    ...(isScrubbed ? [] : [setState('scrub is due', 1)]),
  ]);
}
