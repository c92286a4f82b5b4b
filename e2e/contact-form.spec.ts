import type { Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { phoneDigits } from '@/lib/words/telephone';
import { whatsappPhone } from '@/lib/words/site-words';
import {
  ana,
  confirm,
  contactBody,
  expectDraft,
  expectTyped,
  failure,
  field,
  fillIn,
  hostile,
  nothing,
  openForm,
  sendButton,
  sendingFailed,
  success,
  trackBody,
} from './contact';
import { expect, test } from './fixtures';

const { dialogs, errors, fields } = contactWords;

test(
  'what was typed arrives byte for byte, is thanked for, and the form is empty again',
  { tag: ['@smoke', '@phone', '@engine'] },
  async ({ page, api, press }) => {
    const form = await openForm(page);
    await fillIn(form, hostile);
    await press(sendButton(form));

    await expect(success(page)).toContainText(dialogs.success.text);
    expect(api.received('contact').map(({ body }) => body)).toEqual([contactBody(hostile)]);
    expect(api.received('track').map(({ body }) => body)).toContain(trackBody(hostile));
    await press(confirm(success(page)));
    await expect(success(page)).toBeHidden();
    await expectTyped(form, nothing);
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(sendButton(form)).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  },
);

test('what is missing is said at each field, the first gets the focus, and it goes as it is put right', async ({
  page,
  api,
}) => {
  const form = await openForm(page);
  await field(form, 'email').press('Enter');
  const choice = form.getByRole('group', { name: fields.services.label });
  for (const [control, said] of [
    [field(form, 'name'), errors.nameRequired],
    [field(form, 'phone'), `${errors.phoneRequired} ${fields.phone.hint}`],
    [field(form, 'email'), errors.emailRequired],
    [choice, `${errors.servicesRequired} ${fields.services.hint}`],
  ] as const)
    await expect(control).toHaveAccessibleDescription(said);
  await expect(field(form, 'name')).toBeFocused();
  await expect(field(form, 'name')).toHaveAttribute('aria-invalid', 'true');

  await fillIn(form, { ...ana, phone: '300 12', services: [] });
  await expect(form.getByText(errors.nameRequired)).toBeHidden();
  await expect(form.getByText(errors.emailRequired)).toBeHidden();
  await sendButton(form).click();
  await expect(form.getByText(errors.phoneInvalid)).toBeVisible();
  await expect(field(form, 'phone')).toBeFocused();

  await field(form, 'phone').fill(ana.phone);
  await sendButton(form).click();
  const firstService = choice.getByRole('checkbox').first();
  await expect(firstService).toBeFocused();
  await firstService.check();
  await expect(form.getByText(errors.servicesRequired)).toBeHidden();
  // The browser's own check.
  await field(form, 'email').fill('sin arroba');
  await sendButton(form).click();
  await expect(field(form, 'email')).toBeFocused();
  expect(api.received('contact')).toEqual([]);
});

test(
  'a sending that fails says so once, keeps every value, offers them to WhatsApp, and works when tried again',
  { tag: ['@smoke', '@phone'] },
  async ({ page, api, consoleErrors, press }) => {
    consoleErrors.expect(sendingFailed);
    consoleErrors.expect(/net::ERR_EMPTY_RESPONSE/);
    const form = await openForm(page);
    await fillIn(form, hostile);
    for (const kind of ['http-error', 'drop'] as const) {
      api.mode('contact', { kind });
      await press(sendButton(form));
      await expect(failure(page)).toContainText(dialogs.failure.text);
      await page.keyboard.press('Escape');
      await expect(failure(page)).toBeHidden();
      await expect(sendButton(form)).toBeFocused();
      await expectTyped(form, hostile);
    }
    const logged = consoleErrors.all().filter((text) => text.includes('No se pudo enviar el formulario'));
    expect(logged).toHaveLength(2);

    await fillIn(form, ana);
    await press(sendButton(form));
    const link = failure(page).getByRole('link', { name: dialogs.failure.whatsapp });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`https://wa.me/${phoneDigits(whatsappPhone)}`);
    const text = address.searchParams.get('text');
    for (const typed of [ana.name, ...ana.services, ana.message]) expect(text).toContain(typed);
    await expect(link).toHaveAttribute('target', '_blank');
    await press(confirm(failure(page)));
    await expect(failure(page)).toBeHidden();

    api.mode('contact', { kind: 'ok' });
    await press(sendButton(form));
    await expect(success(page)).toBeVisible();
    expect((await api.leads()).map(({ message }) => message)).toEqual([ana.message]);
  },
);
test('the dialogs close by Escape, by confirming, by their button and by a click outside; the focus returns', async ({
  page,
}) => {
  const form = await openForm(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => confirm(success(page)).click(),
    () => success(page).getByRole('button', { name: dialogs.close, exact: true }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await fillIn(form, ana);
    await sendButton(form).click();
    await expect(success(page)).toBeVisible();
    await close();
    await expect(success(page)).toBeHidden();
    await expect(sendButton(form)).toBeFocused();
  }
});

test('what was typed is there again after a reload', async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form, hostile);
  await expectDraft(page, hostile.email);
  await page.reload();
  await expectTyped(form, hostile);
});

/**
 * Blocks the dialogs' chunk or stylesheet, found by the library's class names. The page's own rules name some
 * of them.
 */
async function withoutDialogs(page: Page, files: RegExp): Promise<void> {
  await page.route(/\/_next\/static\//, async (route) => {
    if (!files.test(route.request().url())) return route.fallback();
    const response = await route.fetch();
    const isTheirs = /swal2-(?!shown|show-animation|hide-animation)/.test(await response.text());
    return isTheirs ? route.abort() : route.fulfill({ response });
  });
}

for (const [what, files] of [
  ['code does', /\.(js|css)/],
  ['stylesheet alone does', /\.css/],
] as const) {
  test(`when the dialogs’ ${what} not come, the form says it itself`, async ({
    page,
    api,
    consoleErrors,
  }) => {
    consoleErrors.expect(sendingFailed);
    consoleErrors.expect(/net::ERR_FAILED/);
    await withoutDialogs(page, files);
    const form = await openForm(page);
    await fillIn(form, ana);
    api.mode('contact', { kind: 'http-error' });
    await sendButton(form).click();
    const alert = form.getByRole('alert');
    await expect(alert).toContainText(dialogs.failure.text);
    await expect(alert.getByRole('link', { name: dialogs.failure.whatsapp })).toHaveAttribute(
      'href',
      /wa\.me.*Ana/,
    );
    api.mode('contact', { kind: 'ok' });
    await sendButton(form).click();
    await expect(alert).toContainText(dialogs.success.title);
    await expectTyped(form, nothing);
  });
}
