import { calendarWords } from '@/content/calendar';
import { contactWords } from '@/content/contact';
import { faqWords } from '@/content/faq';
import { filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { layoutWords } from '@/content/layout';
import { sourceLinks } from '@/content/sources';
import { seasons } from '@/lib/seasons';
import { elements } from '@/scripts/post-build/html';
import { everyPage, exported, file, stringsIn, textOf } from './exported';

/* Every sentence of content is said: by a page's HTML, or by script where only an answer says it. */

const contentOf = (names: string) =>
  names.split(' ').map((name) => jest.requireActual<object>(`@/content/${name}`));

const byHtml = [
  ...contentOf('calendar checklist conditions faq home income-tax layout not-found'),
  ...contentOf('presentation quick-options working'),
  ...[contactWords.privacy.details, filingCheckWords.conditions, lateFilingWords.rules],
];
const byScript = [
  ...contentOf('answer-exits case contact error filing-check late-filing lookup'),
  ...contentOf('offer reminders services tool-unavailable'),
];

/** Said of what the owner's data or the season lacks, in a file of dates, or to search engines. */
const elsewhere: readonly string[] = [
  incomeTaxWords.years.bothCalculated,
  incomeTaxWords.whoMustFile.toCome,
  incomeTaxWords.whoMustFile.unknown,
  layoutWords.byline.verify,
  calendarWords.openDates.terms,
  ...stringsIn([calendarWords.openDates.dataset, calendarWords.openDates.table]),
  calendarWords.yearChart.computed,
  ...Object.values(faqWords.exit),
];

/** Sentences in a tree of words; names, addresses and places within a page are none. */
const sentencesIn = (words: unknown) => stringsIn(words).filter((text) => !/^[\w-]*$|^[/#]/.test(text));

const squeezed = (text: string) => text.replace(/\s+/g, ' ');
/** A sentence without what fills or links it, and a source without its doubt. */
const partsOf = (sentence: string) =>
  squeezed(sentence)
    .split(/\{\w+\}|\[|\]\([^)]*\)|\. Por confirmar: .*/)
    .map((part) => part.trim());

/** A minifier escapes accents. */
const readable = (script: string) =>
  script.replace(/\\x([\da-f]{2})|\\u([\da-f]{4})/gi, (_, short: string, long: string) =>
    String.fromCharCode(parseInt(short ?? long, 16)),
  );

const html = squeezed(
  everyPage
    .flatMap(({ page }) => [
      textOf(page('html')),
      page('[type="application/json"]').text(),
      ...elements(page).flatMap(({ attribs: { href = '', ...others } }) => [
        ...Object.values(others),
        decodeURIComponent(href),
      ]),
    ])
    .join(' '),
);
const scripts = [...exported.files.keys()].filter((name) => /\.(js|ics)$/.test(name));
const all = html + squeezed(scripts.map((name) => readable(file(name))).join(' '));

test.each([
  ['without script', byHtml, html],
  ['by an answer', byScript, all],
])('each sentence is said %s', (_how, words, said) => {
  const sentences = sentencesIn(words).filter((sentence) => !elsewhere.includes(sentence));
  expect(sentences.length).toBeGreaterThan(100);
  const unsaid = sentences.filter((sentence) => !partsOf(sentence).every((part) => said.includes(part)));
  expect(unsaid).toEqual([]);
});

test('no sentence writes the year of a season by hand', () => {
  const program = contentOf('calendar conditions filing-check home income-tax');
  const years = new RegExp(`\\b(${seasons.flatMap(({ year, taxYear }) => [year, taxYear]).join('|')})\\b`);
  const norms = new RegExp(Object.keys(sourceLinks.named).join('|'), 'g');
  const sentences = sentencesIn([byScript, program]);
  expect(sentences.filter((sentence) => years.test(sentence.replace(norms, '')))).toEqual([]);
});
