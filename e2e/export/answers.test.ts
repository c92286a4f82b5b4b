import { caseRows } from '@/content/cases/rows';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { isAsShipped } from '@/content/site';
import { everyPage, pageAt, textOf } from './exported';

/*
 * Compares the published answers with what the law says, row by row of content/cases/respuestas.csv, which the
 * accountant opens in a spreadsheet. A row names only the fact, so that a sentence may be reworded and still pass.
 * The frequent questions are the owner's to change, so in her copy only the program's own answers are compared.
 */

type Column = 'Pregunta, condición o regla' | 'En lo que habla de' | 'Nombra' | 'No dice' | 'Porque';

const rows = caseRows<Column>('respuestas');

const sentencesOf = (text: string) => text.split(/(?<=[.?!;]) /);
/** True if a text has these words; an article's number isn't found within a longer one. */
const named = (text: string, words: string) =>
  new RegExp(`(?<!\\d)${words.replace(/[.%]/g, '\\$&')}(?!\\d)`, 'i').test(text);
const listed = (cell: string) => (cell === '' ? [] : cell.split(', '));

const { page } = pageAt(pages.incomeTax.path);
/** Questions, conditions, steps and penalty rules: the title of each and everything said under it. */
const written = page('details:has(> summary), main li:has(> b), dl > div')
  .toArray()
  .filter((element) => isAsShipped || page(element).closest(`[aria-labelledby=${anchors.faq}]`).length === 0)
  .map((element) => ({
    title: textOf(page(element).find('> summary, > b, > dt')),
    said: textOf(page(element).clone().find('> summary').remove().end()),
  }));

/** Words of the tools once they are used: verdicts by their heading, and hints by their field. */
const { verdicts, meanings } = filingCheckWords;
const shown = [
  ...(['needNot', 'needNotOver', 'nonResident', 'simple'] as const).map((verdict) => ({
    title: verdicts[verdict],
    said: meanings[verdict].join(' '),
  })),
  ...Object.values(lateFilingWords.fields).flatMap((field) =>
    'hint' in field ? [{ title: `Campo: ${field.label}`, said: field.hint }] : [],
  ),
];

const answers = [...written, ...shown];

const answersTo = (title: string) => {
  const same = answers.filter((answer) => answer.title === title);
  return same.length > 0 ? same : answers.filter((answer) => named(answer.title, title));
};
const compared = rows
  .map((row) => [row['Pregunta, condición o regla'], row['En lo que habla de'], row] as const)
  .filter(([title]) => isAsShipped || answersTo(title).length > 0);

test.each(compared)(
  'the answer «%s», where it speaks of «%s», says what its source says',
  (title, about, row) => {
    const found = answersTo(title);
    expect(found.map((answer) => answer.title)).toHaveLength(1);
    const said = sentencesOf(found[0]?.said ?? '')
      .filter((sentence) => named(sentence, about))
      .join(' ');
    const missing = listed(row.Nombra).filter((fact) => !fact.split(' o ').some((word) => named(said, word)));
    const wrong = listed(row['No dice']).filter((word) => named(said, word));
    expect({ said, missing, wrong }).toEqual({ said, missing: [], wrong: [] });
  },
);

test('the law’s name for an undivided estate is explained wherever it is said', () => {
  const sentences = everyPage.flatMap((one) => sentencesOf(textOf(one.page('body'))));
  const naming = sentences.filter((sentence) => /sucesi(?:ón|ones) ilíquidas?/i.test(sentence));
  if (isAsShipped) expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((sentence) => !named(sentence, 'herencia'))).toEqual([]);
});
