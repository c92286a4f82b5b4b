import { readdirSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** One thing to do, told to the owner before it is done. */
export type Step = {
  readonly what: string;
  /**
   * What Cloudflare's own tool is asked for. It is no package of the project: it needs a newer Node than this one
   * promises to run on, and takes the version that fits by itself.
   */
  readonly wrangler: readonly string[];
  /** It prints the number of the database, which `wrangler.jsonc` is to hold from then on. */
  readonly keepsId?: true;
};

/** What `wrangler.jsonc` holds until there is a database. */
export const noDatabase = '00000000-0000-0000-0000-000000000000';

/** The name of the published database, as `wrangler.jsonc` has it. */
const databaseName = 'contadora-leads';

/** Whether the site has been published with its database, which then has the contacts. */
export function hasDatabase(configuration: string): boolean {
  return !configuration.includes(noDatabase);
}

/** What is wrong with a folder that pages shall be copied to; nothing where it is new, empty, or holds an earlier copy. */
export function folderProblem(path: string): string | undefined {
  if (path.trim() === '') return 'Di a qué carpeta copiar las páginas.';
  const [built, target] = [resolve('out'), resolve(path)];
  if (target === built || target.startsWith(built + sep))
    return `${path} es la del sitio construido: elige otra.`;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return `${path} es un archivo: elige una carpeta.`;
  const files = found ? readdirSync(path) : [];
  return files.length === 0 || files.includes('index.html')
    ? undefined
    : `${path} ya tiene otras cosas: elige una carpeta nueva, o una donde ya hayas copiado el sitio.`;
}

/**
 * What publishing in Cloudflare takes, in order.
 * @param configuration the text of `wrangler.jsonc`: it tells whether there is a database yet
 */
export function deploySteps(configuration: string): Step[] {
  const creates: Step = {
    what: 'crear la base de datos de los contactos',
    wrangler: ['d1', 'create', databaseName],
    keepsId: true,
  };
  return [
    ...(hasDatabase(configuration) ? [] : [creates]),
    {
      what: 'poner al día la base de datos',
      wrangler: ['d1', 'migrations', 'apply', databaseName, '--remote'],
    },
    { what: 'subir las páginas y la API', wrangler: ['deploy'] },
  ];
}

/**
 * `wrangler.jsonc` with the database that was just created.
 * @param said what `wrangler d1 create` printed
 * @throws Error where it names no database
 */
export function withDatabase(configuration: string, said: string): string {
  const [id] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(said) ?? [];
  if (id === undefined) throw new Error('wrangler d1 create no dijo el número de la base de datos.');
  return configuration.replace(noDatabase, id);
}
