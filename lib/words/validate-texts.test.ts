/** @jest-environment node */
import offer from '@/content/offer.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };
import { textProblems } from './validate-texts';

test('the texts we ship name only tokens that are filled where they stand', () => {
  expect(textProblems()).toEqual([]);
});

test('a token that is not filled in its place is told with those that are', () => {
  const asked = { questions: [{ question: 'En {year}', answer: ['Sí.', 'En {yaer}.'] }] };
  expect(textProblems({ faq: asked })).toEqual([
    expect.stringMatching(
      /^content\/faq\.json → Preguntas, 1, Respuesta, frase por frase, 2: se esperaba solo estas llaves: .*\{year\}.*se encontró \{yaer\}/,
    ),
  ]);
  const quoted = { ...offer, hours: '{city}', testimonials: [{ quote: 'En {city}' }] };
  expect(textProblems({ offer: quoted })).toEqual([
    expect.stringContaining(
      'se esperaba un texto sin llaves: aquí no se llenan; se encontró {city} en «En {city}».',
    ),
  ]);
});

test('a text whose accents were lost on the way is told', () => {
  const professionalTitle = Buffer.from('Contadora Pública').toString('latin1');
  expect(textProblems({ site: { ...site, professionalTitle, city: '«Bogotá» ’ 🇨🇴 Â É' } })).toEqual([
    expect.stringContaining('content/site.json → Tu título: se esperaba un texto con sus tildes'),
  ]);
});

test('a text with the tags of a page is told, one that compares is not', () => {
  expect(
    textProblems({ site: { ...site, city: 'Bogotá <b>D. C.</b>', jobTitle: 'Si son < 10 y > 5' } }),
  ).toEqual([expect.stringContaining('Ciudad: se esperaba un texto sin etiquetas; se encontró <b>')]);
});
