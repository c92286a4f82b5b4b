import { seasons } from '@/content/seasons';
import type { Season } from '@/content/seasons/types';
import { site } from '@/content/site';
import siteData from '@/content/site.json' with { type: 'json' };
import { seasonFor } from '@/lib/words/active-season';
import { HelpfulError } from '@/scripts/lib/main.mjs';
import { seasonSource } from '@/scripts/owner/season-file';
import { knowingNoMore, knowsAsMuch } from './year-later';

/** Where the second build says it is published: in a folder, as GitHub Pages has it. */
export const address = { origin: 'https://roma.test', basePath: '/carpeta' } as const;

/** Its API has a host of its own; under `localhost`, so that a browser without a network may call it. */
export const apiHost = 'http://api.localhost';

/** Logos on the organisations' own hosts. */
export const logos = ['https://universidad.test/logo.png', 'https://junta.test/logo.svg'] as const;

/** `NEXT_PUBLIC_` settings that none of the other builds has. */
export const environment = {
  NEXT_PUBLIC_SITE_URL: address.origin,
  NEXT_PUBLIC_BASE_PATH: address.basePath,
  NEXT_PUBLIC_API_HOST: apiHost,
};

/**
 * A season beside the active one, knowing no more than it.
 * @throws where `content/seasons` has no such season
 */
export function otherSeason(): Season {
  const active = seasonFor(site.activeSeason);
  const candidate = seasons.find((season) => season.year !== active.year && knowsAsMuch(season, active));
  if (candidate) return knowingNoMore(candidate, active);
  throw new HelpfulError(
    `No hay en content/seasons otra temporada con la que comparar la de ${active.year}: hace falta una con sus mismas UVT.`,
  );
}

/** `content/site.json` as the owner might have it instead: another season, logos, another way of consenting. */
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
 * `content/site.ts` with the other way of tracking.
 * @throws where the file no longer says how it tracks
 */
function otherProgram(source: string): string {
  const now = "emailField: 'name' }";
  if (!source.includes(now)) throw new Error(`content/site.ts no longer says «${now}»`);
  return source.replace(now, "emailField: 'email' }");
}

/** The files that differ from the sources, by their paths. */
export function otherFiles(siteSource: string, season: Season): Record<string, string> {
  return {
    'content/site.json': JSON.stringify(otherSite(season.year), null, 2),
    'content/site.ts': otherProgram(siteSource),
    [`content/seasons/${season.year}.ts`]: seasonSource(season),
  };
}
