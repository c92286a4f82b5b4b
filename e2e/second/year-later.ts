import { lateFilingWords } from '@/content/late-filing';
import { llmsWords } from '@/content/llms';
import type { Season } from '@/content/seasons/types';
import { formatLong } from '@/lib/tax/dates';
import { elements, parse, textsOf } from '@/scripts/lib/html';

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** What a season fills in besides its years: days, amounts and ISO dates. */
const FILLED: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d{2}-\d{2}/g, 'FECHA'],
  // Each UVT has a resolution of the year before, which keeps its own year.
  [/^Resolución \d{6} de \d{4}$/, 'RESOLUCIÓN'],
  // «del 11 de febrero al 25 de junio» and «11 de febrero de 2025»: the year stays, to be compared.
  [new RegExp(String.raw`\d{1,2} de (${MONTHS})`, 'g'), 'DÍA'],
  [/\$\s?[\d.]+/g, 'PESOS'],
  // The minimum penalty, of the latest year whose UVT is known with any season.
  [
    new RegExp(
      lateFilingWords.minimumOf.replace('{amount}', 'PESOS').replace('{year}', String.raw`\d{4}`),
      'g',
    ),
    'MÍNIMO',
  ],
];

/** Attributes that somebody reads. */
const WORDED = ['content', 'alt', 'title', 'aria-label', 'data-message'];

/** Parts with years of their own, such as the footer's, a choice of season, or the equity of the year before. */
const OWN_YEARS = 'footer, select, [data-own-years], [data-of][hidden], [data-field=equity]';

/** The sentences and attribute values of a page: what visitors and crawlers read. */
export function sentences(html: string): string[] {
  const page = parse(html);
  // The framework's own data repeats the page; JSON-LD is what crawlers read.
  page(`${OWN_YEARS}, script:not([type])`).remove();
  const data = page('script')
    .toArray()
    .map((script) => page(script).text());
  const worded = elements(page).flatMap(({ attribs }) => WORDED.map((name) => attribs[name] ?? ''));
  return [...textsOf(page), ...data, ...worded];
}

/** The lines of /llms.txt, without those on the other seasons. */
export function linesOf(text: string): string[] {
  const parts = text.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${llmsWords.otherYears}`));
  return parts.join('').split('\n');
}

/** A sentence without what differs between any two seasons, its years apart. */
function withoutSeason(
  sentence: string,
  { provenance, updated }: Pick<Season, 'provenance' | 'updated'>,
): string {
  // Each season's source is quoted as its owner wrote it, which need not be as another's; and the day on which
  // it was looked over says nothing of its year.
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

/**
 * A season as it was when no more was known of it than of another: the site has other words for a UVT
 * that is not known yet, and for dates that the DIAN has not published.
 */
export function knowingNoMore(season: Season, than: Season): Season {
  const { taxYear, filingYear } = than.uvt;
  return {
    ...season,
    provenance: { ...season.provenance, status: than.provenance.status },
    uvt: {
      taxYear: taxYear && season.uvt.taxYear,
      filingYear: filingYear && season.uvt.filingYear,
    },
    thresholds: taxYear === null ? [] : season.thresholds,
  };
}

type Years = Pick<Season, 'year' | 'taxYear' | 'provenance' | 'updated'>;

/**
 * The sentences of the site with the season `then` active that are not what it says with `now`, moved
 * by as many years: a year that stayed behind, or one that moved and should not have. Years that belong
 * to neither season (of a law, say) are no matter of theirs.
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
