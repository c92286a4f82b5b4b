import type { IsoDate, Season } from '@/content/seasons/types';
import { formatLong } from '@/lib/dates';
import { hasPassed, isComputed, windowOf } from '@/lib/season';
import { missing, ready, type Finding } from './finding';

/** Whether the season the site speaks of has the DIAN's own dates, and one of them still to come. */
export function seasonFindings(season: Season, today: IsoDate): Finding[] {
  const { year, provenance } = season;
  const last = season.groups.map((group) => windowOf(group).last).reduce((a, b) => (a > b ? a : b));
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
          `En content/site.ts, pon en activeSeason el año siguiente. Si aún no existe content/seasons/${year + 1}.ts: npm run season -- ${year + 1}`,
        )
      : ready(`Temporada ${year}: su última fecha es el ${formatLong(last)}`),
  ];
}
