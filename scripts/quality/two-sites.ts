import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltSite, type BuiltSite } from './crawl/built-site';
import { crawl } from './crawl/crawl';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { mirror, sourceHash } from '../lib/sources.mjs';
import { differences } from './two-sites/compare';

/** In a folder, as GitHub Pages has it: an address that forgets the folder is found too. */
const basePath = '/carpeta';
const hosts = ['roma.test', 'amor.test'] as const;

const folder = join(process.cwd(), '.run', 'two-sites');

/**
 * `npm run two-sites`: builds these sources for two addresses. A crawler must find nothing wrong with either,
 * and they must differ in nothing but the address.
 */
await main(async () => {
  const one = await siteAt(hosts[0]);
  const other = await siteAt(hosts[1]);

  const mistakes = differences(one, other).map((file) => `${file}: no es igual en los dos`);
  for (const site of [one, other]) {
    const { findings } = await crawl(site);
    console.log(`${site.url}: ${site.files.size} archivos, ${findings.length} cosas por corregir`);
    mistakes.push(...findings.map(({ where, what }) => `${site.url} ${where}: ${what}`));
  }
  for (const mistake of mistakes) console.error(`✗ ${mistake}`);
  if (mistakes.length > 0) throw new HelpfulError('La dirección del sitio cambia algo más que la dirección.');
  console.log('✓ Los dos sitios solo se distinguen por su dirección.');
});

/**
 * Builds the site for a host, or takes what was built from the same sources before. Both are built in one
 * folder: webpack numbers its modules by where they lie.
 */
async function siteAt(host: string): Promise<BuiltSite> {
  const siteUrl = `https://${host}`;
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: basePath };
  const copy = join(folder, 'sources');
  const kept = join(folder, host);
  const stamp = `${kept}.built-from`;
  mirror(process.cwd(), copy);

  const hash = sourceHash(copy, env, new Date());
  const isKept = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (!isKept) {
    rmSync(stamp, { force: true });
    const code = await run(process.execPath, ['scripts/build/build.mjs'], { cwd: copy, env });
    if (code !== 0) throw new HelpfulError(`El sitio no se pudo construir para ${siteUrl}${basePath}.`);
    rmSync(kept, { recursive: true, force: true });
    cpSync(join(copy, 'out'), kept, { recursive: true });
    writeFileSync(stamp, hash);
  }
  return readBuiltSite(kept, siteUrl + basePath);
}
