import { expect, type Locator, type Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { incomeTaxWords } from '@/content/income-tax';
import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { sentAs, type ContactValues } from '@/lib/lead/contact-fields';

const { fields, dialogs } = contactWords;

/** The fields of the request, in its order. */
export type Typed = Omit<ContactValues, 'consent'>;

export const ana: Typed = {
  name: 'Ana María',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: services.slice(-2).map(({ name }) => name),
  message: 'Hola, tengo una duda.',
};

/** Text that must arrive unchanged: quotes, tags, emoji, bidi marks, line breaks, nearly 5,000 characters. */
export const hostile: Typed = {
  ...ana,
  name: ` Ana "La Ñapa" O'Hara <script>alert(1)</script> \\ 👩‍👩‍👧‍👦 `,
  phone: '+57 (300) 123-45.67',
  email: "ana+prueba.o'hara@correo.example",
  message: `\t«Línea» 1 & <b>'2'</b> %20 \\n \u202eאבג\u202c\u200f 🇨🇴 e\u0301\n\n  fin\n${'ñ'.repeat(4900)} `,
};

export const nothing: Typed = { name: '', phone: '', email: '', services: [], message: '' };

/** Body of the contact call: what was typed, with the telephone number normalised. */
export function contactBody(typed: Typed): string {
  const phone = sentAs('phone', typed.phone);
  return JSON.stringify({ ...typed, phone, services: typed.services.join(', ') });
}

/** Body of the tracking call. The owner chooses whether its `email` is the email or the name. */
export function trackBody({ name, email }: Typed): string {
  return JSON.stringify({ name, email: site.tracking.emailField === 'name' ? name : email });
}

/** The contact section of the home page. */
export async function openForm(page: Page): Promise<Locator> {
  await page.goto('/#contact');
  return formSection(page);
}

export const formSection = (page: Page) => page.getByRole('region', { name: contactWords.heading });

/** Link of the income tax page that opens the modal with the page's services preset. */
export const modalTrigger = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: incomeTaxWords.talk.contact, exact: true });

export const modalOf = (page: Page) => page.getByRole('dialog', { name: contactWords.heading });

export async function openModal(page: Page): Promise<Locator> {
  await page.goto(pages.incomeTax.path);
  await modalTrigger(page).click();
  await expect(sendButton(modalOf(page))).toBeVisible();
  return modalOf(page);
}

/** A form's field by its exact label, because another label may begin with the same words. */
export const field = (form: Locator, name: keyof typeof fields) =>
  form.getByLabel(fields[name].label, { exact: true });

export const service = (form: Locator, name: string) => form.getByRole('checkbox', { name, exact: true });

export const sendButton = (form: Locator) =>
  form.getByRole('button', { name: contactWords.submit, exact: true });

const texts = (Object.keys(ana) as (keyof Typed)[]).filter((name) => name !== 'services');

/** The consent checkbox, if the owner has chosen one. */
export const consentBox = (form: Locator) => form.getByRole('checkbox', { name: fields.consent.label });

/** Fills in every field; chooses services and consents only if the form asks. */
export async function fillIn(form: Locator, typed: Typed, { consent } = site.privacy): Promise<void> {
  for (const name of texts) await field(form, name).fill(typed[name]);
  for (const name of typed.services) await service(form, name).check();
  if (consent === 'checkbox') await consentBox(form).check();
}

export async function expectTyped(form: Locator, typed: Typed): Promise<void> {
  for (const name of texts) await expect(field(form, name)).toHaveValue(typed[name]);
  for (const name of typed.services) await expect(service(form, name)).toBeChecked();
}

export const success = (page: Page) => page.getByRole('dialog', { name: dialogs.success.title });
export const failure = (page: Page) => page.getByRole('dialog', { name: dialogs.failure.title });

export const confirm = (dialog: Locator) =>
  dialog.getByRole('button', { name: dialogs.confirm, exact: true });

/** Console messages of a failed call: the site's, and the browser's for an error status. */
export const sendingFailed = /^No se pudo enviar el formulario|^Failed to load resource: .* status of 500/;
