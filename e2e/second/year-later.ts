import { YEAR_PARAMETER, YEARS_ID } from '@/components/dom/tax-year';
import { lateFilingWords } from '@/content/late-filing';
import type { Data } from '@/content/schema';
import type { Season } from '@/content/seasons/types';
import { formatLong } from '@/lib/tax/dates';
import { isComputed } from '@/lib/tax/season';
import { elements, parse, textsOf } from '@/scripts/build/html';

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** A season's values besides its years: days, amounts and ISO dates. */
const FILLED: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d{2}-\d{2}/g, 'FECHA'],
  // A UVT's resolution is of the year before and keeps its year.
  [/^Resolución \d{6} de \d{4}$/, 'RESOLUCIÓN'],
  // «del 11 de febrero al 25 de junio» and «11 de febrero de 2025»: the year stays, to be compared.
  [new RegExp(String.raw`\d{1,2} de (${MONTHS})`, 'g'), 'DÍA'],
  [/\$\s?[\d.]+/g, 'PESOS'],
  // Minimum penalty, which depends on the latest known UVT in any season.
  [
    new RegExp(
      lateFilingWords.minimumOf.replace('{amount}', 'PESOS').replace('{year}', String.raw`\d{4}`),
      'g',
    ),
    'MÍNIMO',
  ],
];

/** Attributes with words for people. */
const WORDED = ['content', 'alt', 'title', 'aria-label', 'data-message'];

/** Parts with other years: the footer, a choice of season, or a notice's days. */
const OWN_YEARS = [
  'footer, select, [data-notice]',
  // Dates that changed, and the open files, are of several years.
  'details:has(del), a[href*="/datos/"]',
  // The tabs, their words and the tables of all years; on the calendar page, the link and the sections of the others.
  `#${YEARS_ID}, fieldset:has([name=${YEAR_PARAMETER}]), details:has(#topes), [id^=pregunta] small, a[href="#years"]`,
  'section:is([aria-labelledby=years], [aria-labelledby=other-dates])',
].join();

/** A page's sentences and attribute values, which visitors and crawlers read. */
export function sentences(html: string): string[] {
  const page = parse(html);
  // The framework's data repeats the page; only JSON-LD is read by crawlers.
  page(`${OWN_YEARS}, script:not([type])`).remove();
  const data = page('script')
    .toArray()
    .map((script) => page(script).text());
  const worded = elements(page).flatMap(({ attribs }) => WORDED.map((name) => attribs[name] ?? ''));
  return [...textsOf(page), ...data, ...worded];
}

/** A sentence without the values that differ between seasons, its years kept. */
function withoutSeason(
  sentence: string,
  { provenance, updated }: Pick<Season, 'provenance' | 'updated'>,
): string {
  // Sources are quoted per season, and the review's day is unrelated to the season.
  const unsourced = sentence
    .replaceAll(provenance.source, 'FUENTE')
    .replaceAll(provenance.url, 'DIRECCIÓN')
    .replaceAll(formatLong(updated), 'REVISADO');
  return FILLED.reduce((text, [pattern, word]) => text.replace(pattern, word), unsourced).trim();
}

/** Whether a season has every UVT that another has. */
export function knowsAsMuch({ uvt }: Season, { uvt: wanted }: Season): boolean {
  const has = (which: keyof Season['uvt']) => wanted[which] === null || uvt[which] !== null;
  return has('taxYear') && has('filingYear');
}

/** The data with a season reduced to what another knows: unknown UVTs and unpublished dates use other words. */
export function knowingNoMore(
  { uvt, seasons }: Data['seasons'],
  { year }: Season,
  than: Season,
): Data['seasons'] {
  const { taxYear, filingYear } = than.uvt;
  const isForgotten = (of: number) =>
    (of === year && filingYear === null) || (of === year - 1 && taxYear === null);
  return {
    uvt: uvt.filter((each) => !isForgotten(each.year)),
    seasons: seasons.map((record) =>
      record.year === year && isComputed(than) ? { ...record, published: undefined } : record,
    ),
  };
}

type Years = Pick<Season, 'year' | 'taxYear' | 'provenance' | 'updated'>;

/**
 * Sentences with season `then` active that differ from season `now` by more than the years.
 * Such a year stayed behind, or moved though it belongs to neither season (a law's, say).
 */
export function strays(
  { sentences: said, season: now }: { sentences: readonly string[]; season: Years },
  { sentences: saidThen, season: then }: { sentences: readonly string[]; season: Years },
): string[] {
  const ofSeasons = new RegExp(
    String.raw`\b(${[now.year, now.taxYear, then.year, then.taxYear].join('|')})\b`,
    'g',
  );
  const moved = (sentence: string) =>
    sentence.replace(ofSeasons, (year) => String(Number(year) + then.year - now.year));
  const expected = new Set(said.map((sentence) => moved(withoutSeason(sentence, now))));
  return saidThen.filter((sentence) => {
    const rest = withoutSeason(sentence, then);
    return rest.search(ofSeasons) >= 0 && !expected.has(rest);
  });
}
