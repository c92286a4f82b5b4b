/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { explainMistake, firstOfEachFile, isContent, missedOfContent, slipsIn } from './content-mistakes';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the owner reads when this is her file. */
function mistakesIn(source: string): string {
  const file = join(root, 'content', 'home.ts');
  writeFileSync(file, source);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es5.d.ts'],
    types: [],
  });
  const syntax = program.getSyntacticDiagnostics();
  const typed = program.getSourceFile(file);
  const slips = typed && syntax.length === 0 ? slipsIn(typed, root) : [];
  if (slips.length > 0) return slips.join('\n');
  const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics();
  const located = found.filter(
    (diagnostic): diagnostic is ts.DiagnosticWithLocation => diagnostic.file !== undefined,
  );
  return firstOfEachFile(located)
    .map((mistake) => explainMistake(mistake, root))
    .join('\n');
}

test.each([
  [
    'an apostrophe inside a text',
    `export const words = {\n  name: 'D'Angelo y asociados',\n};\n`,
    `content/home.ts, línea 2: este apóstrofo termina el texto antes de tiempo. Escribe ’ en su lugar (o \\').
      name: 'D'Angelo y asociados',
              ^`,
  ],
  [
    'an apostrophe among figures',
    `export const words = {\n  limit: 'Hasta 65'891.000 pesos',\n};\n`,
    `content/home.ts, línea 2: este apóstrofo termina el texto antes de tiempo. Escribe ’ en su lugar (o \\').
      limit: 'Hasta 65'891.000 pesos',
                      ^`,
  ],
  [
    'a lost comma',
    `export const words = {\n  one: 'Uno'\n  two: 'Dos',\n};\n`,
    `content/home.ts, línea 2: falta una coma (,) al final de esta línea.
      one: 'Uno'
                ^`,
  ],
  [
    'a lost closing quote',
    `export const words = {\n  one: 'Uno,\n  two: 'Dos',\n};\n`,
    `content/home.ts, línea 2: a este texto le falta la comilla ' del final.`,
  ],
  [
    'a lost brace',
    `export const words = {\n  one: { two: 'Dos',\n};\n`,
    'content/home.ts, línea 3: falta cerrar una llave } o un corchete ] antes de aquí.',
  ],
  [
    'printed quotes',
    `export const words = {\n  one: “Uno”,\n};\n`,
    "content/home.ts, línea 2: este signo no va aquí. Los textos empiezan y terminan con la comilla recta '.",
  ],
  [
    'a field that is not there',
    `type Words = { readonly heading: string };\nexport const words: Words = {\n  heading: 'Uno',\n  titulo: 'Dos',\n};\n`,
    'content/home.ts, línea 4: el campo «titulo» no existe aquí.',
  ],
  [
    'a field that is missing',
    `type Words = { readonly heading: string; readonly text: string };\nexport const words: Words = { heading: 'Uno' };\n`,
    'content/home.ts, línea 2: falta el campo «text».',
  ],
  [
    'a number among quotes',
    `type Words = { readonly year: number };\nexport const words: Words = {\n  year: '2025',\n};\n`,
    'content/home.ts, línea 3: se esperaba un número sin comillas; se encontró un texto entre comillas.',
  ],
  [
    'a text without quotes',
    `export const words = {\n  one: Uno,\n};\n`,
    "content/home.ts, línea 2: «Uno» no es un texto ni un número: si es un texto, ponlo entre comillas '…'.",
  ],
  [
    'a lost bracket',
    `export const words = [\n  'Uno',\n as const;\n`,
    'content/home.ts, línea 3: falta cerrar una llave } o un corchete ] antes de aquí.',
  ],
  [
    'a field without its value',
    `export const words = {\n  hours: ,\n  two: 'Dos',\n};\n`,
    'content/home.ts, línea 2: falta el valor de este campo: si no lo usas, escribe null.',
  ],
  [
    'a text in the place of a group',
    `export const steps: { readonly title: string; readonly text: string }[] = [\n  'Uno',\n];\n`,
    'content/home.ts, línea 2: se esperaba un grupo { title: …, text: … }; se encontró un texto entre comillas.',
  ],
  [
    'a name that is none of those there are',
    `type Icon = 'ledger' | 'taxes';\nexport const service: { icon?: Icon } = {\n  icon: 'libro',\n};\n`,
    "content/home.ts, línea 3: se esperaba lo que dice «Icon»; se encontró 'libro'.",
  ],
  [
    'a lost colon',
    `export const words = {\n  one 'Uno',\n};\n`,
    'content/home.ts, línea 2: falta un «:» entre el nombre del campo y su valor.',
  ],
  [
    'a comma too many in a list',
    `export const words = [\n  'Uno',,\n  'Dos',\n];\n`,
    'content/home.ts, línea 2: aquí sobra una coma.',
  ],
  [
    'thousands set apart by a dot',
    `export const words = {\n  from: 150.000,\n};\n`,
    'content/home.ts, línea 2: los números se escriben sin puntos ni signos: 150000.',
  ],
  [
    'millions set apart by dots',
    `export const words = {\n  from: 1.500.000,\n};\n`,
    'content/home.ts, línea 2: los números se escriben sin puntos ni signos: 1500000.',
  ],
  [
    'an amount with its sign',
    `export const words = {\n  from: $150,\n};\n`,
    'content/home.ts, línea 2: los números se escriben sin puntos ni signos: 150.',
  ],
  [
    'a date without quotes',
    `export const words = {\n  day: 12/08/2026,\n};\n`,
    "content/home.ts, línea 2: las fechas se escriben entre comillas y empiezan por el año: '2026-08-12'.",
  ],
  [
    'a date that begins with the day',
    `type Day = \`\${number}-\${number}-\${number}\`;\nexport const day: Day = '12/08/2026';\n`,
    "content/home.ts, línea 2: se esperaba una fecha como '2026-11-21', con el año primero; se encontró '12/08/2026'.",
  ],
  [
    'a field twice',
    `export const words = {\n  one: 'Uno',\n  one: 'Dos',\n};\n`,
    'content/home.ts, línea 3: este campo está dos veces: deja uno solo.',
  ],
])('%s is told with its line and what to write', (_, source, expected) => {
  expect(mistakesIn(source)).toContain(expected);
});

test('what the rest of the site misses of the content is told by its file or its name', () => {
  const importer = join(root, 'page.ts');
  writeFileSync(
    join(root, 'content', 'home.ts'),
    'const words = { one: 1 };\nexport const others = { two: 2 };\n',
  );
  writeFileSync(
    importer,
    "import { offer } from './content/offer';\nimport { words, others } from './content/home';\nconsole.log(offer, words, others.three);\n",
  );
  const program = ts.createProgram([importer], {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
  });
  const found = program.getSemanticDiagnostics() as ts.DiagnosticWithLocation[];
  expect(missedOfContent(found)).toEqual([
    'falta el archivo content/offer.ts: vuelve a ponerlo.',
    'a content/home.ts le falta «export const words»: vuelve a escribirlo así.',
    'el sitio busca el campo «three»: si cambiaste ese nombre en content/, vuelve a ponerlo.',
  ]);
});

test('the files of content/ are the owner’s, but for the tests among them', () => {
  const files = [
    'content/home.ts',
    'content/seasons/2025.ts',
    'content/specification.test.ts',
    'lib/words/fill.ts',
  ];
  expect(files.filter((file) => isContent(join(root, file), root))).toEqual(files.slice(0, 2));
});

test('what is written properly is no mistake', () => {
  expect(mistakesIn(`export const words = { one: 'D’Angelo', two: 'O\\'Hara', three: 'emoji 🇨🇴' };\n`)).toBe(
    '',
  );
});
