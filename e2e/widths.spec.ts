import { expect, test } from './fixtures';
import { openFolds } from './in-page';
import { lostAt, notFoundReport, pages } from './pages';

/** Phones, a tablet, both sides of the breakpoint, screens. */
const widths = [320, 360, 390, 480, 600, 767, 768, 769, 900, 1024, 1280, 1440, 1920];

/** What is read at a glance, or by its figures. */
const whole = 'h1, h2, table[id] th, td, time, label, button, a[href*="//estatuto.co"]';

test('no width from 320 to 1920 makes a page scroll sideways, or cuts a date off in any table @desktop', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  consoleErrors.expect(notFoundReport);
  for (const { path } of pages) {
    await page.goto(path);
    await page.evaluate(openFolds);
    for (const width of widths) {
      const lost = [...(await lostAt(page, width, whole)), ...(await page.evaluate(inTwoLines))];
      expect([path, width, lost]).toEqual([path, width, []]);
    }
  }
});

test('at no size of text does a phone break an amount or a title, or scroll sideways @desktop', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(notFoundReport);
  for (const { path } of pages) {
    await page.goto(path);
    await page.evaluate(openFolds);
    for (const width of [320, 360, 390]) {
      for (const percent of [115, 130, 150, 175]) {
        await page.evaluate(enlarge, percent);
        const lost = await lostAt(page, width, whole);
        expect([path, width, percent, lost]).toEqual([path, width, percent, []]);
      }
    }
  }
});

test('with the spacing of WCAG 1.4.12 nothing is cut off or beyond the edge @desktop', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(notFoundReport);
  for (const { path } of pages) {
    await page.goto(path);
    await page.evaluate(spaceOut);
    for (const width of [320, 390, 768, 1280]) {
      const lost = await lostAt(page, width, 'time');
      expect([path, width, lost]).toEqual([path, width, []]);
    }
  }
});

/** Runs in the page: dates broken across two lines. */
function inTwoLines(): string[] {
  return [...document.querySelectorAll('td time')]
    .filter((date) => date.getClientRects().length > 1)
    .map((date) => `«${date.textContent}»`);
}

/** Runs in the page: text so many times as large as the site's own, 106.25 % of the browser's. */
function enlarge(percent: number): void {
  document.documentElement.style.fontSize = `${1.0625 * percent}%`;
}

/** Runs in the page: text spacing that some readers set (WCAG 1.4.12). */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}
