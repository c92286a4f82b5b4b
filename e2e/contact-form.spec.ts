import { contactWords } from '@/content/contact';
import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { phoneDigits } from '@/lib/telephone';
import type { Behaviour } from '../scripts/run/api/behaviour';
import {
  ana,
  contactBody,
  expectTyped,
  failure,
  fillIn,
  hostile,
  nothing,
  openForm,
  sendingFailed,
  success,
  trackBody,
} from './contact';
import { expect, test } from './fixtures';

/** Keeps from arriving whichever script or sheet has this in it. */
async function withoutCode(page: Page, mark: string, files = /\.(js|css)/): Promise<void> {
  await page.route(/\/_next\/static\//, async (route) => {
    if (!files.test(route.request().url())) return route.fallback();
    const response = await route.fetch();
    return (await response.text()).includes(mark) ? route.abort() : route.fulfill({ response });
  });
}

test('what was typed arrives byte for byte, is thanked for, and the form is empty again', async ({
  page,
  standIn,
}) => {
  const form = await openForm(page);
  await fillIn(form, hostile);
  await form.getByRole('button', { name: 'Enviar' }).click();

  await expect(success(page)).toContainText('Gracias — me pondré en contacto pronto.');
  expect(standIn.received('contact').map(({ body }) => body)).toEqual([contactBody(hostile)]);
  expect(standIn.received('track').map(({ body }) => body)).toContain(trackBody(hostile));
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(success(page)).toBeHidden();
  await expectTyped(form, nothing);
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Enviar' })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe('what is missing', () => {
  test('is said at each field, and the first gets the focus', async ({ page, standIn }) => {
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Enviar' }).click();

    await expect(form.getByLabel('Nombre')).toHaveAccessibleDescription('Nombre requerido');
    await expect(form.getByLabel('Celular')).toHaveAccessibleDescription(/^Celular requerido/);
    await expect(form.getByLabel('Correo')).toHaveAccessibleDescription('Correo requerido');
    await expect(form.getByRole('group', { name: 'Servicios' })).toHaveAccessibleDescription(
      /Selecciona al menos un servicio$/,
    );
    await expect(form.getByLabel('Nombre')).toBeFocused();
    await expect(form.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
    expect(standIn.received('contact')).toEqual([]);
  });

  test('goes away as it is put right, and the next missing one gets the focus', async ({ page }) => {
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Enviar' }).click();
    await fillIn(form, { ...ana, services: [] });
    await expect(form.getByText('Nombre requerido')).toBeHidden();
    await expect(form.getByText('Correo requerido')).toBeHidden();
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(form.getByRole('checkbox', { name: 'Declaración de Renta' })).toBeFocused();
    await form.getByRole('checkbox', { name: 'RUT' }).check();
    await expect(form.getByText('Selecciona al menos un servicio')).toBeHidden();
  });

  for (const phone of ['123456', '1234567890123456', '300 123 4567', '+573001234567']) {
    test(`the phone ${phone} is «Número inválido»`, async ({ page, standIn }) => {
      const form = await openForm(page);
      await fillIn(form, { ...ana, phone });
      await form.getByRole('button', { name: 'Enviar' }).click();
      await expect(form.getByText('Número inválido')).toBeVisible();
      await expect(form.getByLabel('Celular')).toBeFocused();
      expect(standIn.received('contact')).toEqual([]);
    });
  }

  test('the e-mail has the browser’s own check and no other', async ({ page, standIn }) => {
    const form = await openForm(page);
    await fillIn(form, { ...ana, email: 'sin arroba' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(form.getByLabel('Correo')).toBeFocused();
    expect(standIn.received('contact')).toEqual([]);
    await form.getByLabel('Correo').fill('a@b');
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(success(page)).toBeVisible();
  });

  test('a message is not: it is optional', async ({ page, standIn }) => {
    const form = await openForm(page);
    await fillIn(form, { ...ana, message: '' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(success(page)).toBeVisible();
    expect(standIn.received('contact')[0]?.body).toBe(contactBody({ ...ana, message: '' }));
  });
});

test.describe('a sending that fails', () => {
  const failures: Behaviour['kind'][] = ['http-error', 'rejected', 'not-json', 'null', 'drop'];
  for (const kind of failures) {
    test(`(${kind}) says so once, keeps every value, and works when tried again`, async ({
      page,
      standIn,
      consoleErrors,
    }) => {
      consoleErrors.expect(sendingFailed);
      if (kind === 'drop') consoleErrors.expect(/net::ERR_EMPTY_RESPONSE/);
      const form = await openForm(page);
      await fillIn(form, hostile);
      standIn.mode('contact', { kind } as Behaviour);
      await form.getByRole('button', { name: 'Enviar' }).click();

      await expect(failure(page)).toContainText('No se pudo enviar el formulario. Intenta de nuevo.');
      expect(
        consoleErrors.all().filter((text) => text.includes('No se pudo enviar el formulario')),
      ).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(failure(page)).toBeHidden();
      await expect(form.getByRole('button', { name: 'Enviar' })).toBeFocused();
      await expectTyped(form, hostile);

      standIn.mode('contact', { kind: 'ok' });
      await form.getByRole('button', { name: 'Enviar' }).click();
      await expect(success(page)).toBeVisible();
      expect(await standIn.leads()).toHaveLength(1);
    });
  }

  test('for lack of an answer in 15 seconds says so too', async ({ page, standIn, consoleErrors }) => {
    consoleErrors.expect(sendingFailed);
    await page.clock.install();
    const form = await openForm(page);
    await fillIn(form, ana);
    standIn.mode('contact', { kind: 'hang' });
    // However slow the machine, no second passes that is not asked for.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(form.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => standIn.received('contact').length).toBe(1);
    await page.clock.fastForward(14_000);
    await expect(failure(page)).toBeHidden();
    await page.clock.fastForward(2_000);
    await page.clock.resume();
    await expect(failure(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failure(page)).toBeHidden();
    await expectTyped(form, ana);
  });

  test('only by its tracking call does not send the lead a second time', async ({
    page,
    standIn,
    consoleErrors,
  }) => {
    consoleErrors.expect(sendingFailed);
    // The reload reports a first load, which fails too.
    consoleErrors.expect(/El tracking no respondió/);
    const form = await openForm(page);
    await fillIn(form, ana);
    standIn.mode('track', { kind: 'http-error' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(failure(page)).toBeVisible();

    // Not even after a reload: what was accepted is remembered with what was typed.
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expectTyped(form, ana);
    standIn.mode('track', { kind: 'ok' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(success(page)).toBeVisible();
    expect(await standIn.leads()).toHaveLength(1);
  });

  test('offers WhatsApp with what was typed', async ({ page, standIn, consoleErrors }) => {
    consoleErrors.expect(sendingFailed);
    const form = await openForm(page);
    await fillIn(form, ana);
    standIn.mode('contact', { kind: 'http-error' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    const link = failure(page).getByRole('link', { name: /WhatsApp/ });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`https://wa.me/${phoneDigits(site.phone)}`);
    expect(address.searchParams.get('text')).toBe(
      `Hola, soy ${ana.name}.\nNecesito: ${ana.services.join(', ')}\n${ana.message}`,
    );
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test.describe('the dialogs close', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'by Escape': (page) => page.keyboard.press('Escape'),
    'by confirming': (page) => page.getByRole('button', { name: 'Aceptar' }).click(),
    'by their close button': (page) => success(page).getByRole('button', { name: 'Cerrar' }).click(),
    'by a click outside': (page) => page.mouse.click(5, 5),
  };
  for (const [way, close] of Object.entries(ways)) {
    test(`${way}, and the focus returns`, async ({ page }) => {
      const form = await openForm(page);
      await fillIn(form, ana);
      await form.getByRole('button', { name: 'Enviar' }).click();
      await expect(success(page)).toBeVisible();
      await close(page);
      await expect(success(page)).toBeHidden();
      await expect(form.getByRole('button', { name: 'Enviar' })).toBeFocused();
    });
  }
});

test('a double click, and Enter on top of it, send once', async ({ page, standIn }) => {
  const form = await openForm(page);
  await fillIn(form, ana);
  standIn.mode('contact', { kind: 'slow', ms: 400 });
  await form.getByRole('button', { name: 'Enviar' }).dblclick();
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeVisible();
  expect(standIn.received('contact')).toHaveLength(1);
  expect(standIn.received('track').filter(({ body }) => body !== '{}')).toHaveLength(1);
});

test.describe('what was typed is there again', () => {
  test('after a reload', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, hostile);
    await page.reload();
    await expectTyped(form, hostile);
  });

  test('after leaving and coming back', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, hostile);
    await page.goto('/calendario-tributario');
    await page.goBack();
    await expectTyped(form, hostile);
  });

  test('in the modal of another page, and the other way round', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, ana);
    await page.goto('/calendario-tributario');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Solicitar asesoría' }).click();
    const modal = page.getByRole('dialog', { name: 'Contáctame' });
    await expectTyped(modal, ana);
    await modal.getByLabel('Mensaje').fill('Otra cosa.');
    await page.goto('/#contact');
    await expectTyped(form, { ...ana, message: 'Otra cosa.' });
  });

  test('even where the browser allows no storage, until the page goes', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    const form = await openForm(page);
    await fillIn(form, ana);
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(success(page)).toBeVisible();
  });
});

for (const [what, files] of [
  ['code does', /\.(js|css)/],
  ['style sheet alone does', /\.css/],
] as const) {
  test(`when the dialogs’ ${what} not come, the form says it itself`, async ({
    page,
    standIn,
    consoleErrors,
  }) => {
    consoleErrors.expect(sendingFailed);
    consoleErrors.expect(/net::ERR_FAILED/);
    await withoutCode(page, 'swal2-', files);
    const form = await openForm(page);
    await fillIn(form, ana);
    standIn.mode('contact', { kind: 'http-error' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    const alert = form.getByRole('alert');
    await expect(alert).toContainText('No se pudo enviar el formulario. Intenta de nuevo.');
    await expect(alert.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me.*Ana/);
    standIn.mode('contact', { kind: 'ok' });
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(alert).toContainText('Formulario enviado');
    await expectTyped(form, nothing);
  });
}

test('when the form’s code does not come, the direct ways take its place', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|ChunkLoadError|Minified React error/);
  await withoutCode(page, 'tel-national');
  const section = await openForm(page);
  await expect(section.getByText('El formulario no está disponible en este momento.')).toBeVisible();
  await expect(section.getByRole('link', { name: /Llamar al/ }).last()).toHaveAttribute('href', /^tel:\+57/);
  await expect(section.getByRole('link', { name: /Escribir a/ }).last()).toHaveAttribute('href', /^mailto:/);
});

test('the privacy notice opens in place', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.getByText(contactWords.privacy.notice)).toBeVisible();
  await form.getByText('Aviso de privacidad').click();
  await expect(form.getByText('Ley 1581 de 2012')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form’s place offers the direct ways', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Contáctame' });
    await expect(section.getByRole('button', { name: 'Enviar' })).toBeHidden();
    await expect(section.getByRole('link', { name: /Llamar al/ })).toBeVisible();
    await expect(section.getByRole('link', { name: /Escribir a/ })).toBeVisible();
    await expect(section.getByRole('link', { name: /WhatsApp/ }).last()).toHaveAttribute('href', /wa\.me/);
  });
});
