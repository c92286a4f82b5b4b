import { seasons } from '@/content/seasons';
import type { IsoDate, Season } from '@/content/seasons/types';
import { formatLong } from '@/lib/dates';
import { hasPassed, isComputed, windowOf } from '@/lib/season';
import { missing, ready, type Finding } from './finding';

/** Whether the season the site speaks of has the DIAN's own dates, and one of them still to come. */
export function seasonFindings(season: Season, today: IsoDate): Finding[] {
  const { year, provenance } = season;
  const last = lastDateOf(season);
  const lastYear = Math.max(...seasons.map((other) => other.year));
  const coming = seasons.find((other) => !hasPassed(lastDateOf(other), today));
  return [
    isComputed(season)
      ? missing(
          `Fechas de ${year}: calculadas, no publicadas por la DIAN`,
          `Compáralas con el Calendario tributario ${year} de dian.gov.co y, en content/seasons/${year}.ts, cambia status a 'published' con su fuente (source, url).`,
        )
      : ready(`Fechas de ${year}: publicadas (${provenance.source})`),
    hasPassed(last, today)
      ? missing(
          `Temporada ${year}: su última fecha fue el ${formatLong(last)}`,
          coming === undefined
            ? `Escribe la siguiente con «npm run season -- ${lastYear + 1}» y pon ese año en activeSeason, en content/site.ts.`
            : `En content/site.ts, escribe ${coming.year} en activeSeason.`,
        )
      : ready(`Temporada ${year}: su última fecha es el ${formatLong(last)}`),
  ];
}

function lastDateOf({ groups }: Season): IsoDate {
  return groups.map((group) => windowOf(group).last).reduce((a, b) => (a > b ? a : b));
}
