import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { seasons } from '../content/seasons';
import type { GroupId, Season } from '../content/seasons/types';
import { site } from '../content/site';
import { expect, test } from './fixtures';

/*
 * Every ending, group and season on the built site: what the lookup answers, what the tables print and
 * what the reminder files hold must be the published dates, the same everywhere.
 */

const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));
const groupIds = ['natural', 'legal', 'major'] as const;
const fileNames = {
  major: 'grandes-contribuyentes',
  legal: 'personas-juridicas',
  natural: 'personas-naturales',
} satisfies Record<GroupId, string>;

/** The row of an ending in a group, and its dates in all the installments. */
function published(season: Season, id: GroupId, ending: string): { digits: string; dates: string[] } {
  const isOwn = (digits: string) =>
    id === 'natural' ? digits.split('-').includes(ending) : digits === ending.slice(-1);
  const rows = (season.groups.find((group) => group.id === id)?.installments ?? []).flatMap(({ dates }) =>
    dates.filter(({ digits }) => isOwn(digits)),
  );
  return { digits: rows[0]?.digits ?? '', dates: rows.map(({ date }) => date) };
}

function datesInFile(name: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(`out/recordatorios/${name}`, 'utf8')));
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('dtstart')));
}

/** What the open page answers for an ending: for each group, the dates and the reminder file. */
async function lookUp(page: Page, ending: string) {
  await page.getByRole('textbox', { name: 'Tus dos últimos dígitos' }).fill(ending);
  await expect(page.getByText(`Persona natural, termina en ${ending}`)).toBeVisible();
  return page.locator('#date-lookup').evaluate((lookup) => {
    const datesOf = (times: NodeListOf<HTMLTimeElement>) => [...times].map(({ dateTime }) => dateTime);
    const files = [...lookup.querySelectorAll('a[href$=".ics"]')].map((link) => link.getAttribute('href'));
    const folded = [...lookup.querySelectorAll('details')];
    return {
      dates: [
        datesOf(lookup.querySelectorAll('p > time')),
        ...folded.map((group) => datesOf(group.querySelectorAll('summary time'))),
      ],
      files,
    };
  });
}

for (const season of seasons) {
  test(`${season.year}: the lookup and the reminders give every ending its published dates`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.clock.setFixedTime(new Date(`${season.year}-01-01T12:00:00-05:00`));
    // The digits in the address bring the lookup's code at once.
    await page.goto('/calendario-tributario?digitos=99');
    await expect(page.getByText('Persona natural, termina en 99')).toBeVisible();
    for (const ending of endings) {
      const expected = groupIds.map((id) => ({ id, ...published(season, id, ending) }));
      expect(expected.map(({ dates }) => dates.length)).toEqual([1, 2, 3]);

      const answer = await lookUp(page, ending);
      expect({ ending, dates: answer.dates }).toEqual({ ending, dates: expected.map(({ dates }) => dates) });

      const files = expected.map(({ id, digits }) => `${fileNames[id]}-${digits}-${season.year}.ics`);
      expect(answer.files).toEqual(files.map((file) => `/recordatorios/${file}`));
      expect(files.map(datesInFile)).toEqual(expected.map(({ dates }) => dates));
    }
  });

  test(`${season.year}: the whole calendar holds its hundred dates`, () => {
    const all = season.groups.flatMap(({ installments }) =>
      installments.flatMap(({ dates }) => dates.map(({ date }) => date)),
    );
    expect(datesInFile(`calendario-tributario-${season.year}.ics`)).toEqual([...all].sort());
  });
}

test('the tables print every ending’s published dates, on both pages', async ({ page }) => {
  const season = seasons.find(({ year }) => year === site.activeSeason);
  if (!season) throw new Error('no active season');
  for (const path of ['/calendario-tributario', '/declaracion-renta']) {
    await page.goto(path);
    const rows = await page.locator('table[data-group] td').evaluateAll((cells) =>
      cells.map((cell) => ({
        group: cell.closest('table')?.dataset.group,
        digits: cell.previousElementSibling?.textContent?.split(' y ') ?? [],
        date: cell.querySelector('time')?.dateTime,
      })),
    );
    for (const ending of endings) {
      for (const id of groupIds) {
        const own = id === 'natural' ? ending : ending.slice(-1);
        const printed = rows.filter(({ group, digits }) => group === id && digits.includes(own));
        expect({ ending, dates: printed.map(({ date }) => date) }).toEqual({
          ending,
          dates: published(season, id, ending).dates,
        });
      }
    }
  }
});
