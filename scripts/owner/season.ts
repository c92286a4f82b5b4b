import { parseArgs } from 'node:util';
import type { Season } from '@/content/seasons/types';
import { formatPesos } from '@/lib/amounts';
import { formatLong, todayInBogota } from '@/lib/dates';
import { groupOf, windowOf } from '@/lib/season';
import { HelpfulError, main } from '../lib/main.mjs';
import { writeSeason } from './write-season';

/*
 * npm run season -- <year> [--uvt 12345] [--force]
 * For the owner: writes a filing year's season by the decree's rule and says what is left to confirm.
 */

const usage = 'Uso: npm run season -- 2028 [--uvt 55000] [--force]';

await main(async () => {
  const { values, positionals } = readArguments();
  const year = Number(positionals[0]);
  if (positionals.length !== 1 || !Number.isInteger(year) || year < 2024 || year > 2099) {
    throw new HelpfulError(`Escribe el año en que se presenta la declaración, entre 2024 y 2099.\n${usage}`);
  }
  const uvt = values.uvt === undefined ? null : Number(values.uvt.replace(/\D/g, ''));
  if (uvt !== null && (uvt < 10_000 || uvt > 999_999)) {
    throw new HelpfulError(`La UVT se escribe en pesos, como 52374.\n${usage}`);
  }

  const written = await writeSeason({
    year,
    uvt,
    force: values.force,
    today: todayInBogota(new Date()),
    folder: 'content/seasons',
  });
  if (!written.ok) {
    throw new HelpfulError(
      `${written.file} tiene las fechas publicadas por la DIAN y no se tocó.\n` +
        'Si de verdad quieres reemplazarlas por las calculadas, agrega --force.',
    );
  }
  console.log(report(written.file, written.season));
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { uvt: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
  } catch {
    throw new HelpfulError(`No se entiende «${process.argv.slice(2).join(' ')}».\n${usage}`);
  }
}

/** What was written, and what the owner has to confirm before the site speaks of it. */
function report(file: string, season: Season): string {
  const { year, taxYear } = season;
  const { first, last } = windowOf(groupOf(season, 'natural'));
  const uvt =
    season.uvt.taxYear === null
      ? `La UVT de ${taxYear} no se conoce: los topes quedan vacíos y el sitio lo dice. Cuando la DIAN la fije, corre: npm run season -- ${year} --uvt <pesos>`
      : `La UVT de ${taxYear}: ${formatPesos(season.uvt.taxYear)}. De ella salen los topes; revisa que sean los de la DIAN.`;
  const steps = [
    `Las fechas, con el Calendario tributario ${year} de la DIAN (dian.gov.co). Personas naturales: del ${formatLong(first)} al ${formatLong(last)}. Cuando coincidan, cambia provenance en el archivo: status 'published', la fuente y su dirección.`,
    `Los festivos y días cívicos nuevos. Si un decreto declara uno, agrégalo en content/seasons/civic-days.ts y vuelve a correr este comando.`,
    uvt,
    `La UVT de ${year}, cuando se conozca: va en uvt.filingYear y de ella sale la sanción mínima.`,
    `Para que todo el sitio hable de ${year}, cambia activeSeason en content/site.ts.`,
  ];
  return [
    `Listo: ${file} (calculado según el Decreto 2229 de 2023), agregado a content/seasons/index.ts.`,
    '',
    'Falta confirmar:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}
