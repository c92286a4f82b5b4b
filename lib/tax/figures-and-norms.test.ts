/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { conditionNames } from '@/content/conditions';
import { normAddress, norms } from '@/content/norms';
import { readNorms } from '@/content/season-records';
import { groupWords } from '@/content/tax-calendar/groups';
import { figureSourceParts } from '@/lib/words/figure-sources';
import { linkedParts } from '@/lib/words/text-links';
import { formatFigure, rounding, salary } from './amounts';
import { decreeWorkingDays } from './decree-2229';
import { claimPeriod, penaltyRules } from './late-penalty';
import { pastDecrees } from './past-deadlines';
import type { Source } from './source';
import { incomeTax } from './tax-range';
import { filingRules } from './thresholds';
import { holidayRules } from './working-days';

/* The accountant's list of figures with their norms holds all of them, and she can say of each norm that she read it. */

// The newest rules, so that the list follows a reform.
const penalty = penaltyRules(Infinity);
const filing = filingRules(2025);

const percents = ({ perMonth, most }: { perMonth: number; most: number }) =>
  `${formatFigure(perMonth)} % por mes, hasta el ${most} %`;

const ofPenalty = {
  tax: `sanción sobre el impuesto: ${percents(penalty.tax)}`,
  income: `sanción sobre los ingresos: ${percents(penalty.income)}`,
  equity: `sanción sobre el patrimonio: ${percents(penalty.equity)}`,
  capUvt: `tope sin saldo a favor: ${formatFigure(penalty.capUvt)} UVT`,
  minimumUvt: `sanción mínima: ${formatFigure(penalty.minimumUvt)} UVT`,
  half: `reducción: se paga el ${100 * penalty.half} %`,
  threeQuarters: `reducción menor: se paga el ${100 * penalty.threeQuarters} %`,
  summoned: `después de un emplazamiento: por ${penalty.summoned}`,
} as const satisfies Record<keyof typeof penalty.sources, string>;

const ofFiling = {
  abroadUvt: `bienes en el exterior: ${formatFigure(filing.abroadUvt)} UVT`,
  pensionUvt: `pensión exenta: ${formatFigure(filing.pensionUvt)} UVT al mes`,
  dependantMonthUvt: `por todos los dependientes: ${filing.dependantMonthUvt} UVT al mes`,
  dependantIncomeUvt: `ingresos de un dependiente: menos de ${filing.dependantIncomeUvt} UVT al año`,
  dependantUvt: `por dependiente: ${formatFigure(filing.dependantUvt)} UVT`,
  invoicesUvt: `por facturas electrónicas: ${formatFigure(filing.invoicesUvt)} UVT`,
} as const satisfies Record<keyof typeof filing.sources, string>;

const ofTax = {
  brackets: `tarifas del impuesto: ${incomeTax.brackets.map(({ from, percent, added }) => `${percent} % desde ${formatFigure(from)} UVT (más ${formatFigure(added)})`).join(', ')}`,
  contributions: `aportes de un empleado a salud y pensión: ${incomeTax.contributions} %`,
  exempt: `renta de trabajo exenta: ${incomeTax.exempt} %`,
  exemptUvt: `renta de trabajo exenta: hasta ${incomeTax.exemptUvt} UVT al año`,
  most: `límite de lo que se resta: ${incomeTax.most} %`,
  mostUvt: `límite de lo que se resta: ${formatFigure(incomeTax.mostUvt)} UVT al año`,
} as const satisfies Record<keyof typeof incomeTax.sources, string>;

const ofHolidays = {
  fixed: 'festivos en su día',
  moved: 'festivos que pasan al lunes',
  fromEaster: 'festivos que dependen de la Semana Santa',
  civicDay: `día cívico, desde ${holidayRules.civicDay.from}`,
  july: `festivo del 9 de julio, desde ${holidayRules.july.from}`,
} as const satisfies Record<keyof typeof holidayRules.sources, string>;

function named<Figure extends string>(sources: Readonly<Record<Figure, Source>>, of: Record<Figure, string>) {
  return (Object.keys(of) as Figure[]).map((figure) => [of[figure], sources[figure]] as const);
}

const sources: readonly (readonly [figure: string, source: Source])[] = [
  ...filing.limits.map(
    ({ id, uvt, operator, source }) =>
      [
        `${conditionNames[id]}: ${operator === '>=' ? 'desde' : 'más de'} ${formatFigure(uvt)} UVT`,
        source,
      ] as const,
  ),
  ...named(filing.sources, ofFiling),
  ...named(incomeTax.sources, ofTax),
  [`sueldos de un año con prestaciones: ${formatFigure(salary.months)}`, salary.sources.months],
  ...named(penalty.sources, ofPenalty),
  [`plazo de la DIAN para exigir: ${claimPeriod.years} años`, claimPeriod.sources.years],
  ...(['natural', 'legal', 'major'] as const).map(
    (group) => [`días hábiles: ${groupWords[group].type}`, decreeWorkingDays.sources[group]] as const,
  ),
  ...named(holidayRules.sources, ofHolidays),
  [
    `en la declaración se escribe en múltiplos de ${formatFigure(rounding.multiple)}`,
    rounding.sources.multiple,
  ],
  ...Object.entries(pastDecrees).map(
    ([taxYear, { source }]) => [`fechas del año gravable ${taxYear}`, source] as const,
  ),
];

test('docs/es/por-confirmar.md lists each norm with its figures', () => {
  const rows = readFileSync('docs/es/por-confirmar.md', 'utf8').split(/\n(?=- )/);
  const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const isListed = ([figure, { norm, url }]: (typeof sources)[number]) =>
    rows.some((row) => {
      const listed = numbersIn(row);
      return (
        row.includes(`[${norm}](${url})`) && numbersIn(figure).every((number) => listed.includes(number))
      );
    });
  expect(sources.filter((each) => !isListed(each))).toEqual([]);
});

test('her form offers each of these norms, and no other, with the address that pages have', () => {
  const named = new Set(sources.map(([, { norm }]) => norm));
  for (const [, { norm, url }] of sources) expect(normAddress(norm)).toBe(url);
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
  const addresses = sources.map(([, { norm, url }]) => [url, linkedParts(norm)[0]?.href] as const);
  expect(addresses.filter(([, inTexts]) => inTexts !== undefined).length).toBeGreaterThan(20);
  for (const [url, inTexts] of addresses) expect(inTexts ?? url).toBe(url);
});
