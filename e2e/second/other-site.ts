import { seasons } from '@/content/seasons';
import type { Notice } from '@/content/notice';
import type { IsoDate, Season } from '@/content/seasons/types';
import { site } from '@/content/site';
import siteData from '@/content/site.json' with { type: 'json' };
import { addDays, todayInBogota } from '@/lib/tax/dates';
import { seasonFor } from '@/lib/words/active-season';
import { HelpfulError } from '@/scripts/lib/main.mjs';
import { computedSeason, indexSource, seasonSource } from '@/scripts/owner/season-file';
import { knowingNoMore, knowsAsMuch } from './year-later';

/** Address of the alternate build: in a folder, as on GitHub Pages. */
export const address = { origin: 'https://roma.test', basePath: '/carpeta' } as const;

/** Its API has its own host, under `localhost` because browsers resolve it without a network. */
export const apiHost = 'http://api.localhost';

/** Logos on the organisations' own hosts. */
export const logos = ['https://universidad.test/logo.png', 'https://junta.test/logo.svg'] as const;

/** `NEXT_PUBLIC_` settings that no other build uses. */
export const environment = {
  NEXT_PUBLIC_SITE_URL: address.origin,
  NEXT_PUBLIC_BASE_PATH: address.basePath,
  NEXT_PUBLIC_API_HOST: apiHost,
};

/**
 * A season next to the active one that knows no more than it.
 * @throws Error when `content/seasons` has none
 */
export function otherSeason(): Season {
  const active = seasonFor(site.activeSeason);
  const candidate = seasons.find((season) => season.year !== active.year && knowsAsMuch(season, active));
  if (candidate) return knowingNoMore(candidate, active);
  throw new HelpfulError(
    `No hay en content/seasons otra temporada con la que comparar la de ${active.year}: hace falta una con sus mismas UVT.`,
  );
}

/** An alternative `content/site.json`: another season, logos, another form of consent. */
function otherSite(year: number): object {
  const [university, board] = logos;
  return {
    ...siteData,
    activeSeason: year,
    university: { ...siteData.university, logoUrl: university },
    professionalBoard: { ...siteData.professionalBoard, logoUrl: board },
    privacy: { ...siteData.privacy, consent: 'checkbox' },
  };
}

/**
 * `content/site.ts` with the other tracking choice.
 * @throws Error when the file no longer names it
 */
function otherProgram(source: string): string {
  const now = "emailField: 'name' }";
  if (!source.includes(now)) throw new Error(`content/site.ts no longer says «${now}»`);
  return source.replace(now, "emailField: 'email' }");
}

/** One that is due on the day of the build, and one that is not yet. */
function otherNotices(today: IsoDate): Notice[] {
  const notice = { text: 'La DIAN amplió los plazos de quienes vencían hoy.', pages: ['incomeTax' as const] };
  const link = { text: 'Leer el comunicado', url: 'https://www.dian.gov.co/' };
  return [
    { ...notice, link, from: addDays(today, -2), until: addDays(today, 5) },
    { ...notice, text: 'Ese día no habrá atención.', from: addDays(today, 20), until: addDays(today, 21) },
  ];
}

/** A season after all of them, as `npm run season` writes it before its UVT is known. */
export function laterSeason(): Season {
  const year = Math.max(...seasons.map((season) => season.year)) + 1;
  return computedSeason(year, { taxYear: null, filingYear: null }, todayInBogota(new Date()));
}

/** Files that differ from the sources, by path. */
export function otherFiles(siteSource: string, season: Season): Record<string, string> {
  const later = laterSeason();
  return {
    'content/site.json': JSON.stringify(otherSite(season.year), null, 2),
    'content/site.ts': otherProgram(siteSource),
    [`content/seasons/${season.year}.ts`]: seasonSource(season),
    [`content/seasons/${later.year}.ts`]: seasonSource(later),
    'content/seasons/index.ts': indexSource([...seasons, later].map(({ year }) => year)),
    'content/notice.json': JSON.stringify({ notices: otherNotices(todayInBogota(new Date())) }),
  };
}
