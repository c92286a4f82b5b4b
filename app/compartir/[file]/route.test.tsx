/** @jest-environment node */
import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { siteWords } from '@/lib/words/site-words';
import { generateStaticParams, GET } from './route';

/* In a chat the share picture is often all that says which year a page is about. */

// Returns the element to draw instead of drawing it.
jest.mock('next/og', () => ({
  ImageResponse: function ImageResponse(drawn: ReactElement) {
    return { drawn };
  },
}));

/** The text of the share picture of a page, with that season active. */
async function wordsOf(file: string, activeSeason: typeof site.activeSeason): Promise<string> {
  const replaced = jest.replaceProperty(site, 'activeSeason', activeSeason);
  const response = await GET({} as Request, { params: Promise.resolve({ file }) });
  const { drawn } = response as unknown as { drawn: ReactElement };
  const markup = renderToStaticMarkup(drawn);
  replaced.restore();
  return load(markup).text();
}

const [home, incomeTax, calendar] = generateStaticParams().map(({ file }) => file) as [
  string,
  string,
  string,
];

test.each([
  [2025, 'Año gravable 2024', '', false],
  [2027, 'Año gravable 2026', ' and say that the dates are computed', true],
] as const)('the share pictures of the season %i name «%s»%s', async (year, taxYear, _, isComputed) => {
  expect(await wordsOf(incomeTax, year)).toContain(taxYear);
  const drawn = await wordsOf(calendar, year);
  expect(drawn).toContain(taxYear);
  expect(drawn.includes('Fechas calculadas')).toBe(isComputed);
});

test('the share picture of the income tax page shows a limit with its amount', async () => {
  expect(await wordsOf(incomeTax, 2025)).toMatch(/Ingresos desde\s*\$65\.891\.000/);
});

test('the share picture of the home page has the owner’s own headline, title and city', async () => {
  Object.assign(presentation, { headline: 'Tus cuentas claras', highlight: 'cuentas claras' });
  jest.replaceProperty(siteWords, 'profession', 'Contador público');
  jest.replaceProperty(siteWords, 'city', 'Pasto');
  const words = await wordsOf(home, 2025);
  jest.restoreAllMocks();
  expect(words).toContain('Tuscuentasclaras');
  expect(words).toContain('Contador público en Pasto');
});
