import { incomeTaxWords } from '@/content/income-tax';
import { site } from '@/content/site';
import { phoneDigits } from '@/lib/telephone';
import { expect, test } from './fixtures';
import { amountOf, pesos, season, words } from './season';

test.beforeEach(async ({ page }) => {
  await page.goto('/declaracion-renta');
});

test('says who must file, with the limits', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaración de Renta en Colombia');
  const table = page.getByRole('table', { name: `Topes para declarar renta en ${season.year}` });
  for (const [condition, amount] of [
    ['Ingresos brutos', pesos(amountOf('income'))],
    ['Patrimonio bruto', pesos(amountOf('equity'))],
    ['Consumos con tarjeta de crédito', pesos(amountOf('creditCard'))],
    ['Compras y consumos', pesos(amountOf('purchases'))],
    ['Consignaciones, depósitos o inversiones', pesos(amountOf('deposits'))],
    [incomeTaxWords.whoMustFile.vat.condition, incomeTaxWords.whoMustFile.vat.amount],
  ] as const) {
    await expect(table.getByRole('row').filter({ hasText: condition })).toContainText(amount);
  }
});

test('says between which dates one files and pays', async ({ page }) => {
  await expect(
    page.getByText(
      `año gravable ${season.taxYear} se puede presentar y pagar entre el ${words.firstDayMonth} y el ${words.lastDate}`,
    ),
  ).toBeVisible();
});

test('the accordion opens one group at a time, by keyboard too', async ({ page }) => {
  const natural = page.locator('summary', { hasText: 'Fechas de Declaración - Personas naturales' });
  const major = page.locator('summary', { hasText: 'Fechas de Declaración - Grandes contribuyentes' });
  const isOpen = (summary: typeof natural) =>
    summary.evaluate((e) => (e.parentElement as HTMLDetailsElement).open);
  await natural.click();
  expect(await isOpen(natural)).toBe(true);
  await natural.click();
  expect(await isOpen(natural)).toBe(false);
  await natural.focus();
  await page.keyboard.press('Enter');
  expect(await isOpen(natural)).toBe(true);
  await major.focus();
  await page.keyboard.press('Space');
  expect(await isOpen(major)).toBe(true);
  expect(await isOpen(natural)).toBe(false);
});

test('«Hablar por WhatsApp» carries the message, in a new tab', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Hablar por WhatsApp' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute(
    'href',
    `https://wa.me/${phoneDigits(site.phone)}?text=${encodeURIComponent('Hola, necesito realizar una Declaración de Renta')}`,
  );
});

test('the benefits', async ({ page }) => {
  for (const benefit of [
    'Evitas sanciones de la DIAN',
    'Tranquilidad en cada paso',
    'Acompañamiento personalizado',
  ]) {
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  }
});
