import { settingsFile, type Settings } from '../../lib/env';
import { missing, ready, type Finding } from './finding';

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
