import type { Data } from '@/content/schema';
import type { IsoDate, Season } from '@/content/tax-calendar/types';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong } from '@/lib/tax/dates';
import { windowOf } from '@/lib/tax/deadlines';

/** Adds a season to the data, in the order of years. */
export function withSeason(
  data: Data['seasons'],
  { year, today }: { year: number; today: IsoDate },
): Data['seasons'] {
  if (data.seasons.some((season) => season.year === year)) return data;
  const seasons = [...data.seasons, { year, updated: today }];
  return { ...data, seasons: seasons.sort((one, other) => one.year - other.year) };
}

/** Formats `content/seasons.json` as the editor does. */
export function seasonsText(data: Data['seasons']): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Writes what was computed, what is unknown and what to press. Each October it is the text of a pull request. */
export function whatToConfirm(
  { year, taxYear, pesosPerUvt, groups }: Season,
  turnsByItself: boolean,
): string {
  const rows = groups.map((group) => {
    const { first, last } = windowOf(group);
    return `| ${group.type} | ${formatLong(first)} | ${formatLong(last)} |`;
  });
  const limits =
    pesosPerUvt.taxYear === null
      ? `La UVT de ${taxYear} no se conoce: el sitio no dirá los topes de ${year} hasta que se escriba.`
      : `Los topes salen de la UVT de ${taxYear}, ${formatPesos(pesosPerUvt.taxYear)}: revisa que sean los de la DIAN.`;
  const turns = turnsByItself
    ? `el 1 de enero tu sitio pasa solo a ${year}.`
    : 'el año del que habla tu sitio no cambia hasta que lo elijas en el editor, en «Quién eres → Temporada».';
  return `La temporada ${year}, calculada según el Decreto 2229 de 2023 con los festivos que se conocen hoy. El sitio dirá que sus fechas son calculadas.

| quiénes | primera fecha | última fecha |
| --- | --- | --- |
${rows.join('\n')}

${limits}

**Qué hacer.** Si las fechas te parecen bien: en GitHub, oprime _Merge pull request_ y luego _Confirm merge_. El buscador y el calendario las muestran desde entonces; ${turns}

**Cuando la DIAN publique** la UVT y el calendario de ${year}, compara las fechas y, en el editor, en «Temporadas y UVT», escribe la UVT y llena «Publicada por la DIAN». Si un día dejó de ser hábil, escríbelo ahí, en «Días que dejaron de ser hábiles». Si una fecha cambió por otra razón, pídelo a quien te ayuda.`;
}
