import { lookupWords } from '@/content/lookup';
import { addDays, formatLong, formatWeekday } from '@/lib/dates';
import { expect, test } from './fixtures';
import { dayOf27 } from './season';

const field = { name: 'Tus dos últimos dígitos' };
const ownRow = { name: new RegExp(`^${formatLong(dayOf27)}`) };

test('an address with digits shows their dates, highlights the row and goes to it', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${addDays(dayOf27, -5)}T10:00:00-05:00`));
  await page.goto('/calendario-tributario?digitos=27');
  await expect(page.getByText(new RegExp(`^Cae ${formatWeekday(dayOf27)}; faltan 5 días \\(`))).toBeVisible();
  const row = page.getByRole('cell', ownRow);
  await expect(row).toHaveAttribute('data-own');
  await expect(row).not.toBeInViewport();
  await page.getByRole('button', { name: 'Ver mi fila en la tabla' }).click();
  await expect(row).toBeInViewport();
});

test('on the income tax page the folded table opens at the row', async ({ page }) => {
  await page.goto('/declaracion-renta');
  await page.getByRole('textbox', field).fill('27');
  const row = page.getByRole('cell', ownRow);
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Ver mi fila en la tabla' }).click();
  await expect(row).toBeInViewport();
});

test('a visitor in Madrid at 23:30 still has the day in Colombia', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'Europe/Madrid', baseURL });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(`${addDays(dayOf27, 1)}T00:30:00+02:00`));
  await page.goto('/calendario-tributario?digitos=27');
  await expect(page.getByText(lookupWords.today)).toBeVisible();
  await context.close();
});

test('the lookup’s script comes only for those who reach for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('heading', { name: '¿Cuándo te toca declarar?' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByRole('textbox', field).fill('27');
  await expect(page.getByText('Persona natural con cédula o NIT terminado en 27')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('what is typed is in no request and, beyond two digits, in no address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/calendario-tributario');
  await page.getByRole('textbox', field).fill('800.197.268-4');
  await expect(page.getByText('Tomé 68, sin el dígito de verificación.').first()).toBeVisible();
  await expect(page).toHaveURL(/\?digitos=68$/);
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => /800.?197.?268/.test(address))).toEqual([]);
});
