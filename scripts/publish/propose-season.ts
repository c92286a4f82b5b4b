import { readFileSync } from 'node:fs';
import { seasons } from '@/content/seasons';
import { todayInBogota } from '@/lib/tax/dates';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm } from '../lib/run.mjs';
import { writeSeason } from '../owner/write-season';
import { repositoryApi, repositoryOf } from './github.mjs';
import { proposeSeason } from './season-pull-request';

/** `.github/workflows/season.yml` runs this: it computes next year's season, checks the site with it and proposes it. */
await main(async () => {
  const today = todayInBogota(new Date());
  const year = Number(today.slice(0, 4)) + 1;
  if (seasons.some((season) => season.year === year)) return console.log(`La temporada ${year} ya está.`);

  const folder = 'content/seasons';
  const season = await writeSeason({ year, uvt: null, force: false, today, folder });
  if (!season) throw new HelpfulError(`${folder}/${year}.ts ya está, pero no en la lista de temporadas.`);
  if ((await npm(['run', '--silent', 'build'])) !== 0)
    throw new HelpfulError(`Con la temporada ${year} el sitio no se construye: el motivo está arriba.`);

  const paths = [`${folder}/${year}.ts`, `${folder}/index.ts`];
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const assignee = process.env.GITHUB_REPOSITORY_OWNER ?? '';
  const title = await proposeSeason(repositoryApi(repositoryOf(process.env)), { season, files, assignee });
  console.log(title === undefined ? `La temporada ${year} ya está propuesta.` : `Propuesta: ${title}`);
});
