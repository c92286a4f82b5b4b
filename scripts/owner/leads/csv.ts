import { stringify } from 'csv-stringify/sync';

import { textsOf, type Lead } from '@/api/leads';
import { sentFields } from '@/lib/lead/contact-fields';

import { bogotaTime, statusOf } from './lines';

const columns = ['id', 'received', 'times', 'status', ...sentFields];

/**
 * The table (RFC 4180, but for the semicolon that es-CO's spreadsheets split at) is its head and rows of leads.
 * A text that a spreadsheet could take for a formula, wherever it splits, gets an apostrophe before it.
 */
export const csvHead = written([columns]);

export function csvRows(leads: readonly Lead[]): string {
  return written(
    leads.map((lead) => [
      ...[lead.id, bogotaTime(lead.receivedAt), lead.times, statusOf(lead)],
      ...textsOf(lead).map(harmless),
    ]),
    false,
  );
}

function written(rows: readonly (readonly (string | number)[])[], isHead = true): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      delimiter: ';',
      // By it a spreadsheet knows that the accents are in UTF-8.
      bom: isHead,
      record_delimiter: 'windows',
      // A lone line feed or carriage return too ends a line for some.
      quoted_match: /[\r\n]/,
    },
  );
}

/** Where a cell may begin, for a program that splits at another sign or forgets the quotes: `=`, `+`, `-`, `@`, plain or full-width. */
function harmless(text: string): string {
  return text.replace(/(?<=^|[;,|\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/g, "'").replace(/^(?=[\t\r])/, "'");
}
