import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/sources.mjs';

/**
 * The summary at the end of `npm run build`: the folder, its size, that a static host can serve it, and what the owner
 * must then do herself.
 * @param folder the export
 * @param notices lines about what she may want to mend first
 */
export function buildSummary(folder: string, notices: readonly string[]): string {
  const files = filesIn(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const size = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
  return `
✓ En ${folder}/ está tu sitio completo: ${files.length} archivos, ${size} MB.
${notices.map((notice) => `${notice}\n`).join('')}
Si publicas con un commit o con «npm run deploy», lo demás ocurre solo.
También puedes soltar la carpeta, tal como está, en un servicio que aloje archivos, en la raíz de un dominio: docs/es/solo-la-carpeta.md dice cómo. Con la carpeta sola no ocurre por sí mismo:
  • Los contactos por correo. Quien llene el formulario leerá que no se pudo enviar y, con un toque, te mandará por WhatsApp lo que escribió; a ti no te llegará un correo, y no quedará guardado ni su mensaje ni que te autorizó.
  • El cambio de año. El 1 de enero, y cada vez que cambies un dato, ejecuta otra vez «npm run build» y sube la carpeta nueva.
`;
}
