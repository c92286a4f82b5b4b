import { writeFileSync } from 'node:fs';
import { seasonRecords, uvts } from '@/content/seasons';
import type { Season } from '@/content/seasons/types';
import { seasonOf } from '@/lib/seasons';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong, todayInBogota } from '@/lib/tax/dates';
import { groupOf, windowOf } from '@/lib/tax/season';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { seasonsText, withSeason } from './season-record';

const usage = 'Uso: npm run season -- 2028 [--uvt 55000]';

/** `npm run season`: adds a filing year's season, whose dates the decree gives, and lists what to confirm. */
await main(async () => {
  const { values, positionals } = readArguments(usage, { uvt: { type: 'string' } } as const, true);
  const year = Number(positionals[0]);
  if (positionals.length !== 1 || !Number.isInteger(year) || year < 2024 || year > 2099) {
    throw new HelpfulError(`Escribe el año en que se presenta la declaración, entre 2024 y 2099.\n${usage}`);
  }
  const uvt = values.uvt === undefined ? undefined : Number(values.uvt.replace(/\D/g, ''));
  if (uvt !== undefined && (uvt < 10_000 || uvt > 999_999)) {
    throw new HelpfulError(`La UVT se escribe en pesos, como 52374.\n${usage}`);
  }

  const today = todayInBogota(new Date());
  const data = withSeason({ uvt: uvts, seasons: seasonRecords }, { year, uvt, today });
  writeFileSync('content/seasons.json', seasonsText(data));
  const record = data.seasons.find((each) => each.year === year);
  if (record) console.log(report(seasonOf(record, data.uvt)));
});

/** Summary of the season, with what the owner must confirm before activating it. */
function report(season: Season): string {
  const { year, taxYear, uvt } = season;
  const { first, last } = windowOf(groupOf(season, 'natural'));
  const thresholds =
    uvt.taxYear === null
      ? `no se conoce, y el sitio lo dice. Cuando la DIAN la fije: npm run season -- ${year} --uvt <pesos>`
      : `${formatPesos(uvt.taxYear)}. De ella salen los topes; revisa que sean los de la DIAN.`;
  return `Listo: la temporada ${year} está en content/seasons.json. Sus fechas salen del Decreto 2229 de 2023.

Falta confirmar, en el editor («Temporadas y UVT») o en ese archivo:
  1. Las fechas, con el Calendario tributario ${year} de la DIAN. Personas naturales: del ${formatLong(first)} al ${formatLong(last)}. Cuando coincidan, llena «Publicada por la DIAN» (published).
  2. Los días cívicos y las fechas que la DIAN cambie: cada uno es un cambio de la temporada (changes).
  3. La UVT de ${taxYear}: ${thresholds}
  4. La UVT de ${year}, cuando se conozca: de ella sale la sanción mínima.
  5. Para que todo el sitio hable de ${year}, elígelo en «Quién eres → Temporada» (activeSeason en content/site.json).`;
}
