import { stringify } from 'csv-stringify/sync';
import { leadMailWords } from '@/content/lead-mail';
import { pages } from '@/content/pages';
import { sentFields } from '@/lib/lead/contact-fields';
import { groupedDigits } from '@/lib/lead/telephone';
import { bogotaTime } from './bogota-time';
import type { Lead } from './leads';
import { textsOf } from './lead-filter';

const { fields, table: words } = leadMailWords;

/**
 * Writes leads as CSV (RFC 4180), safe from formula injection. Colombian spreadsheets separate columns by semicolons, and
 * need a BOM to read UTF-8.
 */
export function leadsCsv(leads: readonly Lead[]): string {
  const header = [...words.before, ...sentFields.map((field) => fields[field]), ...words.after];
  const rows = leads.map((lead) => {
    const [day = '', time = ''] = bogotaTime(lead.receivedAt).split(' ');
    const typed = textsOf({ ...lead, phone: groupedDigits(lead.phone) }).map(withoutFormulas);
    return [day, time.slice(0, 5), statusOf(lead), ...typed, pageName(lead.page), lead.times, lead.id];
  });
  // Quotes a lone line feed or carriage return, because some programs end a row there.
  return stringify([header, ...rows], {
    delimiter: ';',
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}

/** The lead's status in Spanish, for a cell of the table. */
export function statusOf({ doneAt }: Lead): 'espera' | 'respondido' {
  return doneAt === null ? 'espera' : 'respondido';
}

/** Stored instead of an address of the site that no page has. */
export const OTHER_PAGE = 'otra';

/** The label of a page by its path. */
export function pageName(page: string): string {
  if (page === OTHER_PAGE) return leadMailWords.otherPage;
  return Object.values(pages).find(({ path }) => path === page)?.label ?? page;
}

/** Puts an apostrophe before `=`, `+`, `-` and `@` wherever a spreadsheet could start a cell. */
function withoutFormulas(text: string): string {
  return text.replace(/(?<=^|[;,|\t\r\n])(?=(?:(?![\t\r\n])[\s"'])*[=+\-@＝＋－＠])/g, "'");
}
