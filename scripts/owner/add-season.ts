import { writeFileSync } from 'node:fs';
import type { Data } from '@/content/schema';
import { site } from '@/content/site';
import { seasonOf } from '@/lib/seasons';
import { todayInBogota } from '@/lib/tax/dates';
import { dataFiles } from '@/lib/words/data-files';
import { problemsIn } from '@/lib/words/validate-content';
import { lineOf } from '@/lib/words/validate-data';
import { HelpfulError, main } from '../lib/main.mjs';
import { seasonsText, whatToConfirm, withSeason } from './season-record';

/** `npm run season` adds a filing year's season with the decree's dates, and lists what to confirm. */
await main(async () => {
  const year = Number(process.argv[2]);
  if (!Number.isInteger(year) || year < 2024 || year > 2099)
    throw new HelpfulError(
      'Escribe el año en que se presenta la declaración, entre 2024 y 2099: npm run season -- 2028',
    );
  const today = todayInBogota(new Date());
  const data = withSeason(dataFiles.seasons as Data['seasons'], { year, today });
  const [problem] = problemsIn('seasons', data, today);
  if (problem) throw new HelpfulError(lineOf(problem));
  writeFileSync('content/seasons.json', seasonsText(data));
  const record = data.seasons.find((each) => each.year === year);
  if (record) console.log(whatToConfirm(seasonOf(record, data.uvt), site.activeSeason === 'auto'));
});
