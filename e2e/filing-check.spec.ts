import { expect, test } from './fixtures';
import { amountOf, pesos } from './season';

const PAGE = '/declaracion-renta';

test('answers with the keyboard alone, at 320 px, and sends nothing', async ({ page, standIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  const check = page.getByRole('form', { name: 'Revisa si debes declarar' });
  await check.getByLabel('Ingresos brutos').focus();
  await page.keyboard.type(pesos(amountOf('income') - 1).replace('.', "'"));
  await page.keyboard.press('Tab');
  await page.keyboard.type(pesos(amountOf('equity')));
  await page.keyboard.press('Enter');

  const verdict = check.getByRole('heading');
  await expect(verdict).toHaveText(/^Con estas cifras no ten/);
  await expect(verdict).toBeFocused();
  await expect(verdict).toBeInViewport();
  await expect(check.getByRole('listitem').filter({ hasText: 'Ingresos brutos' })).toContainText(
    'Le faltan $1',
  );
  await expect(check.getByRole('listitem').filter({ hasText: 'Patrimonio bruto' })).toContainText(
    'solo cuenta si lo supera',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await check.getByLabel('Ingresos brutos').fill(amountOf('income').toLocaleString('en-US'));
  await expect(verdict).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(/^Sí, deb/);
  expect(standIn.received('contact')).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('what cannot be read takes the focus and says how to write it', async ({ page }) => {
  await page.goto(PAGE);
  const check = page.getByRole('form', { name: 'Revisa si debes declarar' });
  await check.getByLabel('Compras y consumos').fill('un montón');
  await check.getByRole('button', { name: 'Revisar si debo declarar' }).click();
  await expect(check.getByLabel('Compras y consumos')).toBeFocused();
  await expect(check.getByLabel('Compras y consumos')).toHaveAccessibleDescription(
    /65\.891\.000 o 65 millones/,
  );
});

test('the contact form opens with the service and what was answered', async ({ page }) => {
  await page.goto(PAGE);
  const check = page.getByRole('form', { name: 'Revisa si debes declarar' });
  await check.getByLabel('Consignaciones').fill('190 millones');
  await check.getByRole('button', { name: 'Revisar si debo declarar' }).click();
  await check.getByRole('button', { name: 'Contáctame' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/Mensaje/)).toHaveValue(
    /por: Consignaciones, depósitos o inversiones \(\$190\.000\.000\)\.$/,
  );
});
