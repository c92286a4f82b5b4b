import { stringify } from 'csv-stringify/sync';

import { sentFields } from '@/lib/lead/contact-fields';

import { bogotaTime } from './days';
import { textsOf, type Lead } from './leads';

/**
 * A table of leads (RFC 4180, but for the semicolon that es-CO's spreadsheets split at): its head, and rows for any of
 * them. A text that a spreadsheet could take for a formula, wherever it splits, gets an apostrophe before it.
 * @param hasPages whether any lead is known to have come from a page; else there is no column for it
 */
export function leadTable(hasPages: boolean) {
  return {
    head: written([['id', 'received', 'times', 'status', ...sentFields, ...(hasPages ? ['page'] : [])]]),
    rows: (leads: readonly Lead[]) =>
      written(
        leads.map((lead) => [
          ...[lead.id, bogotaTime(lead.receivedAt), lead.times, statusOf(lead)],
          ...textsOf(lead).map(harmless),
          ...(hasPages ? [lead.page ?? ''] : []),
        ]),
        false,
      ),
  };
}

export function statusOf({ doneAt }: Lead): 'nuevo' | 'atendido' {
  return doneAt === null ? 'nuevo' : 'atendido';
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
