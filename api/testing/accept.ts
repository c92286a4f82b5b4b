import assert from 'node:assert/strict';
import type { ContactRequest } from '@/lib/lead/contact-fields';
import type { Leads } from '../leads';

export const notice = { version: 'abc', text: 'Al enviar autorizas…' };

/** Stores a lead without limits. */
export async function accept(leads: Leads, contact: ContactRequest, now: number, page?: string) {
  const stored = await leads.admit(contact, notice, now, {}, page);
  assert(stored);
  return stored;
}
