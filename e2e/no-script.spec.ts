import { expect, test } from './fixtures';
import { notFoundReport } from './pages';
import { lastOfLegal, words } from './season';

test.use({ javaScriptEnabled: false });

test('home reads whole, and the form gives way to direct ways to the accountant', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const heading of ['Sobre mí', 'Servicios Contables', '¿Cuándo te toca declarar?', 'Contáctame']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  const contact = page.locator('#contact');
  await expect(contact.getByRole('button', { name: 'Enviar' })).toBeHidden();
  for (const way of ['tel:', 'mailto:', 'https://wa.me/']) {
    await expect(contact.locator(`a[href^="${way}"]:visible`)).toHaveCount(1);
  }
});

test('the menu and the WhatsApp list open', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('link', { name: 'Servicios', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Contactar por WhatsApp' }).click();
  await expect(page.getByRole('link', { name: 'Gestión Contable' })).toBeVisible();
});

test('the accordion opens one group at a time', async ({ page }) => {
  await page.goto('/declaracion-renta');
  const natural = page.getByText('Fechas de Declaración - Personas naturales');
  const legal = page.getByText('Fechas de Declaración - Personas jurídicas');
  const naturalDate = page.getByRole('cell', { name: words.lastDate });
  const legalDate = page.getByRole('cell', { name: lastOfLegal });
  await expect(naturalDate).toBeHidden();
  await natural.click();
  await expect(naturalDate).toBeVisible();
  await legal.click();
  await expect(legalDate).toBeVisible();
  await expect(naturalDate).toBeHidden();
  await legal.click();
  await expect(legalDate).toBeHidden();
});

for (const path of ['/', '/declaracion-renta', '/calendario-tributario', '/no-existe']) {
  test(`${path} hides nothing and carries no inline style`, async ({ page, consoleErrors }) => {
    if (path === '/no-existe') consoleErrors.expect(notFoundReport);
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/\sstyle=/);
    const main = page.locator('main');
    const words = (await main.innerText()).trim();
    expect(words.length).toBeGreaterThan(60);
  });
}
