import { expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/declaracion-renta');
});

test('says who must file, with the limits', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaración de Renta en Colombia');
  const table = page.getByRole('table', { name: 'Topes para declarar renta en 2025' });
  for (const [condition, amount] of [
    ['Ingresos brutos', '$65.891.000'],
    ['Patrimonio bruto', '$211.792.500'],
    ['Consumos con tarjeta de crédito', '$65.891.000'],
    ['Compras y consumos', '$65.891.000'],
    ['Consignaciones, depósitos o inversiones', '$65.891.000'],
    ['Responsables de IVA', 'Siempre'],
  ] as const) {
    await expect(table.getByRole('row').filter({ hasText: condition })).toContainText(amount);
  }
});

test('says between which dates one files and pays', async ({ page }) => {
  await expect(
    page.getByText(
      /año gravable 2024 se puede presentar y pagar entre el 12 de agosto y el 24 de octubre de 2025/,
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
    `https://wa.me/573000000000?text=${encodeURIComponent('Hola, necesito realizar una Declaración de Renta.')}`,
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
