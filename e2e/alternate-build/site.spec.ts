import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contactWords } from '@/content/contact';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { offerWords } from '@/content/offer';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { formatLong } from '@/lib/tax/dates';
import { answersFor } from '@/lib/tax/lookup';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { noteFile } from '@/scripts/publish/publication.mjs';
import { ana, contactBody, fillIn, formSection, sendButton, success } from '../contact';
import { expect, test } from '../fixtures';
import { notFoundReport } from '../pages';
import { checkOf, chipOf, digitsField, lateOf, lookupOf, setYear, tabOf, tabsOf } from '../income-tax-tools';
import { apiHost, copy, edits, season } from './setup';

/* Journeys on the alternate build, which has another active season, every slot filled and every choice reversed. */

const answersWithin = edits.offer.responseTime;
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

test.use({
  folder: `${copy}/out`,
  // The API listens on the preview's port; the browser resolves the API's host name to it.
  launchOptions: async ({ launchOptions, preview }, provide) => {
    const own = `MAP ${new URL(apiHost).host}:80 127.0.0.1:${new URL(preview.url).port}`;
    const args = launchOptions.args?.map((arg) =>
      arg.replace('--host-resolver-rules=', `--host-resolver-rules=${own}, `),
    );
    await provide({ ...launchOptions, args });
  },
});

test('everything that the owner filled in is published, and nothing that she hid', async ({
  page,
  consoleErrors,
}) => {
  expect(JSON.parse(read(noteFile))).toMatchObject({ passed: true, placeholders: [] });
  expect(read('out/robots.txt')).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(read('editor/dist/before-sveltia.js')).not.toBe('');
  const [home, incomeTax] = [read('out/index.html'), read('out/declaracion-renta.html')];
  for (const text of ['D’Angelo Contadores', 'Cliente de prueba']) expect(home).toContain(text);
  expect(home).not.toContain('Servicio de prueba');
  expect(incomeTax).toContain('$150.000');
  expect(incomeTax).not.toContain('¿Pregunta oculta?');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fechas', exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(`^Todas las fechas de renta de ${season.year}`));
  consoleErrors.expect(notFoundReport);
  expect((await page.goto('/no-existe'))?.status()).toBe(404);
});

test('a man’s site calls him «contador» in every file', () => {
  const files = readdirSync(join(copy, 'out'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('out', name))
    .filter((name) => statSync(join(copy, name)).isFile());
  expect(files.filter((name) => /contadora/i.test(read(name)))).toEqual([]);
});

test('the site shows tabs, dates and reminders of the season that the owner made active', async ({
  page,
  baseURL,
}) => {
  const today = `${season.year}-01-05` as const;
  await page.clock.setFixedTime(new Date(`${today}T10:00:00-05:00`));
  await page.goto(pages.incomeTax.path);
  await expect(tabsOf(page).getByRole('radio')).toHaveCount(3);
  await expect(tabOf(page, season.taxYear)).toBeChecked();
  const other = pageSeasons().find(({ year }) => year !== season.year);
  await tabOf(page, other?.taxYear ?? '').check();
  const heading = fill(incomeTaxWords.whoMustFile.heading, { year: String(other?.year) });
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();

  await page.goto('/');
  await digitsField(page).fill('27');
  const [natural] = answersFor('27', today, [season], season.year);
  await expect(lookupOf(page)).toContainText(formatLong(natural?.next?.date ?? today));
  const reminder = lookupOf(page).locator('a[href$=".ics"]').first();
  const file = new URL((await reminder.getAttribute('href')) ?? '', baseURL);
  expect(file.pathname).toMatch(new RegExp(`${season.year}\\.ics$`));
  expect((await page.request.get(file.href)).status()).toBe(200);
});

test('the owner’s price is in her note, and her response time is beside the answer of each tool', async ({
  page,
}) => {
  await page.goto(pages.incomeTax.path);
  const note = page.getByRole('region', { name: offerWords.note.heading });
  await expect(note).toContainText(edits.offer.fees.from.replace('desde ', ''));
  await expect(note).not.toContainText(answersWithin);
  await digitsField(page).fill('27');
  await expect(lookupOf(page)).toContainText(answersWithin);
  await chipOf(page, 'vat', 'yes').click();
  await expect(checkOf(page)).toContainText(answersWithin);
  await setYear(lateOf(page), season.taxYear - 1, '27');
  await lateOf(page).getByText(lateFilingWords.fields.tax.unknown, { exact: true }).click();
  await expect(lateOf(page)).toContainText(answersWithin);
});

test('a request reaches the API on another host, and only with consent', async ({ page, api }) => {
  const called: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') called.push(sent.url());
  });
  await page.goto('/#contact');
  const form = formSection(page);
  // Read beside the button, because the section's list of facts states the response time too.
  await expect(sendButton(form).locator('../..')).toContainText(answersWithin);
  await fillIn(form, ana, { ...site.privacy, consent: 'notice' });
  await sendButton(form).click();
  await expect(form.getByText(contactWords.errors.consentRequired)).toBeVisible();
  expect(api.received('contact')).toEqual([]);

  await form.getByRole('checkbox', { name: contactWords.fields.consent.label }).check();
  await sendButton(form).click();
  await expect(success(page)).toContainText(answersWithin);
  expect(api.received('contact')).toEqual([contactBody(ana)]);
  expect(api.received('track')).toEqual(['{}', JSON.stringify({ name: ana.name, email: ana.email })]);
  expect(new Set(called.map((url) => new URL(url).origin))).toEqual(new Set([apiHost]));
});

test('a logo replaces the organisation’s name once it has loaded, however late', async ({ page }) => {
  const { name, logoUrl } = edits.site.university;
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"/>';
  // The tracking call is the last act of the script that looks for logos.
  const tracked = page.waitForRequest('**/api/track');
  await page.route(logoUrl, async (route) => {
    await tracked;
    await route.fulfill({ contentType: 'image/svg+xml', body: picture });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const nameOf = (name: string) => page.getByRole('main').getByRole('link').getByText(name, { exact: true });
  await expect(nameOf(name)).toHaveCSS('opacity', '0');
  // After the reload, the cached logo may load before the script.
  await page.reload();
  await expect(nameOf(name)).toHaveCSS('opacity', '0');
  await expect(nameOf(site.professionalBoard.name)).toHaveCSS('opacity', '1');
});
