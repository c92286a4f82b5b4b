import type { Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { layoutWords } from '@/content/layout';
import { modalWords } from '@/content/modal';
import { pages } from '@/content/pages';
import {
  ana,
  confirm,
  contactBody,
  expectTyped,
  failure,
  field,
  fillIn,
  modalOf,
  modalTrigger,
  nothing,
  openModal,
  sendButton,
  sendingFailed,
  success,
} from './contact';
import { parse } from '@/scripts/lib/html';
import { expect, test } from './fixtures';
import { gate } from './gate';

/** The modal's services are preset, so there are none to choose. */
const given = { ...ana, services: [] };

const close = (modal: ReturnType<typeof modalOf>) =>
  modal.getByRole('button', { name: modalWords.close, exact: true });

test(
  'opened by a press, it sends the services its page gave it',
  { tag: ['@smoke', '@phone'] },
  async ({ page, api, press }) => {
    await page.goto(pages.incomeTax.path);
    const service = (await modalTrigger(page).getAttribute('data-services')) ?? 'none given';
    await press(modalTrigger(page));
    const modal = modalOf(page);
    await expect(modal.getByRole('strong').filter({ hasText: service })).toBeVisible();
    await expect(modal.locator('[name=services]').filter({ visible: true })).toHaveCount(0);
    await fillIn(modal, given);
    await press(sendButton(modal));
    await expect(success(page)).toBeVisible();
    expect(api.received('contact').map(({ body }) => body)).toEqual([
      contactBody({ ...given, services: [service] }),
    ]);
  },
);

test('asks for services where the page gives none', async ({ page }) => {
  await page.goto(pages.calendar.path);
  await page.getByRole('button', { name: layoutWords.floating.advice }).click();
  await sendButton(modalOf(page)).click();
  await expect(modalOf(page).getByText(contactWords.errors.servicesRequired)).toBeVisible();
});

test('closes by its button, by Escape and by a press outside, but not by a selection that ends there', async ({
  page,
}) => {
  const modal = await openModal(page);
  await fillIn(modal, given);
  await close(modal).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await modalTrigger(page).click();
  await expectTyped(modal, given);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(modalTrigger(page)).toBeFocused();

  await modalTrigger(page).click();
  await field(modal, 'name').hover();
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  await page.mouse.move(3, 3);
  await page.mouse.down();
  await field(modal, 'name').hover();
  await page.mouse.up();
  // If either key had closed the modal, the field would be gone.
  await field(modal, 'name').fill('Otra');
  await page.mouse.click(3, 3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the focus returns in a browser that gives none to what is clicked', async ({ page }) => {
  // Safari's behaviour.
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => event.preventDefault(), { capture: true }),
  );
  await openModal(page);
  await page.keyboard.press('Escape');
  await expect(modalTrigger(page)).toBeFocused();
});

/** Modal with a call under way, which the test answers. */
async function sendHeld(page: Page) {
  const modal = await openModal(page);
  await fillIn(modal, given);
  const answer = gate();
  await page.route('**/api/contact', (route) => answer.opened.then(() => route.continue()));
  await sendButton(modal).click();
  await expect(modal.getByRole('button', { name: contactWords.sending })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await modalTrigger(page).click();
  return { modal, answer };
}

test('closed and opened again while it is being sent, it sends once and empties', async ({ page, api }) => {
  const { modal, answer } = await sendHeld(page);
  await sendButton(modal).click();
  answer.open();
  await expect(success(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectTyped(modal, nothing);
  expect(api.received('contact')).toHaveLength(1);
});

test('what is changed while it is being sent stays', async ({ page, api }) => {
  const { modal, answer } = await sendHeld(page);
  const changed = { ...given, message: 'Una cosa más.' };
  await field(modal, 'message').fill(changed.message);
  answer.open();
  await expect(success(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(success(page)).toBeHidden();
  await expectTyped(modal, changed);
  await page.keyboard.press('Escape');
  await modalTrigger(page).click();
  await expectTyped(modal, changed);
  expect(api.received('contact')).toHaveLength(1);
});

test('the dialogs lie above it, and closing them leaves it open', async ({ page, api, consoleErrors }) => {
  consoleErrors.expect(sendingFailed);
  const modal = await openModal(page);
  await fillIn(modal, given);
  api.mode('contact', { kind: 'http-error' });
  await sendButton(modal).click();
  await confirm(failure(page)).click();
  await expect(failure(page)).toBeHidden();
  await expect(sendButton(modal)).toBeFocused();

  await sendButton(modal).click();
  await expect(failure(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeHidden();
  await expect(modal).toBeVisible();
  await expectTyped(modal, given);
});

test('the focus stays in and the page behind stays still', async ({ page }) => {
  const modal = await openModal(page);
  const before = await page.evaluate(() => scrollY);
  const controls = new Set<string>();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await modal.evaluate((dialog) => {
      const { activeElement } = document;
      // After the last control the focus may pass through the browser's toolbar.
      if (activeElement === document.body) return 'bar';
      return dialog.contains(activeElement) ? (activeElement?.textContent ?? '') + activeElement?.id : 'out';
    });
    controls.add(focused);
  }
  expect(controls).not.toContain('out');
  // The focus visited several controls instead of staying on one.
  expect(controls.size).toBeGreaterThan(4);

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

test('on the smallest phone its content scrolls inside', { tag: '@phone' }, async ({ page, press }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pages.incomeTax.path);
  await press(modalTrigger(page));
  const modal = modalOf(page);
  await sendButton(modal).scrollIntoViewIfNeeded();
  await expect(sendButton(modal)).toBeInViewport({ ratio: 1 });
  await expect(close(modal)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('its head stays in a low window, however one scrolls', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const modal = await openModal(page);
  // At full size; while it scales, overflow would mislead.
  await expect(modal.locator('> *')).toHaveCSS('transform', 'none');
  await modal.evaluate((dialog) => dialog.scrollTo(0, 9999));
  await expect(close(modal)).toBeInViewport({ ratio: 1 });
});

/** Durations in milliseconds of animations that begin from now on, from the DevTools protocol. */
async function watchAnimations(page: Page): Promise<number[]> {
  const durations: number[] = [];
  const tools = await page.context().newCDPSession(page);
  tools.on('Animation.animationStarted', ({ animation }) => durations.push(animation.source?.duration ?? 0));
  await tools.send('Animation.enable');
  return durations;
}

test('fades and scales in over 300 ms and out over 200 ms', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  const durations = await watchAnimations(page);
  await modalTrigger(page).click();
  await expect(sendButton(modalOf(page))).toBeVisible();
  await expect.poll(() => durations).toContain(300);
  expect(durations).not.toContain(200);
  // The chunk of the closing animation loads when the page is idle.
  await expect(async () => {
    if (!(await modalOf(page).isVisible())) await modalTrigger(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(durations).toContain(200);
  }).toPass();
});

test('moves nothing for whoever asked for less motion', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.incomeTax.path);
  const durations = await watchAnimations(page);
  await modalTrigger(page).click();
  await expect(sendButton(modalOf(page))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
});

test('closes by its button while its code is on its way, and keeps what was typed', async ({ page }) => {
  const html = await (await page.request.get(pages.incomeTax.path)).text();
  const isLater = (address: string) =>
    /\/_next\/static\/chunks\/.*\.js/.test(address) && !html.includes(new URL(address).pathname);
  const code = gate();
  await page.route(
    ({ href }) => isLater(href),
    (route) => code.opened.then(() => route.continue()),
  );
  const asked = page.waitForRequest((request) => isLater(request.url()));
  const modal = await openModal(page);
  await asked;
  await fillIn(modal, given);
  await close(modal).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  code.open();
  await modalTrigger(page).click();
  await expectTyped(modal, given);
});

/** The page with its framework running; everything later is a chunk. */
async function openRunning(page: Page): Promise<void> {
  await page.goto(pages.incomeTax.path);
  await page.mouse.move(100, 100);
  await page.waitForFunction(() => 'next' in window);
}

test('when its code does not come, it stays open with what was typed, and offers the direct ways', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/);
  // The page's tools, whose code fails too, give way to other HTML.
  consoleErrors.allow(/React error #418/);
  const html = await (await page.request.get(pages.incomeTax.path)).text();
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  const modal = await openModal(page);
  await fillIn(modal, given);
  await expect(modal.getByText(contactWords.unavailable)).toBeVisible();
  await expect(sendButton(modal)).toHaveCount(0);
  await expectTyped(modal, given);
  const whatsapp = modal.getByRole('link', { name: contactWords.direct.whatsapp });
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: '' }));
  const chat = page.waitForEvent('popup');
  await whatsapp.click();
  const text = new URL((await chat).url()).searchParams.get('text');
  for (const typed of [given.name, given.email, given.message]) expect(text).toContain(typed);

  await close(modal).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await modalTrigger(page).click();
  await expectTyped(modal, given);
});

/** The page's link to dialog rules at its end, and the stylesheets that the framework adds. */
const stylesheets = { own: 'body > link[rel=stylesheet]', later: 'link[data-precedence]' };

for (const [lost, selector] of Object.entries({
  'the later rules': stylesheets.later,
  'its own': stylesheets.own,
})) {
  test(`is dressed though ${lost} do not come`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/net::ERR_FAILED/);
    consoleErrors.allow(/^Event$/);
    const html = parse(await (await page.request.get(pages.incomeTax.path)).text());
    const links = html(selector).toArray();
    const addresses = links.map((link) => html(link).attr('href') ?? 'none');
    expect(addresses).not.toEqual([]);
    await page.route(/\.css/, (route) =>
      addresses.some((address) => route.request().url().endsWith(address)) ? route.abort() : route.continue(),
    );
    await openRunning(page);
    await modalTrigger(page).click();
    await expect(sendButton(modalOf(page))).toBeVisible();
    await expect(modalOf(page)).toHaveCSS('position', 'fixed');
    await expect(field(modalOf(page), 'name')).toHaveCSS('border-radius', '8px');
  });
}
