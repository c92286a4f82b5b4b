/** @jest-environment node */
import { text } from 'node:stream/consumers';
import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { incomeTaxWords } from '@/content/income-tax';
import { seasons } from '@/content/seasons';
import type * as Site from '@/content/site';
import { fill } from '@/lib/fill';
import { llmsText } from '@/lib/llms-text';
import { seasonProblems } from '@/lib/validate-seasons';
import { attribute, elements, nodes, parse, type Element } from '../scripts/lib/html';
import type { computedSeason as Compute } from '../scripts/owner/season-file';
import Calendar, { metadata as ofCalendar } from './calendario-tributario/page';
import IncomeTax, { metadata as ofIncomeTax } from './declaracion-renta/page';
import Home, { metadata as ofHome } from './page';

/*
 * A season begins before the DIAN has published its UVT: no limit and no least penalty is known. Its pages say
 * so, or say nothing.
 */
jest.mock('@/content/site', () => {
  const actual = jest.requireActual<typeof Site>('@/content/site');
  return { ...actual, site: { ...actual.site, activeSeason: 2028 } };
});

jest.mock('@/content/seasons', () => {
  const { computedSeason } = jest.requireActual<{ computedSeason: typeof Compute }>(
    '../scripts/owner/season-file',
  );
  return { seasons: [computedSeason(2028, { taxYear: null, filingYear: null }, '2026-11-21')] };
});

/** What a sum or a sentence leaves where its figure should be. */
const gap = /NaN|undefined|null|\$ ?0(?![.\d])|\{\w+\}|\[object/;

function wordsOf(element: Element): string {
  return nodes(element)
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .trim();
}

/** The page's elements, but for what React brings to put late parts in their places. */
async function read(Page: ComponentType): Promise<Element[]> {
  const { prelude } = await prerenderToNodeStream(<Page />);
  const all = elements(parse(await text(prelude)));
  return all.filter((each) => each.tagName !== 'script' || attribute(each, 'type') !== undefined);
}

/** What can be read of an element, on the page or by a machine. */
function said(element: Element): string[] {
  const own = nodes(element).flatMap((node) =>
    'value' in node && node.parentNode === element ? [node.value] : [],
  );
  return [...own, ...element.attrs.map(({ value }) => value)];
}

const pages: [string, ComponentType, Metadata][] = [
  ['home', Home, ofHome],
  ['income tax', IncomeTax, ofIncomeTax],
  ['calendar', Calendar, ofCalendar],
];

test('such a season may be published', () => {
  expect(seasons.flatMap((season) => seasonProblems(season))).toEqual([]);
});

test.each(pages)(
  'the %s page has neither a gap, an empty table nor a link to what is not there',
  async (_, Page, metadata) => {
    expect(JSON.stringify(metadata)).not.toMatch(/NaN|undefined|\{\w+\}/);
    const found = await read(Page);
    const whole = found.flatMap(said);
    expect(whole.filter((each) => gap.test(each))).toEqual([]);
    expect(whole.some((each) => each.includes('2028'))).toBe(true);
    const places = found.map((each) => `#${attribute(each, 'id')}`);
    const links = found.map((each) => attribute(each, 'href') ?? '');
    const within = links.filter((link) => link.startsWith('#') && link !== '#top');
    expect(within.filter((link) => !places.includes(link))).toEqual([]);
    for (const table of found.filter(({ tagName }) => tagName === 'table')) {
      const body = elements(table).filter(({ tagName }) => tagName === 'tbody');
      const cells = body.flatMap(elements).filter(({ tagName }) => tagName === 'td');
      expect(cells.filter((cell) => wordsOf(cell) !== '')).not.toEqual([]);
    }
  },
);

test('the income tax page says that the amounts are to come', async () => {
  const found = await read(IncomeTax);
  const words = { year: '2028', taxYear: '2027' };
  const { unknown } = incomeTaxWords.whoMustFile;
  expect(found.map(wordsOf).some((each) => each.startsWith(fill(unknown, words)))).toBe(true);
});

test('what machines are told has no gap', () => {
  expect(llmsText()).toContain('2028');
  expect(llmsText()).not.toMatch(gap);
});
