import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { seasonRecords, uvts } from '@/content/seasons';
import { seasonOf } from '@/lib/seasons';
import { todayInBogota } from '@/lib/tax/dates';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm } from '../lib/run.mjs';
import { seasonsText, withSeason } from '../owner/season-record';
import { assigneeOf, gh } from './issues.mjs';
import { proposeSeason } from './season-pull-request';

/** `.github/workflows/calendar.yml` runs this each December: it computes next year's season, checks the site with it and proposes it. */
await main(async () => {
  const today = todayInBogota(new Date());
  const year = Number(today.slice(0, 4)) + 1;
  if (seasonRecords.some((season) => season.year === year))
    return console.log(`La temporada ${year} ya está.`);

  const data = withSeason({ uvt: uvts, seasons: seasonRecords }, { year, today });
  const record = data.seasons.find((each) => each.year === year);
  if (!record) return;
  writeFileSync('content/seasons.json', seasonsText(data));
  if ((await npm(['run', '--silent', 'build'])) !== 0)
    throw new HelpfulError(`Con la temporada ${year} el sitio no se construye: el motivo está arriba.`);

  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const title = proposeSeason({ git, gh }, seasonOf(record, data.uvt), assigneeOf(process.env));
  console.log(title === undefined ? `La temporada ${year} ya está propuesta.` : `Propuesta: ${title}`);
});
