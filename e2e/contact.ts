import { expect, type Locator, type Page } from '@playwright/test';

export type Typed = {
  name: string;
  phone: string;
  email: string;
  services: readonly string[];
  message: string;
};

export const ana: Typed = {
  name: 'Ana María',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: ['Impuestos', 'RUT'],
  message: 'Hola, tengo una duda.',
};

/** What must arrive as it was typed: quotes, tags, emoji, marks of direction, lines, 5,000 characters. */
export const hostile: Typed = {
  ...ana,
  name: ` Ana "La Ñapa" O'Hara <script>alert(1)</script> \\ 👩‍👩‍👧‍👦 `,
  email: "ana+prueba.o'hara@correo.example",
  message: `\t«Línea» 1 & <b>'2'</b> %20 \\n \u202eאבג\u202c\u200f 🇨🇴 e\u0301\n\n  fin\n${'ñ'.repeat(5000)} `,
};

/** The body of the contact call, character for character. */
export function contactBody({ name, phone, email, services, message }: Typed): string {
  return JSON.stringify({ name, phone, email, services: services.join(', '), message });
}

export function trackBody({ name }: Typed): string {
  return JSON.stringify({ name, email: name });
}

/** The home page's section with the form. */
export async function openForm(page: Page): Promise<Locator> {
  await page.goto('/#contact');
  await page.waitForLoadState('networkidle');
  return page.getByRole('region', { name: 'Contáctame' });
}

/** The modal of the income tax page, whose services are given. */
export async function openModal(page: Page): Promise<Locator> {
  await page.goto('/declaracion-renta');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Contáctame' }).click();
  const modal = page.getByRole('dialog', { name: 'Contáctame' });
  await expect(modal.getByRole('button', { name: 'Enviar' })).toBeVisible();
  return modal;
}

/** Types as a visitor does; services only where there are any to choose. */
export async function fillIn(form: Locator, { name, phone, email, services, message }: Typed): Promise<void> {
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Celular').fill(phone);
  await form.getByLabel('Correo').fill(email);
  for (const service of services) await form.getByRole('checkbox', { name: service, exact: true }).check();
  await form.getByLabel('Mensaje').fill(message);
}

export async function expectTyped(form: Locator, { name, phone, email, services, message }: Typed) {
  await expect(form.getByLabel('Nombre')).toHaveValue(name);
  await expect(form.getByLabel('Celular')).toHaveValue(phone);
  await expect(form.getByLabel('Correo')).toHaveValue(email);
  await expect(form.getByLabel('Mensaje')).toHaveValue(message);
  for (const service of services) {
    await expect(form.getByRole('checkbox', { name: service, exact: true })).toBeChecked();
  }
}

export const nothing: Typed = { name: '', phone: '', email: '', services: [], message: '' };

export const success = (page: Page) => page.getByRole('dialog', { name: 'Formulario enviado' });
export const failure = (page: Page) => page.getByRole('dialog', { name: 'Oops...' });

/** What the console reports when a sending fails. */
export const sendingFailed = /No se pudo enviar el formulario|Failed to load resource/;
