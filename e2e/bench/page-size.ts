import type { Browser } from '@playwright/test';
import { pages } from '@/content/pages';

/** What a visitor scrolls past on the income page, untouched. */
type PageSize = {
  /** The page's height, CSS px. */
  readonly height: number;
  /** Words and controls of `main` that are drawn; a control is what the Tab key or a thumb can act on. */
  readonly words: number;
  readonly controls: number;
  /** Where the first question's answers end, CSS px from the top. */
  readonly firstAnswers: number;
};

// A string: the compiler's helpers don't exist in the page.
const measured = `(() => {
  const drawn = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const main = document.querySelector('main');
  const controls = [...main.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => drawn(element) && element.type !== 'hidden');
  return {
    height: Math.round(document.documentElement.scrollHeight),
    words: main.innerText.split(/\\s+/).filter((word) => /[\\p{L}\\d]/u.test(word)).length,
    controls: controls.length,
    firstAnswers: Math.round(document.querySelector('#condition-income [role=radiogroup]')
      .getBoundingClientRect().bottom + scrollY),
  };
})()`;

/** Measures the income page of a served site at two phone widths, CSS px. */
export async function pageSizes(browser: Browser, url: string): Promise<Record<string, PageSize>> {
  const sizes: Record<string, PageSize> = {};
  for (const width of [390, 320]) {
    const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(url + pages.incomeTax.path, { waitUntil: 'networkidle' });
    sizes[width] = (await page.evaluate(measured)) as PageSize;
    await context.close();
  }
  return sizes;
}
