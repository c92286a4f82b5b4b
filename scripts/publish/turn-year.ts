import { execFileSync } from 'node:child_process';
import { seasonRecords } from '@/content/seasons';
import { site } from '@/content/site';
import { yearInBogota } from '@/lib/tax/dates';
import { activeYear } from '@/lib/tax/season';
import { main } from '../lib/main.mjs';

/** `.github/workflows/calendar.yml` runs this each month: an empty commit where the season's year turned since the last one. */
await main(async () => {
  const years = seasonRecords.map(({ year }) => year);
  const yearOn = (day: Date) => activeYear(site.activeSeason, yearInBogota(day), years);
  const published = yearOn(new Date(git('log', '-1', '--format=%cI')));
  const year = yearOn(new Date());
  if (year === published) return console.log(`El sitio sigue en la temporada ${year}.`);
  git('commit', '--allow-empty', '-m', `El sitio pasa a la temporada ${year}`);
  git('push');
  console.log(`El sitio pasa a la temporada ${year}.`);
});

function git(...command: string[]): string {
  const bot = 'github-actions[bot]';
  const who = ['-c', `user.name=${bot}`, '-c', `user.email=41898282+${bot}@users.noreply.github.com`];
  return execFileSync('git', [...who, ...command], { encoding: 'utf8' }).trim();
}
