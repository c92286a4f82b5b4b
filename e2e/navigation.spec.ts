import type { Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { layoutWords } from '@/content/layout';
import {
  ana,
  expectDraft,
  expectTyped,
  field,
  fillIn,
  modalOf,
  modalTrigger,
  openForm,
  sendButton,
  success,
} from './contact';
import { expect, test } from './fixtures';

/** Links are plain, so navigation and the back/forward cache are the browser's. */

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      // Playwright disables the back/forward cache, and the headless shell has none.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      executablePath: process.env.CHROMIUM_PATH,
    }),
});

const INCOME_TAX = '/declaracion-renta';
const CALENDAR = '/calendario-tributario';

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

async function follow(page: Page, path: string): Promise<void> {
  await footerLink(page, path).click();
  await page.waitForURL(`**${path}`);
}

/** A page restored from the cache fires no `load`. */
async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
}

/** A mark that survives on a cached page and is gone after a reload. */
async function mark(page: Page): Promise<void> {
  // Chromium caches no page that is left while a script is on its way.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
}
const isKept = (page: Page) => page.evaluate(() => 'wasHere' in window);

test('a visit is reported once, whatever links are followed; a reload is another', async ({ page, api }) => {
  const reports = () => api.received('track').length;
  await page.goto('/');
  await expect.poll(reports).toBe(1);
  // Without the framework: it hasn't run.
  expect(await page.evaluate(() => 'next' in window)).toBe(false);
  await follow(page, CALENDAR);
  await follow(page, INCOME_TAX);
  await page.waitForLoadState('networkidle');
  await goBack(page, CALENDAR);
  // The reload's report would follow those of earlier pages.
  await page.reload();
  await expect.poll(reports).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(reports()).toBe(2);
});

test('a page that is prerendered fetches, runs and reports only once it is shown', async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(CALENDAR);
  // Twice the time after which a visible page starts its deferred requests.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))));
  const fetched = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /_next\/.*\.(js|txt)/.test(name))
          .length,
    );
  expect(await fetched()).toBe(0);
  expect(api.received('track')).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => api.received('track').length).toBe(1);
  await expect.poll(fetched).toBeGreaterThan(1);
});

test('the browser makes ahead the page about to be opened, and nothing else', async ({ page }) => {
  await page.goto(INCOME_TAX);
  const session = await page.context().newCDPSession(page);
  const tried: string[] = [];
  session.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(new URL(key.url).pathname));
  await session.send('Preload.enable');
  await modalTrigger(page).hover();
  await page.getByRole('link', { name: layoutWords.skipLink }).focus();
  await footerLink(page, CALENDAR).hover();
  await expect.poll(() => tried).toContain(CALENDAR);
  expect(new Set(tried)).toEqual(new Set([CALENDAR]));
});

test.describe('the page that was left comes back as it was', () => {
  test('with what another page of the tab has typed meanwhile', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, ana);
    await expectDraft(page, ana.message);
    await mark(page);
    await follow(page, CALENDAR);
    await page.getByRole('button', { name: layoutWords.floating.advice }).click();
    await expectTyped(modalOf(page), ana);
    await field(modalOf(page), 'message').fill('Otra cosa.');
    await expectDraft(page, 'Otra cosa.');
    await goBack(page, '/#contact');
    expect(await isKept(page)).toBe(true);
    await expectTyped(form, { ...ana, message: 'Otra cosa.' });
  });

  test('with its form usable, though it was being sent', async ({ page, api }) => {
    const form = await openForm(page);
    await fillIn(form, ana);
    api.mode('contact', 'hang');
    await sendButton(form).click();
    await expect(form.getByRole('button', { name: contactWords.sending })).toBeVisible();
    await page.goto(CALENDAR);
    api.mode('contact', 'ok');
    api.release();
    await goBack(page, '/#contact');
    // A cached page shows how its call ended; a reloaded one keeps the draft.
    const dialog = page.getByRole('dialog');
    await expect(dialog.or(sendButton(form))).toBeVisible();
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await fillIn(form, ana);
    await sendButton(form).click();
    await expect(success(page)).toBeVisible();
  });
});
