/** @jest-environment node */
import { faq } from '@/content/faq';
import { seasons } from '@/content/seasons';
import { answeredQuestions } from './faq';
import { seasonWords } from './season-words';

test.each(seasons.map((season) => [season.year, season] as const))('the questions of %i', (_, season) => {
  const answered = answeredQuestions(faq, seasonWords(season));
  expect(answered.length).toBeGreaterThanOrEqual(8);
  expect(answered.length).toBeLessThanOrEqual(10);
  expect(new Set(answered.map(({ question }) => question)).size).toBe(answered.length);
  for (const { question, answer } of answered) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/[.)]$/);
    expect(`${question} ${answer}`).not.toMatch(/[{}!¡]|undefined|null/);
    expect(answer.length).toBeLessThan(420);
  }
});

test('amounts and years are those of the season', () => {
  const [season2025, season2026] = seasons.map((season) =>
    JSON.stringify(answeredQuestions(faq, seasonWords(season))),
  );
  expect(season2025).toContain('$65.891.000');
  expect(season2025).toContain('$498.000');
  expect(season2026).toContain('$69.718.600');
  expect(season2026).not.toMatch(/\$65\.891\.000|de octubre de 2025/);
});

test('a sentence whose amount is not known is left out, and a question with no other', () => {
  const answered = answeredQuestions(
    [
      { question: '¿A?', answer: ['Siempre.', 'Son {minimumPenalty}.'], source: '' },
      { question: '¿B?', answer: ['Son {minimumPenalty}.'], source: '' },
    ],
    { year: '2028' },
  );
  expect(answered).toEqual([{ question: '¿A?', answer: 'Siempre.' }]);
});
