/** @jest-environment node */
import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/content/site';
import { generateStaticParams, GET } from './route';

/* What a chat shows of each page, where no other text says of which year it speaks. */

// What the library is given to draw, in place of its drawing.
jest.mock('next/og', () => ({
  ImageResponse: function ImageResponse(drawn: ReactElement) {
    return { drawn };
  },
}));

/** The words drawn for a page, with a season active. */
async function wordsOf(file: string, activeSeason: typeof site.activeSeason): Promise<string> {
  const replaced = jest.replaceProperty(site, 'activeSeason', activeSeason);
  const response = await GET({} as Request, { params: Promise.resolve({ file }) });
  replaced.restore();
  const { drawn } = response as unknown as { drawn: ReactElement };
  return load(renderToStaticMarkup(drawn)).text();
}

const [, incomeTax, calendar] = generateStaticParams().map(({ file }) => file) as [string, string, string];

test.each([
  [2025, 'Año gravable 2024', '', false],
  [2027, 'Año gravable 2026', ', and that the dates are computed', true],
] as const)('the pictures of %i say %s%s', async (year, taxYear, _, isComputed) => {
  expect(await wordsOf(incomeTax, year)).toContain(taxYear);
  const drawn = await wordsOf(calendar, year);
  expect(drawn).toContain(taxYear);
  expect(drawn.includes('Fechas calculadas')).toBe(isComputed);
});

test('a limit is drawn with its amount', async () => {
  expect(await wordsOf(incomeTax, 2025)).toMatch(/Ingresos desde\s*\$65\.891\.000/);
});
