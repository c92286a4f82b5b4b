import { contactWords } from '@/content/contact';
import { pages } from '@/content/pages';
import { DRAFT_KEY } from '@/lib/lead/contact-draft';
import {
  ana,
  confirm,
  contactBody,
  expectTyped,
  failure,
  field,
  fillIn,
  hostile,
  nothing,
  openForm,
  openModal,
  sendButton,
  sendingFailed,
  success,
  trackBody,
} from './contact';
import { expect, test } from './fixtures';
import { pressByHand } from './press-by-hand';

const { dialogs } = contactWords;

test(
  'the API receives what was typed byte for byte, the visitor is thanked, and the form empties',
  { tag: ['@smoke', '@engine'] },
  async ({ page, api, press }) => {
    const form = await openForm(page);
    await fillIn(form, hostile);
    await press(sendButton(form));

    await expect(success(page)).toContainText(dialogs.success.text);
    // Screen readers read the dialog that takes the focus.
    await expect(success(page)).toBeFocused();
    expect(api.received('contact')).toEqual([contactBody(hostile)]);
    expect(api.received('track')).toContain(trackBody(hostile));
    await press(confirm(success(page)));
    await expect(success(page)).toBeHidden();
    await expectTyped(form, nothing);
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(sendButton(form)).toBeFocused();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY)).toBeNull();
  },
);

test(
  'a failed request shows a dialog that closes in four ways, and the form keeps every value for another try',
  { tag: ['@smoke', '@phone'] },
  async ({ page, api, consoleErrors, press }) => {
    consoleErrors.expect(sendingFailed);
    const form = await openForm(page);
    await fillIn(form, hostile);
    api.isFailing = true;
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => press(confirm(failure(page))),
      () => press(failure(page).getByRole('button', { name: dialogs.close, exact: true })),
      () => page.mouse.click(5, 5),
    ]) {
      await press(sendButton(form));
      await expect(failure(page)).toContainText(dialogs.failure.text);
      await expect(failure(page)).toBeFocused();
      const title = failure(page).getByRole('heading', { name: dialogs.failure.title });
      await expect(title).toHaveAttribute('lang', dialogs.failure.language);
      const link = failure(page).getByRole('link', { name: dialogs.failure.whatsapp });
      await expect(link).toHaveAttribute('href', /wa\.me.*Ana/);
      await close();
      await expect(failure(page)).toBeHidden();
      await expect(sendButton(form)).toBeFocused();
    }
    await expectTyped(form, hostile);
    const logged = consoleErrors.all().filter((text) => text.includes('No se pudo enviar el formulario'));
    expect(logged).toHaveLength(4);

    api.isFailing = false;
    await press(sendButton(form));
    await expect(success(page)).toBeVisible();
    expect((await api.leads()).map(({ message }) => message)).toEqual([hostile.message]);
  },
);

for (const [where, open, width] of [
  ['the home page', openForm, 1280],
  ['the modal', openModal, 390],
] as const)
  test(`in ${where} at ${width} px one press sends the form although it leaves a field whose error is mended @desktop`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const form = await open(page);
    await sendButton(form).click();
    await expect(field(form, 'name')).toBeFocused();
    const services = open === openForm ? ana.services : [];
    await fillIn(form, { ...ana, services, email: '' });
    await field(form, 'email').fill(ana.email);
    // The field that is mended last still has the focus and its error.
    await expect(form.getByText(contactWords.errors.emailRequired)).toBeVisible();
    await expect(form.getByText(contactWords.errors.nameRequired)).toBeHidden();
    await pressByHand(sendButton(form));
    await expect(success(page)).toBeVisible();
    expect(await api.leads()).toHaveLength(1);
  });

test(
  'a form that was left by «Back» with the focus in a mended field sends after «Forward», and again after a failure',
  { tag: ['@engine'] },
  async ({ page, api, consoleErrors, press }) => {
    consoleErrors.expect(sendingFailed);
    await page.goto(pages.calendar.path);
    const form = await openForm(page);
    await press(sendButton(form));
    await expect(form.getByText(contactWords.errors.nameRequired)).toBeVisible();
    await fillIn(form, ana);
    // Chromium may end the page before a call that leaves it has answered.
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveURL(pages.calendar.path);
    await page.evaluate(() => setTimeout(() => history.forward()));
    await expectTyped(form, ana);
    api.isFailing = true;
    await press(sendButton(form));
    await expect(failure(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failure(page)).toBeHidden();
    api.isFailing = false;
    await press(sendButton(form));
    await expect(success(page)).toBeVisible();
    expect(api.received('contact')).toEqual([contactBody(ana), contactBody(ana)]);
  },
);
