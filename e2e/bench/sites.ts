import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import nextPackage from 'next/package.json';
import { firstLoadBytes } from '@/e2e/weight';
import { filesIn } from '../../scripts/lib/sources.mjs';
import { parse } from '../../scripts/build/html';
import { HelpfulError } from '../../scripts/lib/main.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { startPreviewServer, type Api } from '../../scripts/run/preview-server';

const emptySite = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { output: 'export', outputFileTracingRoot: import.meta.dirname };\n`,
  'app/layout.jsx': `export const metadata = { title: 'Vacía' };
export default ({ children }) => <html lang="es"><body>{children}</body></html>;`,
  'app/page.jsx': 'export default () => <p>Hola</p>;',
};

/** Serves a copy that is compressed ahead, so that compression is not measured; calls are answered «ok». */
export function serve(from: string, folder: string, change = (html: string) => html) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  for (const file of filesIn(folder).filter((name) => /\.(html|css|js|json|txt|svg)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const served = file.endsWith('.html') ? change(text) : text;
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(served));
  }
  const handle: Api['handle'] = ({ url }, response) => {
    if (!url?.startsWith('/api/')) return false;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
    return true;
  };
  return startPreviewServer({ folder, api: { handle } });
}

/** Builds an empty site with the installed Next and records its scripts' weight for `npm test -- budgets`. */
export async function buildEmptyExport(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, content] of Object.entries(emptySite)) writeFileSync(join(folder, name), content);
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const log = join(folder, 'build.log');
  const code = await run(process.execPath, [next, 'build', '--webpack'], { cwd: folder, log });
  if (code !== 0) throw new HelpfulError(`El sitio vacío no se pudo construir: ${log}`);

  const out = join(folder, 'out');
  const script = firstLoadBytes(readFileSync(join(out, 'index.html'), 'utf8'), out);
  const record = `{ "next": "${nextPackage.version}", "script": ${script} }\n`;
  writeFileSync(join(import.meta.dirname, 'empty-export.json'), record);
  return out;
}

/** The floor: the same HTML and CSS as a static page; structured data is part of it. */
export function withoutScript(html: string): string {
  const page = parse(html);
  page('script:not([type="application/ld+json"]), link[as=script]').remove();
  return page.html();
}
