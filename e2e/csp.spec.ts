import type { Page } from '@playwright/test';
import { ana, failure, fillIn, openForm, openModal, sendingFailed, success } from './contact';
import { expect, test } from './fixtures';
import { notFoundReport, pages } from './pages';

/** Each page's policy forbids what it does not hold: here everything is used, and nothing forbidden is met. */

/** What every page met that its policy forbids, in the order it happened, navigations included. */
let violations: string[];

test.beforeEach(async ({ page }) => {
  violations = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${effectiveDirective} ${blockedURI} «${sample}» ${sourceFile}:${lineNumber}`);
    });
  });
});

test.afterEach(() => expect(violations, 'what the policy forbade').toEqual([]));

/** What stands on every page. */
async function useShell(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  const list = page.getByRole('group', { name: 'Contactar por WhatsApp' });
  await page.getByRole('button', { name: 'Contactar por WhatsApp' }).click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}

for (const { name, path, status } of pages) {
  test(`${name}: read to its end, with the menu, the list and the modal`, async ({
    page,
    isMobile,
    consoleErrors,
  }) => {
    if (status === 404) consoleErrors.expect(notFoundReport);
    await page.goto(path);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      'content',
      /require-trusted-types-for 'script'/,
    );
    await useShell(page, isMobile);
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    if (path === '/') return;
    await page.getByRole('button', { name: 'Solicitar asesoría' }).click();
    const modal = page.getByRole('dialog', { name: 'Contáctame' });
    await expect(modal.getByLabel('Nombre')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the form: what is missing, a failure, a success', async ({ page, standIn, consoleErrors }) => {
  consoleErrors.expect(sendingFailed);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Nombre requerido')).toBeVisible();
  await fillIn(form, ana);
  standIn.mode('contact', { kind: 'http-error' });
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(failure(page).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(failure(page)).toBeHidden();
  standIn.mode('contact', { kind: 'ok' });
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(success(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(success(page)).toBeHidden();
});

test('the modal’s form and the dialog over it', async ({ page }) => {
  const modal = await openModal(page);
  await fillIn(modal, { ...ana, services: [] });
  await modal.getByRole('button', { name: 'Enviar' }).click();
  await expect(success(page)).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(success(page)).toBeHidden();
});

test('the lookup, the checker and the calculator', async ({ page }) => {
  await page.goto('/declaracion-renta');
  await page.getByRole('textbox', { name: 'Tus dos últimos dígitos' }).fill('27');
  await expect(page.getByText('Persona natural con cédula o NIT terminado en 27')).toBeVisible();

  const check = page.getByRole('form', { name: 'Revisa si debes declarar' });
  await check.getByLabel('Ingresos brutos').fill('90 millones');
  await check.getByRole('button', { name: 'Revisar si debo declarar' }).click();
  await expect(check.getByRole('heading')).toHaveText(/^Sí, deb/);

  const late = page.getByRole('form', { name: 'Calcula la sanción por declarar tarde' });
  await late.getByLabel('Dos últimos dígitos').fill('27');
  await late.getByLabel('Impuesto a cargo').fill('1.450.000');
  await late.getByRole('button', { name: 'Calcular la sanción' }).click();
  await expect(late.getByRole('heading')).toBeFocused();
});

test('from page to page without loading anew, and the form where it leads', async ({ page }) => {
  await page.goto('/calendario-tributario');
  await page.waitForLoadState('networkidle');
  for (const path of ['/declaracion-renta', '/calendario-tributario']) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('navigation', { name: 'Estás en' }).getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL('/');
  const form = page.getByRole('region', { name: 'Contáctame' });
  await fillIn(form, ana);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(success(page)).toBeVisible();
});
