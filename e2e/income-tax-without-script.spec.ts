import { expect, test } from './fixtures';
import { amountOf, pesos, season, words } from './season';

test.use({ javaScriptEnabled: false });

test('limits, rule, questions and documents can be read without script', async ({ page }) => {
  await page.goto('/declaracion-renta');
  const check = page.getByRole('form', { name: 'Consulta si debes declarar' });
  await expect(check.getByText(`Tope: ${pesos(amountOf('equity'))}`)).toBeVisible();
  await expect(check.getByRole('button')).toBeHidden();
  await expect(page.getByText('Compara cada cifra tuya con su tope')).toBeVisible();

  await expect(page.getByText('5 % del impuesto por cada mes o parte de mes, hasta el 100 %.')).toBeVisible();
  // Left out while the year's UVT is not known.
  const minimum = page.getByText(`En ${season.year} son `).first();
  await (words.minimumPenalty === undefined ? expect(minimum).toBeHidden() : expect(minimum).toBeVisible());

  await page.getByText('¿Declarar es lo mismo que pagar?').click();
  await expect(page.getByText('No: declarar no es pagar.')).toBeVisible();

  await page.getByRole('checkbox', { name: 'RUT actualizado' }).check();
  await expect(page.getByRole('button', { name: 'Imprimir lista' })).toBeHidden();
});
