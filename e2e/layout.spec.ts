import type { Locator, Page } from '@playwright/test';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords, quickOptions } from '@/content/layout';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageEntry } from '@/lib/seo/page-entry';
import { expect, test } from './fixtures';
import { phone, sitePages } from './pages';

const { menu, mainNavigation, links, floating, skipLink } = layoutWords;

const menuButton = (page: Page) => page.getByRole('button', { name: menu, exact: true });
const menuOf = (page: Page) => page.getByRole('navigation', { name: mainNavigation });
const toggleOf = (page: Page) => page.getByRole('button', { name: floating.whatsapp });
const listOf = (page: Page) => page.getByRole('group', { name: floating.whatsapp });

test('the first press of Tab offers to skip to the content @desktop', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipLink })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on the narrowest phone no date of the calendar and no tag of a next date is cut, and a person’s first date comes soon @desktop @shipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.setFixedTime(new Date('2025-03-01T12:00:00-05:00'));
  await page.goto(pages.calendar.path);
  await expect(page.locator('td[data-mark="próxima"]')).toHaveCount(3);
  // A cell's scroll size includes its tag.
  const cut = (cells: Element[]) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent);
  expect(await page.locator('main :is(th, td)').evaluateAll(cut)).toEqual([]);
  await page.setViewportSize(phone);
  const first = await page.locator('[data-group=natural] td').first().boundingBox();
  expect(first?.y).toBeLessThan(2600);
});

/** Runs in the page: returns figures, typed ones included, that are set in old style or in uneven widths. */
function oldStyleFigures(): string[] {
  return [...document.body.querySelectorAll('*:not(script, style)')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const written = element.matches('input') ? '0' : own.map(({ textContent }) => textContent).join('');
    const { fontVariantNumeric } = getComputedStyle(element);
    return /\d/.test(written) && fontVariantNumeric !== 'lining-nums tabular-nums' ? [written] : [];
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const [what, buttonOf, popoverOf] of [
    ['menu', menuButton, menuOf],
    ['WhatsApp list', toggleOf, listOf],
  ] as const) {
    test(`the ${what} closes by its button, Escape and a tap outside, and its icon shows whether it is open @engine`, async ({
      page,
    }) => {
      await page.goto('/');
      const [button, popover] = [buttonOf(page), popoverOf(page)];
      const icon = () => button.locator('svg:visible').innerHTML();
      await expect(popover).toBeHidden();
      const closed = await icon();
      const ways = [
        () => button.tap(),
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(40, 700),
      ];
      for (const close of ways) {
        await button.tap();
        await expect(popover).toBeVisible();
        expect(await icon()).not.toBe(closed);
        await close();
        await expect(popover).toBeHidden();
        expect(await icon()).toBe(closed);
      }
    });
  }

  test('the menu closes when a link to this page or another is tapped @smoke @engine', async ({ page }) => {
    await page.goto('/');
    const income = links.find(({ page, hash }) => page === 'incomeTax' && hash === '')?.label ?? '';
    await menuButton(page).tap();
    await menuOf(page).getByRole('link', { name: income, exact: true }).tap();
    await expect(page).toHaveTitle(pageEntry('incomeTax').title);
    await expect(menuOf(page)).toBeHidden();

    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    const { prepare } = incomeTaxWords.contents.sections;
    await menuButton(page).tap();
    await menuOf(page).getByRole('link', { name: prepare, exact: true }).tap();
    await expect(menuOf(page)).toBeHidden();
    const heading = page.getByRole('heading', { name: incomeTaxWords.prepare.heading, exact: true });
    const below = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    // The smooth scroll ends with the heading just below the header.
    await expect.poll(async () => (await below()) > 68 && (await below()) < 200).toBe(true);
  });
});

test('the WhatsApp list slides for 0.25 s, works by keyboard, and closes when a chat opens in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  // The on-load script closes the list.
  await page.goto(pages.calendar.path, { waitUntil: 'networkidle' });
  const slide = await page.locator('#whatsapp').evaluate((element) => {
    const { transitionDuration, translate } = getComputedStyle(element);
    return [transitionDuration.split(',')[0], translate];
  });
  expect(slide).toEqual(['0.25s', expect.stringMatching(/^0px -?15px$/)]);
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

test('the header stays in view, with the business name only on wide screens; the floating buttons are in it or in the margin; figures stand on the line, each as wide as the next @desktop', async ({
  page,
}) => {
  const box = async (part: Locator) =>
    (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  const banner = page.getByRole('banner').first();
  for (const { path } of sitePages) {
    await page.goto(path);
    for (const width of [320, 768, 1335, 1336, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
      const buttons = await box(page.getByRole('group', { name: floating.label }));
      const header = await box(banner);
      const content = await box(page.locator('main .container > *').first());
      const isInHeader = buttons.y + buttons.height <= header.height;
      const isInMargin = buttons.x >= content.x + content.width;
      expect([path, width, header.y, isInHeader || isInMargin]).toEqual([path, width, 0, true]);
      await expect(banner.getByText(site.businessName)).toBeVisible({ visible: width > 768 });
    }
    expect(await page.evaluate(oldStyleFigures)).toEqual([]);
  }
});

test.describe('in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('the footer shows the year in Colombia, also on New Year', async ({ page }) => {
    // Still 31 December 2030 in Bogota.
    await page.clock.setFixedTime('2031-01-01T03:00:00+01:00');
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2030');
  });
});
