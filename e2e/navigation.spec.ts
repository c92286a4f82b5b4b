import type { Page } from '@playwright/test';
import { layoutWords } from '@/content/layout';
import { pages } from '@/content/pages';
import { DRAFT_KEY } from '@/lib/lead/contact-draft';
import { ana, expectTyped, field, fillIn, modalOf, modalTrigger, openForm } from './contact';
import { expect, test } from './fixtures';

/** Links are plain HTML: the browser navigates, prerenders and restores pages. */

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      // Playwright disables the back/forward cache, and the headless shell has none.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      executablePath: process.env.CHROMIUM_PATH,
    }),
});

const calendar = pages.calendar.path;

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

async function follow(page: Page, path: string): Promise<void> {
  await footerLink(page, path).click();
  await page.waitForURL(`**${path}`);
}

/** A page restored from the cache fires no `load`. */
async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
}

test('the browser prerenders the page whose link is hovered, and no other', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  const session = await page.context().newCDPSession(page);
  const tried: string[] = [];
  session.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(new URL(key.url).pathname));
  await session.send('Preload.enable');
  await modalTrigger(page).hover();
  await page.getByRole('link', { name: layoutWords.skipLink }).focus();
  await footerLink(page, calendar).hover();
  await expect.poll(() => tried).toContain(calendar);
  expect(new Set(tried)).toEqual(new Set([calendar]));
});

test('the back button restores the page, with the draft that was changed on another page of the tab', async ({
  page,
}) => {
  const expectDraft = (text: string) =>
    expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY)).toContain(text);
  const form = await openForm(page);
  await fillIn(form, ana);
  await expectDraft(ana.message);
  // Chromium doesn't cache a page whose scripts are still loading.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await follow(page, calendar);
  await page.getByRole('button', { name: layoutWords.floating.advice }).click();
  await expectTyped(modalOf(page), ana);
  await field(modalOf(page), 'message').fill('Otra cosa.');
  await expectDraft('Otra cosa.');
  await goBack(page, '/#contact');
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
  await expectTyped(form, { ...ana, message: 'Otra cosa.' });
});
