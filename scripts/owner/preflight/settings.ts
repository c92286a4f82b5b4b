import { existsSync } from 'node:fs';
import { missing, ready, type Finding } from './finding';

/** Where the addresses are written: Next reads it by itself at each `npm run build`, and git never takes it. */
export const settingsFile = '.env.production.local';

export type Settings = { siteUrl: string; apiHost: string; basePath: string };

/** Puts in the environment what `next build` will find in its files; says whether there was one. */
export function loadSettings(): boolean {
  // The first to name a variable decides, and the terminal before all of them.
  const files = [settingsFile, '.env.local', '.env.production', '.env'].filter((file) => existsSync(file));
  for (const file of files) process.loadEnvFile(file);
  return files.length > 0;
}

/** As the build will see them: the terminal's (or the host's) variables first, then those of the files. */
export function readSettings(env: NodeJS.Dict<string>): Settings {
  return {
    siteUrl: env.NEXT_PUBLIC_SITE_URL ?? '',
    apiHost: env.NEXT_PUBLIC_API_HOST ?? '',
    basePath: env.NEXT_PUBLIC_BASE_PATH ?? '',
  };
}

export function settingsFindings({ siteUrl, apiHost, basePath }: Settings): Finding[] {
  return [
    addressFinding(
      'Dirección del sitio',
      'NEXT_PUBLIC_SITE_URL',
      siteUrl,
      'https://www.tunombre.co',
      'origin',
    ),
    apiHost === ''
      ? ready('Dirección de la API: la del propio sitio, con la API de este proyecto')
      : addressFinding(
          'Dirección de la API',
          'NEXT_PUBLIC_API_HOST',
          apiHost,
          'https://api.tunombre.co',
          'any',
        ),
    ...(basePath === '' ? [] : [basePathFinding(basePath)]),
  ];
}

function addressFinding(
  what: string,
  name: string,
  value: string,
  example: string,
  takes: 'origin' | 'any',
): Finding {
  const todo = `En el archivo ${settingsFile}, escribe la tuya así: ${name}=${example}`;
  if (value === '') return missing(`${what}: no está dada`, todo);
  if (!URL.canParse(value)) return missing(`${what}: «${value}» no es una dirección`, todo);
  const { protocol, hostname, pathname } = new URL(value);
  if (protocol !== 'https:') return missing(`${what}: «${value}» no empieza por https://`, todo);
  if (!isPublicName(hostname)) return missing(`${what}: «${value}» no existe en internet`, todo);
  if (takes === 'origin' && pathname !== '/') {
    return missing(
      `${what}: «${value}» lleva una carpeta`,
      `Deja en ${name} solo ${new URL(value).origin} y escribe la carpeta aparte: NEXT_PUBLIC_BASE_PATH=${pathname.replace(/\/$/, '')}`,
    );
  }
  return ready(`${what}: ${value}`);
}

/** Names kept for examples and one's own machine lead nowhere (RFC 6761). */
function isPublicName(hostname: string): boolean {
  return (
    hostname.includes('.') &&
    !/(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^[\d.]+$/.test(hostname)
  );
}

function basePathFinding(basePath: string): Finding {
  return /^(\/[\w.-]+)+$/.test(basePath)
    ? ready(`Carpeta del sitio: ${basePath}`)
    : missing(
        `Carpeta del sitio: «${basePath}» está mal escrita`,
        `En el archivo ${settingsFile}, que empiece por «/» y no termine en ella: NEXT_PUBLIC_BASE_PATH=/mi-sitio`,
      );
}
