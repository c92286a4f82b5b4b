import { createHash } from 'node:crypto';
import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';

/** Selects the leads that meet every condition that is set. */
export type LeadFilter = {
  /** Leads received at or after `since`, and before `until`. */
  readonly since?: number;
  readonly until?: number;
  readonly email?: string;
  readonly ids?: readonly number[];
  /** Leads whose mail was tried at least so often, and is not noted as sent. */
  readonly triedInVain?: number;
  readonly isOpen?: boolean;
  readonly withHidden?: boolean;
  readonly hiddenUntil?: number;
};

/** SQL condition for leads with the e-mail or the phone of the lead `:id`. */
export const samePerson = `(email_key = (SELECT email_key FROM leads WHERE id = :id)
  OR phone_key = (SELECT phone_key FROM leads WHERE id = :id))`;

/** SQL condition for leads above the hourly limit. */
export const isOfFlood = "INSTR(marks, 'avalancha') > 0";

/** SQL conditions of the limits that have a value. */
const conditions = {
  since: 'received_at >= :since',
  until: 'received_at < :until',
  email: 'email_key = :email',
  ids: 'id IN (SELECT value FROM json_each(:ids))',
  triedInVain:
    "id IN (SELECT CAST(ref AS INTEGER) FROM outbox WHERE kind = 'lead' AND sent_at IS NULL AND attempts >= :triedInVain)",
  hiddenUntil: 'hidden_at <= :hiddenUntil',
};

/** Returns a filter's SQL condition and the values of its parameters, which are undefined where it has no such limit. */
export function conditionOf({ isOpen, withHidden, email, ids, ...times }: LeadFilter) {
  const values = { ...times, email: email && emailKey(email), ids: ids && JSON.stringify(ids) };
  const limits = Object.entries(conditions).filter(
    ([name]) => values[name as keyof typeof values] !== undefined,
  );
  const where = [
    ...limits.map(([, condition]) => condition),
    values.hiddenUntil === undefined && !withHidden && 'hidden_at IS NULL',
    isOpen && 'done_at IS NULL',
  ].filter(Boolean);
  return { where: where.join(' AND ') || 'TRUE', values };
}

/** Returns the contact's texts in the order of the form. */
export function textsOf(contact: ContactRequest): string[] {
  return sentFields.map((field) => contact[field]);
}

/** Folds case and accents, so that «angela» equals «Ángela». */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Hashes the address itself: `Ana <ANA@correo.co>` and `mailto:ana@correo.co.` get the same key. */
export function emailKey(email: string): string {
  const typed = foldText(email).replace(/[\p{Cc}\p{Cf}]/gu, '');
  return hash(/(?<![^\s<>:,;])[^\s<>:,;]+@[^\s<>,;?]*[^\s<>,;?.]/.exec(typed)?.[0] ?? typed.trim()).slice(
    0,
    32,
  );
}

/** Hashes the last ten digits, so that a country code makes no difference. */
export function phoneKey(phone: string): string {
  return hash(phone.replace(/\D/g, '').slice(-10)).slice(0, 32);
}

/** SHA-256 of a text, in hexadecimal. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
