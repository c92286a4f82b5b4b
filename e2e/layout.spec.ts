import type { Page } from '@playwright/test';
import { checklistWords } from '@/content/checklist';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords } from '@/content/layout';
import { pages } from '@/content/pages';
import { quickOptions } from '@/content/quick-options';
import { site } from '@/content/site';
import { pageEntry } from '@/lib/found/page-entry';
import { expect, test } from './fixtures';
import { notFoundReport, pages as everyPage, phone } from './pages';

const { menu, mainNavigation, links, floating, skipLink } = layoutWords;

const menuButton = (page: Page) => page.getByRole('button', { name: menu, exact: true });
const menuOf = (page: Page) => page.getByRole('navigation', { name: mainNavigation });
const linkTo = (path: string) => ({
  name: links.find(({ page, hash }) => pages[page].path + hash === path)?.label ?? path,
  exact: true,
});

test.describe('the header', () => {
  test('stays in sight, with the business name on wide screens only @phone', async ({ page, isMobile }) => {
    await page.goto(pages.calendar.path);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    const banner = page.getByRole('banner').first();
    expect((await banner.boundingBox())?.y).toBe(0);
    await expect(banner.getByText(site.businessName)).toBeVisible({ visible: !isMobile });
  });

  test('the first tab offers to skip to the content @desktop', async ({ page }) => {
    await page.goto(pages.incomeTax.path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: skipLink })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('opens and closes by taps on its button and beside it, and by Escape', async ({ page }) => {
    await page.goto('/');
    await expect(menuOf(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await menuButton(page).tap();
    await expect(menuOf(page)).toBeHidden();

    await menuButton(page).tap();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await page.touchscreen.tap(180, 700);
    await expect(menuOf(page)).toBeHidden();
  });

  test('closes when a link is picked, of this page or another @smoke @engine', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await menuOf(page).getByRole('link', linkTo('/#about')).tap();
    await expect(page).toHaveURL('/#about');
    await expect(menuOf(page)).toBeHidden();

    await menuButton(page).tap();
    await menuOf(page).getByRole('link', linkTo('/declaracion-renta')).tap();
    await expect(page).toHaveTitle(pageEntry('incomeTax').title);
    await expect(menuOf(page)).toBeHidden();
  });

  test('leads to the sections of a long page, wherever one is in it', async ({ page }) => {
    await page.goto(pages.incomeTax.path);
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    const { documents } = incomeTaxWords.contents.sections;
    await menuButton(page).tap();
    await menuOf(page).getByRole('link', { name: documents.label, exact: true }).tap();
    await expect(menuOf(page)).toBeHidden();
    const heading = page.getByRole('heading', { name: checklistWords.heading, exact: true });
    const below = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    // Below the header and near the top once the smooth scroll has ended.
    await expect.poll(async () => (await below()) > 68 && (await below()) < 200).toBe(true);
  });
});

test.describe('the WhatsApp list', () => {
  const toggleOf = (page: Page) => page.getByRole('button', { name: floating.whatsapp });
  const listOf = (page: Page) => page.getByRole('group', { name: floating.whatsapp });

  test('opens and closes by its button, Escape and a press beside it, and its button shows which @phone @engine', async ({
    page,
    press,
    hasTouch,
  }) => {
    await page.goto('/');
    const [toggle, list] = [toggleOf(page), listOf(page)];
    const icon = () => toggle.locator('svg:visible').innerHTML();
    await expect(list).toBeHidden();
    // Start and duration of the slide, read while closed.
    const slide = await page.locator('#whatsapp').evaluate((element) => {
      const { transitionDuration, translate } = getComputedStyle(element);
      return [transitionDuration.split(',')[0], translate];
    });
    expect(slide).toEqual(['0.25s', expect.stringMatching(/^0px -?15px$/)]);

    const closedIcon = await icon();
    await press(toggle);
    await expect(list).toBeVisible();
    expect(await icon()).not.toBe(closedIcon);
    await press(toggle);
    await expect(list).toBeHidden();
    expect(await icon()).toBe(closedIcon);

    await press(toggle);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(toggle).toBeFocused();

    await press(toggle);
    await expect(list).toBeVisible();
    await (hasTouch ? page.touchscreen.tap(40, 500) : page.mouse.click(40, 500));
    await expect(list).toBeHidden();
  });

  test('is walked by keyboard, and opens a chat in a new tab and closes', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto(pages.calendar.path);
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    for (const option of quickOptions) {
      await page.keyboard.press('Tab');
      await expect(listOf(page).getByRole('link', { name: option })).toBeFocused();
    }
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    expect((await opened).url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
    await expect(listOf(page)).toBeHidden();
  });
});

test('nothing lies over an action, a field or a figure, wherever a page is scrolled to @desktop', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(notFoundReport);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { path } of everyPage) {
      await page.goto(path);
      expect([width, path, await page.evaluate(coveredWhileScrolled)]).toEqual([width, path, []]);
    }
  }
});

test('the footer has the year of Colombia on New Year, seen from Madrid too', async ({
  browser,
  baseURL,
  consoleErrors,
}) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'Europe/Madrid' });
  consoleErrors.watch(context);
  const page = await context.newPage();
  // 1 January 2031, 03:00 in Madrid: still 31 December 2030 in Bogota.
  await page.clock.setFixedTime('2031-01-01T02:00:00Z');
  await page.goto('/');
  await page.getByRole('contentinfo').hover();
  await expect(page.getByRole('contentinfo')).toContainText('© 2030');
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.reload();
  await page.getByRole('contentinfo').hover();
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  await context.close();
});

/** Runs in the page: scrolls through it and returns targets and text covered by fixed or sticky elements. */
function coveredWhileScrolled(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const header = document.querySelector('header');
  const floating = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element !== header &&
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      isSeen(element) &&
      !element.matches('.hidden'),
  );
  const looked = [
    ...document.querySelectorAll(
      'a, button, summary, label, input:not([type=checkbox]), textarea, td, dd, time',
    ),
  ].filter((element) => !header?.contains(element) && isSeen(element));
  const found = new Set<string>();
  for (let y = 0; y < document.body.scrollHeight; y += 40) {
    window.scrollTo({ top: y, behavior: 'instant' });
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    for (const over of floating) {
      const above = over.getBoundingClientRect();
      for (const element of looked) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const meet =
          left < above.right &&
          right > above.left &&
          Math.max(top, edge) < above.bottom &&
          bottom > above.top;
        if (meet && !over.contains(element)) found.add(element.outerHTML);
      }
    }
  }
  return [...found];
}
