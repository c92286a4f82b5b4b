/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { explainMistake, firstOfEachFile } from './content-mistakes';

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
    types: [],
  });
  const syntax = program.getSyntacticDiagnostics();
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
    'a field twice',
    `export const words = {\n  one: 'Uno',\n  one: 'Dos',\n};\n`,
    'content/home.ts, línea 3: este campo está dos veces: deja uno solo.',
  ],
])('%s is told with its line and what to write', (_, source, expected) => {
  expect(mistakesIn(source)).toContain(expected);
});

test('what is written properly is no mistake', () => {
  expect(mistakesIn(`export const words = { one: 'D’Angelo', two: 'O\\'Hara', three: 'emoji 🇨🇴' };\n`)).toBe(
    '',
  );
});
