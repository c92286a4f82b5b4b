import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { seasonFor } from '@/lib/season';
import { readBuiltSite, textFile, type BuiltSite } from './crawl/built-site';
import { crawl } from './crawl/crawl';
import { address, environment, otherFiles, otherSeason } from './second-build/settings';
import { linesOf, sentences, strays } from './second-build/year-later';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { mirror } from '../lib/sources.mjs';

/** The share picture that shows the season. */
const seasonPicture = 'compartir/calendario-tributario.png';

/**
 * `npm test -- second`: builds a copy of these sources in which everything is another that may be: season,
 * address, folder, API, and what the owner chooses in `content/site.ts`. A crawler must find nothing wrong with
 * it, and every sentence must say what `out/` says, so many years later. It is left in `.run/second/out` for
 * the journeys of `e2e/second`.
 */
await main(async () => {
  const active = seasonFor(site.activeSeason);
  const other = otherSeason();

  const copy = join('.run', 'second');
  mirror('.', copy);
  const files = otherFiles(readFileSync('content/site.ts', 'utf8'), other);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(copy, file), content);
  const code = await run(process.execPath, ['scripts/build/build.mjs', '--if-changed'], {
    cwd: copy,
    env: { ...process.env, ...environment },
  });
  if (code !== 0)
    throw new HelpfulError('El sitio no se pudo construir con otros datos: el motivo está arriba.');

  const first = readBuiltSite('out');
  const second = readBuiltSite(join(copy, 'out'), address.origin + address.basePath);
  const { findings } = await crawl(second);
  const mistakes = findings.map(({ where, what }) => `${where}: ${what}`);
  const pages = [...first.pages, ...first.notFound].map(({ file }) => file);
  for (const file of [...pages, 'llms.txt']) {
    const now = { sentences: sentencesIn(first, file), season: active };
    const then = { sentences: sentencesIn(second, file), season: other };
    mistakes.push(...strays(now, then).map((sentence) => `${file}, con ${other.year} activo: ${sentence}`));
  }
  const [picture, otherPicture] = [first, second].map((built) => built.files.get(seasonPicture));
  if (!picture || !otherPicture || picture.equals(otherPicture))
    mistakes.push(`${seasonPicture}: no muestra la temporada`);

  for (const mistake of mistakes) console.error(`✗ ${mistake}`);
  if (mistakes.length > 0) throw new HelpfulError('Con otros datos, esto no salió como debía.');
  console.log(`✓ ${second.url}: todo habla de ${other.year} y de su propia dirección.`);
});

/** What a file of a site says, the site's own address and folder left out. */
function sentencesIn({ url, files }: BuiltSite, file: string): string[] {
  const text = textFile(files, file);
  const said = file.endsWith('.html') ? sentences(text) : linesOf(text);
  const folder = new URL(url).pathname.replace(/\/$/, '');
  return said.map((sentence) => sentence.replaceAll(url, '').replaceAll(`${folder}/`, '/'));
}
