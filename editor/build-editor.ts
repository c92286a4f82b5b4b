import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { build } from 'rolldown';
import { schemas, type DataFile } from '@/content/schema';
import { site } from '@/content/site';
import { withLock } from '@/scripts/lib/lock.mjs';
import { main, HelpfulError } from '@/scripts/lib/main.mjs';
import { replaceFolder } from '@/scripts/lib/files.mjs';
import { fieldsOf } from './fields';
import spanish from './es-CO.json' with { type: 'json' };

/* Writes the owner's editor, as files for a host of its own, to `editor/dist`. */

/** The files are made here, because those in `editor/dist` may be in use meanwhile. */
const folder = join('.run', 'editor');
const place = join('editor', 'dist');
const sveltia = dirname(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')));

const fonts = {
  'source-sans-3': 'source-sans-3-latin-wght-normal-BqRLTx4X',
  'noto-mono': 'noto-mono-latin-400-normal-DiC8lJru',
  'material-symbols-outlined': 'material-symbols-outlined-latin-wght-normal-_Z1IJPLg',
};

type Words = { readonly [key: string]: string | Words };

/** Parts of Sveltia that this editor doesn't use, so their words need no translation. */
const unseen = /^(config|cloud_storage|workflow|relation_field|status)\./;

/**
 * Merges our translations in `editor/es-CO.json` over Sveltia's Spanish.
 * @throws Error if a text that the owner may read has no translation
 */
function inSpanish(english: Words, theirs: Words, ours: Words, above = ''): Words {
  const group = (words: string | Words | undefined) => (typeof words === 'object' ? words : {});
  const said = Object.keys({ ...english, ...theirs, ...ours }).map((key) => {
    const place = above + key;
    const [original, known, own] = [english[key], theirs[key], ours[key]];
    if ([original, known, own].some((words) => typeof words === 'object'))
      return [key, inSpanish(group(original), group(known), group(own), `${place}.`)];
    const words = own ?? known;
    if (words === undefined && !unseen.test(place))
      throw new Error(`editor/es-CO.json has no translation of ${place}`);
    return [key, words];
  });
  return Object.fromEntries(said);
}

/** Icon of each form in Sveltia's list. */
const icons: Readonly<Record<DataFile, string>> = {
  site: 'badge',
  presentation: 'record_voice_over',
  services: 'list_alt',
  offer: 'handshake',
  faq: 'help',
  checklist: 'checklist',
  'quick-options': 'chat',
  pages: 'article',
  notice: 'campaign',
  seasons: 'event',
};

/**
 * Sveltia's configuration has one form for each data file.
 * @param repository `owner/name` on GitHub, to which the published editor writes
 */
function config(repository: string) {
  return {
    load_config_file: false,
    app_title: 'Editor del sitio',
    logo: { src: 'logo.svg' },
    // «Sitio en vivo» opens this address, or the repository's page while the site has no address.
    display_url: site.address ?? `https://github.com/${repository}`,
    backend: {
      name: 'github',
      repo: repository,
      branch: 'main',
      auth_methods: ['token'],
      commit_messages: {
        create: 'Crea {{path}}',
        update: 'Cambia {{path}}',
        delete: 'Borra {{path}}',
        uploadMedia: 'Sube {{path}}',
        deleteMedia: 'Borra {{path}}',
      },
    },
    // Original pictures are stored unchanged; the build makes the site's pictures from them.
    media_folder: 'content/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    editor: { preview: false },
    singletons: (Object.keys(schemas) as DataFile[]).map((file) => ({
      name: file,
      label: schemas[file].spec.meta?.label,
      icon: icons[file],
      file: `content/${file}.json`,
      format: 'json',
      fields: fieldsOf(file),
    })),
  };
}

await main(() => withLock(join('.run', 'editor.lock'), 'construir el editor', buildEditor));

async function buildEditor(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const inner of ['fonts', 'locales']) mkdirSync(join(folder, inner), { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = (name: string) => readFileSync(join(sveltia, name), 'utf8');

  const script = read('dist/sveltia-cms.js');
  put('sveltia-cms.js', script.replace(/\n?\/\/# sourceMappingURL=.*$/m, ''));
  const words = inSpanish(
    JSON.parse(read('locales/en-US.json')),
    JSON.parse(read('locales/es-CO.json')),
    spanish,
  );
  put('locales/es-CO.json', JSON.stringify(words));
  for (const [name, file] of Object.entries(fonts)) {
    copyFileSync(join(sveltia, `npm/assets/${file}.woff2`), join(folder, `fonts/${name}.woff2`));
  }
  put(
    'config.js',
    `window.CMS_MANUAL_INIT = true;\nwindow.cmsConfig = ${JSON.stringify(config(repository()))};\n`,
  );
  await build({
    input: join('editor', 'before-sveltia.ts'),
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    transform: { target: 'es2022', define: { 'process.env': '{}' } },
    output: { file: join(folder, 'before-sveltia.js'), format: 'iife', minify: true },
  });
  copyFileSync(join('public', 'images', 'logo.svg'), join(folder, 'logo.svg'));
  for (const name of ['index.html', '_headers', 'local.css'])
    copyFileSync(join('editor', name), join(folder, name));
  replaceFolder(folder, place);
  console.log(`El editor está en ${place}.`);
}

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
