import type { Locator, Page } from '@playwright/test';
import { ana, contactBody, success } from './contact';
import { expect, test } from './fixtures';

/** Tab, as often as it takes to get there, and no more than a page has stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a lead by keyboard alone, in the modal', async ({ page, standIn }) => {
  await page.goto('/calendario-tributario');
  await page.waitForLoadState('networkidle');
  const trigger = page.getByRole('button', { name: 'Solicitar asesoría' });
  await tabTo(page, trigger);
  await page.keyboard.press('Space');

  const modal = page.getByRole('dialog', { name: 'Contáctame' });
  const fields = [
    ['Nombre', ana.name],
    ['Celular', ana.phone],
    ['Correo', ana.email],
  ] as const;
  for (const [label, text] of fields) {
    await tabTo(page, modal.getByLabel(label));
    await page.keyboard.type(text);
  }
  for (const service of ana.services) {
    await tabTo(page, modal.getByRole('checkbox', { name: service, exact: true }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, modal.getByLabel('Mensaje'));
  await page.keyboard.type(ana.message);
  await tabTo(page, modal.getByRole('button', { name: 'Enviar' }));
  await page.keyboard.press('Enter');

  await expect(success(page).getByRole('button', { name: 'Aceptar' })).toBeFocused();
  expect(standIn.received('contact').map(({ body }) => body)).toEqual([contactBody(ana)]);
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('button', { name: 'Enviar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test('a lead by keyboard alone, in the home page’s form, sent by Enter', async ({ page, standIn }) => {
  await page.goto('/#contact');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('region', { name: 'Contáctame' });
  await form.getByLabel('Nombre').focus();
  await page.keyboard.type(ana.name);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Celular')).toBeFocused();
  await page.keyboard.type(ana.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ana.email);
  for (const service of ana.services) {
    await tabTo(page, form.getByRole('checkbox', { name: service, exact: true }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, form.getByRole('button', { name: 'Enviar' }));
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeVisible();
  expect(standIn.received('contact').map(({ body }) => body)).toEqual([contactBody({ ...ana, message: '' })]);
});
