import type { Locator, Page } from '@playwright/test';
import { checklistWords } from '@/content/checklist';
import { contactWords } from '@/content/contact';
import { layoutWords } from '@/content/layout';
import { modalWords } from '@/content/modal';
import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { site } from '@/content/site';
import {
  ana,
  confirm,
  contactBody,
  expectTyped,
  field,
  fillIn,
  modalOf,
  consentBox,
  modalTrigger,
  nothing,
  openModal,
  sendButton,
  service,
  success,
} from './contact';
import { expect, test } from './fixtures';
import { tabTo } from './focus';
import { gate } from './gate';

/** The modal's services are preset, so there are none to choose. */
const given = { ...ana, services: [] };

const close = (modal: Locator) => modal.getByRole('button', { name: modalWords.close, exact: true });

test(
  'opened by a press, it sends the services its page gave it, ends when that is told, and begins anew',
  { tag: ['@smoke', '@phone', '@engine'] },
  async ({ page, api, press }) => {
    await page.goto(pages.incomeTax.path);
    const preset = (await modalTrigger(page).getAttribute('data-services')) ?? 'none given';
    await press(modalTrigger(page));
    const modal = modalOf(page);
    await expect(modal.getByRole('strong').filter({ hasText: preset })).toBeVisible();
    await expect(modal.locator('[name=services]').filter({ visible: true })).toHaveCount(0);
    await fillIn(modal, given);
    await press(sendButton(modal));
    const { urgent, whatsapp, papers } = contactWords.dialogs.success;
    await expect(success(page).getByRole('link')).toContainText([whatsapp, papers]);
    const chat = await success(page).getByRole('link').first().getAttribute('href');
    for (const words of [given.name, preset, urgent]) expect(decodeURIComponent(chat ?? '')).toContain(words);
    await expect(modal).toBeVisible();
    await press(confirm(success(page)));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(modalTrigger(page)).toBeFocused();
    expect(api.received('contact')).toEqual([contactBody({ ...given, services: [preset] })]);
    await press(modalTrigger(page));
    await expectTyped(modal, nothing);
    await expect(field(modal, 'name')).toBeInViewport({ ratio: 1 });
  },
);

test('from what was sent one goes on to the papers, with nothing in the way', async ({ page }) => {
  const modal = await openModal(page);
  await fillIn(modal, given);
  await sendButton(modal).click();
  await success(page).getByRole('link', { name: contactWords.dialogs.success.papers }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: checklistWords.heading })).toBeInViewport();
});

test('a service’s modal has WhatsApp first, with its name, and the caveat of one', async ({ page }) => {
  const found = services.find(({ summary, page: own }) => summary !== undefined && own === undefined);
  if (!found?.summary) return;
  await page.goto(pages.home.path);
  await page.getByRole('button', { name: found.name }).click();
  const modal = modalOf(page);
  await expect(modal.getByText(found.summary)).toBeVisible();
  const chat = modal.getByRole('link', { name: contactWords.direct.whatsapp });
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(found.name)));
});

test('a lead by keyboard alone', { tag: ['@smoke', '@desktop'] }, async ({ page, api }) => {
  // Scrolling to the focus is instant.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.calendar.path);
  const trigger = page.getByRole('button', { name: layoutWords.floating.advice });
  await tabTo(page, trigger);
  await page.keyboard.press('Space');
  const modal = modalOf(page);
  await expect(modal).toBeVisible();
  const write = (name: 'name' | 'phone' | 'email' | 'message') =>
    tabTo(page, field(modal, name)).then(() => page.keyboard.type(ana[name]));
  const tick = (box: Locator) => tabTo(page, box).then(() => page.keyboard.press('Space'));
  for (const name of ['name', 'phone', 'email'] as const) await write(name);
  for (const name of ana.services) await tick(service(modal, name));
  await write('message');
  if (site.privacy.consent === 'checkbox') await tick(consentBox(modal));
  await tabTo(page, sendButton(modal));
  await page.keyboard.press('Enter');
  await expect(confirm(success(page))).toBeFocused();
  expect(api.received('contact')).toEqual([contactBody(ana)]);
  await page.keyboard.press('Enter');
  await expect(trigger).toBeFocused();
});

/** Runs in the page: takes away what only newer browsers know, and the focus that Safari gives no clicked button. */
function asInOlderBrowsers(): void {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  addEventListener('mousedown', (event) => event.preventDefault(), { capture: true });
  addEventListener('DOMContentLoaded', () => document.querySelector('dialog')?.removeAttribute('closedby'));
}

for (const browser of ['newer', 'older'] as const) {
  test(`in ${browser} browsers it closes by its button, Escape and a press outside, not by a selection that ends there @engine`, async ({
    page,
  }) => {
    if (browser === 'older') await page.addInitScript(asInOlderBrowsers);
    const modal = await openModal(page);
    await fillIn(modal, given);
    const ways = [
      () => close(modal).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(3, 3),
    ];
    for (const leave of ways) {
      await leave();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(modalTrigger(page)).toBeFocused();
      await modalTrigger(page).click();
      await expectTyped(modal, given);
    }

    await field(modal, 'name').hover();
    await page.mouse.down();
    await page.mouse.move(3, 3);
    await page.mouse.up();
    await page.mouse.down();
    await field(modal, 'name').hover();
    await page.mouse.up();
    // If either press had closed the modal, the field would be gone.
    await field(modal, 'name').fill('Otra');
  });
}

test('closed and opened again while it is being sent, it keeps what is changed meanwhile', async ({
  page,
  api,
}) => {
  const modal = await openModal(page);
  await fillIn(modal, given);
  const answer = gate();
  await page.route('**/api/contact', (route) => answer.opened.then(() => route.continue()));
  await sendButton(modal).click();
  await expect(modal.getByRole('button', { name: contactWords.sending })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await modalTrigger(page).click();
  const changed = { ...given, message: 'Una cosa más.' };
  await field(modal, 'message').fill(changed.message);
  answer.open();
  await confirm(success(page)).click();
  await expect(modal).toBeHidden();
  await modalTrigger(page).click();
  await expectTyped(modal, changed);
  expect(api.received('contact')).toHaveLength(1);
});

test('the page behind stays still', async ({ page }) => {
  await openModal(page);
  const before = await page.evaluate(() => scrollY);
  // Beside the modal and over it; a scroll would show within twenty frames.
  for (const x of [20, 640]) {
    await page.mouse.move(x, 400);
    await page.mouse.wheel(0, 600);
    const moved = await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise((next) => requestAnimationFrame(next));
      return scrollY;
    });
    expect(moved).toBe(before);
  }
});

/** Milliseconds of each animation that begins from now on, and how fast they play, by the DevTools protocol. */
async function watchAnimations(page: Page) {
  const durations: number[] = [];
  const tools = await page.context().newCDPSession(page);
  tools.on('Animation.animationStarted', ({ animation }) => durations.push(animation.source?.duration ?? 0));
  await tools.send('Animation.enable');
  return {
    durations,
    play: (playbackRate: number) => tools.send('Animation.setPlaybackRate', { playbackRate }),
  };
}

test('fades and scales in over 300 ms and out over 200 ms; a second Escape closes at once @desktop', async ({
  page,
}) => {
  await page.goto(pages.incomeTax.path);
  const { durations, play } = await watchAnimations(page);
  const modal = modalOf(page);
  /** One of the opacity, one of the scale. */
  const waysOut = () => durations.filter((duration) => duration === 200).length;
  const leave = async () => {
    durations.length = 0;
    await page.keyboard.press('Escape');
  };
  // The way out is fetched when the modal opens.
  await expect(async () => {
    await modalTrigger(page).click();
    await expect(sendButton(modal)).toBeVisible();
    await expect.poll(() => durations).toContain(300);
    await leave();
    await expect(modal).toBeHidden();
    expect(waysOut()).toBe(2);
  }).toPass();

  await modalTrigger(page).click();
  // A way out that would take a minute.
  await play(1 / 300);
  await leave();
  await expect.poll(waysOut).toBe(2);
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  expect(waysOut()).toBe(2);
});

test('moves nothing for whoever asked for less motion @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.incomeTax.path);
  const { durations } = await watchAnimations(page);
  await modalTrigger(page).click();
  await expect(sendButton(modalOf(page))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
});
