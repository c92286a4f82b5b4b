import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import nextPackage from 'next/package.json';
import { compileInline, lowerCss, writeSiteScripts } from './site-scripts';
import { finishPage, type FinishedPage } from './finish-page';
import { readSiteUrl } from '../lib/env';

/**
 * Makes the exported pages ready to publish, in place.
 * `tsx scripts/post-build/post-build.ts [folder]`
 */
const folder = process.argv[2] ?? 'out';

/** Folder of the site's own scripts, beside Next's. */
const SCRIPTS = 'on-load';

// Reads the settings before the modules that use the environment are imported.
readSiteUrl();
const { contentSecurityPolicy, headersFile } = await import('./headers');
const { apiHost } = await import('@/lib/lead/api-client');
const { isProduction } = await import('@/lib/site-url');
const { isFindable } = await import('@/lib/seo/metadata');
const { site } = await import('@/content/site');

const logos = [site.university.logoUrl, site.professionalBoard.logoUrl].filter((url) => url !== undefined);
const earlyScript = await compileInline('page-scripts/early/main.ts');
const yearsScript = await compileInline('page-scripts/early/income-tax.ts');
const parts = await writeSiteScripts(folder, `/_next/static/${SCRIPTS}`);
// Removes Next's second copy of the not-found page, which hosts would serve with status 200.
rmSync(join(folder, '_not-found.html'), { force: true });
const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
const pages = names.map((name) => finish(join(folder, name)));

dropNavigationData();
dropClient();
servePlainFolders();

// One policy for all paths, because the not-found page is served at any path.
const policy = contentSecurityPolicy({
  imageHosts: [...new Set(logos.map((url) => new URL(url).origin))],
  apiHost: apiHost === '' ? '' : new URL(apiHost).origin,
  isPublished: isProduction,
  scripts: [...new Set(pages.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(pages.flatMap(({ styles }) => styles))],
});
writeFileSync(join(folder, '_headers'), headersFile(policy));
console.log(`Post-build: ${pages.length} pages finished, _headers written.`);
if (!isFindable) {
  const why = isProduction ? 'con datos de ejemplo en' : 'sin la dirección del sitio, que va en';
  console.log(
    `Es un ensayo: ${why} content/site.json, sus páginas piden a los buscadores que no las muestren (noindex).`,
  );
}

function finish(path: string): FinishedPage {
  try {
    const page = finishPage(readFileSync(path, 'utf8'), {
      earlyScript,
      yearsScript,
      parts,
      readStyles: (address) => lowerCss(readFileSync(fileOf(address), 'utf8')),
    });
    writeFileSync(path, page.html);
    return page;
  } catch (error) {
    console.error(
      `✗ La página ${path} no se pudo terminar: ${error}\n` +
        `Nada se publica, y el sitio anterior sigue en línea. Si acabas de cambiar de versión de Next (esta es la ${nextPackage.version}), ` +
        'vuelve a la anterior; si no, pide ayuda a quien mantiene el programa: docs/islands.md.',
    );
    process.exit(1);
  }
}

/** Deletes the data of Next's router, which only its own links would fetch. */
function dropNavigationData(): void {
  const ofPages = [...names, '_not-found.html'].map((name) => name.replace(/html$/, 'txt'));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!ofPages.includes(path) && !/^__next\..*\.txt$/.test(basename(path))) continue;
    rmSync(join(folder, path));
    // Hosts would serve the empty folder instead of the page of the same name.
    const left = join(folder, dirname(path));
    if (readdirSync(left).length === 0) rmdirSync(left);
  }
}

/** Lets hosts without clean URLs serve each page, and GitHub Pages serve folders that begin with `_`. */
function servePlainFolders(): void {
  for (const name of names.filter((each) => !/^(index|404)\.html$/.test(each))) {
    const page = join(folder, name.replace(/\.html$/, ''));
    mkdirSync(page, { recursive: true });
    copyFileSync(join(folder, name), join(page, 'index.html'));
  }
  writeFileSync(join(folder, '.nojekyll'), '');
}

/** Path of the exported file at an address of the site. */
function fileOf(address: string): string {
  return join(folder, decodeURI(address.replace(/\?.*$/, '')));
}

/** Deletes Next's client and stylesheets: the pages hold their rules, and run only the site's own scripts. */
function dropClient(): void {
  const folders = readdirSync(join(folder, '_next/static'), { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory()))
    if (name !== 'media' && name !== SCRIPTS) rmSync(join(folder, '_next/static', name), { recursive: true });
}
