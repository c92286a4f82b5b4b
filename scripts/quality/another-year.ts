import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seasons } from '@/content/seasons';
import { site } from '../../content/site';
import { seasonFor } from '../../lib/season';
import { knowingNoMore, knowsAsMuch, linesOf, sentences, strays } from './another-year/year-later';
import { seasonSource } from '../owner/season-file';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { mirror } from '../lib/sources.mjs';

const read = ['index.html', 'declaracion-renta.html', 'calendario-tributario.html', '404.html', 'llms.txt'];

/** The share picture that shows the season. */
const seasonPicture = join('compartir', 'calendario-tributario.png');

/**
 * `npm run another-year`: builds a copy of these sources with another season active, as the owner
 * would by changing that one value, and compares it with the site in `out/`: every sentence must
 * say the same, so many years later.
 */
await main(async () => {
  const root = process.cwd();
  const active = seasonFor(site.activeSeason);
  const candidate = seasons.find((season) => season.year !== active.year && knowsAsMuch(season, active));
  if (!candidate)
    throw new HelpfulError(
      `No hay en content/seasons otra temporada con la que comparar la de ${active.year}: hace falta una con sus mismas UVT.`,
    );
  const other = knowingNoMore(candidate, active);

  const copy = join(root, '.run', 'another-year');
  mirror(root, copy);
  const siteFile = join(copy, 'content', 'site.ts');
  const content = readFileSync(siteFile, 'utf8');
  writeFileSync(siteFile, content.replace(/activeSeason: \d{4}/, `activeSeason: ${other.year}`));
  writeFileSync(join(copy, 'content', 'seasons', `${other.year}.ts`), seasonSource(other));
  const code = await run(process.execPath, ['scripts/build/build.mjs', '--if-changed'], {
    cwd: copy,
    env: process.env,
  });
  if (code !== 0)
    throw new HelpfulError(`El sitio no se pudo construir con la temporada ${other.year} activa.`);

  const found = read.flatMap((file) => {
    const said = (folder: string) => {
      const text = readFileSync(join(folder, 'out', file), 'utf8');
      return file.endsWith('.html') ? sentences(text) : linesOf(text);
    };
    const now = { sentences: said(root), season: active };
    return strays(now, { sentences: said(copy), season: other }).map((sentence) => `${file}: ${sentence}`);
  });
  const [picture, otherPicture] = [root, copy].map((folder) =>
    readFileSync(join(folder, 'out', seasonPicture)),
  );
  if (picture && otherPicture?.equals(picture)) found.push(`${seasonPicture}: es la misma imagen`);

  for (const sentence of found) console.error(`✗ ${sentence}`);
  if (found.length > 0) throw new HelpfulError(`Con ${other.year} activo, esto no cambió como debía.`);
  console.log(`✓ Con ${other.year} activo, todo el sitio habla de ${other.year}.`);
});
