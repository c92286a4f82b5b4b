import { buildYear } from '@/lib/build-day';
import { seasons } from '@/lib/seasons';
import type { IsoDate, Season } from '@/content/tax-calendar/types';
import { paths } from '@/content/page-anchors';
import { site } from '@/content/site';
import { addDays, isoDate } from '@/lib/tax/dates';
import { allDeadlines, groupOf, windowOf } from '@/lib/tax/deadlines';

/**
 * The season of a filing year.
 * @throws Error for a year before the first season, or after the computed ones
 */
export function seasonFor(year: number): Season {
  const season = seasons.find((candidate) => candidate.year === year);
  if (!season) throw new Error(`The site has no season ${year}`);
  return season;
}

/** The season the whole site speaks of: `activeSeason` in `content/site.json`, or the one filed in the year of the build. */
export function activeSeason(): Season {
  return site.activeSeason === 'auto' ? currentSeason() : seasonFor(site.activeSeason);
}

/** The season that is filed in the calendar year of the build. */
export function currentSeason(): Season {
  return seasonFor(buildYear());
}

/**
 * Seasons with a tab on a page, the active one first: the active season, the one filed in the build's
 * calendar year, and the next one. Earlier seasons fill up to three.
 */
export function pageSeasons(): readonly [Season, ...Season[]] {
  const active = activeSeason();
  const current = currentSeason();
  const wanted = seasons.filter(
    (season) => season === active || season === current || season.year === current.year + 1,
  );
  const oldest = Math.min(...wanted.map(({ year }) => year));
  const before = seasons.filter(({ year }) => year < oldest);
  const missing = 3 - wanted.length;
  const shown = [...(missing > 0 ? before.slice(-missing) : []), ...wanted];
  return [active, ...shown.filter((season) => season !== active)];
}

/**
 * The first season from the active one on that has a date ahead, else the newest.
 * @param today the day in Colombia; a date on it is still ahead
 */
export function comingSeason(today: IsoDate): Season {
  const from = seasons.filter(({ year }) => year >= activeSeason().year);
  const isAhead = (season: Season) => allDeadlines([season]).some(({ date }) => date >= today);
  return from.find(isAhead) ?? from.at(-1) ?? activeSeason();
}

/** The day after a season's last date for natural persons. */
function dayAfterWindow(season: Season): IsoDate {
  return addDays(windowOf(groupOf(season, 'natural')).last, 1);
}

/** The last weeks of the current season's calendar year, once its window for natural persons is over. */
export function yearEnd() {
  const season = currentSeason();
  return { year: season.year, from: dayAfterWindow(season), until: isoDate(season.year, 12, 31) };
}

/**
 * The season whose return people have missed last, or will miss next, and the days between its window and the month in
 * which the next one begins.
 * @param today the day in Colombia
 */
export function missedSeason(today: IsoDate) {
  return seasons
    .map((season) => ({
      season,
      from: dayAfterWindow(season),
      until: isoDate(season.year + 1, 7, 31),
    }))
    .find(({ until }) => until >= today);
}

/**
 * Id of a season's section on the calendar page: `calendario-2026`.
 * @param year the filing year
 */
export function seasonAnchor(year: number): string {
  return `calendario-${year}`;
}

/**
 * Address of a season's dates; the active season is the calendar page itself.
 * @param year the filing year
 */
export function calendarAddress(year: number): string {
  const place = year === activeSeason().year ? '' : `#${seasonAnchor(year)}`;
  return `${paths.calendar}${place}`;
}
