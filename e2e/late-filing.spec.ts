import { expect, test } from './fixtures';

const PAGE = '/declaracion-renta';

test.describe('late on a fixed day', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-08-16T15:00:00Z'));
    await page.goto(PAGE);
    await page.getByLabel('Declaración que debías presentar').selectOption('Año gravable 2024');
  });

  test('the cited example: ten months of 1.450.000 are 725.000', async ({ page }) => {
    const tool = page.getByRole('form', { name: 'Calcula la sanción por declarar tarde' });
    await tool.getByLabel('Dos últimos dígitos').fill('00');
    await expect(tool.getByLabel('O tu fecha límite')).toHaveValue('2025-10-24');
    await expect(tool.getByLabel('Día en que la vas a presentar')).toHaveValue('2026-08-16');
    await tool.getByLabel('Impuesto a cargo').fill('1.450.000');
    await page.keyboard.press('Enter');
    await expect(tool.getByRole('heading')).toBeFocused();
    await expect(tool.getByRole('heading')).toContainText('$725.000');
    await expect(tool.getByText(/hay 10 meses/)).toBeVisible();
    await expect(tool.getByText(/Los intereses .* no están incluidos/)).toBeVisible();
  });

  test('nothing to calculate on is the minimum of the year', async ({ page }) => {
    const tool = page.getByRole('form', { name: 'Calcula la sanción por declarar tarde' });
    await tool.getByLabel('Dos últimos dígitos').fill('27');
    await tool.getByLabel('Impuesto a cargo').fill('0');
    await tool.getByRole('button', { name: 'Calcular la sanción' }).click();
    await expect(tool.getByRole('heading')).toContainText('$524.000');
  });
});

test('the day proposed is the one in Colombia, seen from Madrid at 5:30', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'Europe/Madrid', baseURL });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-21T04:30:00Z'));
  await page.goto(PAGE);
  await page.getByLabel('Dos últimos dígitos').last().focus();
  await expect(page.getByLabel('Día en que la vas a presentar')).toHaveValue('2026-11-20');
  await context.close();
});
