import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../lib/env';
import { filesIn } from '../../lib/files';
import { parse, textsOf } from '../../lib/html';
import { missing, ready, type Finding } from './finding';
import { isPlaceholder } from './identity';

const megabyte = 1024 * 1024;

/** Bytes: what Cloudflare Pages, the strictest of the hosts in the README, takes as one file. */
const largestFile = 25 * megabyte;

/** Whether what was built says what the content says; its addresses e2e/export/crawl.test.ts compares. */
export function builtSiteFindings(folder: string, { apiHost }: Pick<Settings, 'apiHost'>): Finding[] {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  const left = pages.filter((file) => saidIn(read(folder, file)).some(isPlaceholder));
  const silent =
    apiHost !== '' &&
    !filesIn(folder).some((file) => file.endsWith('.js') && read(folder, file).includes(apiHost));
  const again = 'Vuelve a ejecutar «npm run preflight»; si se repite, borra la carpeta out.';

  return [
    left.length === 0
      ? ready(`Páginas: ninguna de las ${pages.length} tiene un dato de ejemplo`)
      : missing(`Páginas con un dato de ejemplo: ${left.join(', ')}`, again),
    silent
      ? missing(`El formulario construido no escribe a ${apiHost}`, again)
      : ready(`Formulario: escribe a ${apiHost || 'la API del propio sitio'}`),
  ];
}

/** What will be uploaded. */
export function sizeFindings(folder: string): Finding[] {
  const files = filesIn(folder).map((file) => ({ file, size: statSync(join(folder, file)).size }));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const heavy = files.filter(({ size }) => size > largestFile);
  return [
    ready(`Se subirán ${files.length} archivos, ${megabytes(total)} en total`),
    ...heavy.map(({ file, size }) =>
      missing(
        `${file} pesa ${megabytes(size)}`,
        `Redúcelo a menos de ${megabytes(largestFile)}, o quítalo de public/.`,
      ),
    ),
  ];
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The texts between tags and the links, which is where an owner's data ends up. */
function saidIn(html: string): string[] {
  const page = parse(html);
  const links = page('[href]').toArray();
  return [...textsOf(page).map((text) => text.trim()), ...links.map(({ attribs }) => attribs.href ?? '')];
}

function megabytes(bytes: number): string {
  return `${(bytes / megabyte).toLocaleString('es-CO', { maximumFractionDigits: 1 })} MB`;
}
