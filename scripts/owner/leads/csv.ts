import { stringify } from 'csv-stringify/sync';

import type { Lead } from '@/api/leads';
import { sentFields } from '@/lib/lead/contact-fields';

const columns = ['id', 'received', 'times', 'status', ...sentFields];

/**
 * The leads as a table (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe
 * before it, which the spreadsheet shows as text.
 */
export function csvOf(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => ({
    ...lead,
    received: bogotaTime(lead.receivedAt),
    status: statusOf(lead),
  }));
  return stringify(rows, {
    header: true,
    // By it a spreadsheet knows that the accents are in UTF-8.
    bom: true,
    columns,
    record_delimiter: 'windows',
    escape_formulas: true,
    // A lone line feed or carriage return too ends a line for some.
    quoted_match: /[\r\n]/,
  });
}

export function statusOf({ doneAt }: Lead): 'nuevo' | 'atendido' {
  return doneAt === null ? 'nuevo' : 'atendido';
}

/** `2026-11-21T18:05:00-05:00` */
export function bogotaTime(instant: number): string {
  return `${new Date(instant - 5 * 3_600_000).toISOString().slice(0, 19)}-05:00`;
}
