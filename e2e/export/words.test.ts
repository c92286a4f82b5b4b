import * as answerActions from '@/content/answer-actions';
import * as calendar from '@/content/calendar';
import * as checklist from '@/content/checklist';
import * as conditions from '@/content/conditions';
import * as contact from '@/content/contact';
import * as faq from '@/content/faq';
import * as filingCheck from '@/content/filing-check';
import * as home from '@/content/home';
import * as incomeTax from '@/content/income-tax';
import * as lateFiling from '@/content/late-filing';
import * as layout from '@/content/layout';
import * as lookup from '@/content/lookup';
import * as notFound from '@/content/not-found';
import * as offer from '@/content/offer';
import * as presentation from '@/content/presentation';
import * as quickOptions from '@/content/quick-options';
import * as reminders from '@/content/reminders';
import * as services from '@/content/services';
import * as toolUnavailable from '@/content/tool-unavailable';
import * as visitorAnswers from '@/content/visitor-answers';
import * as working from '@/content/working';
import { calendarWords } from '@/content/calendar';
import { contactWords } from '@/content/contact';
import { faqWords } from '@/content/faq';
import { conditionTexts } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { layoutWords } from '@/content/layout';
import { isAsShipped } from '@/content/site';
import { sourceLinks } from '@/content/sources';
import { seasons } from '@/lib/seasons';
import { pageWords } from '@/lib/words/page-words';
import { fillIfKnown } from '@/lib/words/season-words';
import { elements } from '@/scripts/post-build/html';
import { everyPage, exported, file, stringsIn, textOf } from './exported';

/* Every sentence of content is in the HTML of a page, or in a script if only an answer uses it. */

const byHtml = [
  calendar,
  checklist,
  conditions,
  faq,
  home,
  incomeTax,
  layout,
  notFound,
  presentation,
  quickOptions,
  working,
  ...[contactWords.privacy.details, conditionTexts, lateFilingWords.rules],
];
const byScript = [
  answerActions,
  contact,
  filingCheck,
  lateFiling,
  lookup,
  offer,
  reminders,
  services,
  toolUnavailable,
  visitorAnswers,
];

/** Sentences that no page shows: for missing data, for calendar files, for search engines. */
const elsewhere: readonly string[] = [
  incomeTaxWords.years.bothCalculated,
  incomeTaxWords.whoMustFile.inUvt,
  offer.offerWords.note.signed,
  incomeTaxWords.whoMustFile.unknown,
  layoutWords.byline.verify,
  calendarWords.openData.terms,
  ...stringsIn([calendarWords.openData.dataset, calendarWords.openData.table]),
  ...stringsIn({ ...calendarWords.openData.cases, introduction: '' }),
  calendarWords.yearChart.computed,
  ...Object.values(faqWords.exit),
  // An owner's own answers replace these, and a short or hidden group of questions shows no topics or no name.
  ...(isAsShipped
    ? []
    : stringsIn([offer.offerDefaults, faqWords.groups, faqWords.more, faq.faq.map(({ topic }) => topic)])),
  // A paragraph with an amount that the season doesn't know yet is dropped.
  ...stringsIn(faq.faq).filter((text) => fillIfKnown(text, pageWords()) === null),
];

/** Sentences in a tree of words, without names, hours, addresses and anchors. */
const sentencesIn = (words: unknown) => stringsIn(words).filter((text) => !/^[\w:-]*$|^[/#]/.test(text));

const squeezed = (text: string) => text.replace(/\s+/g, ' ');
/** Splits a sentence at its tokens and links, and leaves out a source's note «Por confirmar». */
const partsOf = (sentence: string) =>
  squeezed(sentence)
    .split(/\{\w+\}|\[|\]\([^)]*\)|\. Por confirmar: .*/)
    .map((part) => part.trim());

/** A script in which accented letters, escaped by the minifier, are letters again. */
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
  ['in HTML', byHtml, html],
  ['in an answer', byScript, all],
])('each sentence of content is said %s', (_how, words, said) => {
  const sentences = sentencesIn(words).filter((sentence) => !elsewhere.includes(sentence));
  expect(sentences.length).toBeGreaterThan(100);
  const unsaid = sentences.filter((sentence) => !partsOf(sentence).every((part) => said.includes(part)));
  expect(unsaid).toEqual([]);
});

test('no sentence has the year of a season typed in it', () => {
  const program = [calendar, conditions, filingCheck, home, incomeTax];
  const years = new RegExp(`\\b(${seasons.flatMap(({ year, taxYear }) => [year, taxYear]).join('|')})\\b`);
  const norms = new RegExp(Object.keys(sourceLinks.named).join('|'), 'g');
  const sentences = sentencesIn([byScript, program]);
  expect(sentences.filter((sentence) => years.test(sentence.replace(norms, '')))).toEqual([]);
});
