/** @jest-environment node */
import { text } from 'node:stream/consumers';
import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { YEARS_ID } from '@/components/tax-year/tax-year';
import { incomeTaxWords } from '@/content/income-tax';
import type * as Site from '@/content/site';
import { fill } from '@/lib/words/fill';
import { elements, parse, textsOf, type Page } from '../scripts/post-build/html';
import Calendar, { metadata as ofCalendar } from './calendario-tributario/page';
import IncomeTax, { metadata as ofIncomeTax } from './declaracion-renta/page';
import Home, { metadata as ofHome } from './page';

/*
 * The limits and minimum penalty of a season are unknown before the DIAN publishes its UVT, and pages must not
 * invent them.
 */
jest.mock('@/content/site', () => {
  const actual = jest.requireActual<typeof Site>('@/content/site');
  return { ...actual, site: { ...actual.site, activeSeason: 2028 } };
});

jest.mock('@/content/season-records', () => ({
  uvts: [],
  contingencies: [],
  placeDates: [],
  readNorms: [],
  seasonRecords: [{ year: 2026, updated: '2026-11-21' }],
}));

/** Matches the traces of an unknown UVT in a page: NaN, an amount of zero, an unfilled token. */
const gap = /NaN|undefined|null|\$ ?0(?![.\d])|\{\w+\}|\[object/;

/** Renders a page, without the scripts that React streams for Suspense. */
async function read(Route: ComponentType): Promise<Page> {
  const { prelude } = await prerenderToNodeStream(<Route />);
  const page = parse(await text(prelude));
  // Leaves out scripts, and the JSON whose sentences the browser fills.
  page(`script:not([type]), #${YEARS_ID}`).remove();
  return page;
}

/** Every text and attribute of the page. */
function said(page: Page): string[] {
  const data = page('script')
    .toArray()
    .map((script) => page(script).text());
  return [...textsOf(page), ...data, ...elements(page).flatMap(({ attribs }) => Object.values(attribs))];
}

const toCome = fill(incomeTaxWords.whoMustFile.unknown, { year: '2028', taxYear: '2027' });

const pages: [string, ComponentType, Metadata][] = [
  ['home', Home, ofHome],
  ['income tax', IncomeTax, ofIncomeTax],
  ['calendar', Calendar, ofCalendar],
];

test.each(pages)(
  'the %s page says what will be published, without gaps, empty tables or dead links',
  async (_, Route, metadata) => {
    expect(JSON.stringify(metadata)).not.toMatch(/NaN|undefined|\{\w+\}/);
    const page = await read(Route);
    if (Route === IncomeTax) expect(page('body').text()).toContain(toCome);
    const whole = said(page);
    expect(whole.filter((each) => gap.test(each))).toEqual([]);
    expect(whole.some((each) => each.includes('2028'))).toBe(true);
    const links = page('a[href^="#"]').not('[href="#top"]').toArray();
    const dead = links.filter(({ attribs: { href } }) => page(`[id="${href?.slice(1)}"]`).length === 0);
    expect(dead).toEqual([]);
    for (const table of page('table').toArray())
      expect(page(table).find('tbody td').text().trim()).not.toBe('');
  },
);
