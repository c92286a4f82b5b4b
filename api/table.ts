import { stringify } from 'csv-stringify/sync';

import { sentFields } from '@/lib/lead/contact-fields';

import { bogotaTime } from './days';
import { textsOf, type Lead } from './leads';

/**
 * Writes leads as CSV (RFC 4180, with the semicolon of Colombian spreadsheets).
 * An apostrophe precedes what a spreadsheet could read as a formula.
 * @param hasPages adds the column of pages
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
      // A BOM makes spreadsheets read UTF-8.
      bom: isHead,
      record_delimiter: 'windows',
      // Some programs end a line at a lone line feed or carriage return.
      quoted_match: /[\r\n]/,
    },
  );
}

/** Puts an apostrophe before `=`, `+`, `-` and `@` wherever a program could start a cell. */
function harmless(text: string): string {
  return text.replace(/(?<=^|[;,|\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/g, "'").replace(/^(?=[\t\r])/, "'");
}
