import nextEnv from '@next/env';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from './headers/formats';
import { headerRules } from './headers/rules';
import { hintToCompile } from './compile-hint';
import { compileEarlyScript, compileFirstLoadScript } from './early-script';
import { finishPage, type FinishedPage } from './page';
import { headerPolicy } from './policy';
import { withoutFonts } from './styles';

/**
 * After `next build`: makes the exported pages ready to publish, in their folder.
 * `tsx scripts/build/post-build.ts [folder]`
 */
const folder = process.argv[2] ?? 'out';

// What `next build` read from the .env files; before the modules that read the environment.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
const { apiHost, basePath, isProduction } = await import('@/lib/env');
const { site } = await import('@/content/site');

const sources = {
  imageHosts: imageHosts(),
  apiHost: apiHost === '' ? '' : new URL(apiHost).origin,
  isPublished: isProduction,
};
const earlyScript = await compileEarlyScript();
const firstLoad = writeHashed('early', 'js', await compileFirstLoadScript());
const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
const pages = names.map((name) => finish(join(folder, name)));
rewriteAll(
  pages.flatMap(({ scripts }) => scripts),
  hintToCompile,
);
// The pages were made with them.
rewriteAll(
  pages.flatMap(({ sheets }) => sheets),
  withoutFonts,
);

// One policy for all pages, which the not-found page needs: its address may be any. Each page's own is narrower.
const policy = headerPolicy({
  ...sources,
  scripts: [earlyScript],
  styles: [...new Set(pages.map(({ style }) => style))],
});
writeFileSync(join(folder, '_headers'), formats.pages(headerRules(policy, basePath)));
console.log(`Post-build: ${pages.length} pages finished, _headers written.`);

function finish(path: string): FinishedPage {
  try {
    const page = finishPage(readFileSync(path, 'utf8'), {
      ...sources,
      earlyScript,
      firstLoad,
      readStyles: (address) => readFileSync(fileOf(address), 'utf8'),
      writeData: (data) => writeHashed('data', 'txt', data),
    });
    writeFileSync(path, page.html);
    return page;
  } catch (error) {
    throw new Error(`${path} can't be finished: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** Each file once, at whatever number of pages it is held. */
function rewriteAll(addresses: readonly string[], change: (text: string) => string): void {
  for (const file of new Set(addresses.map(fileOf))) writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** The file of the export at an address of the site. */
function fileOf(address: string): string {
  return join(folder, decodeURI(address.slice(basePath.length).replace(/\?.*$/, '')));
}

/**
 * Among the hashed files, which hosts keep for a year: a page from yesterday still finds its own.
 * @returns its address
 */
function writeHashed(kind: string, extension: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `/_next/static/${kind}/${hash}.${extension}`;
  mkdirSync(join(folder, '_next/static', kind), { recursive: true });
  writeFileSync(join(folder, path), text);
  return basePath + path;
}

function imageHosts(): string[] {
  const logos = [site.university.logoUrl, site.professionalBoard.logoUrl];
  return [...new Set(logos.flatMap((address) => (address === null ? [] : [new URL(address).origin])))];
}
