/** @jest-environment node */
import { filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords, lateSectionWords } from '@/content/late-filing';
import { otherSeasonsWords } from '@/content/calendar';
import { sourceLinks } from '@/content/sources';
import { seasons } from '@/lib/seasons';
import { seasonFor } from './active-season';
import { fillIfKnown, seasonWords } from './season-words';

// 14.12 months a year: 12 salaries, prima, cesantías and their interest.
test.each([
  [2025, '$4.660.000'],
  [2027, '$5.190.000'],
])(
  'in the season %i a salary with prestaciones reaches the income limit from %s a month on',
  (year, month) => {
    expect(seasonWords(seasonFor(year)).monthlyLimit).toBe(month);
  },
);

test('a season without its UVT has no amounts, and sentences that need them are left out', () => {
  const words = seasonWords(seasonFor(2028));
  expect(fillIfKnown('Se declara en {year}.', words)).toBe('Se declara en 2028.');
  expect(fillIfKnown('Desde {incomeLimit} de ingresos.', words)).toBeNull();
  expect(fillIfKnown('La UVT de {taxYear} es {uvt}.', words)).toBeNull();
});

test('a token that no season has is an error, even while the UVT is unknown', () => {
  expect(() => fillIfKnown('En {yaer}.', seasonWords(seasonFor(2025)))).toThrow('{yaer}');
});

test('no sentence has a fixed count of UVT, which a reform may change', () => {
  const words = [filingCheckWords, incomeTaxWords, lateFilingWords, lateSectionWords, otherSeasonsWords];
  expect(JSON.stringify(words).match(/.{20}\d UVT/g)).toBeNull();
});

test.each([
  ...['answer-actions', 'calendar', 'choices', 'contact', 'filing-check', 'home', 'income-tax'],
  ...['late-filing', 'lookup', 'offer', 'reminders', 'small-words', 'visitor-answers'],
])('content/%s names no season’s year, which would be wrong a year later', (name) => {
  const years = seasons.flatMap(({ year, taxYear }) => [year, taxYear]).join('|');
  // The month in which tables were compared stays true.
  const norms = [...Object.keys(sourceLinks), '\\(noviembre de 2026\\)'].join('|');
  const words = JSON.stringify(jest.requireActual(`@/content/${name}`)).replace(new RegExp(norms, 'g'), '');
  expect(words.match(new RegExp(`[^"]*\\b(?:${years})\\b[^"]*`, 'g'))).toBeNull();
});
