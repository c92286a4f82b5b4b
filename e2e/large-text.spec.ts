import { expect, test } from './fixtures';
import { beyondTheEdge, beyondTheirCell, brokenWords, cutOff } from './in-page';
import { notFoundReport, pages } from './pages';

/** For whoever set their browser's text to twice its size, on a phone and on a screen. */

const widths = [320, 390, 768, 1024, 1440];

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_SHELL_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

for (const { name, path, status } of pages) {
  test(`${name}: twice the text is all there, and no word of a date or heading breaks @desktop`, async ({
    page,
    consoleErrors,
  }) => {
    if (status === 404) consoleErrors.expect(notFoundReport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // Twice the 17 px that the site asks for.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('34px');
    await page.evaluate(openAll);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      const lost = [
        ...(await page.evaluate(beyondTheEdge)),
        ...(await page.evaluate(cutOff)),
        ...(await page.evaluate(beyondTheirCell)),
        ...(await page.evaluate(brokenWords, 'h1, h2, td, a[href^="tel:"]')),
      ];
      expect([width, lost]).toEqual([width, []]);
    }
  });
}

/** Runs in the page: what is folded away must hold too. */
function openAll(): void {
  for (const folded of document.querySelectorAll('details')) {
    folded.removeAttribute('name');
    folded.open = true;
  }
}
