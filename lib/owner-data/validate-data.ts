import { reach, ValidationError, type AnySchema } from 'yup';
import { schemas, type DataFile } from '@/content/schema';

/** A problem in the owner's data: where it stands, and in her language how to mend it. */
export type DataProblem = {
  readonly file: DataFile;
  /** The field's path in yup's notation: `services[1].name`. */
  readonly path: string;
  /** A sentence without its capital and its full stop: «escríbelo sin comas». */
  readonly fix: string;
  /** The faulty text itself, if it helps to see it. */
  readonly found?: string;
};

/** Adds a problem to those of a file. */
export type Refuse = (path: string, fix: string, found?: string) => void;

/** Breaches of the schema by a file's parsed JSON, one for each field. */
export function schemaProblems(file: DataFile, value: unknown): DataProblem[] {
  try {
    schemas[file].validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    // A missing text also fails every other rule of its field; one report is enough.
    const firsts = errors.filter(
      ({ path }, index) => errors.findIndex((other) => other.path === path) === index,
    );
    return firsts.map(({ path = '', message, value: found }) => {
      const fix = found === null ? 'quita este renglón: lo que no se usa no se escribe' : message;
      const isShown = typeof found === 'number' || (typeof found === 'string' && found.trim() !== '');
      return { file, path, fix, ...(isShown && { found: String(found) }) };
    });
  }
}

/**
 * Refuses content with problems.
 * @throws Error that lists them
 */
export function refuse(problems: readonly DataProblem[]): void {
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  • ${lineOf(problem)}`).join('\n');
  throw new Error(`Hay que corregir el contenido del sitio (${problems.length}):\n${list}\n`);
}

/** The problem as a line of the build's report: file, form, field, mend, what was found, and an example. */
export function lineOf({ file, path, fix, found }: DataProblem): string {
  const field = path === '' ? '' : `, ${labelOf(file, path)}`;
  const shown = found === undefined ? '' : `; se encontró «${shortened(found)}»`;
  const example = metaAt(file, path)?.example;
  const isGiven = example === undefined || fix.includes('así:');
  return `content/${file}.json → ${labelOf(file, '')}${field}: ${fix}${shown}.${isGiven ? '' : ` Ejemplo: ${example}`}`;
}

/** A problem's `fix` as a sentence, with its capital and full stop. */
export function asSentence(fix: string): string {
  return `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`;
}

const shortened = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

/**
 * Place in a data file, in the editor's terms: `Servicios, 2, Nombre`.
 * @param path in yup's notation: `services[1].name`
 */
export function labelOf(file: DataFile, path: string): string {
  const steps = [...path.matchAll(/[^.[\]]+/g)];
  const names = steps.map(({ 0: key, index }) =>
    /^\d+$/.test(key)
      ? `${Number(key) + 1}`
      : (metaAt(file, path.slice(0, index + key.length))?.label ?? key),
  );
  return names.length > 0 ? names.join(', ') : (metaAt(file, '')?.label ?? file);
}

/** The metadata of the field at a path of valid data, or of the whole file. */
function metaAt(file: DataFile, path: string) {
  const field = path === '' ? schemas[file] : (reach(schemas[file], path) as AnySchema);
  return field.spec.meta;
}
