import { sentFields, type ContactRequest } from '@/lib/lead/contact-fields';
import type { Database } from './database';
import type { Mark } from './marks';
import { reading } from './read-leads';
import { writing } from './write-leads';

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

export type Leads = ReturnType<typeof leadsIn>;

/** The queries on leads, for any database; times are milliseconds since 1970, UTC. */
export function leadsIn(database: Database) {
  return { database, ...reading(database), ...writing(database) };
}

export function textsOf(contact: ContactRequest): string[] {
  return sentFields.map((field) => contact[field]);
}
