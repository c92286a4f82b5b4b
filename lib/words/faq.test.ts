/** @jest-environment node */
import { faqWords } from '@/content/faq';
import { answeredQuestions } from './faq';
import { fill } from './fill';

test('questions are grouped, whatever their order in the data', () => {
  const ask = (question: string, group: 'duty' | 'dates' | 'abroad') => ({
    question,
    group,
    answer: ['Sí.'],
  });
  const answered = answeredQuestions(
    [ask('C', 'abroad'), ask('A', 'duty'), ask('B', 'dates'), ask('A2', 'duty')],
    {},
  );
  // Letters come first, and an address keeps its question.
  expect(answered.map(({ id, question }) => [id, question])).toEqual([
    ['pregunta-3', 'B'],
    ['pregunta-2', 'A'],
    ['pregunta-4', 'A2'],
    ['pregunta-1', 'C'],
  ]);
});

test('a paragraph or case whose amount is not known is left out, and a question with no other paragraph', () => {
  const answered = answeredQuestions(
    [
      {
        question: '¿A?',
        group: 'duty',
        answer: ['Mira [la lista](#documents).', 'Son {uvt}.'],
        points: [
          { when: 'En {year},', text: 'nada.' },
          { when: 'Después,', text: 'son {uvt}.' },
        ],
      },
      { question: '¿B?', group: 'duty', answer: ['Son {uvt}.'] },
    ],
    { year: '2028', uvt: undefined },
  );
  const said = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
  expect(answered.map(({ question, answer }) => [question, answer.map(said)])).toEqual([
    ['¿A?', ['Mira la lista.']],
  ]);
  expect(answered[0]?.points.map(({ when }) => when)).toEqual(['En 2028,']);
});

test('every answer links to WhatsApp with its own message, or else with the question', () => {
  const exit = { label: 'Me llegó una carta', message: 'Hola. Me llegó una carta por {taxYear}.' };
  const answered = answeredQuestions(
    [
      { question: '¿A?', group: 'duty', answer: ['Sí.'], exit },
      { question: '¿B en {taxYear}?', group: 'duty', answer: ['Sí.'] },
    ],
    { taxYear: '2027' },
  );
  expect(answered.map(({ exit: { message } }) => message)).toEqual([
    'Hola. Me llegó una carta por 2027.',
    fill(faqWords.exit.message, { question: '¿B en 2027?' }),
  ]);
  expect(answered[0]?.exit.label).toBe(exit.label);
});

test('an answer ends in its norm, without what the owner has to confirm', () => {
  const source = 'Estatuto Tributario, artículo 575. Por confirmar: la fecha';
  const [answered] = answeredQuestions([{ question: '¿A?', group: 'duty', answer: ['Sí.'], source }], {});
  expect(answered?.source).toBe('Estatuto Tributario, artículo 575');
});
