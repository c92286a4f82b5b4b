import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seasonRecords, uvts } from '@/content/seasons';
import { activeSeason, seasonFor } from '@/lib/words/active-season';
import { otherSeason } from './other-site';
import { knowingNoMore, knowsAsMuch, sentences, strays } from './year-later';

const { EXPORT_OUT: other = '.run/second/out' } = process.env;

/** A file's sentences without the site's own address. */
function saidIn(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const site = /https:\/\/roma\.test|http:\/\/localhost:3000/g;
  return sentences(text).map((sentence) => sentence.replace(site, ''));
}

const files = readdirSync('out').filter((name) => name.endsWith('.html'));

test.each(files)(
  '%s says with another season active what it says with this one, so many years later',
  (file) => {
    const now = { sentences: saidIn('out', file), season: activeSeason() };
    expect(strays(now, { sentences: saidIn(other, file), season: otherSeason() })).toEqual([]);
  },
);

test('the picture of the season is another', () => {
  const picture = 'compartir/calendario-tributario.png';
  const [one, another] = ['out', other].map((folder) => readFileSync(join(folder, picture)));
  expect(one?.equals(another ?? Buffer.alloc(0))).toBe(false);
});

const said = (year: number, body: string, source = `Calendario ${year}`) => ({
  sentences: sentences(`<!doctype html><title>Renta</title><main>${body}</main>`),
  season: {
    year,
    taxYear: year - 1,
    updated: '2026-11-21' as const,
    provenance: { status: 'published', source, url: 'https://www.dian.gov.co/' } as const,
  },
});

const now = said(2025, '<p>En 2025, por 2024, hasta el 24 de octubre de 2025: $65.891.000</p>');

test('finds the year that stayed behind, in attributes and JSON-LD too', () => {
  const next = said(2026, '<p>En 2025, por 2025, hasta el 26 de octubre de 2026: $1</p>');
  expect(strays(now, next)).toHaveLength(1);
  const stale = '<img alt="Calendario 2025"><script type="application/ld+json">{"name":"2025"}</script>';
  expect(strays(said(2025, stale), said(2026, stale))).toEqual(['{"name":"2025"}', 'Calendario 2025']);
});

test('finds a source that stayed behind', () => {
  const source = 'Resolución 7 de 2026 de la DIAN';
  const stale = said(2026, '<p>Fuente: Calendario 2025. Confírmala.</p>', source);
  expect(strays(said(2025, '<p>Fuente: Calendario 2025. Confírmala.</p>'), stale)).toHaveLength(1);
});

test('a season is compared as it was when no more was known of it', () => {
  const [known, computed] = [seasonFor(2025), seasonFor(2027)];
  expect([knowsAsMuch(known, computed), knowsAsMuch(computed, known)]).toEqual([true, false]);
  const data = knowingNoMore({ uvt: uvts, seasons: seasonRecords }, known, computed);
  expect(data.uvt.some(({ year }) => year === known.year)).toBe(false);
  expect(data.seasons.find(({ year }) => year === known.year)?.published).toBeUndefined();
});
