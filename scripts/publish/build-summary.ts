import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/sources.mjs';

/**
 * The summary at the end of `npm run build`: the folder, its size, that a static host can serve it, and what the owner
 * must then do herself.
 * @param folder the export
 * @param address of the published site, without a trailing slash; empty if it has none yet
 * @param apiHost origin of an API elsewhere; empty if the API shares the site's address
 * @param notices lines about what she may want to mend first
 */
export async function buildSummary(
  folder: string,
  address: string,
  apiHost: string,
  notices: readonly string[],
): Promise<string> {
  const files = filesIn(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const size = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
  return `
✓ En ${folder}/ está tu sitio completo: ${files.length} archivos, ${size} MB.
${notices.map((notice) => `${notice}\n`).join('')}
Si publicas con un commit o con «npm run deploy», lo demás ocurre solo.
También puedes soltar la carpeta, tal como está, en un servicio que aloje archivos, en la raíz de un dominio: docs/es/solo-la-carpeta.md dice cómo. Con la carpeta sola no ocurre por sí mismo:
  • Los contactos por correo. ${await leadsSentence(address, apiHost)}
  • El cambio de año. El 1 de enero, y cada vez que cambies un dato, ejecuta otra vez «npm run build» y sube la carpeta nueva.
`;
}

/** Says what becomes of a request that a visitor sends today. */
async function leadsSentence(address: string, apiHost: string): Promise<string> {
  const host = apiHost || address;
  const withoutApi =
    'quien llene el formulario leerá que no se pudo enviar y, con un toque, te mandará por WhatsApp lo que escribió; a ti no te llegará un correo, y no quedará guardado ni su mensaje ni que te autorizó';
  if (host === '') return `Si la carpeta va sin API, ${withoutApi}.`;
  try {
    // An empty lead, which every API refuses in JSON and stores nowhere.
    const { headers } = await fetch(`${host}/api/contact`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
      ...{ redirect: 'manual', signal: AbortSignal.timeout(10_000) },
    });
    if (headers.get('Content-Type')?.includes('json'))
      return `Hoy contesta una API en ${host}: mientras siga ahí, guarda los contactos y te avisa.`;
    return `En ${host} hay un sitio, y ninguna API: mientras siga así, ${withoutApi}.`;
  } catch {
    return `En ${host} no contesta nadie: mientras siga así, ${withoutApi}.`;
  }
}
