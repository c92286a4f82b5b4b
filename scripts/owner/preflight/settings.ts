import { settingsFile, type SiteSettings } from '../../lib/env';
import { missing, ready, type Finding } from './finding';

export function settingsFindings({ siteUrl, apiHost }: SiteSettings): Finding[] {
  const api =
    apiHost === ''
      ? ready('Dirección de la API: la del propio sitio, con la API de este proyecto')
      : addressFinding(
          'Dirección de la API',
          `En el archivo ${settingsFile}, escribe la tuya así: NEXT_PUBLIC_API_HOST=https://api.tunombre.co`,
          apiHost,
        );
  return [siteFinding(siteUrl), api];
}

function siteFinding(siteUrl: string): Finding {
  const what = 'Dirección del sitio';
  const how = 'En content/site.json, escribe la tuya así: "address": "https://www.tunombre.co"';
  const finding = addressFinding(what, how, siteUrl);
  if (finding.state === 'missing') return finding;
  const { origin, pathname } = new URL(siteUrl);
  const todo = `El sitio va en la raíz de su dominio: deja en la dirección solo ${origin}`;
  return pathname === '/' ? finding : missing(`${what}: «${siteUrl}» lleva una carpeta`, todo);
}

function addressFinding(what: string, how: string, value: string): Finding {
  const problem = (said: string) => missing(`${what}: ${said}`, how);
  if (value === '') return problem('no está dada');
  if (!URL.canParse(value)) return problem(`«${value}» no es una dirección`);
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:') return problem(`«${value}» no empieza por https://`);
  if (!isPublicName(hostname)) return problem(`«${value}» no existe en internet`);
  return ready(`${what}: ${value}`);
}

/** Reserved names for examples and the local machine resolve nowhere (RFC 6761). */
function isPublicName(hostname: string): boolean {
  return (
    hostname.includes('.') &&
    !/(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^[\d.]+$/.test(hostname)
  );
}
