import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { modalWords } from '@/content/modal';
import { ana, contactBody, expectTyped, failure, fillIn, openModal, sendingFailed, success } from './contact';
import { expect, test } from './fixtures';

/** The modal's services are given: there are none to choose. */
const given = { ...ana, services: [] };

test('sends the services its page gave it', async ({ page, standIn }) => {
  const modal = await openModal(page);
  await expect(modal.getByText('Declaración de Renta')).toBeVisible();
  await expect(modal.getByRole('checkbox')).toHaveCount(0);
  await fillIn(modal, given);
  await modal.getByRole('button', { name: 'Enviar' }).click();
  await expect(success(page)).toBeVisible();
  expect(standIn.received('contact').map(({ body }) => body)).toEqual([
    contactBody({ ...given, services: ['Declaración de Renta'] }),
  ]);
});

test('asks for services where the page gives none', async ({ page }) => {
  await page.goto('/calendario-tributario');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Solicitar asesoría' }).click();
  const modal = page.getByRole('dialog', { name: 'Contáctame' });
  await modal.getByRole('button', { name: 'Enviar' }).click();
  await expect(modal.getByText('Selecciona al menos un servicio')).toBeVisible();
});

test.describe('closes', () => {
  test('by Escape, and the focus returns', async ({ page }) => {
    await openModal(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Contáctame' })).toBeFocused();
  });

  test('by its button', async ({ page }) => {
    const modal = await openModal(page);
    await modal.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('by a press outside, but not by a selection that ends there', async ({ page }) => {
    const modal = await openModal(page);
    await modal.getByLabel('Nombre').fill('Ana María');
    await modal.getByLabel('Nombre').hover();
    await page.mouse.down();
    await page.mouse.move(3, 3);
    await page.mouse.up();
    await expect(modal).toBeVisible();
    await page.mouse.move(3, 3);
    await page.mouse.down();
    await modal.getByLabel('Nombre').hover();
    await page.mouse.up();
    await expect(modal).toBeVisible();
    await page.mouse.click(3, 3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('when the visitor goes back', async ({ page }) => {
    await page.goto('/calendario-tributario');
    await page.goto('/declaracion-renta');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Contáctame' }).click();
    await expect(page.getByRole('dialog', { name: 'Contáctame' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('its head stays in a low window, however one scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const modal = await openModal(page);
  await modal.evaluate((dialog) => {
    for (const element of [dialog, ...dialog.querySelectorAll('*')]) element.scrollTo(0, 9999);
  });
  await expect(modal.getByRole('button', { name: modalWords.close })).toBeInViewport({ ratio: 1 });
});

test('what was typed is there when it is opened again', async ({ page }) => {
  const modal = await openModal(page);
  await fillIn(modal, given);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: 'Contáctame' }).click();
  await expectTyped(modal, given);
});

test('closed and opened again while it is being sent, it sends once and empties', async ({
  page,
  standIn,
}) => {
  const modal = await openModal(page);
  await fillIn(modal, given);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await modal.getByRole('button', { name: 'Enviar' }).click();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: 'Contáctame' }).click();
  await modal.getByRole('button', { name: 'Enviar' }).click();
  answer();
  await expect(success(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectTyped(modal, { ...given, name: '', phone: '', email: '', message: '' });
  expect(standIn.received('contact')).toHaveLength(1);
});

test('the dialogs lie above it, and closing them leaves it open', async ({
  page,
  standIn,
  consoleErrors,
}) => {
  consoleErrors.expect(sendingFailed);
  const modal = await openModal(page);
  await fillIn(modal, given);
  standIn.mode('contact', { kind: 'http-error' });
  await modal.getByRole('button', { name: 'Enviar' }).click();
  await failure(page).getByRole('button', { name: 'Aceptar' }).click();
  await expect(failure(page)).toBeHidden();
  await expect(modal.getByRole('button', { name: 'Enviar' })).toBeFocused();

  await modal.getByRole('button', { name: 'Enviar' }).click();
  await expect(failure(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeHidden();
  await expect(modal).toBeVisible();
  await expectTyped(modal, given);
});

test('the focus stays in and the page behind stays still', async ({ page, isMobile }) => {
  const modal = await openModal(page);
  const before = await page.evaluate(() => window.scrollY);
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await modal.evaluate((dialog) => {
      const { activeElement } = document;
      // From its last control the focus may pass through the browser's own bar.
      return activeElement === document.body || dialog.contains(activeElement);
    });
    expect(isInside).toBe(true);
  }
  if (!isMobile) await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('on the smallest phone its content scrolls inside', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const modal = await openModal(page);
  await modal.getByRole('button', { name: 'Enviar' }).scrollIntoViewIfNeeded();
  await expect(modal.getByRole('button', { name: 'Enviar' })).toBeInViewport({ ratio: 1 });
  await expect(modal.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('fades and scales in over 300 ms and out over 200 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const duration = typeof options === 'object' ? options.duration : options;
      if (this.closest('dialog')) document.documentElement.dataset.lasted = String(duration);
      return animate.call(this, keyframes, options);
    };
  });
  await openModal(page);
  await expect(page.locator('html')).toHaveAttribute('data-lasted', '300');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-lasted', '200');
});

test('moves nothing for whoever asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openModal(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const CHUNKS = 'out/_next/static/chunks';
/** The chunk of the modal's frame, which comes before its content. */
const frameChunk = readdirSync(CHUNKS).find(
  (name) => name.endsWith('.js') && readFileSync(join(CHUNKS, name), 'utf8').includes(modalWords.coming),
);

/** The page with its framework run: what comes after it is pieces. */
async function openAwake(page: Page) {
  await page.goto('/declaracion-renta');
  await page.mouse.move(100, 100);
  await page.waitForFunction(() => 'next' in window);
  await page.waitForLoadState('networkidle');
}

/** Pieces asked for from now on wait, or fail, but for those that may pass. */
async function detain(page: Page, handle: (route: Route) => unknown, mayPass = frameChunk) {
  await page.route(/\/_next\/static\/.*\.js/, (route) =>
    mayPass !== undefined && route.request().url().endsWith(mayPass) ? route.continue() : handle(route),
  );
}

test('opens at once, says that it is coming, and takes its content when it arrives', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await openAwake(page);
  await detain(page, (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Contáctame' }).click();
  await expect(page.getByRole('dialog', { name: 'Un momento…' })).toBeVisible();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Contáctame' }).getByLabel('Nombre')).toBeVisible();
});

test('when its code does not come, it offers the direct ways, and tries anew the next time', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/);
  await openAwake(page);
  await detain(page, (route) => route.abort());
  await page.getByRole('button', { name: 'Contáctame' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('El formulario no está disponible en este momento.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me/);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);

  await page.unroute(/\/_next\/static\/.*\.js/);
  await page.getByRole('button', { name: 'Contáctame' }).click();
  await expect(dialog.getByLabel('Nombre')).toBeVisible();
});

test('is dressed by the page’s own rules, should no further sheet come', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|^Event$/);
  await openAwake(page);
  await page.route(/\.css/, (route) => route.abort());
  await page.getByRole('button', { name: 'Contáctame' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contáctame' });
  await expect(dialog.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await expect(dialog).toHaveCSS('position', 'fixed');
  await expect(dialog.getByLabel('Nombre')).toHaveCSS('border-radius', '8px');
});

test('when not even its frame comes, the click leads to the form', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/);
  await openAwake(page);
  await detain(page, (route) => route.abort(), 'none');
  await page.getByRole('button', { name: 'Contáctame' }).click();
  await expect(page).toHaveURL('/#contact');
});
