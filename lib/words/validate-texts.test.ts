/** @jest-environment node */
import offer from '@/content/offer.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };
import { textProblems } from './validate-texts';

test('the texts we ship name only tokens that are filled where they stand', () => {
  expect(textProblems()).toEqual([]);
});

test('a token that its place does not fill is reported, with those it fills', () => {
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

test('a text that lost its accents is reported', () => {
  const professionalTitle = Buffer.from('Contadora Pública').toString('latin1');
  expect(textProblems({ site: { ...site, professionalTitle, city: '«Bogotá» ’ 🇨🇴 Â É' } })).toEqual([
    expect.stringContaining('content/site.json → Tu título: se esperaba un texto con sus tildes'),
  ]);
});

test('a text with tags is reported; one with a comparison is not', () => {
  expect(
    textProblems({ site: { ...site, city: 'Bogotá <b>D. C.</b>', jobTitle: 'Si son < 10 y > 5' } }),
  ).toEqual([expect.stringContaining('Ciudad: se esperaba un texto sin etiquetas; se encontró <b>')]);
});
