import { writeFileSync } from 'node:fs';
import { seasonRecords, uvts } from '@/content/season-records';
import { site } from '@/content/site';
import { seasonOf } from '@/lib/seasons';
import { todayInBogota } from '@/lib/tax/dates';
import { problemsIn } from '@/lib/words/validate-content';
import { lineOf } from '@/lib/words/validate-data';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { seasonsText, whatToConfirm, withSeason } from './season-record';

const usage = 'Uso: npm run season -- 2028 [--uvt 55000]';

/** `npm run season` adds a filing year's season with the decree's dates, and lists what to confirm. */
await main(async () => {
  const { values, positionals } = readArguments(usage, { uvt: { type: 'string' } } as const, true);
  const year = Number(positionals[0]);
  if (positionals.length !== 1 || !Number.isInteger(year) || year < 2024 || year > 2099) {
    throw new HelpfulError(`Escribe el año en que se presenta la declaración, entre 2024 y 2099.\n${usage}`);
  }
  const uvt = values.uvt === undefined ? undefined : Number(values.uvt.replace(/\D/g, ''));

  const today = todayInBogota(new Date());
  const data = withSeason({ uvt: uvts, seasons: seasonRecords }, { year, uvt, today });
  const [problem] = problemsIn('seasons', data, today);
  if (problem) throw new HelpfulError(`${lineOf(problem)}\n${usage}`);
  writeFileSync('content/seasons.json', seasonsText(data));
  const record = data.seasons.find((each) => each.year === year);
  if (record) console.log(whatToConfirm(seasonOf(record, data.uvt), site.activeSeason === 'auto'));
});
