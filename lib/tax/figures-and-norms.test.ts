/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { normAddress, norms, type Norm } from '@/content/norms';
import { readNorms } from '@/content/season-records';
import { figureSourceParts } from '@/lib/words/figure-sources';
import { linkedParts } from '@/lib/words/text-links';
import { formatFigure, rounding, salary } from './amounts';
import { decreeWorkingDays } from './decree-2229';
import { claimPeriod, penaltyRules } from './late-penalty';
import { pastDecrees } from './past-deadlines';
import { incomeTax } from './tax-range';
import { filingRules } from './thresholds';
import { holidayRules } from './working-days';

/* The accountant's list of figures with their norms holds all of them, and she can say of each norm that she read it. */

// The newest rules, so that the list follows a reform.
const penalty = penaltyRules(Infinity);
const filing = filingRules(2025);

/** Figures with the source of each. */
const figuresOf = ({
  sources,
  ...figures
}: { readonly sources: object } & Readonly<Record<string, unknown>>) =>
  Object.entries(sources as Record<string, Norm>).map(([name, source]) => [figures[name], source] as const);

const sources: readonly (readonly [figure: unknown, norm: Norm])[] = [
  ...filing.limits.map(({ uvt, source }) => [uvt, source] as const),
  ...figuresOf(filing),
  ...figuresOf(incomeTax),
  ...figuresOf(salary),
  ...figuresOf({ ...penalty, half: 100 * penalty.half, threeQuarters: 100 * penalty.threeQuarters }),
  ...figuresOf(claimPeriod),
  ...figuresOf(rounding),
  // The decrees and laws of days are listed with the year from which they hold.
  ...Object.values(decreeWorkingDays.sources).map((source) => [[], source] as const),
  ...Object.entries(holidayRules.sources).map(([name, source]) => {
    const { civicDay, july } = holidayRules;
    const from = new Map(Object.entries({ civicDay, july })).get(name)?.from;
    return [from === undefined ? [] : String(from), source] as const;
  }),
  ...Object.entries(pastDecrees).map(([taxYear, { norm }]) => [taxYear, norm] as const),
];

/** The numbers of a figure as the list writes them. */
const written = (figure: unknown): string[] =>
  typeof figure === 'object'
    ? Object.values(figure ?? {}).flatMap(written)
    : [typeof figure === 'number' ? formatFigure(figure) : String(figure)];

test('docs/es/por-confirmar.md lists each norm with its figures', () => {
  const rows = readFileSync('docs/es/por-confirmar.md', 'utf8').split(/\n(?=- )/);
  const isListed = ([figure, norm]: (typeof sources)[number]) =>
    rows.some((row) => {
      const listed: string[] = row.match(/\d+(?:[.,]\d+)*/g) ?? [];
      return (
        row.includes(`[${norm}](${normAddress(norm)})`) &&
        written(figure).every((number) => listed.includes(number))
      );
    });
  expect(sources.filter((each) => !isListed(each))).toEqual([]);
});

test('her form offers each of these norms, and no other', () => {
  const named = new Set(sources.map(([, norm]) => norm));
  expect([...norms].sort()).toEqual([...named].sort());
});

test('a figure’s norm tells the day on which she read it', () => {
  const said = () => {
    const parts = figureSourceParts([penalty.sources.tax, penalty.sources.minimumUvt]);
    return parts.map(({ text }) => text).join('');
  };
  expect(said()).toBe('De dónde sale: artículo\u00a0641 y artículo\u00a0639.');
  readNorms.push({ norm: 'artículo 639', day: '2026-12-02' });
  expect(said()).toContain('artículo\u00a0639 (leído el 2 de diciembre de 2026).');
  readNorms.pop();
});

test('a figure’s norm has the same address as in the texts of the pages', () => {
  const addresses = sources.map(([, norm]) => [normAddress(norm), linkedParts(norm)[0]?.href] as const);
  expect(addresses.filter(([, inTexts]) => inTexts !== undefined).length).toBeGreaterThan(20);
  for (const [url, inTexts] of addresses) expect(inTexts ?? url).toBe(url);
});
