import assert from 'node:assert/strict';
import type { ContactRequest } from '@/lib/lead/contact-fields';
import type { Leads } from '../leads';
import { UNLIMITED } from '../limits';

export const notice = { version: 'abc', text: 'Al enviar autorizas…' };

/** An admission without limits. */
export const anybody = { callers: [], perHour: UNLIMITED, isFull: false };

/** Stores a lead without limits. */
export async function accept(leads: Leads, contact: ContactRequest, now: number, page?: string) {
  const stored = await leads.admit(contact, notice, now, anybody, page);
  assert(stored);
  return stored;
}
