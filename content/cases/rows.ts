import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Rows by heading of a table of this folder, which the accountant opens in a spreadsheet. */
export function caseRows<Column extends string>(table: string): Record<Column, string>[] {
  return parse(readFileSync(`content/cases/${table}.csv`), { bom: true, columns: true, delimiter: ';' });
}
