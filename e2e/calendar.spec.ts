import { expect, test } from './fixtures';
import { season } from './season';

const long = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
const allDates = season.groups.map((group) =>
  group.installments.flatMap(({ dates }) => dates.map(({ date }) => long.format(new Date(date)))),
);

test('the title and the heading have the specified words whole', async ({ page }) => {
  await page.goto('/calendario-tributario');
  const words = `Calendario Tributario ${season.year} - Fechas de Declaración según NIT`;
  await expect(page).toHaveTitle(words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
});

test('all 30 + 20 + 50 dates are in the HTML as served, in the order of the tables', async ({ request }) => {
  const html = await (await request.get('/calendario-tributario')).text();
  const [body = ''] = html.split('</main>');
  const [major = [], legal = [], natural = []] = allDates;
  expect([major.length, legal.length, natural.length]).toEqual([30, 20, 50]);
  // The natural table is read across: 01 y 02 beside 51 y 52.
  const across = natural.slice(0, 25).flatMap((date, row) => [date, natural[row + 25]]);
  const served = [...body.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, date]) => date);
  expect(served).toEqual([...major, ...legal, ...across]);
});

test('the 50 dates of natural persons are in the income tax page as served', async ({ request }) => {
  const html = await (await request.get('/declaracion-renta')).text();
  const [body = ''] = html.split('</main>');
  for (const date of allDates[2] ?? []) expect(body).toContain(`>${date}</time>`);
});

test('the groups are open, each with its headings and installments', async ({ page }) => {
  await page.goto('/calendario-tributario');
  await expect(page.locator('details table')).toHaveCount(0);
  for (const name of ['Grandes contribuyentes', 'Personas jurídicas', 'Personas naturales']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'Primera cuota' })).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Tercera cuota' })).toHaveCount(1);
  const natural = page.getByRole('table', { name: /Personas naturales/ });
  await expect(natural.locator('tbody tr')).toHaveCount(25);
  await expect(natural.locator('thead th')).toHaveText([
    'Dos últimos dígitos',
    'Fecha final',
    'Dos últimos dígitos',
    'Fecha final',
  ]);
  await expect(page.getByRole('table', { name: 'Primera cuota' }).first().locator('thead th')).toHaveText([
    'Último dígito',
    'Fecha final',
  ]);
  await expect(page.getByRole('table', { name: 'Tercera cuota' }).locator('tbody th')).toHaveText([
    ...'1234567890',
  ]);
});
