import { renderToStaticMarkup } from 'react-dom/server';
import { YearTabs } from '@/components/tax-year/YearTabs';
import { YearText, YearWord } from '@/components/tax-year/YearText';
import { chosenTaxYear, YEAR_CHANGED } from '@/components/tax-year/tax-year';
import { incomeTaxWords } from '@/content/income-tax';
import type * as Site from '@/content/site';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { pageTitle } from '@/lib/seo/page-titles';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { plainText } from '@/lib/words/text-links';
import { seasonWords, pageWords } from '@/lib/words/season-words';
import { followCase } from '@/page-scripts/case/follow-case';
import { showTaxYear } from './show-tax-year';

jest.mock('@/content/site', () => {
  const real = jest.requireActual<typeof Site>('@/content/site');
  return { ...real, site: { ...real.site, activeSeason: 2025 } };
});

jest.mock('@/components/dom/later');

const { heading } = incomeTaxWords.whoMustFile;
const { phases } = incomeTaxWords.years;
const seasons = pageSeasons();
const [active] = seasons;
const latest = seasons.reduce((one, other) => (one.year > other.year ? one : other));
const onChange = jest.fn(() => chosenTaxYear());
const tab = (taxYear: number) => document.querySelector<HTMLInputElement>(`input[value='${taxYear}']`);
const today = (day: string) => jest.setSystemTime(new Date(`${day}T12:00:00-05:00`));
const showAgain = () => dispatchEvent(new Event('visibilitychange'));
const line = () => document.querySelector('[data-year-word=line]')?.textContent;
const said = (phase: keyof typeof phases, season = active) => {
  const months = { firstMonth: 'agosto', lastMonth: 'octubre', former: String(season.taxYear - 1) };
  const words = {
    ...seasonWords(season),
    ...months,
    until: isComputed(season) ? 'octubre' : `el ${seasonWords(season).lastDayMonth}`,
  };
  return plainText(fill(phases[phase], words));
};

const titleOf = (season: typeof active) => pageTitle('incomeTax', { ...pageWords(), ...seasonWords(season) });

beforeAll(() => {
  document.title = titleOf(active);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <YearTabs />
      <p>
        <YearWord name="line" /> <a href={`?ag=${latest.taxYear}`}>{latest.taxYear}</a>
      </p>
      <h2>
        <YearText text={heading} />
      </h2>
      <YearWord name="lastDay" />
    </>,
  );
  // The visitor comes on a later day than that of the build.
  jest.useFakeTimers({ now: new Date(`${latest.year}-11-23T12:00:00-05:00`) });
  addEventListener(YEAR_CHANGED, onChange);
  showTaxYear();
  document.body.append('parsed');
});

// The load event ends the observer that keeps choosing the tab of the address.
afterAll(() => dispatchEvent(new Event('load')));

test('opens on the active season, whose words and title are those of the HTML, and whose link names its year', () => {
  expect(document.querySelector('[data-year-word=line] a')?.getAttribute('href')).toBe(
    `?ag=${active.taxYear}#sancion`,
  );
  expect(line()).toBe(said('over'));
  expect(document.title).toBe(titleOf(active));
});

test('between two filing windows, the coming year’s line links to the penalty of the year that has just ended', () => {
  const day = new Date();
  tab(latest.taxYear)?.click();
  for (const now of [`${latest.year - 1}-12-31`, `${latest.year}-01-02`]) {
    today(now);
    showAgain();
    expect([now, line()]).toEqual([now, said('next', latest)]);
  }
  const door = document.querySelector('[data-year-word=line] a');
  expect(door).toHaveAttribute('href', `?ag=${latest.taxYear - 1}#sancion`);
  jest.setSystemTime(day);
  tab(active.taxYear)?.click();
});

test('a tab chosen before the on-load script is in the address once that has run', () => {
  tab(latest.taxYear)?.click();
  expect(document.querySelector('h2')).toHaveTextContent(fill(heading, seasonWords(latest)));
  expect(location.search).toBe('');
  followCase();
  expect(location.search).toBe(`?ag=${latest.taxYear}`);
  tab(active.taxYear)?.click();
  jest.runAllTimers();
  onChange.mockClear();
});

test('a link changes the year, its words, title and address, goes to its place, and notifies the tools once', () => {
  const link = document.querySelector<HTMLAnchorElement>('p > a[href^="?ag="]');
  link?.setAttribute('href', `?ag=${latest.taxYear}#topes`);
  link?.click();
  jest.runAllTimers();
  expect(tab(latest.taxYear)?.checked).toBe(true);
  expect(document.querySelector('h2')).toHaveTextContent(fill(heading, seasonWords(latest)));
  expect(document.title).toBe(titleOf(latest));
  expect([location.search, location.hash]).toEqual([`?ag=${latest.taxYear}`, '#topes']);
  expect(onChange.mock.results.map(({ value }) => value)).toEqual([latest.taxYear]);
});

test('says whether the year’s window is to come, open or over on the visitor’s day', () => {
  const { first, last } = windowOf(groupOf(active, 'natural'));
  for (const [day, phase] of [
    [`${active.year}-01-02`, 'before'],
    [first, 'open'],
    [last, 'open'],
    [`${active.year}-12-31`, 'over'],
  ] as const) {
    today(day);
    tab(latest.taxYear)?.click();
    tab(active.taxYear)?.click();
    expect([day, line()]).toEqual([day, said(phase)]);
    // «Tu fecha es el último día, no el único» is hidden once that day has passed.
    const lastDay = document.querySelector('[data-year-word=lastDay]')?.textContent;
    expect([day, lastDay]).toEqual([day, phase === 'over' ? '' : incomeTaxWords.lastDay]);
  }
});

test('words that a translator has changed are left to it until the year changes', () => {
  const title = document.querySelector('h2 [data-year-word]');
  title?.replaceChildren('translated');
  showAgain();
  expect(title).toHaveTextContent('translated');
  tab(latest.taxYear)?.click();
  expect(title).toHaveTextContent(String(latest.year));
  tab(active.taxYear)?.click();
});

test('a word is written once its element is parsed', () => {
  const word = document.createElement('b');
  word.dataset.yearWord = 'year';
  document.body.append(word);
  showAgain();
  word.append('HTML');
  word.after('.');
  showAgain();
  expect(word).toHaveTextContent(/^\d+$/);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s on a link to a year is left to the browser',
  (key) => {
    tab(active.taxYear)?.click();
    const link = document.querySelector<HTMLAnchorElement>('p > a[href^="?ag="]');
    // jsdom follows no link; a default that nobody prevented is left to the browser.
    const reached = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.body.addEventListener('click', reached, { once: true });
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    expect(reached).toHaveBeenCalledTimes(1);
    expect(tab(active.taxYear)?.checked).toBe(true);
  },
);
