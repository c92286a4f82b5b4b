import { groupWords, installmentWords } from '@/content/seasons/groups';
import type { GroupId, IsoDate, Season } from '@/content/seasons/types';
import { decreeDates } from '@/lib/tax/decree-2229';
import { thresholdsFor } from '@/lib/tax/thresholds';

const groupIds = ['major', 'legal', 'natural'] as const satisfies readonly GroupId[];

/** A filing year's season by the decree's rule, with the known UVT values. */
export function computedSeason(year: number, uvt: Season['uvt'], today: IsoDate): Season {
  const dates = decreeDates(year);
  return {
    year,
    taxYear: year - 1,
    provenance: {
      status: 'computed',
      source: 'Decreto 2229 de 2023',
      url: 'https://www.dian.gov.co/',
    },
    updated: today,
    uvt,
    thresholds: thresholdsFor(uvt.taxYear),
    groups: groupIds.map((id) => ({
      ...groupWords[id],
      installments: installmentWords[id].map((words, index) => ({ ...words, dates: dates[id][index] ?? [] })),
    })),
  };
}

/** Source of `content/seasons/<year>.ts`, before prettier. */
export function seasonSource({ groups, ...season }: Season): string {
  const tables = groups.map(({ id, installments }) => {
    const dates = installments.map(
      (installment, index) => `{ ...installmentWords.${id}[${index}], dates: ${literal(installment.dates)} }`,
    );
    return `{ ...groupWords.${id}, installments: [${dates.join()}] }`;
  });
  return `import { groupWords, installmentWords } from './groups';
import type { Season } from './types';

export const season${season.year} = {
  ${literal(season).slice(1, -1).replace('provenance: {', '$&\n')},
  groups: [${tables.join()}],
} as const satisfies Season;
`;
}

/** A literal in the style of content: unquoted names, grouped thousands. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1: ')
    .replace(/(?<=: )\d{5,}/g, (number) => number.replace(/\B(?=(\d{3})+$)/g, '_'));
}

/** Source of `content/seasons/index.ts` for these filing years, in order. */
export function indexSource(years: readonly number[]): string {
  const imports = years.map((year) => `import { season${year} } from './${year}';\n`);
  return `${imports.join('')}import type { Season } from './types';

/** Every season the site knows, in order. \`npm run season -- <year>\` writes one and adds it here. */
export const seasons: readonly Season[] = [${years.map((year) => `season${year}`).join(', ')}];
`;
}

/**
 * Values to keep when a season is rewritten.
 * The text is parsed, not executed, because the file may be half edited.
 */
export function keptFrom(source: string): { published: boolean; uvt: Season['uvt'] } {
  const [, taxYear, filingYear] = /uvt: \{ ?taxYear: (\w+), ?filingYear: (\w+)/.exec(source) ?? [];
  return {
    published: /status: ['"]published/.test(source),
    uvt: { taxYear: ungrouped(taxYear), filingYear: ungrouped(filingYear) },
  };
}

function ungrouped(text: string | undefined): number | null {
  const value = Number(text?.replaceAll('_', ''));
  return Number.isInteger(value) && value > 0 ? value : null;
}
