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
} as const;

/** Whether the file is one that the owner edits. */
export function isContent(file: string, root: string): boolean {
  return relative(root, file).replaceAll('\\', '/').startsWith('content/');
}

/** @returns one mistake, as she reads it in the terminal: file, line, the line itself, a caret, what to write */
export function explainMistake(diagnostic: ts.DiagnosticWithLocation, root: string): string {
  const { file } = diagnostic;
  const { at, advice } = advise(diagnostic);
  const { line, character } = file.getLineAndCharacterOfPosition(at);
  const text = lineOf(file, line);
  const place = `${relative(root, file.fileName).replaceAll('\\', '/')}, línea ${line + 1}`;
  return `${place}: ${advice}\n    ${text}\n    ${' '.repeat(character)}^`;
}

/**
 * One mistake makes the parser stumble again further on: only the first of each file's is hers.
 * @returns the first of each file, in the order given
 */
export function firstOfEachFile(
  diagnostics: readonly ts.DiagnosticWithLocation[],
): ts.DiagnosticWithLocation[] {
  return diagnostics.filter(
    ({ file }, index) => diagnostics.findIndex((other) => other.file === file) === index,
  );
}

function advise(diagnostic: ts.DiagnosticWithLocation): { at: number; advice: string } {
  const { file, start } = diagnostic;
  const said = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  const [first = '', second = ''] = [...said.matchAll(/'([^']*)'/g)].map(([, name = '']) => name);
  const here = (advice: string) => ({ at: start, advice });

  const apostrophe = apostropheBefore(file, start);
  if (diagnostic.code < 2000 && apostrophe !== undefined) {
    return {
      at: apostrophe,
      advice: "este apóstrofo termina el texto antes de tiempo. Escribe ’ en su lugar (o \\').",
    };
  }
  switch (diagnostic.code) {
    case code.unterminatedText:
      return here("a este texto le falta la comilla ' del final.");
    case code.invalidCharacter:
      return here("este signo no va aquí. Los textos empiezan y terminan con la comilla recta '.");
    case code.expected:
    case code.declarationExpected:
    case code.expressionExpected:
    case code.propertyExpected:
    case code.identifierAfterNumber: {
      const end = endOfWordBefore(file, start);
      const isEnd = /^;?\s*$/.test(file.text.slice(start, start + 2));
      if (isEnd) return { at: end, advice: 'falta cerrar una llave } o un corchete ] antes de aquí.' };
      if (first === ',') return { at: end, advice: 'falta una coma (,) al final de esta línea.' };
      if (first === '}' || first === ']') return { at: end, advice: `falta cerrar con ${first}.` };
      if (first === ':') return { at: end, advice: 'falta un «:» entre el nombre del campo y su valor.' };
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
  };
  return words[type] ?? type.replaceAll(' | ', ' o ').replaceAll('"', "'");
}
