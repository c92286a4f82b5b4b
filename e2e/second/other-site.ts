import type { Notice } from '@/content/notice';
import type { Data } from '@/content/schema';
import { seasonRecords, uvts } from '@/content/seasons';
import type { IsoDate, Season } from '@/content/seasons/types';
import siteData from '@/content/site.json' with { type: 'json' };
import { seasonOf, seasons } from '@/lib/seasons';
import { addDays, todayInBogota } from '@/lib/tax/dates';
import { activeSeason } from '@/lib/words/active-season';
import { HelpfulError } from '@/scripts/lib/main.mjs';
import { seasonsText, withSeason } from '@/scripts/owner/season-record';
import { knowingNoMore, knowsAsMuch } from './year-later';

/** Address of the alternate build. */
export const origin = 'https://roma.test';

/** Its API has its own host, under `localhost` because browsers resolve it without a network. */
export const apiHost = 'http://api.localhost';

/** Logos on the organisations' own hosts. */
export const logos = ['https://universidad.test/logo.png', 'https://junta.test/logo.svg'] as const;

/** `NEXT_PUBLIC_` settings that no other build uses. */
export const environment = {
  NEXT_PUBLIC_SITE_URL: origin,
  NEXT_PUBLIC_API_HOST: apiHost,
};

const active = activeSeason();

/**
 * A season next to the active one that knows no more than it.
 * @throws Error when there is none
 */
export function otherSeason(): Season {
  const { year } = candidate();
  const { uvt, seasons } = otherData();
  const record = seasons.find((season) => season.year === year);
  return seasonOf(record ?? { year, updated: active.updated }, uvt);
}

function candidate(): Season {
  const found = seasons.find((season) => season !== active && knowsAsMuch(season, active));
  if (found) return found;
  throw new HelpfulError(
    `No hay en content/seasons.json otra temporada con la que comparar la de ${active.year}: hace falta una con sus mismas UVT.`,
  );
}

function otherData(): Data['seasons'] {
  return knowingNoMore({ uvt: uvts, seasons: seasonRecords }, candidate(), active);
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

/** The year of a season after all of them, as `npm run season` adds it. */
export const laterYear = Math.max(...seasons.map(({ year }) => year)) + 1;

/** Files that differ from the sources, by path. */
export function otherFiles(siteSource: string, season: Season): Record<string, string> {
  const today = todayInBogota(new Date());
  return {
    'content/site.json': JSON.stringify(otherSite(season.year), null, 2),
    'content/site.ts': otherProgram(siteSource),
    'content/seasons.json': seasonsText(withSeason(otherData(), { year: laterYear, today })),
    'content/notice.json': JSON.stringify({ notices: otherNotices(today) }),
  };
}
