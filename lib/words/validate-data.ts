import { ValidationError, type AnySchema } from 'yup';
import { schemas, type DataFile } from '@/content/schema';
import { dataFiles } from './data-files';

/** Problems within each data file. */
export function dataFileProblems(data: Readonly<Record<DataFile, unknown>> = dataFiles): string[] {
  return Object.entries(data).flatMap(([file, value]) => dataProblems(file as DataFile, value));
}

/**
 * Problems within one data file, one line each: file, label, remedy, and what was found.
 * @param value the file's parsed JSON
 */
export function dataProblems(file: DataFile, value: unknown): string[] {
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
      const mend = found === null ? 'quita este renglón: lo que no se usa no se escribe' : message;
      const isShown = typeof found === 'number' || (typeof found === 'string' && found.trim() !== '');
      const place = `content/${file}.json → ${labelOf(file, path)}`;
      return `${place}: ${mend}${isShown ? `; se encontró ${found}` : ''}.`;
    });
  }
}

/**
 * Place in a data file, in the editor's terms: `Servicios, 2, Nombre`.
 * @param path in yup's notation: `services[1].name`
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
