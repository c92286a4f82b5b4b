import { ValidationError, type AnySchema } from 'yup';
import { schemas, type DataFile } from '@/content/schema';

/**
 * What is wrong in a data file by itself, a line each, in the owner's words: file, label, mend, and what was found.
 * @param value the file's JSON, parsed
 */
export function dataProblems(file: DataFile, value: unknown): string[] {
  try {
    schemas[file].validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    // A text that is missing is also none of what it should look like.
    const firsts = errors.filter(
      ({ path }, index) => errors.findIndex((other) => other.path === path) === index,
    );
    return firsts.map(({ path = '', message, value: found }) => {
      const mend = found === null ? 'quita este renglón: lo que no se usa no se escribe' : message;
      const isShown = typeof found === 'number' || (typeof found === 'string' && found.trim() !== '');
      const place = `content/${file}.json → ${labelOf(file, path)}`;
      return `${place}: ${mend}${isShown ? `; se encontró ${found}` : ''}.`;
    });
  }
}

/**
 * A place in a data file as the editor calls it: `Servicios, 2, Nombre`.
 * @param path as yup writes it: `services[1].name`
 */
export function labelOf(file: DataFile, path: string): string {
  let schema: AnySchema = schemas[file];
  const names: string[] = [];
  for (const [, key = '', index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    const { fields, innerType } = schema as { fields?: Record<string, AnySchema>; innerType?: AnySchema };
    const next = index === undefined ? fields?.[key] : innerType;
    if (!next) return path;
    schema = next;
    names.push(index === undefined ? (schema.spec.meta?.label ?? key) : String(Number(index) + 1));
  }
  return names.length > 0 ? names.join(', ') : (schema.spec.meta?.label ?? file);
}
