import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('limits, rule, questions and documents can be read without script', async ({ page }) => {
  await page.goto('/declaracion-renta');
  const check = page.getByRole('form', { name: 'Consulta si debes declarar' });
  await expect(check.getByText('Tope: $211.792.500')).toBeVisible();
  await expect(check.getByRole('button')).toBeHidden();
  await expect(page.getByText('Compara cada cifra tuya con su tope')).toBeVisible();

  await expect(page.getByText('5 % del impuesto por cada mes o parte de mes, hasta el 100 %.')).toBeVisible();
  await expect(page.getByText(/En 2025 son \$498\.000/).first()).toBeVisible();

  await page.getByText('¿Declarar es lo mismo que pagar?').click();
  await expect(page.getByText('No: declarar no es pagar.')).toBeVisible();

  await page.getByRole('checkbox', { name: 'RUT actualizado' }).check();
  await expect(page.getByRole('button', { name: 'Imprimir lista' })).toBeHidden();
});
