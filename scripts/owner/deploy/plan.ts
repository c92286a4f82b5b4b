/** A step of a publication. */
export type Step = {
  readonly what: string;
  /** Arguments of wrangler, which is installed apart because it needs a newer Node than the project. */
  readonly wrangler: readonly string[];
  /** Prints the database's id, to be kept in `wrangler.jsonc`. */
  readonly keepsId?: true;
  /** Uploads a worker other than the one connected to the host's build. */
  readonly isOtherWorker?: true;
};

/** Id in `wrangler.jsonc` until a database exists. */
export const noDatabase = '00000000-0000-0000-0000-000000000000';

/** Whether the site was published with its database, which then holds the leads. */
export function hasDatabase(configuration: string): boolean {
  return !configuration.includes(noDatabase);
}

/**
 * Steps of a publication from a computer, in order.
 * @param configuration text of `wrangler.jsonc`, which shows whether a database exists
 */
export function deploySteps(configuration: string): Step[] {
  const creates: Step = {
    what: 'crear la base de datos de los contactos',
    wrangler: ['d1', 'create', 'contadora-leads'],
    keepsId: true,
  };
  return [...(hasDatabase(configuration) ? [] : [creates]), migrate, upload];
}

/** By binding, because the installer may choose another database name. */
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

/** Steps for publishing a commit; the site comes last, so that everything it needs is up. */
export const commitSteps: readonly Step[] = [migrate, uploadEditor, upload];

/** A step as a dry run, which only an upload has. */
export function rehearsed(step: Step): Step[] {
  return step.wrangler[0] === 'deploy' ? [{ ...step, wrangler: [...step.wrangler, '--dry-run'] }] : [];
}

/**
 * Environment of a step.
 * Workers Builds sets the connected worker's name, which wrangler would also give to the editor.
 */
export function environmentOf({ isOtherWorker }: Step, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isOtherWorker) return env;
  return { ...env, WRANGLER_CI_OVERRIDE_NAME: undefined, WRANGLER_CI_MATCH_TAG: undefined };
}

/**
 * `wrangler.jsonc` with the new database.
 * @param said output of `wrangler d1 create`
 * @throws Error when the output names no database
 */
export function withDatabase(configuration: string, said: string): string {
  const [id] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(said) ?? [];
  if (id === undefined) throw new Error('wrangler d1 create no dijo el número de la base de datos.');
  return configuration.replace(noDatabase, id);
}
