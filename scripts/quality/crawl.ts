import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltSite } from './crawl/built-site';
import { crawl, type Report } from './crawl/crawl';
import { HelpfulError, main } from '../lib/main.mjs';
import { textTable } from '../lib/table.mjs';

/**
 * `npx tsx scripts/quality/crawl.ts [folder] [address]`: reads the built site as search engines, chats and assistants do, and
 * says what they would trip over. With the address it was built for, as a published site; else as a rehearsal.
 */
await main(async () => {
  const [folder = 'out', address] = process.argv.slice(2);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new HelpfulError(`No hay páginas en «${folder}»: primero «npm run build».`);
  }
  const report = await crawl(readBuiltSite(folder, address));
  print(report);
  if (report.findings.length > 0) {
    throw new HelpfulError(`${report.findings.length} cosas por corregir para buscadores y vistas previas.`);
  }
});

function print({ rows, findings }: Report): void {
  const columns = ['página', 'título', 'descripción', 'direcciones', 'imágenes', 'nodos JSON-LD'];
  const cells = rows.map(({ page, title, description, addresses, pictures, nodes }) => [
    page,
    ...[title, description, addresses, pictures, nodes].map(String),
  ]);
  console.log(textTable([columns, ...cells]));
  for (const { where, what } of findings) console.error(`✗ ${where}: ${what}`);
  if (findings.length === 0) console.log('✓ Todo lo que leen los buscadores y las vistas previas está bien.');
}
