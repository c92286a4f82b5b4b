import { relative } from 'node:path';
import ts from 'typescript';

/*
 * What TypeScript says of the owner's files, in her words: where, with a caret under it, and what to write.
 */

/** TypeScript's messages of a sign that is missing or too much, by number. */
const misplacedSign = [1005, 1109, 1128, 1136, 1489];

/** What to write, by the number of TypeScript's message: those that an edit of texts and data brings about. */
const adviceOn: Readonly<Record<number, (first: string, second: string, said: string) => string>> = {
  // Unterminated string literal
  1002: () => "a este texto le falta la comilla ' del final.",
  // An object literal cannot have multiple properties with the same name
  1117: () => 'este campo está dos veces: deja uno solo.',
  // Invalid character
  1127: () => "este signo no va aquí. Los textos empiezan y terminan con la comilla recta '.",
  // An identifier cannot immediately follow a numeric literal
  1351: () => 'aquí hay una letra dentro de un número, o a un texto le faltan las comillas.',
  // Cannot find name
  2304: unquoted,
  2552: unquoted,
  // Type is not assignable
  2322: otherType,
  2820: otherType,
  // Object literal may only specify known properties
  2353: (first) => `el campo «${first}» no existe aquí. Revisa cómo está escrito, o bórralo.`,
  2561: (first, second, said) =>
    `el campo «${first}» no existe aquí. ¿Es «${said.match(/mean to write '([^']*)'/)?.[1] ?? second}»?`,
  // Missing the following properties; property is missing
  2739: (_first, _second, said) => `faltan campos: ${said.slice(said.lastIndexOf(':') + 2)}.`,
  2741: (first) => `falta el campo «${first}».`,
};

function unquoted(first: string): string {
  return `«${first}» no es un texto ni un número: si es un texto, ponlo entre comillas '…'.`;
}

function otherType(first: string, second: string): string {
  return `se esperaba ${inSpanish(second)}; se encontró ${inSpanish(first)}.`;
}

/** Whether the file is one that the owner edits. */
export function isContent(file: string, root: string): boolean {
  const path = relative(root, file).replaceAll('\\', '/');
  return path.startsWith('content/') && !path.endsWith('.test.ts');
}

/** @returns one mistake, as she reads it in the terminal: file, line, the line itself, a caret, what to write */
export function explainMistake(diagnostic: ts.DiagnosticWithLocation, root: string): string {
  const { at, advice } = advise(diagnostic);
  return shown(diagnostic.file, at, advice, root);
}

/** What TypeScript takes for something else: two commas for a value left out, `150.000` for a hundred and fifty. */
export function slipsIn(file: ts.SourceFile, root: string): string[] {
  const slips: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isNumericLiteral(node) ? node.getText(file) : '';
    if (/^\d{1,3}\.\d{3}$/.test(text)) slips.push(shown(file, node.getStart(file), withoutDots(text), root));
    if (ts.isOmittedExpression(node))
      slips.push(shown(file, node.getStart(file), 'aquí sobra una coma.', root));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return slips;
}

function withoutDots(amount: string): string {
  return `los números se escriben sin puntos ni signos: ${amount.replace(/\D/g, '')}.`;
}

function shown(file: ts.SourceFile, at: number, advice: string, root: string): string {
  const { line, character } = file.getLineAndCharacterOfPosition(at);
  const place = `${relative(root, file.fileName).replaceAll('\\', '/')}, línea ${line + 1}`;
  return `${place}: ${advice}\n    ${lineOf(file, line)}\n    ${' '.repeat(character)}^`;
}

/**
 * One mistake makes the parser stumble again further on: only the first of each file's is hers. Nor is it hers where
 * a whole object does not fit that another file made.
 * @returns the first of each file, in the order given
 */
export function firstOfEachFile(
  diagnostics: readonly ts.DiagnosticWithLocation[],
): ts.DiagnosticWithLocation[] {
  const firsts = diagnostics.filter(
    ({ file }, index) => diagnostics.findIndex((other) => other.file === file) === index,
  );
  const causes = firsts.filter((diagnostic) => !/^Type '\{/.test(messageOf(diagnostic)));
  return causes.length > 0 ? causes : firsts;
}

/** Whether it says that a whole file is not there: cannot find module. */
export const isOfFile = (diagnostic: ts.Diagnostic): boolean => diagnostic.code === 2307;

/**
 * What the site's code misses of `content/`: a file that was deleted, a name that was changed.
 * @returns a sentence each, in her words; none where the mistake is not in `content/`
 */
export function missedOfContent(diagnostics: readonly ts.DiagnosticWithLocation[]): string[] {
  const sentences = diagnostics.flatMap((diagnostic) => {
    const said = messageOf(diagnostic);
    const [, place] = /['"](?:@\/content|\.\/content|\.)\/([\w/-]+)['"]/.exec(said) ?? [];
    const [, name = ''] = /(?:member|named|declares|Property) '([^']*)'/.exec(said) ?? [];
    // Property does not exist on type
    if ([2339, 2551].includes(diagnostic.code))
      return `el sitio busca el campo «${name}»: si cambiaste ese nombre en content/, vuelve a ponerlo.`;
    if (place === undefined) return [];
    const path = fileOf(place, diagnostic.file);
    if (isOfFile(diagnostic)) return `falta el archivo ${path}: vuelve a ponerlo.`;
    // Module has no exported member; declares it locally, but it is not exported
    return [2305, 2459, 2724].includes(diagnostic.code)
      ? `a ${path} le falta «export const ${name}»: vuelve a escribirlo así.`
      : [];
  });
  return [...new Set(sentences)];
}

/** The file that is imported by a name: from `content/` by a path from the project, within it by one from the folder. */
function fileOf(place: string, importer: ts.SourceFile): string {
  const isSeason = /content\/seasons\/[^/]*$/.test(importer.fileName) && !place.includes('/');
  return `content/${isSeason ? 'seasons/' : ''}${place}.ts`;
}

function messageOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}

function advise(diagnostic: ts.DiagnosticWithLocation): { at: number; advice: string } {
  const { file, start, code } = diagnostic;
  const said = messageOf(diagnostic);
  const [first = '', second = ''] = [...said.matchAll(/'([^']*)'/g)].map(([, name = '']) => name);
  const isSyntax = code < 2000;

  const apostrophe = apostropheBefore(file, start);
  if (isSyntax && apostrophe !== undefined) {
    const advice = "este apóstrofo termina el texto antes de tiempo. Escribe ’ en su lugar (o \\').";
    return { at: apostrophe, advice };
  }
  const figure = isSyntax || code === 2304 ? adviceOnFigure(file, start) : undefined;
  if (figure !== undefined) return { at: start, advice: figure };
  if (misplacedSign.includes(code)) return adviceOnSign(file, start, first);
  return {
    at: start,
    advice: adviceOn[code]?.(first, second, said) ?? `no se entiende esta línea. (${said})`,
  };
}

/** What a date or an amount without quotes should be. */
function adviceOnFigure(file: ts.SourceFile, at: number): string | undefined {
  const [, day = '', month = '', year] = wordAt(file, at, /(\d{1,2})\/(\d{1,2})\/(\d{4})/g) ?? [];
  if (year !== undefined) {
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return `las fechas se escriben entre comillas y empiezan por el año: '${iso}'.`;
  }
  const amount = wordAt(file, at, /\$?\s?\d{1,3}(?:[.,]\d{3})+|\$\s?\d+/g);
  return amount && withoutDots(amount[0]);
}

/** A sign is missed where the word before ends, not where the parser notices it. */
function adviceOnSign(file: ts.SourceFile, start: number, sign: string): { at: number; advice: string } {
  const at = file.text.slice(0, start).trimEnd().length;
  const here = (advice: string) => ({ at, advice });
  const [line = ''] = /.*$/.exec(file.text.slice(0, at)) ?? [];
  // An open list swallows what ends the declaration.
  const isEnd = /^;?\s*$/.test(file.text.slice(start, start + 2)) || /^\s*as$/.test(line);
  if (line.endsWith(':')) return here('falta el valor de este campo: si no lo usas, escribe null.');
  if (isEnd) return here('falta cerrar una llave } o un corchete ] antes de aquí.');
  if (sign === ':' || (sign === ',' && /^\s*\w+$/.test(line)))
    return here('falta un «:» entre el nombre del campo y su valor.');
  if (sign === ',') return here('falta una coma (,) al final de esta línea.');
  if (sign === '}' || sign === ']') return here(`falta cerrar con ${sign}.`);
  const advice =
    'aquí sobra o falta un signo: revisa comas, llaves { } y corchetes [ ] de esta línea y la anterior.';
  return { at: start, advice };
}

/** Where a text ended too soon: a quote with a letter or digit right behind it, on the line or the one of the error. */
function apostropheBefore(file: ts.SourceFile, start: number): number | undefined {
  const { line } = file.getLineAndCharacterOfPosition(start);
  const text = lineOf(file, line);
  const lineStart = file.getPositionOfLineAndCharacter(line, 0);
  const found = /[\p{L}\d]'(?=[\p{L}\d])/u.exec(text);
  return found ? lineStart + found.index + 1 : undefined;
}

/** What stands at a place without quotes and reads as the pattern, which is global. */
function wordAt(file: ts.SourceFile, at: number, pattern: RegExp): RegExpMatchArray | undefined {
  const { line, character } = file.getLineAndCharacterOfPosition(at);
  const text = lineOf(file, line);
  return [...text.matchAll(pattern)].find(
    ({ 0: word, index }) =>
      index <= character && character <= index + word.length && !/['"`]/.test(text[index - 1] ?? ''),
  );
}

function lineOf(file: ts.SourceFile, line: number): string {
  const starts = file.getLineStarts();
  return file.text.slice(starts[line], starts[line + 1]).replace(/\r?\n$/, '');
}

function inSpanish(type: string): string {
  const words: Readonly<Record<string, string>> = {
    string: 'un texto entre comillas',
    number: 'un número sin comillas',
    boolean: 'true o false',
    null: 'null',
    undefined: 'nada',
    '`${number}-${number}-${number}`': "una fecha como '2026-11-21', con el año primero",
  };
  if (type.startsWith('{')) {
    const fields = [...type.matchAll(/(\w+)\??: /g)].map(([, name]) => `${name}: …`);
    return `un grupo { ${fields.join(', ')} }`;
  }
  return type
    .replace(/ \| undefined$/, '')
    .split(' | ')
    .map((part) => words[part] ?? part.replace(/^[A-Z]\w+$/, 'lo que dice «$&»').replaceAll('"', "'"))
    .join(' o ');
}
