import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import nextPackage from 'next/package.json';
import { firstLoadBytes } from '../weight';
import { buildQuietly } from './build';

const files = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { output: 'export', outputFileTracingRoot: import.meta.dirname };\n`,
  'app/layout.jsx': `export const metadata = { title: 'Vacía', description: 'Una línea.' };
export default function Layout({ children }) {
  return (
    <html lang="es">
      <body>{children}</body>
    </html>
  );
}
`,
  'app/page.jsx': `export default function Page() {
  return <p>Hola</p>;
}
`,
};

/**
 * Builds the least a site with the installed Next can be, one layout and one page with one line, inside
 * this project so that it finds its packages, and writes down what its scripts weigh, for
 * `npm test -- budgets` to compare with.
 * @returns its folder, ready to serve
 */
export async function buildEmptyExport(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  await buildQuietly(folder, [next, 'build', '--webpack']);

  const out = join(folder, 'out');
  const script = firstLoadBytes(readFileSync(join(out, 'index.html'), 'utf8'), out);
  const record = `{ "next": "${nextPackage.version}", "script": ${script} }\n`;
  writeFileSync(join(import.meta.dirname, 'empty-export.json'), record);
  return out;
}
