import { answerExitWords } from '@/content/answer-exits';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { parse } from '@/scripts/build/html';
import { exported, file, found } from './exported';

/* On the income tax page no sentence is longer than what is read in a breath. */

const LONGEST = 30;

/** Elements whose text is one run of sentences. */
const RUNS = 'p, li, dt, dd, th, td, h1, h2, h3, h4, summary, label, legend, option, caption, small';

/** Sentences of a run; a list after a colon is part of its sentence. */
const sentencesOf = (text: string) =>
  text.replace(/\s+/g, ' ').split(/(?<=[.?!…]»?\)?) (?=["«¿¡(A-ZÁÉÍÓÚÑ])/);

const tooLong = (texts: readonly string[]) =>
  texts.flatMap(sentencesOf).filter((sentence) => sentence.trim().split(' ').length > LONGEST);

/** Every text in a tree of words. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : [];
}

test('no sentence in its HTML is longer than thirty words', () => {
  const { file: name } = found(
    exported.pages.find(({ path }) => path === pages.incomeTax.path),
    'income tax page',
  );
  const page = parse(file(name));
  // The dialog's notice is the law's list of rights.
  page('script, style, svg, dialog').remove();
  const runs = page(RUNS)
    .toArray()
    .filter((element) => page(element).find(RUNS).length === 0)
    .map((element) => page(element).text());
  expect(runs.length).toBeGreaterThan(100);
  expect(tooLong(runs)).toEqual([]);
});

test('nor is one that only its answers say', () => {
  expect(tooLong(textsIn([filingCheckWords, lateFilingWords, lookupWords, answerExitWords]))).toEqual([]);
});
