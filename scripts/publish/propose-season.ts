import { writeFileSync } from 'node:fs';
import { seasonRecords, uvts } from '@/content/seasons';
import { seasonOf } from '@/lib/seasons';
import { todayInBogota } from '@/lib/tax/dates';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm } from '../lib/run.mjs';
import { seasonsText, withSeason } from '../owner/season-record';
import { repositoryApi, repositoryOf } from './github.mjs';
import { proposeSeason } from './season-pull-request';

/** `.github/workflows/season.yml` runs this: it computes next year's season, checks the site with it and proposes it. */
await main(async () => {
  const today = todayInBogota(new Date());
  const year = Number(today.slice(0, 4)) + 1;
  if (seasonRecords.some((season) => season.year === year))
    return console.log(`La temporada ${year} ya está.`);

  const data = withSeason({ uvt: uvts, seasons: seasonRecords }, { year, today });
  const record = data.seasons.find((each) => each.year === year);
  if (!record) return;
  const file = 'content/seasons.json';
  writeFileSync(file, seasonsText(data));
  if ((await npm(['run', '--silent', 'build'])) !== 0)
    throw new HelpfulError(`Con la temporada ${year} el sitio no se construye: el motivo está arriba.`);

  const season = seasonOf(record, data.uvt);
  const files = { [file]: seasonsText(data) };
  const assignee = process.env.GITHUB_REPOSITORY_OWNER ?? '';
  const title = await proposeSeason(repositoryApi(repositoryOf(process.env)), { season, files, assignee });
  console.log(title === undefined ? `La temporada ${year} ya está propuesta.` : `Propuesta: ${title}`);
});
