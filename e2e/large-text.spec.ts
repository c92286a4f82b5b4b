import { expect, test } from './fixtures';
import { beyondTheEdge, beyondTheirCell, brokenWords, cutOff } from './in-page';
import { notFoundReport, pages } from './pages';

/** For whoever set their browser's text to twice its size, on a phone and on a screen. */

const widths = [320, 390, 768, 1024, 1440];

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

for (const { name, path } of pages) {
  test(`${name}: twice the text is all there, and no word of a date or heading breaks`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(notFoundReport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(openAll);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(beyondTheEdge), `${width} px`).toEqual([]);
      expect(await page.evaluate(cutOff), `${width} px`).toEqual([]);
      expect(await page.evaluate(beyondTheirCell), `${width} px`).toEqual([]);
      expect(await page.evaluate(brokenWords, 'h1, h2, td, a[href^="tel:"]'), `${width} px`).toEqual([]);
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
