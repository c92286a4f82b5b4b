import { expect, test } from './fixtures';
import { beyondTheirCell } from './in-page';
import { season } from './season';

test('«Imprimir lista» prints the list alone, and the page is whole again after', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/declaracion-renta');
  await page.getByRole('button', { name: 'Imprimir lista' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox', { name: 'RUT actualizado' })).toBeVisible();
  await expect(
    page.getByText(`Declaración de renta ${season.year}, año gravable ${season.taxYear}`),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // One sheet of letter paper: 11 inches at 96 pixels.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1056);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on letter and A4 paper every date of the calendar stands in its cell', async ({ page }) => {
  await page.goto('/calendario-tributario');
  await page.emulateMedia({ media: 'print' });
  for (const width of [680, 702, 816]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await page.evaluate(beyondTheirCell), `${width} px`).toEqual([]);
  }
});
