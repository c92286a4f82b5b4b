/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { tokenPlaces } from '@/content/tokens';
import { contentFiles, textProblems, textsOf } from './validate-texts';

test('every file of the content is looked at', () => {
  const wordless = ['pages.ts', 'schema.ts', 'services.ts', 'site.ts', 'tokens.ts'];
  const files = readdirSync('content').filter(
    (file) => /\.(ts|json)$/.test(file) && !wordless.includes(file) && !file.endsWith('.test.ts'),
  );
  expect(Object.keys(contentFiles).sort()).toEqual(files.sort());
});

test('the texts we ship name only tokens that are filled where they stand', () => {
  expect(textProblems()).toEqual([]);
});

test('every place that is said to take tokens is there', () => {
  const places = (file: string) =>
    new Set(textsOf(file, contentFiles[file]).map(({ place }) => place.replaceAll(/\[\d+\]/g, '')));
  const gone = Object.entries(tokenPlaces).flatMap(([file, taken]) =>
    // Optional texts are empty as shipped.
    Object.keys(taken).filter((place) => file !== 'offer.json' && !places(file).has(place)),
  );
  expect(gone.filter((place) => !place.endsWith('.keywords'))).toEqual([]);
});

test('a token that is not filled in its place is told with those that are', () => {
  const problems = (place: string, text: string) => textProblems([{ file: 'lookup.ts', place, text }]);
  expect(problems('lookupWords.endsIn', 'termina en {digits}')).toEqual([]);
  expect(problems('lookupWords.endsIn', 'termina en {year}')).toEqual([
    'content/lookup.ts → lookupWords.endsIn: se esperaba solo estas llaves: {digits}; se encontró {year} en «termina en {year}».',
  ]);
  expect(problems('lookupWords.submit', 'Ver la fecha de {year}')).toEqual([
    'content/lookup.ts → lookupWords.submit: se esperaba un texto sin llaves: aquí no se llenan; se encontró {year} en «Ver la fecha de {year}».',
  ]);
});

test('a text of the data is told by its label', () => {
  const place = 'questions[2].answer[0]';
  expect(textProblems([{ file: 'faq.json', place, text: 'En {yaer}.' }])).toEqual([
    expect.stringMatching(
      /^content\/faq\.json → Preguntas, 3, Respuesta, frase por frase, 1: se esperaba solo estas llaves: .*\{year\}.*se encontró \{yaer\}/,
    ),
  ]);
});

test('a text whose accents were lost on the way is told', () => {
  const text = Buffer.from('Contadora Pública').toString('latin1');
  expect(textProblems([{ file: 'site.json', place: 'professionalTitle', text }])).toEqual([
    expect.stringContaining('content/site.json → Tu título: se esperaba un texto con sus tildes'),
  ]);
  expect(textProblems([{ file: 'site.json', place: 'city', text: '«Bogotá» ’ 🇨🇴 Â É' }])).toEqual([]);
});

test('a text with the tags of a page is told, one that compares is not', () => {
  const problems = (text: string) =>
    textProblems([{ file: 'home.ts', place: 'homeWords.about.heading', text }]);
  expect(problems('Sobre <b>mí</b>')).toEqual([
    'content/home.ts → homeWords.about.heading: se esperaba un texto sin etiquetas; se encontró <b> en «Sobre <b>mí</b>».',
  ]);
  expect(problems('Si tus ingresos son < 10 y > 5')).toEqual([]);
});
