import { resolve, sep } from 'node:path';

/** Where a site can be sent to. A folder is for any host that takes one by its own ways. */
export type Target = { readonly kind: 'cloudflare' } | { readonly kind: 'folder'; readonly path: string };

/** One thing to do, told to the owner before it is done. */
export type Step =
  | { readonly kind: 'npx'; readonly what: string; readonly args: readonly string[]; readonly keepsId?: true }
  | { readonly kind: 'copy'; readonly what: string; readonly to: string };

/** What `wrangler.jsonc` holds until there is a database. */
export const noDatabase = '00000000-0000-0000-0000-000000000000';

/** The name of the published database, as `wrangler.jsonc` has it. */
const databaseName = 'contadora-leads';

/**
 * Cloudflare's own tool. It is no package of the project: it needs a newer Node than this one promises to run on, and
 * takes the version that fits by itself.
 */
const wrangler = (...args: string[]) => ['--yes', 'wrangler@4', ...args];

/** Whether the site has been published with its database, which then has the contacts. */
export function hasDatabase(configuration: string): boolean {
  return !configuration.includes(noDatabase);
}

/**
 * What is wrong with a folder that pages shall be copied to; nothing where it is new, empty, or holds an earlier copy.
 * @param files what it holds
 */
export function folderProblem(
  path: string,
  root: string,
  isFile: boolean,
  files: readonly string[],
): string | undefined {
  if (path.trim() === '') return 'Di a qué carpeta copiar las páginas.';
  if (isFile) return `${path} es un archivo: elige una carpeta.`;
  const [built, target] = [resolve(root, 'out'), resolve(root, path)];
  if (target === built || target.startsWith(built + sep))
    return `${path} es la del sitio construido: elige otra.`;
  if (files.length > 0 && !files.includes('index.html')) {
    return `${path} ya tiene otras cosas: elige una carpeta nueva, o una donde ya hayas copiado el sitio.`;
  }
  return undefined;
}

/**
 * What publishing takes, in order.
 * @param configuration the text of `wrangler.jsonc`: it tells whether there is a database yet
 */
export function deploySteps(target: Target, configuration: string): Step[] {
  if (target.kind === 'folder') {
    return [{ kind: 'copy', what: `copiar las páginas a ${target.path}`, to: target.path }];
  }
  const creates: Step = {
    kind: 'npx',
    what: 'crear la base de datos de los contactos',
    args: wrangler('d1', 'create', databaseName),
    keepsId: true,
  };
  return [
    ...(hasDatabase(configuration) ? [] : [creates]),
    {
      kind: 'npx',
      what: 'poner al día la base de datos',
      args: wrangler('d1', 'migrations', 'apply', databaseName, '--remote'),
    },
    { kind: 'npx', what: 'subir las páginas y la API', args: wrangler('deploy') },
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
