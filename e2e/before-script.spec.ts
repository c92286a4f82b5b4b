import type { Page } from '@playwright/test';
import { ana, contactBody, fillIn, success } from './contact';
import { expect, test } from './fixtures';

/** The framework's script takes five seconds to come; what the visitor does at once is not lost. */

const DELAY = 5000;

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    setTimeout(() => void route.continue(), DELAY);
  });
});

/** No part of the framework has run yet. */
const isBare = (page: Page) => page.evaluate(() => !('next' in window));

test('what was typed in the form at once is in the sent body', async ({ page, standIn }) => {
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('region', { name: 'Contáctame' });
  await fillIn(form, ana);
  expect(await isBare(page)).toBe(true);
  await expect.poll(() => isBare(page), { timeout: 20_000 }).toBe(false);
  await page.waitForLoadState('networkidle');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(success(page)).toBeVisible({ timeout: 20_000 });
  expect(standIn.received('contact').map(({ body }) => body)).toEqual([contactBody(ana)]);
});

test('«Enviar» at once, and again, ends in one request', async ({ page, standIn }) => {
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('region', { name: 'Contáctame' });
  await fillIn(form, ana);
  await form.getByRole('button', { name: 'Enviar' }).dblclick();
  expect(await isBare(page)).toBe(true);
  await expect(success(page)).toBeVisible({ timeout: 25_000 });
  expect(standIn.received('contact').map(({ body }) => body)).toEqual([contactBody(ana)]);
  expect(new URL(page.url()).search).toBe('');
});

test('«Contáctame» at once opens the modal, once', async ({ page }) => {
  await page.goto('/declaracion-renta', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Contáctame' }).click();
  await page.getByRole('button', { name: 'Contáctame' }).click();
  expect(await isBare(page)).toBe(true);
  const modal = page.getByRole('dialog', { name: 'Contáctame' });
  await expect(modal.getByLabel('Nombre')).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(modal.getByText('Declaración de Renta')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const path of ['/', '/declaracion-renta', '/calendario-tributario']) {
  test(`${path}: digits typed in the lookup at once get their answer`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const digits = page.getByRole('textbox', { name: 'Tus dos últimos dígitos' });
    await digits.pressSequentially('27');
    expect(await isBare(page)).toBe(true);
    await expect(page.getByText('Persona natural con cédula o NIT terminado en 27')).toBeVisible({
      timeout: 25_000,
    });
    await expect(digits).toHaveValue('27');
  });
}
