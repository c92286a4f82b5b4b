import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { main, HelpfulError } from '@/scripts/lib/main.mjs';
import { config } from './config';
import { patched } from './patches';
import { completed, type Words } from './spanish';

/** Writes the owner's editor, as files for a host of its own, to `editor/dist`. */
const folder = join('editor', 'dist');
const sveltia = dirname(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')));

const fonts = {
  'source-sans-3': 'source-sans-3-latin-wght-normal-BqRLTx4X',
  'noto-mono': 'noto-mono-latin-400-normal-DiC8lJru',
  'material-symbols': 'material-symbols-outlined-latin-wght-normal-_Z1IJPLg',
};

/** The policy admits the editor's own scripts and GitHub's API, and the style elements that Sveltia writes. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  'media-src blob:',
  'frame-src blob:',
  'worker-src blob:',
  "connect-src 'self' blob: data: https://api.github.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: no-cache
`;

const page = `<!doctype html>
<html lang="es-CO">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Editor del sitio</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="local.css">
  </head>
  <body>
    <script src="spanish-first.js"></script>
    <script src="config.js"></script>
    <script src="rules.js"></script>
    <script src="sveltia-cms.js"></script>
    <script src="start.js"></script>
  </body>
</html>
`;

await main(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const inner of ['fonts', 'locales']) mkdirSync(join(folder, inner), { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = (name: string) => readFileSync(join(sveltia, name), 'utf8');

  const script = patched(read('dist/sveltia-cms.js'));
  put('sveltia-cms.js', script.replace(/\n?\/\/# sourceMappingURL=.*$/m, ''));
  const [english, spanish] = ['en-US', 'es-CO'].map(
    (name) => JSON.parse(read(`locales/${name}.json`)) as Words,
  );
  put('locales/es-CO.json', JSON.stringify(completed(english ?? {}, spanish ?? {})));
  for (const [name, file] of Object.entries(fonts)) {
    copyFileSync(join(sveltia, `npm/assets/${file}.woff2`), join(folder, `fonts/${name}.woff2`));
  }
  put(
    'config.js',
    `window.CMS_MANUAL_INIT = true;\nwindow.cmsConfig = ${JSON.stringify(config(repository()))};\n`,
  );
  await build({
    entryPoints: [join('editor', 'rules.ts')],
    outfile: join(folder, 'rules.js'),
    ...{ bundle: true, minify: true, format: 'iife', target: 'es2022', logLevel: 'warning' },
    define: { 'process.env': '{}' },
  });
  copyFileSync(join('public', 'images', 'logo.svg'), join(folder, 'logo.svg'));
  for (const name of ['spanish-first.js', 'start.js', 'local.css'])
    copyFileSync(join('editor', name), join(folder, name));
  put('index.html', page);
  put('_headers', headers);
  console.log(`El editor está en ${folder}.`);
});

/** `owner/name` on GitHub comes from the environment, or else from this folder's remote. */
function repository(): string {
  const { EDITOR_REPOSITORY: said, WORKERS_CI: isPublished } = process.env;
  const found = said ?? /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/.exec(origin())?.[1];
  if (found !== undefined) return found;
  if (isPublished === '1')
    throw new HelpfulError(
      '¿A qué repositorio escribe el editor? Dilo así: EDITOR_REPOSITORY=tu-cuenta/tu-sitio',
    );
  return 'tu-cuenta/tu-sitio';
}

function origin(): string {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: [...stdio] });
  } catch {
    return '';
  }
}
