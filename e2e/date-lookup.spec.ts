import { expect, test } from './fixtures';

test('an address with digits shows their dates, highlights the row and goes to it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-08-27T10:00:00-05:00'));
  await page.goto('/calendario-tributario?digitos=27');
  await expect(page.getByText('Es lunes; faltan 5 días, 3 hábiles.')).toBeVisible();
  const row = page.getByRole('cell', { name: /^1 de septiembre de 2025/ });
  await expect(row).toHaveAttribute('data-own');
  await expect(row).not.toBeInViewport();
  await page.getByRole('button', { name: 'Ver mi fila en la tabla' }).click();
  await expect(row).toBeInViewport();
});

test('a visitor in Madrid at 23:30 still has the day in Colombia', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'Europe/Madrid', baseURL });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2025-09-02T00:30:00+02:00'));
  await page.goto('/calendario-tributario?digitos=27');
  await expect(page.getByText('Es hoy: tienes hasta el final del día.')).toBeVisible();
  await context.close();
});
