import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import nextPackage from 'next/package.json';
import { firstLoadBytes } from '@/e2e/weight';
import { WAIT } from '@/early/framework';
import { parse } from '../../scripts/lib/html';
import { HelpfulError } from '../../scripts/lib/main.mjs';
import { run } from '../../scripts/lib/run.mjs';

const emptySite = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { output: 'export', outputFileTracingRoot: import.meta.dirname };\n`,
  'app/layout.jsx': `export const metadata = { title: 'Vacía', description: 'Una línea.' };
export default function Layout({ children }) {
  return <html lang="es"><body>{children}</body></html>;
}
`,
  'app/page.jsx': 'export default function Page() {\n  return <p>Hola</p>;\n}\n',
};

/**
 * Builds an empty site with the installed Next and records its scripts' weight for `npm test -- budgets`.
 * @returns its folder, ready to serve
 */
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

/**
 * Copies an export with each page changed.
 * @returns the copy's folder, ready to serve
 */
export function copyOf(out: string, folder: string, change: (html: string) => string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(out, folder, { recursive: true });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const path = join(folder, name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  return folder;
}

/** The floor: the same HTML and CSS as a static page. */
export function withoutScript(html: string): string {
  const page = parse(html);
  // Structured data is part of the page.
  page('script:not([type="application/ld+json"]), link[disabled], link[as=script]').remove();
  page('meta[http-equiv="Content-Security-Policy"]').remove();
  return page.html();
}

/** A page as Next wrote it, whose framework starts when the site's does. */
export function wokenLater(html: string): string {
  const page = parse(html);
  const scripts = page('script[src]:not([nomodule])');
  const tags = scripts.toArray().map(({ attribs: { src, id = '' } }) => ({ src, id, async: false }));
  scripts.remove();
  page('link[as=script]').remove();
  const insert = `for (const tag of ${JSON.stringify(tags)}) document.head.append(Object.assign(document.createElement('script'), tag))`;
  const start = `addEventListener('load', () => setTimeout(() => requestIdleCallback(() => { ${insert} }), ${WAIT}))`;
  page('body').append(page('<script>').text(start));
  return page.html();
}
