/** @jest-environment node */
import { faq } from '@/content/faq';
import { seasons } from '@/content/seasons';
import { answeredQuestions } from './faq';
import { seasonWords } from './season-words';

test.each(seasons.map((season) => [season.year, season] as const))('the questions of %i', (_, season) => {
  const answered = answeredQuestions(faq, seasonWords(season));
  expect(answered.length).toBeGreaterThan(0);
  expect(new Set(answered.map(({ question }) => question)).size).toBe(answered.length);
  for (const { question, answer } of answered) {
    expect(`${question} ${answer}`).not.toMatch(/[{}[\]]|undefined|null/);
  }
});

test('amounts and years are those of the season', () => {
  const [season2025, season2026, season2027] = seasons.map((season) =>
    JSON.stringify(answeredQuestions(faq, seasonWords(season))),
  );
  expect(season2025).toContain('$65.891.000');
  expect(season2025).toContain('$524.000 en 2026');
  expect(season2026).toContain('$69.718.600');
  expect(season2026).not.toMatch(/\$65\.891\.000|de octubre de 2025/);
  // Dates that the DIAN has not published say so.
  expect(season2027).toContain('Calculado según el Decreto 2229 de 2023; confirma en la DIAN');
  expect(season2026).not.toContain('Calculado según');
});

test('a sentence whose amount is not known is left out, and a question with no other', () => {
  const answered = answeredQuestions(
    [
      { question: '¿A?', answer: ['Siempre.', 'Son {uvt}.'], source: '' },
      { question: '¿B?', answer: ['Son {uvt}.'], source: '' },
    ],
    { year: '2028' },
  );
  expect(answered.map(({ question, answer }) => [question, answer])).toEqual([['¿A?', 'Siempre.']]);
});

test('a link is words with an address, and only the words for whoever reads the text', () => {
  const [answered] = answeredQuestions(
    [{ question: '¿A?', answer: ['Mira [la lista](#documents).'], source: '' }],
    {},
  );
  expect(answered?.answer).toBe('Mira la lista.');
  expect(answered?.parts).toContainEqual({ text: 'la lista', href: '#documents' });
});
