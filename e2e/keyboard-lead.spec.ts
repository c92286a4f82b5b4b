import { layoutWords } from '@/content/layout';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import {
  ana,
  confirm,
  consentBox,
  contactBody,
  field,
  modalOf,
  openForm,
  sendButton,
  service,
  success,
} from './contact';
import { expect, test } from './fixtures';
import { tabTo } from './focus';

// Reduced motion: scrolling to the focus is instant.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a lead by keyboard alone, in the modal', { tag: ['@smoke', '@desktop'] }, async ({ page, api }) => {
  await page.goto(pages.calendar.path);
  const trigger = page.getByRole('button', { name: layoutWords.floating.advice });
  await tabTo(page, trigger);
  await page.keyboard.press('Space');

  const modal = modalOf(page);
  await expect(modal).toBeVisible();
  for (const name of ['name', 'phone', 'email'] as const) {
    await tabTo(page, field(modal, name));
    await page.keyboard.type(ana[name]);
  }
  for (const name of ana.services) {
    await tabTo(page, service(modal, name));
    await page.keyboard.press('Space');
  }
  await tabTo(page, field(modal, 'message'));
  await page.keyboard.type(ana.message);
  if (site.privacy.consent === 'checkbox') {
    await tabTo(page, consentBox(modal));
    await page.keyboard.press('Space');
  }
  await tabTo(page, sendButton(modal));
  await page.keyboard.press('Enter');

  await expect(confirm(success(page))).toBeFocused();
  expect(api.received('contact').map(({ body }) => body)).toEqual([contactBody(ana)]);
  await page.keyboard.press('Enter');
  await expect(sendButton(modal)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test(
  'a lead by keyboard alone, in the home page’s form, sent by Enter',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const form = await openForm(page);
    await field(form, 'name').focus();
    await page.keyboard.type(ana.name);
    // Enter submits; missing fields are reported and the first gets the focus.
    await page.keyboard.press('Enter');
    await expect(field(form, 'phone')).toBeFocused();
    await page.keyboard.type(ana.phone);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ana.email);
    for (const name of ana.services) {
      await tabTo(page, service(form, name));
      await page.keyboard.press('Space');
    }
    await tabTo(page, sendButton(form));
    await page.keyboard.press('Enter');
    await expect(success(page)).toBeVisible();
    expect(api.received('contact').map(({ body }) => body)).toEqual([contactBody({ ...ana, message: '' })]);
  },
);
