import { relative } from 'node:path';
import ts from 'typescript';

/*
 * What TypeScript says of the owner's files, in her words: where, with a caret under it, and what to write.
 */

/** Names of TypeScript's messages, by number: those that an edit of texts and data brings about. */
const code = {
  unterminatedText: 1002,
  expected: 1005,
  invalidCharacter: 1127,
  declarationExpected: 1128,
  identifierAfterNumber: 1351,
  leadingZero: 1489,
  expressionExpected: 1109,
  propertyExpected: 1136,
  notAssignable: 2322,
  unknownField: 2353,
  unknownFieldDidYouMean: 2561,
  missingFields: 2739,
  missingField: 2741,
  notAssignableDidYouMean: 2820,
  unknownName: 2304,
  unknownNameDidYouMean: 2552,
  duplicateField: 1117,
  missingFile: 2307,
  missingExport: 2305,
  missingExportDidYouMean: 2724,
  notExported: 2459,
  missingProperty: 2339,
  missingPropertyDidYouMean: 2551,
} as const;

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

/** Whether it says that a whole file is not there. */
export const isOfFile = (diagnostic: ts.Diagnostic): boolean => diagnostic.code === code.missingFile;

/**
 * What the site's code misses of `content/`: a file that was deleted, a name that was changed.
 * @returns a sentence each, in her words; none where the mistake is not in `content/`
 */
export function missedOfContent(diagnostics: readonly ts.DiagnosticWithLocation[]): string[] {
  const sentences = diagnostics.flatMap((diagnostic) => {
    const said = messageOf(diagnostic);
    const [, place] = /['"](?:@\/content|\.\/content|\.)\/([\w/-]+)['"]/.exec(said) ?? [];
    const [, name = ''] = /(?:member|named|declares|Property) '([^']*)'/.exec(said) ?? [];
    const path = place === undefined ? '' : fileOf(place, diagnostic.file);
    switch (diagnostic.code) {
      case code.missingFile:
        return path === '' ? [] : [`falta el archivo ${path}: vuelve a ponerlo.`];
      case code.missingExport:
      case code.missingExportDidYouMean:
      case code.notExported:
        return path === '' ? [] : [`a ${path} le falta «export const ${name}»: vuelve a escribirlo así.`];
      case code.missingProperty:
      case code.missingPropertyDidYouMean:
        return [`el sitio busca el campo «${name}»: si cambiaste ese nombre en content/, vuelve a ponerlo.`];
      default:
        return [];
    }
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

const colonIsMissing = 'falta un «:» entre el nombre del campo y su valor.';

function advise(diagnostic: ts.DiagnosticWithLocation): { at: number; advice: string } {
  const { file, start } = diagnostic;
  const said = messageOf(diagnostic);
  const [first = '', second = ''] = [...said.matchAll(/'([^']*)'/g)].map(([, name = '']) => name);
  const here = (advice: string) => ({ at: start, advice });

  const apostrophe = apostropheBefore(file, start);
  if (diagnostic.code < 2000 && apostrophe !== undefined) {
    return {
      at: apostrophe,
      advice: "este apóstrofo termina el texto antes de tiempo. Escribe ’ en su lugar (o \\').",
    };
  }
  const isSyntax = diagnostic.code < 2000 || diagnostic.code === code.unknownName;
  const date = isSyntax && wordAt(file, start, /(\d{1,2})\/(\d{1,2})\/(\d{4})/g);
  if (date) {
    const [, day = '', month = '', year = ''] = date;
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return here(`las fechas se escriben entre comillas y empiezan por el año: '${iso}'.`);
  }
  const amount = isSyntax && wordAt(file, start, /\$?\s?\d{1,3}(?:[.,]\d{3})+|\$\s?\d+/g);
  if (amount) {
    return here(withoutDots(amount[0]));
  }
  switch (diagnostic.code) {
    case code.unterminatedText:
      return here("a este texto le falta la comilla ' del final.");
    case code.invalidCharacter:
      return here("este signo no va aquí. Los textos empiezan y terminan con la comilla recta '.");
    case code.identifierAfterNumber:
      return here('aquí hay una letra dentro de un número, o a un texto le faltan las comillas.');
    case code.expected:
    case code.declarationExpected:
    case code.expressionExpected:
    case code.propertyExpected:
    case code.leadingZero: {
      const end = endOfWordBefore(file, start);
      const [line = ''] = /.*$/.exec(file.text.slice(0, end)) ?? [];
      // An open list swallows what ends the declaration.
      const isEnd = /^;?\s*$/.test(file.text.slice(start, start + 2)) || /^\s*as$/.test(line);
      if (file.text[end - 1] === ':') {
        return { at: end, advice: 'falta el valor de este campo: si no lo usas, escribe null.' };
      }
      if (isEnd) return { at: end, advice: 'falta cerrar una llave } o un corchete ] antes de aquí.' };
      if (first === ',' && /^\s*\w+$/.test(line)) return { at: end, advice: colonIsMissing };
      if (first === ',') return { at: end, advice: 'falta una coma (,) al final de esta línea.' };
      if (first === '}' || first === ']') return { at: end, advice: `falta cerrar con ${first}.` };
      if (first === ':') return { at: end, advice: colonIsMissing };
      return here(
        'aquí sobra o falta un signo: revisa comas, llaves { } y corchetes [ ] de esta línea y la anterior.',
      );
    }
    case code.duplicateField:
      return here('este campo está dos veces: deja uno solo.');
    case code.unknownField:
      return here(`el campo «${first}» no existe aquí. Revisa cómo está escrito, o bórralo.`);
    case code.unknownFieldDidYouMean:
      return here(
        `el campo «${first}» no existe aquí. ¿Es «${said.match(/mean to write '([^']*)'/)?.[1] ?? second}»?`,
      );
    case code.missingField:
      return here(`falta el campo «${first}».`);
    case code.missingFields:
      return here(`faltan campos: ${said.slice(said.lastIndexOf(':') + 2)}.`);
    case code.notAssignable:
    case code.notAssignableDidYouMean:
      return here(`se esperaba ${inSpanish(second)}; se encontró ${inSpanish(first)}.`);
    case code.unknownName:
    case code.unknownNameDidYouMean:
      return here(`«${first}» no es un texto ni un número: si es un texto, ponlo entre comillas '…'.`);
    default:
      return here(`no se entiende esta línea. (${said})`);
  }
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

/** A comma is missed where the line before ends, not where the parser notices it. */
function endOfWordBefore(file: ts.SourceFile, start: number): number {
  return Math.max(0, file.text.slice(0, start).trimEnd().length);
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
