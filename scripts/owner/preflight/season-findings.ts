import { seasons } from '@/lib/seasons';
import type { IsoDate, Season } from '@/content/seasons/types';
import { site, type Site } from '@/content/site';
import { formatLong } from '@/lib/tax/dates';
import { hasPassed, isComputed, windowOf } from '@/lib/tax/season';
import { notice, ready, type Finding } from './finding';

/**
 * Notices on the active season.
 * None blocks publication: the site itself tells visitors that a season is over, computed or without its UVT.
 */
export function seasonFindings(
  season: Season,
  today: IsoDate,
  among: readonly Season[] = seasons,
  chosen = site.activeSeason,
): Finding[] {
  return [
    datesFinding(season),
    endFinding(season, today, among, chosen),
    ...nextFindings(today, among),
    ...uvtFindings(today, among),
  ];
}

function datesFinding(season: Season): Finding {
  const { year, provenance } = season;
  if (!isComputed(season)) return ready(`Fechas de ${year}: publicadas (${provenance.source})`);
  return notice(
    `Fechas de ${year}: calculadas; el sitio lo dice`,
    `Cuando la DIAN publique el Calendario tributario ${year}, compáralas y, en el editor, en «Temporadas y UVT», llena «Publicada por la DIAN».`,
  );
}

function endFinding(
  season: Season,
  today: IsoDate,
  among: readonly Season[],
  chosen: Site['activeSeason'],
): Finding {
  const last = lastDateOf(season);
  if (!hasPassed(last, today))
    return ready(`Temporada ${season.year}: su última fecha es el ${formatLong(last)}`);
  const coming = among.find((other) => !hasPassed(lastDateOf(other), today));
  const next = coming?.year ?? Math.max(...among.map(({ year }) => year)) + 1;
  const said = `Temporada ${season.year}: su última fecha fue el ${formatLong(last)}; el sitio lo dice`;
  if (chosen === 'auto' && coming) return ready(`${said}, y en enero pasa solo a ${coming.year}`);
  return notice(
    said,
    `Para que el sitio hable de la siguiente, escribe ${next} en activeSeason, en content/site.json.`,
  );
}

/** Once the last known date has passed, the lookup has no next one. */
function nextFindings(today: IsoDate, among: readonly Season[]): Finding[] {
  const last = among.at(-1);
  const firstOver = last?.groups
    .flatMap(({ installments }) => installments.at(-1)?.dates[0]?.date ?? [])
    .sort()[0];
  if (!last || firstOver === undefined || !hasPassed(firstOver, today)) return [];
  return [
    notice(
      `Temporada ${last.year + 1}: no está, y ya hay quien no encuentra su fecha siguiente`,
      `Escríbela con «npm run season -- ${last.year + 1}».`,
    ),
  ];
}

/** The DIAN sets a year's UVT in the preceding December. */
function uvtFindings(today: IsoDate, among: readonly Season[]): Finding[] {
  const thisYear = Number(today.slice(0, 4));
  const isMissing = (year: number, uvt: number | null) => year <= thisYear && uvt === null;
  const filing = among
    .filter(({ year, uvt }) => isMissing(year, uvt.filingYear))
    .map(({ year }) => {
      const todo = `Escríbela en el editor, en «Temporadas y UVT», o en uvt de content/seasons.json.`;
      return notice(`UVT de ${year}: no está, y sin ella no se dice la sanción mínima`, todo);
    });
  const tax = among
    .filter(({ taxYear, uvt }) => isMissing(taxYear, uvt.taxYear))
    .map(({ year, taxYear }) => {
      const todo = `Ejecuta «npm run season -- ${year} --uvt <pesos>».`;
      return notice(`UVT de ${taxYear}: no está, y sin ella el sitio no dice los topes de ${year}`, todo);
    });
  return [...filing, ...tax];
}

function lastDateOf({ groups }: Season): IsoDate {
  return groups.map((group) => windowOf(group).last).reduce((a, b) => (a > b ? a : b));
}
