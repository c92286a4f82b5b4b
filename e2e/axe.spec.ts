import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ana, failure, fillIn, openForm, openModal, sendingFailed, success } from './contact';
import { expect, test } from './fixtures';
import { notFoundReport, pages, phone } from './pages';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothing(page: Page): Promise<void> {
  // Half faded in, words have not yet the contrast they are read with. Not waited for: the
  // entrances of what has not been scrolled to have not begun.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const { name, path, status } of pages) {
  test(`${name}: axe finds nothing`, async ({ page, consoleErrors }) => {
    if (status === 404) consoleErrors.expect(notFoundReport);
    await page.goto(path);
    await expectNothing(page);
  });
}

test.describe('axe finds nothing with', () => {
  test('the menu of a phone open', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('link', { name: 'Sobre mí' })).toBeVisible();
    await expectNothing(page);
  });

  test('the modal open, and its errors', async ({ page }) => {
    const modal = await openModal(page);
    await expectNothing(page);
    await modal.getByRole('button', { name: 'Enviar' }).click();
    await expect(modal.getByText('Nombre requerido')).toBeVisible();
    await expectNothing(page);
  });

  test('the form’s errors, the failure and the success', async ({ page, standIn, consoleErrors }) => {
    test.slow();
    consoleErrors.expect(sendingFailed);
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(form.getByText('Nombre requerido')).toBeVisible();
    await expectNothing(page);

    await fillIn(form, ana);
    standIn.mode('contact', { kind: 'http-error' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(failure(page)).toBeVisible();
    await expectNothing(page);
    await page.keyboard.press('Escape');
    await expect(failure(page)).toBeHidden();

    standIn.mode('contact', { kind: 'ok' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(success(page)).toBeVisible();
    await expectNothing(page);
  });

  test('the failure over the modal', async ({ page, standIn, consoleErrors }) => {
    consoleErrors.expect(sendingFailed);
    const modal = await openModal(page);
    await fillIn(modal, { ...ana, services: [] });
    standIn.mode('contact', { kind: 'http-error' });
    await modal.getByRole('button', { name: 'Enviar' }).click();
    await expect(failure(page)).toBeVisible();
    await expectNothing(page);
  });

  test('the WhatsApp list open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Contactar por WhatsApp' }).click();
    await expect(page.getByRole('group', { name: 'Contactar por WhatsApp' })).toBeVisible();
    await expectNothing(page);
  });

  test('every answer of the income tax page given, a table and a question open', async ({ page }) => {
    test.slow();
    await page.goto('/declaracion-renta');
    await page.getByRole('textbox', { name: 'Tus dos últimos dígitos' }).fill('27');
    await expect(page.getByText('Persona natural con cédula o NIT terminado en 27')).toBeVisible();
    const check = page.getByRole('form', { name: 'Revisa si debes declarar' });
    await check.getByLabel('Ingresos brutos').fill('190 millones');
    await check.getByRole('button', { name: 'Revisar si debo declarar' }).click();
    await expect(check.getByRole('heading')).toBeFocused();
    const late = page.getByRole('form', { name: 'Calcula la sanción por declarar tarde' });
    await late.getByLabel('Dos últimos dígitos').fill('27');
    await late.getByLabel('Impuesto a cargo').fill('1.450.000');
    await late.getByRole('button', { name: 'Calcular la sanción' }).click();
    await expect(late.getByRole('heading')).toBeFocused();
    await page.locator('summary', { hasText: 'Fechas de Declaración - Personas naturales' }).click();
    await expect(
      page.getByRole('table', { name: /Personas naturales|Declaración y pago/ }).first(),
    ).toBeVisible();
    await page.getByText('¿Declarar es lo mismo que pagar?').click();
    await expect(page.getByText(/^No\. En la declaración informas/)).toBeVisible();
    await expectNothing(page);
  });

  test('the calendar’s own rows marked', async ({ page }) => {
    await page.goto('/calendario-tributario?digitos=27');
    await expect(page.getByText('Persona natural con cédula o NIT terminado en 27')).toBeVisible();
    await expectNothing(page);
  });
});
