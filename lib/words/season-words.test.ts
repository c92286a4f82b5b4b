/** @jest-environment node */
import { filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { otherSeasonsWords } from '@/content/calendar';
import { sourceLinks } from '@/content/sources';
import { seasons } from '@/lib/seasons';
import type { Season } from '@/content/tax-calendar/types';
import { fillIfKnown, seasonWords } from './season-words';

function season(year: number): Season {
  const found = seasons.find((candidate) => candidate.year === year);
  if (!found) throw new Error(`no season ${year}`);
  return found;
}

test('the words of the season 2025 have its dates, limits, amounts and sources', () => {
  expect(seasonWords(season(2025))).toEqual({
    year: '2025',
    taxYear: '2024',
    firstDate: '12 de agosto de 2025',
    firstDayMonth: '12 de agosto',
    lastDate: '24 de octubre de 2025',
    lastDayMonth: '24 de octubre',
    uvt: '$47.065',
    incomeLimit: '$65.891.000',
    equityLimit: '$211.792.500',
    incomeLimitRounded: '$65.891.000',
    equityLimitRounded: '$211.793.000',
    latestMinimum: '$524.000 en 2026',
    abroadLimit: '2.000 UVT ($99.598.000)',
    pensionLimit: '1.000 UVT ($47.065.000)',
    zeroRateLimit: '1.090 UVT ($51.300.850)',
    dependantLimit: '72 UVT ($3.388.680)',
    dependantIncomeLimit: '260 UVT ($12.236.900)',
    dependantMonthLimit: '32 UVT ($1.506.080)',
    monthlyLimit: '$4.660.000',
    yearLimit: '$69.718.600',
    invoicesLimit: '240 UVT ($11.295.600)',
    minimumUvt: '10',
    capUvt: '2.500',
    taxRate: '5',
    taxMost: '100',
    incomeRate: '0,5',
    incomeMost: '5',
    equityRate: '1',
    equityMost: '10',
    updated: expect.stringMatching(/^\d{1,2} de \w+ de \d{4}$/),
  });
});

// 14.12 months a year: 12 salaries, prima, cesantías and their interest.
test.each([
  [2025, '$4.660.000'],
  [2026, '$4.930.000'],
  [2027, '$5.190.000'],
])(
  'in the season %i a salary with prestaciones reaches the income limit from %s a month on',
  (year, month) => {
    expect(seasonWords(season(year)).monthlyLimit).toBe(month);
  },
);

test('a season without its UVT has no amounts, and sentences that need them are left out', () => {
  const words = seasonWords({
    ...season(2027),
    pesosPerUvt: { taxYear: null, filingYear: null },
    thresholds: [],
  });
  expect(fillIfKnown('Se declara en {year}.', words)).toBe('Se declara en 2027.');
  expect(fillIfKnown('Desde {incomeLimit} de ingresos.', words)).toBeNull();
  expect(fillIfKnown('La UVT de {taxYear} es {uvt}.', words)).toBeNull();
});

test('a token that no season has is an error, even while the UVT is unknown', () => {
  expect(() => fillIfKnown('En {yaer}.', seasonWords(season(2025)))).toThrow('{yaer}');
});

test('no sentence has a fixed count of UVT, which a reform may change', () => {
  const words = [filingCheckWords, incomeTaxWords, lateFilingWords, otherSeasonsWords];
  expect(JSON.stringify(words).match(/.{20}\d UVT/g)).toBeNull();
});

test.each([
  ...['answer-actions', 'calendar', 'conditions', 'contact', 'filing-check', 'home', 'income-tax'],
  ...['late-filing', 'lookup', 'offer', 'reminders', 'tool-unavailable', 'visitor-answers'],
])('content/%s names no season’s year, which would be wrong a year later', (name) => {
  const years = seasons.flatMap(({ year, taxYear }) => [year, taxYear]).join('|');
  const norms = Object.keys(sourceLinks.named).join('|');
  const words = JSON.stringify(jest.requireActual(`@/content/${name}`)).replace(new RegExp(norms, 'g'), '');
  expect(words.match(new RegExp(`[^"]*\\b(?:${years})\\b[^"]*`, 'g'))).toBeNull();
});
