/** @jest-environment node */
import { answeredQuestions } from './faq';

test('questions come group by group, whatever their order', () => {
  const ask = (question: string, group: 'duty' | 'dates' | 'abroad') => ({
    question,
    group,
    answer: ['Sí.'],
    source: '',
  });
  const answered = answeredQuestions(
    [ask('C', 'abroad'), ask('A', 'duty'), ask('B', 'dates'), ask('A2', 'duty')],
    {},
  );
  expect(answered.map(({ question }) => question)).toEqual(['A', 'A2', 'B', 'C']);
});

test('a sentence whose amount is not known is left out, and a question with no other', () => {
  const answered = answeredQuestions(
    [
      { question: '¿A?', group: 'duty', answer: ['Mira [la lista](#documents).', 'Son {uvt}.'], source: '' },
      { question: '¿B?', group: 'duty', answer: ['Son {uvt}.'], source: '' },
    ],
    { year: '2028', uvt: undefined },
  );
  expect(answered.map(({ question, answer }) => [question, answer])).toEqual([['¿A?', 'Mira la lista.']]);
});

test.each([
  ['Estatuto Tributario, artículo 575. Por confirmar: la fecha', 'Sí.', 'Estatuto Tributario, artículo 575'],
  [
    'Estatuto Tributario, artículos 634 y 814',
    'Causa intereses (artículo 634). Hay facilidad (artículo 814).',
    '',
  ],
])('an answer ends in its norm, unless it names it: %s', (source, sentence, shown) => {
  const [answered] = answeredQuestions([{ question: '¿A?', group: 'duty', answer: [sentence], source }], {});
  expect(answered?.source).toBe(shown);
});
