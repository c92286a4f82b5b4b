import type { Value } from './database';
import { emailKey, plain, PLAIN_LENGTH } from './search-text';

/** Selects the leads that meet every given condition. */
export type LeadFilter = {
  /** Received at or after `since`, and before `until`. */
  readonly since?: number;
  readonly until?: number;
  /** Text in any field, ignoring case and accents. */
  readonly find?: string;
  readonly email?: string;
  /** E-mail whose phone is wanted under other e-mails. */
  readonly phoneOf?: string;
  /** Outbox id of the digest that tells of them. */
  readonly toldIn?: number;
  /** A lead's id, which is selected with all of the same e-mail or phone. */
  readonly personOf?: number;
  readonly ids?: readonly number[];
  readonly isOpen?: boolean;
  /** Spam received before then, mailed and not answered. */
  readonly spamUntil?: number;
  readonly withHidden?: boolean;
  readonly hiddenUntil?: number;
  /** Only those that follow this one in a list. */
  readonly after?: { readonly receivedAt: number; readonly id: number };
};

/** SQL condition for leads that are not hidden; it needs only the number, which every index has. */
export const isShown = 'id NOT IN (SELECT id FROM hidden)';

/** SQL condition for leads above the hour's limit, which the index of marked ones answers. */
export const isOfFlood = "marks <> '' AND INSTR(marks, 'avalancha') > 0";

/** The SQL condition of a filter, and its values: `?1`, `?2` … */
export function conditionOf(filter: LeadFilter): { where: string; args: Value[] } {
  const args: Value[] = [];
  const value = (given: Value) => `?${args.push(given)}`;
  const { since, until, find = '', email, phoneOf, toldIn, personOf, ids, spamUntil, after } = filter;
  const { withHidden, hiddenUntil } = filter;
  const conditions = [
    since !== undefined && `received_at >= ${value(since)}`,
    until !== undefined && `received_at < ${value(until)}`,
    // A long message's end is compared as typed.
    find !== '' &&
      `(INSTR(plain, ${value(plain(find))}) > 0
        OR (LENGTH(message) > ${PLAIN_LENGTH} AND INSTR(LOWER(message), LOWER(${value(find)})) > 0))`,
    email !== undefined && `email_key = ${value(emailKey(email))}`,
    phoneOf !== undefined && sharingPhone(value(emailKey(phoneOf))),
    toldIn !== undefined &&
      `id IN (SELECT CAST(ref AS INTEGER) FROM outbox WHERE told_in = ${value(toldIn)})`,
    personOf !== undefined && samePerson(value(personOf)),
    ids !== undefined && `id IN (SELECT value FROM json_each(${value(JSON.stringify(ids))}))`,
    spamUntil !== undefined && `received_at < ${value(spamUntil)} AND ${isMailedSpam}`,
    hiddenUntil !== undefined && `id IN (SELECT id FROM hidden WHERE at <= ${value(hiddenUntil)})`,
    hiddenUntil === undefined && !withHidden && isShown,
    filter.isOpen && 'done_at IS NULL',
    after !== undefined && `(received_at, id) < (${value(after.receivedAt)}, ${value(after.id)})`,
  ].filter(Boolean);
  return { where: conditions.join(' AND ') || 'TRUE', args };
}

/** SQL condition for spam that was mailed and left unanswered; a mistyped e-mail alone is not spam. */
const isMailedSpam = `marks <> '' AND done_at IS NULL AND EXISTS (
  SELECT 1 FROM outbox WHERE kind = 'lead' AND ref = CAST(leads.id AS TEXT) AND sent_at IS NOT NULL
  AND (marks LIKE '%enlaces%' OR marks LIKE '%etiquetas%' OR (marks LIKE '%avalancha%' AND digest = 1))
)`;

function sharingPhone(key: string): string {
  return `email_key <> ${key} AND phone_key IN (SELECT phone_key FROM leads WHERE email_key = ${key})`;
}

export function samePerson(id: string): string {
  return `(email_key = (SELECT email_key FROM leads WHERE id = ${id})
    OR phone_key = (SELECT phone_key FROM leads WHERE id = ${id}))`;
}
