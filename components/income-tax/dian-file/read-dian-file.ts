import type { ThresholdId } from '@/content/tax-calendar/types';
import { zipParts } from './zip-parts';
import { parseAmount } from '@/lib/tax/amounts';

/*
 * The Excel in which the DIAN tells a person what third parties reported on them («información exógena»). Right below its
 * table's head are up to five sums, one for each limit of the filing check. DOMParser can't read it, because the site's Trusted
 * Types policy refuses it markup.
 */

/** Whole pesos by condition; `null` for a sum that can't be read. */
export type ReportedSums = Readonly<Partial<Record<ThresholdId, number | null>>>;

type DianFileProblem =
  | 'other'
  | 'pdf'
  | 'csv'
  /** The format of Excel before 2007. */
  | 'oldExcel'
  | 'password'
  | 'tooLarge'
  | 'damaged'
  /** The DIAN's file, without tax year or without sums. */
  | 'incomplete';

export type DianFileContent =
  | { readonly ok: true; readonly taxYear: number; readonly sums: ReportedSums }
  | { readonly ok: false; readonly problem: DianFileProblem };

/** Bytes of the largest file that is opened, and of its largest part once unpacked; real ones are under a tenth. */
const LARGEST_FILE = 5_000_000;
const LARGEST_PART = 4_000_000;
/** Ten million million pesos, as for typed amounts. */
const LARGEST_SUM = 1e13;

/** The conditions by the number of their sum: «Tope 1 - Ingresos». */
const NUMBERED = ['income', 'equity', 'creditCard', 'deposits', 'purchases'] as const;

/** Reads the sums and their tax year, and keeps nothing else of the file. Never throws. */
export async function readDianFile(file: File): Promise<DianFileContent> {
  const refused = (problem: DianFileProblem) => ({ ok: false, problem }) as const;
  if (file.size > LARGEST_FILE) return refused('tooLarge');
  try {
    const bytes = await file.arrayBuffer();
    const start = new DataView(bytes).getUint32(0);
    if (start === 0x2550_4446) return refused('pdf');
    // Excel before 2007, and any Excel with a password, are in Microsoft's container.
    if (start === 0xd0cf_11e0)
      return refused(
        new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage') ? 'password' : 'oldExcel',
      );
    if (start !== 0x504b_0304) return refused(/\.csv$/i.test(file.name) ? 'csv' : 'other');

    const parts = zipParts(bytes);
    const shared = parts.find(({ name }) => name === 'xl/sharedStrings.xml');
    const sheets = parts.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
    const needed = [...(shared ? [shared] : []), ...sheets];
    if (needed.some(({ isEncrypted }) => isEncrypted)) return refused('password');
    if (needed.some(({ size }) => size > LARGEST_PART)) return refused('tooLarge');
    const strings = shared ? stringsOf(await shared.text()) : [];
    for (const sheet of sheets) {
      const { isReport, taxYear, sums } = readSheet(await sheet.text(), strings);
      if (!isReport) continue;
      return taxYear && Object.keys(sums).length > 0 ? { ok: true, taxYear, sums } : refused('incomplete');
    }
    return refused('other');
  } catch {
    return refused('damaged');
  }
}

/**
 * Each tag's name, its attributes, and the text after it; some programs write `x:row` for `row`.
 * @throws if a tag has no end, because the text before it may then lack its own
 */
function* tagsOf(xml: string) {
  for (const piece of xml.split('<')) {
    const end = piece.indexOf('>');
    if (end === -1 && /\w/.test(piece)) throw new SyntaxError('a tag without its end');
    const [, slash = '', name = ''] = /^(\/?)(?:\w+:)?(\w+)/.exec(piece) ?? [];
    yield { name: slash + name, attributes: piece.slice(0, end), text: piece.slice(end + 1) };
  }
}

/** The texts that cells name by their number. */
function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  for (const { name, text } of tagsOf(xml)) {
    if (name === 'si') strings.push('');
    if (name === 't') strings.push((strings.pop() ?? '') + text);
  }
  return strings;
}

type Cell = { readonly column: string; readonly type: string; text: string };

/** The rows of a sheet with a cell or more. A cell without an address is named by its place in the row. */
function* rowsOf(xml: string, strings: readonly string[]): Generator<readonly Cell[]> {
  let row: Cell[] = [];
  for (const { name, attributes, text } of tagsOf(xml)) {
    const cell = row.at(-1);
    if (name === 'row') row = [];
    if (name === 'c') {
      const column = /\sr=["']([A-Z]+)/.exec(attributes)?.[1] ?? String(row.length);
      row.push({ column, type: /\st=["'](\w+)/.exec(attributes)?.[1] ?? 'n', text: '' });
    }
    if (name === 'v' && cell) cell.text = cell.type === 's' ? (strings[Number(text)] ?? '') : text;
    if (name === 't' && cell) cell.text += text;
    if (name === '/row') yield row;
  }
}

/** The sums of a sheet, found by words: programs and years differ in their places. */
function readSheet(xml: string, strings: readonly string[]) {
  const sums: Partial<Record<ThresholdId, number | null>> = {};
  let isReport = false;
  let taxYear = 0;
  let columns: readonly (string | undefined)[] = [];
  for (const row of rowsOf(xml, strings)) {
    const [detail, value] = columns;
    if (!detail || !value) {
      const line = row.map(({ text }) => text).join(' ');
      isReport ||= /reportada por terceros/i.test(line);
      taxYear ||= Number(/al que se refiere\D*(20\d\d)\b/i.exec(line)?.[1] ?? 0);
      columns = [/^\s*detalle\s*$/i, /^\s*valor\s*$/i].map(
        (word) => row.find(({ text }) => word.test(text))?.column,
      );
      continue;
    }
    const label = row.find(({ column }) => column === detail)?.text ?? '';
    const id = NUMBERED[Number(/^\s*tope\s*(\d+)/i.exec(label)?.[1]) - 1];
    if (!id) continue;
    const sum = sumIn(row.find(({ column }) => column === value));
    // Two sums of one name that differ say nothing.
    sums[id] = id in sums && sums[id] !== sum ? null : sum;
  }
  return { isReport, taxYear, sums };
}

/** Whole pesos in a cell with a number, or with a text such as `$136,310,048`. */
function sumIn(cell: Cell | undefined): number | null {
  const { type, text } = cell ?? { type: 'none', text: '' };
  if (type === 'n' && /^\d+(\.\d+)?(E[+-]?\d+)?$/i.test(text)) {
    const pesos = Math.round(Number(text));
    return pesos <= LARGEST_SUM ? pesos : null;
  }
  if (!/^(s|str|inlineStr)$/.test(type) || !/^\s*\$?\s*\d[\d.,]*\s*$/.test(text)) return null;
  const amount = parseAmount(text);
  return amount.ok ? amount.pesos : null;
}
