import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Change of one file: another value for a field, or other words for a part of its text. */
export type Change =
  | { readonly file: string; readonly field: string; readonly value: unknown }
  | { readonly file: string; readonly from: string; readonly to: string };

export type Edit = { readonly title: string; readonly changes: readonly Change[] };

/** @param field of a data file `university.name`, of another `export.name.name`; no value takes it out of the data */
export const put = (file: string, field: string, value?: unknown): Change => ({ file, field, value });
export const write = (file: string, from: string, to: string): Change => ({ file, from, to });

/**
 * Applies an edit to a copy of the project; only the text of its files changes.
 * @throws Error where the file has no such place
 */
export function apply({ changes }: Edit, root: string): void {
  for (const change of changes) {
    const path = join(root, 'content', change.file);
    const source = readFileSync(path, 'utf8');
    const put = change.file.endsWith('.json') ? withDatum : withValue;
    writeFileSync(
      path,
      'field' in change ? put(source, change.field, change.value) : withText(source, change),
    );
  }
}

function withText(source: string, { file, from, to }: Extract<Change, { from: string }>): string {
  if (!source.includes(from)) throw new Error(`${file} does not hold «${from}»`);
  return source.replace(from, () => to);
}

/** Writes JSON as the editor does. */
function withDatum(source: string, field: string, value: unknown): string {
  const data: unknown = JSON.parse(source);
  const path = field.split('.');
  const last = path.pop() ?? '';
  let holder = data as Record<string, unknown>;
  for (const key of path) holder = holder[key] as Record<string, unknown>;
  holder[last] = value;
  return `${JSON.stringify(data, null, 2)}\n`;
}

function withValue(source: string, field: string, value: unknown): string {
  const [name = '', ...path] = field.split('.');
  const file = ts.createSourceFile('content.ts', source, ts.ScriptTarget.ES2022, true);
  const declaration = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((candidate) => candidate.name.getText() === name);
  let node = declaration?.initializer && bare(declaration.initializer);
  for (const key of path) {
    const property: ts.ObjectLiteralElementLike | undefined =
      node && ts.isObjectLiteralExpression(node)
        ? node.properties.find((candidate) => candidate.name?.getText() === key)
        : undefined;
    node = property && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
  }
  if (!node) throw new Error(`there is no ${field}`);
  return source.slice(0, node.getStart()) + JSON.stringify(value) + source.slice(node.getEnd());
}

/** Unwraps `as const` and `satisfies …`. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}
