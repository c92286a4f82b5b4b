import { seasons } from '@/content/seasons';
import type { Season } from '@/content/seasons/types';
import { site } from '@/content/site';
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

const declaration = 'export const site: Site =';

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

/**
 * `content/site.ts` as the owner might have it instead: another season, logos, and the choices that it does not come with.
 * @throws where the file no longer declares the site as it did
 */
function otherSite(source: string, year: number): string {
  if (!source.includes(declaration)) throw new Error(`content/site.ts no longer says «${declaration}»`);
  const [university, board] = logos;
  return `${source.replace(declaration, 'const given: Site =')}
export const site: Site = {
  ...given,
  activeSeason: ${year},
  university: { ...given.university, logoUrl: '${university}' },
  professionalBoard: { ...given.professionalBoard, logoUrl: '${board}' },
  tracking: { ...given.tracking, emailField: 'email' },
  privacy: { ...given.privacy, consent: 'checkbox' },
};
`;
}

/** The files that differ from the sources, by their paths. */
export function otherFiles(siteSource: string, season: Season): Record<string, string> {
  return {
    'content/site.ts': otherSite(siteSource, season.year),
    [`content/seasons/${season.year}.ts`]: seasonSource(season),
  };
}
