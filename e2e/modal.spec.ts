import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { answerActionWords } from '@/content/answer-actions';
import { checklistWords } from '@/content/checklist';
import { contactWords } from '@/content/contact';
import { layoutWords } from '@/content/layout';
import { modalWords } from '@/content/small-words';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { savedAnswersWords } from '@/content/visitor-answers';
import { season } from './active-season';
import {
  ana,
  confirm,
  consentBox,
  contactBody,
  expectTyped,
  field,
  fillIn,
  modalOf,
  modalTrigger,
  nothing,
  openModal,
  sendButton,
  service,
  success,
} from './contact';
import { expect, test } from './fixtures';
import { checkOf, chipOf } from './income-tax-tools';
import { tabTo } from './keyboard-focus';

/** Values for the modal, whose services are preset. */
const given = { ...ana, services: [] };

test(
  'the modal sends its preset services, closes with the thanks, opens empty again, and links to the documents',
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
    await fillIn(modal, given);
    await press(sendButton(modal));
    await press(success(page).getByRole('link', { name: papers }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: checklistWords.heading })).toBeInViewport();
  },
);

if (season.thresholds.length > 0)
  test('field, WhatsApp link and request say what the answers say now, and nothing of it stays once they are erased @desktop', async ({
    page,
    api,
  }) => {
    const modal = modalOf(page);
    const link = modal.getByRole('link', { name: contactWords.direct.whatsapp }).first();
    const message = () => field(modal, 'message').inputValue();
    const linked = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    const openFromVerdict = async (reason: RegExp) => {
      await checkOf(page).getByRole('button', { name: answerActionWords.form }).click();
      await expect(field(modal, 'message')).toHaveValue(reason);
      expect(await linked()).toBe(await message());
      expect(await stored()).not.toContain('Hola');
    };
    await page.goto(pages.incomeTax.path);
    await chipOf(page, 'income', 'yes').click();
    await openFromVerdict(/mis ingresos/);
    await page.keyboard.press('Escape');
    await chipOf(page, 'income', 'no').click();
    await chipOf(page, 'deposits', 'yes').click();
    await openFromVerdict(/mis consignaciones/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: savedAnswersWords.erase }).first().click();
    await expect(page.getByText(savedAnswersWords.erased).filter({ visible: true })).toBeFocused();
    await expect(page.locator('[name=message]')).toHaveValue('');
    expect(await stored()).not.toMatch(/renta|deposits/);

    await chipOf(page, 'deposits', 'yes').click();
    await openFromVerdict(/mis consignaciones/);
    await fillIn(modal, { ...given, message: 'Soy taxista.' });
    await expect.poll(linked).toBe('Soy taxista.');
    await sendButton(modal).click();
    await expect(success(page)).toBeVisible();
    expect((await api.leads()).map((lead) => lead.message)).toEqual(['Soy taxista.']);
  });

test(
  'a request can be written and sent by keyboard',
  { tag: ['@smoke', '@desktop'] },
  async ({ page, api }) => {
    // Under reduced motion the page scrolls to the focused control at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pages.calendar.path);
    const trigger = page.getByRole('button', { name: layoutWords.floating.advice });
    await tabTo(page, trigger);
    await page.keyboard.press('Space');
    const modal = modalOf(page);
    await expect(modal.getByRole('heading')).toBeFocused();
    const write = (name: 'name' | 'phone' | 'email' | 'message') =>
      tabTo(page, field(modal, name)).then(() => page.keyboard.type(ana[name]));
    const tick = (box: Locator) => tabTo(page, box).then(() => page.keyboard.press('Space'));
    for (const name of ['name', 'phone', 'email'] as const) await write(name);
    for (const name of ana.services) await tick(service(modal, name));
    await write('message');
    if (site.privacy.consent === 'checkbox') await tick(consentBox(modal));
    await tabTo(page, sendButton(modal));
    await page.keyboard.press('Enter');
    // Screen readers read the dialog that takes the focus.
    await expect(success(page)).toBeFocused();
    await tabTo(page, confirm(success(page)));
    expect(api.received('contact')).toEqual([contactBody(ana)]);
    await page.keyboard.press('Enter');
    await expect(trigger).toBeFocused();
  },
);

/** Runs in the page: a clicked button gets no focus, as in Safari. */
function withoutFocusOnClick(): void {
  addEventListener('mousedown', (event) => event.preventDefault(), { capture: true });
}

test('the modal closes by its button, Escape and a click outside, not by dragging a selection outside @engine', async ({
  page,
}) => {
  await page.addInitScript(withoutFocusOnClick);
  const modal = await openModal(page);
  await fillIn(modal, given);
  const ways = [
    () => modal.getByRole('button', { name: modalWords.close, exact: true }).click(),
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
  // The field would be gone if either drag had closed the modal.
  await field(modal, 'name').fill('Otra');
});

/** Mean brightness of what is painted at the window's left edge, from 0 to 255. */
async function brightnessAtEdge(page: Page): Promise<number> {
  const edge = await page.screenshot({ clip: { x: 0, y: 200, width: 8, height: 400 } });
  const { channels } = await sharp(edge).removeAlpha().stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test('the page beside the modal is dimmed at once, and while a field has the focus, and does not scroll @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${pages.incomeTax.path}#${anchors.when}`);
  const trigger = page.getByRole('button', { name: layoutWords.floating.advice });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const before = await brightnessAtEdge(page);
    await trigger.click();
    expect(await brightnessAtEdge(page)).toBeLessThan(before * 0.6);
    await field(modalOf(page), 'name').focus();
    expect(await brightnessAtEdge(page)).toBeLessThan(before * 0.6);
    const scrolled = await page.evaluate(() => scrollY);
    // The wheel turns beside the modal and over it. A scroll would show within twenty frames.
    for (const x of [20, width / 2]) {
      await page.mouse.move(x, 400);
      await page.mouse.wheel(0, 600);
      const moved = await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame += 1) await new Promise((next) => requestAnimationFrame(next));
        return scrollY;
      });
      expect(moved).toBe(scrolled);
    }
    await page.keyboard.press('Escape');
  }
});

test('the modal fades in over 300 ms and out over 200 ms, at once under reduced motion or a second Escape @desktop', async ({
  page,
}) => {
  await page.goto(pages.incomeTax.path);
  /** Duration in milliseconds of each animation that starts, from the DevTools protocol. */
  let durations: number[] = [];
  const tools = await page.context().newCDPSession(page);
  tools.on('Animation.animationStarted', ({ animation }) => durations.push(animation.source?.duration ?? 0));
  await tools.send('Animation.enable');
  const modal = modalOf(page);
  const enter = async () => {
    durations = [];
    await modalTrigger(page).click();
    await expect(sendButton(modal)).toBeVisible();
  };
  const leave = () => page.keyboard.press('Escape');
  /** Exit animations that have started: opacity and scale are one each. */
  const exitAnimations = () => durations.filter((duration) => duration === 200).length;
  // The exit animation loads while the modal is open; until then it closes at once.
  await expect(async () => {
    await enter();
    await expect.poll(() => durations).toContain(300);
    await leave();
    await expect(modal).toBeHidden();
    expect(exitAnimations()).toBe(2);
  }).toPass();

  await enter();
  // Slows the exit down to a minute.
  await tools.send('Animation.setPlaybackRate', { playbackRate: 1 / 300 });
  await leave();
  await expect.poll(exitAnimations).toBe(2);
  await expect(modal).toBeVisible();
  await leave();
  await expect(modal).toBeHidden();
  expect(exitAnimations()).toBe(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter();
  await leave();
  await expect(modal).toBeHidden();
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
});
