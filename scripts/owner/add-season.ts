import type { Season } from '@/content/seasons/types';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong, todayInBogota } from '@/lib/tax/dates';
import { groupOf, windowOf } from '@/lib/tax/season';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { writeSeason } from './write-season';

const usage = 'Uso: npm run season -- 2028 [--uvt 55000] [--force]';

/** `npm run season`: writes a filing year's season by the decree's rule and lists what to confirm. */
await main(async () => {
  const options = { uvt: { type: 'string' }, force: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArguments(usage, options, true);
  const year = Number(positionals[0]);
  if (positionals.length !== 1 || !Number.isInteger(year) || year < 2024 || year > 2099) {
    throw new HelpfulError(`Escribe el año en que se presenta la declaración, entre 2024 y 2099.\n${usage}`);
  }
  const uvt = values.uvt === undefined ? null : Number(values.uvt.replace(/\D/g, ''));
  if (uvt !== null && (uvt < 10_000 || uvt > 999_999)) {
    throw new HelpfulError(`La UVT se escribe en pesos, como 52374.\n${usage}`);
  }

  const today = todayInBogota(new Date());
  const folder = 'content/seasons';
  const season = await writeSeason({ year, uvt, force: values.force, today, folder });
  if (!season) {
    throw new HelpfulError(
      `${folder}/${year}.ts tiene las fechas publicadas por la DIAN y no se tocó.\n` +
        'Si de verdad quieres reemplazarlas por las calculadas, agrega --force.',
    );
  }
  console.log(report(`${folder}/${year}.ts`, season));
});

/** Summary of the written season, with what the owner must confirm before activating it. */
function report(file: string, season: Season): string {
  const { year, taxYear, uvt } = season;
  const { first, last } = windowOf(groupOf(season, 'natural'));
  const thresholds =
    uvt.taxYear === null
      ? `no se conoce: los topes quedan vacíos y el sitio lo dice. Cuando la DIAN la fije: npm run season -- ${year} --uvt <pesos>`
      : `${formatPesos(uvt.taxYear)}. De ella salen los topes; revisa que sean los de la DIAN.`;
  return `Listo: ${file} (calculado según el Decreto 2229 de 2023), agregado a content/seasons/index.ts.

Falta confirmar:
  1. Las fechas, con el Calendario tributario ${year} de la DIAN. Personas naturales: del ${formatLong(first)} al ${formatLong(last)}. Cuando coincidan, cambia provenance en el archivo: status 'published', la fuente y su dirección.
  2. Los festivos y días cívicos nuevos: si un decreto declara uno, agrégalo en content/seasons/civic-days.ts y vuelve a correr este comando.
  3. La UVT de ${taxYear}: ${thresholds}
  4. La UVT de ${year}, cuando se conozca: va en uvt.filingYear y de ella sale la sanción mínima.
  5. Para que todo el sitio hable de ${year}, cambia activeSeason en content/site.json.`;
}
