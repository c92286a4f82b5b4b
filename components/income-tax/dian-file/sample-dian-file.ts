import { zipSync } from 'fflate';

/* Made-up files in the shape of the DIAN's report of third parties, for tests. No real person's data is in them. */

type Value = string | number;

export type SampleFile = {
  title?: string;
  taxYear?: Value;
  /** Cells with the tax year; those that the DIAN writes as they are seen here if left out. */
  yearRow?: readonly Value[];
  head?: readonly string[];
  /** Labels and values of the sums. */
  sums?: Readonly<Record<string, Value>>;
  /** Rows between the title and the table's head, with the DIAN's notices. */
  notices?: number;
  /** Rows of third parties below the sums. */
  reported?: number;
  strings?: 'shared' | 'inline' | 'formula';
};

export type Packing = { isEncrypted?: boolean; declared?: number; checksum?: number };

/** A person whose name and number must not leave the file. */
export const person = { name: 'NOMBRE DE PRUEBA', number: 1_000_000_001 };

/** The five sums below the limits of any year, but for income. */
export const sampleSums = {
  'Tope 1 - Ingresos': 136_310_048,
  'Tope 2 - Patrimonio': 52_000_000,
  'Tope 3 - Consumo TC': 9_000_000,
  'Tope 4 - Movimiento': 52_926_000,
  'Tope 5 - Compras': 31_000_000,
};

const HEAD = [
  'NIT',
  'Nombre / Razón Social',
  'NIT',
  'Nombre/Razón Social reportada por la tercero',
  'Detalle',
  'Valor',
  'Uso declaración Sugerida',
  'Información  Adicional',
];
const NOTICE = 'La DIAN informa que esta consulta no reemplaza sus propias cifras. ';

function rowsOf(sample: SampleFile): (readonly Value[])[] {
  const {
    title = 'Consulta de Información reportada por terceros',
    taxYear = 2024,
    sums = sampleSums,
  } = sample;
  const { yearRow = ['Año al que se refiere la consulta:', '', taxYear], notices = 4, reported = 3 } = sample;
  return [
    ['', '', title],
    [],
    ['Fecha de corte', '', '2025-06-30'],
    yearRow,
    [],
    ['Tipo de documento', '', 'Cédula de ciudadanía'],
    ['Número', '', person.number],
    ['Nombres', '', person.name],
    [],
    ...Array.from({ length: notices }, () => [NOTICE.repeat(9)]),
    sample.head ?? HEAD,
    ...Object.entries(sums).map(([label, value]) => ['', '', '', '', label, value, `${label}: uso`]),
    ...Array.from({ length: reported }, (_, index) => [
      800_000_000 + index,
      'BANCO DE PRUEBA S.A.',
      person.number,
      person.name,
      'Saldo en cuentas',
      1_000_000 * (index + 1),
    ]),
  ];
}

/** The parts of a workbook. */
export function sampleParts(sample: SampleFile = {}): Record<string, string> {
  const { strings = 'shared' } = sample;
  const texts: string[] = [];
  const tag = (name: string, inner: string, attributes = '') => `<${name}${attributes}>${inner}</${name}>`;
  const cell = (value: Value, column: number, row: number) => {
    const address = ` r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (value === '') return `<c${address} s="2"/>`;
    if (typeof value === 'number') return tag('c', tag('v', String(value)), address);
    const written = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    if (strings === 'inline') return tag('c', tag('is', tag('t', written)), `${address} t="inlineStr"`);
    if (strings === 'formula') return tag('c', tag('f', '1+1') + tag('v', written), `${address} t="str"`);
    if (!texts.includes(written)) texts.push(written);
    return tag('c', tag('v', String(texts.indexOf(written))), `${address} t="s"`);
  };
  const rows = rowsOf(sample).map((values, row) =>
    tag('row', values.map((value, column) => cell(value, column, row)).join(''), ` r="${row + 1}"`),
  );
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${tag('worksheet', tag('sheetData', rows.join('')))}`,
  };
  // A text in two runs, as a cell with a bold part has it.
  const inRuns = (text: string) => `<r><t>${text.slice(0, 2)}</t></r><r><t>${text.slice(2)}</t></r>`;
  return strings === 'shared'
    ? {
        ...parts,
        'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si>${inRuns(text)}</si>`).join('')}</sst>`,
      }
    : parts;
}

/** A zip archive. @param packing `declared` and `checksum`: false ones */
export function zip(
  parts: Readonly<Record<string, string | Buffer>>,
  { isEncrypted = false, declared, checksum }: Packing = {},
): Buffer<ArrayBuffer> {
  const contents = Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)] as const);
  const archive = Buffer.from(zipSync(Object.fromEntries(contents)));
  // The directory's entries, which is what a reader goes by.
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 1)) {
    archive.writeUInt16LE(Number(isEncrypted), at + 8);
    if (checksum !== undefined) archive.writeUInt32LE(checksum, at + 16);
    if (declared !== undefined) archive.writeUInt32LE(declared, at + 24);
  }
  return archive;
}

/** A file of the DIAN, as a visitor downloads it. */
export const sampleFile = (sample: SampleFile = {}, packing: Packing = {}) =>
  zip(sampleParts(sample), packing);
