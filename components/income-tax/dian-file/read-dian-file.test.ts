/** @jest-environment node */
import { readDianFile } from './read-dian-file';
import { person, sampleFile, sampleParts, sampleSums, zip, type SampleFile } from './sample-dian-file';

const read = (content: BlobPart, name = 'reporte.xlsx') => readDianFile(new File([content], name));

const sums = {
  income: 136_310_048,
  equity: 52_000_000,
  creditCard: 9_000_000,
  deposits: 52_926_000,
  purchases: 31_000_000,
};

const written = (write: (pesos: number) => string) =>
  Object.fromEntries(Object.entries(sampleSums).map(([label, pesos]) => [label, write(pesos)]));
const shortHead = ['NIT', 'Nombre', 'NIT', 'Nombre', ' Detalle ', 'VALOR'];

/** Changes the tags of a file, as some programs write them. */
type Rewrite = (xml: string) => string;

const shapes: [name: string, sample: SampleFile, rewrite?: Rewrite][] = [
  ['shared strings and numbers', {}],
  ['inline strings', { strings: 'inline' }],
  ['results of formulas', { strings: 'formula' }],
  ['the year as a text', { taxYear: '2024' }],
  ['the year in the label’s cell', { yearRow: ['Año al que se refiere la consulta: 2024'] }],
  ['cells without addresses', { head: shortHead }, (xml) => xml.replaceAll(/ r="[A-Z]+\d+"/g, '')],
  ['tags with a namespace', {}, (xml) => xml.replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:')],
  ['many notices and reporting parties', { notices: 40, reported: 3_000 }],
  ['amounts as texts, with commas', { sums: written((pesos) => `$${pesos.toLocaleString('en-US')}`) }],
  ['amounts as texts, with points', { sums: written((pesos) => `$ ${pesos.toLocaleString('de-DE')}`) }],
  ['amounts with cents', { sums: written((pesos) => `${pesos.toLocaleString('en-US')}.00`) }],
  ['numbers with an exponent', { sums: { ...sampleSums, 'Tope 4 - Movimiento': 5.2926e7 } }],
];

test.each(shapes)('reads year and sums from a file with %s', async (_, sample, rewrite = (xml) => xml) => {
  const parts = Object.entries(sampleParts(sample)).map(([name, xml]) => [name, rewrite(xml)]);
  expect(await read(zip(Object.fromEntries(parts)))).toEqual({ ok: true, taxYear: 2024, sums });
});

test('a missing sum stays missing, and one that can’t be read is told apart from zero', async () => {
  const given = {
    'Tope 1 - Ingresos': 'por confirmar',
    'Tope 2 - Patrimonio': -5,
    'Tope 3 - Consumo TC': 0,
    'Tope 5 - Compras': 1e300,
    'Tope 6 - Otro': 1,
  };
  const expected = { income: null, equity: null, creditCard: 0, purchases: null };
  expect(await read(sampleFile({ sums: given }))).toEqual({ ok: true, taxYear: 2024, sums: expected });
});

test('two different sums of one name decide nothing', async () => {
  const given = { 'Tope 1 - Ingresos': 1, 'Tope 1: Ingresos brutos': 90_000_000 };
  expect(await read(sampleFile({ sums: given }))).toMatchObject({ sums: { income: null } });
});

test('a sum is linked to its limit by its number, whatever its name', async () => {
  const given = { ' TOPE 4: lo que entró': 7_000_000, 'Total Tope 1': 1, Tope: 2 };
  expect(await read(sampleFile({ sums: given }))).toEqual({
    ...{ ok: true, taxYear: 2024, sums: { deposits: 7_000_000 } },
  });
});

test('nothing personal leaves the file', async () => {
  const found = JSON.stringify(await read(sampleFile()));
  expect(found).not.toContain(person.name);
  expect(found).not.toContain(String(person.number));
});

const container = (text: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(text, 'utf16le')]);
const sheet = 'xl/worksheets/sheet1.xml';
const sound = sampleFile();
const bomb = zip({ ...sampleParts(), [sheet]: Buffer.alloc(60_000_000, ' ') });

const broken = { ...sampleParts(), [sheet]: (sampleParts()[sheet] ?? '').replace('136310048', '1363<10048') };

const refusals: [name: string, problem: string, content: BlobPart, fileName?: string][] = [
  ['a PDF', 'pdf', '%PDF-1.7'],
  ['a CSV', 'csv', 'NIT;Detalle;Valor', 'reporte.CSV'],
  ['a text', 'other', 'Tope 1 - Ingresos 90000000', 'reporte.xlsx'],
  ['an Excel before 2007', 'oldExcel', container('Workbook')],
  ['an Excel with a password', 'password', container('EncryptedPackage')],
  ['a zip with a password', 'password', sampleFile({}, { isEncrypted: true })],
  ['another Excel', 'other', sampleFile({ title: 'Gastos del hogar' })],
  ['a Word document', 'other', zip({ 'word/document.xml': '<w:document/>' })],
  ['no tax year', 'incomplete', sampleFile({ taxYear: 'sin año' })],
  ['no sums', 'incomplete', sampleFile({ sums: {} })],
  ['an empty file', 'damaged', ''],
  ['the first half of a file', 'damaged', sound.subarray(0, sound.length / 2)],
  ['another text than its checksum says', 'damaged', sampleFile({}, { checksum: 1 })],
  ['a tag that begins inside a sum', 'damaged', zip(broken)],
  ['50 MB', 'tooLarge', Buffer.alloc(50_000_000)],
  ['60 MB once unpacked', 'tooLarge', bomb],
  [
    '60 MB once unpacked, and a false size',
    'damaged',
    zip({ ...sampleParts(), [sheet]: Buffer.alloc(60_000_000, ' ') }, { declared: 900 }),
  ],
];

test.each(refusals)('refuses %s as «%s»', async (...[, problem, content, fileName]) => {
  expect(await read(content, fileName)).toEqual({ ok: false, problem });
});
