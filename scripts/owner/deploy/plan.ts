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
  /** It uploads another worker than the one that the host's build is connected to. */
  readonly isOtherWorker?: true;
};

/** What `wrangler.jsonc` holds until there is a database. */
export const noDatabase = '00000000-0000-0000-0000-000000000000';

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
    wrangler: ['d1', 'create', 'contadora-leads'],
    keepsId: true,
  };
  return [...(hasDatabase(configuration) ? [] : [creates]), migrate, upload];
}

/** By its binding: whoever installs the site may give the database another name. */
const migrate: Step = {
  what: 'poner al día la base de datos',
  wrangler: ['d1', 'migrations', 'apply', 'DB', '--remote'],
};

const upload: Step = { what: 'subir las páginas y la API', wrangler: ['deploy'] };

const uploadEditor: Step = {
  what: 'subir el editor',
  wrangler: ['deploy', '--config', 'editor/wrangler.jsonc'],
  isOtherWorker: true,
};

/** What publishing a commit takes. The site comes last: where it is up, everything is. */
export const commitSteps: readonly Step[] = [migrate, uploadEditor, upload];

/** The same without sending anything. */
export const rehearsedSteps: readonly Step[] = [uploadEditor, upload].map((step) => ({
  ...step,
  wrangler: [...step.wrangler, '--dry-run'],
}));

/**
 * The environment of a step. Workers Builds names the worker that it is connected to, and wrangler takes that name for
 * whatever it uploads: the editor would stand where the site was.
 */
export function environmentOf({ isOtherWorker }: Step, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isOtherWorker) return env;
  return { ...env, WRANGLER_CI_OVERRIDE_NAME: undefined, WRANGLER_CI_MATCH_TAG: undefined };
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
