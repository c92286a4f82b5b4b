import type { Page } from '@playwright/test';
import { layoutWords } from '@/content/layout';
import { pages as contentPages } from '@/content/pages';
import { modalWords } from '@/content/small-words';
import { ana, fillIn, formSection, openForm, openModal, sendButton, success } from './contact';
import { season } from './active-season';
import { expect, test } from './fixtures';
import { lateOf, setYear } from './income-tax-tools';
import { beyondTheEdge, brokenDates, brokenWords, cutOff, openFolds } from './in-page';
import { notFoundReport, pages } from './pages';

/** A setting of the browser or the text, and the widths at which each page, with every fold open, is then read. */
type Sweep = {
  set: (page: Page) => Promise<unknown>;
  widths: readonly number[];
  /** Selects elements whose words and figures must not break across lines. */
  whole?: string;
  /** Most lines that a date in a table may take. */
  dateLines?: number;
};

const phones = [320, 360, 390];

const figures = 'h1, h2, table[id] th, td, time, label, button, a[href*="//estatuto.co"]';

/** Each begins where the one before has ended. */
const sweeps: Record<string, Sweep> = {
  'with the browser’s text twice as large': {
    set: (page) => setText(page, 32),
    widths: [320, 390, 768, 1024, 1440],
    whole: 'h1, h2, td, a[href^="tel:"], p:has(+ img)',
  },
  // Phones, tablets, both sides of the breakpoint, and screens.
  'as it is': {
    set: (page) => setText(page, 16),
    widths: [...phones, 480, 767, 768, 1024, 1280, 1440],
    whole: `${figures}, li > small`,
    dateLines: 1,
  },
  'with text at 130 %': { set: (page) => page.evaluate(enlarge, 130), widths: phones },
  'with text at 175 %': { set: (page) => page.evaluate(enlarge, 175), widths: phones },
  'in forced colours': {
    set: async (page) => {
      await page.evaluate(enlarge, 100);
      await page.emulateMedia({ forcedColors: 'active' });
    },
    widths: [320, 390],
  },
  'with the spacing of WCAG 1.4.12': {
    set: async (page) => {
      await page.emulateMedia({ forcedColors: null });
      await page.evaluate(spaceOut);
    },
    widths: [320, 390, 768, 1280],
    whole: 'time',
  },
};

for (const { path } of pages)
  test(`${path}: at no width and text size is text clipped, broken or beyond the edge @desktop`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(notFoundReport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(openFolds);
    for (const [how, { set, widths, whole = figures, dateLines = 3 }] of Object.entries(sweeps)) {
      await set(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const lost = [
          ...(await page.evaluate(beyondTheEdge)),
          ...(await page.evaluate(cutOff)),
          ...(await page.evaluate(brokenDates, dateLines)),
          ...(await page.evaluate(brokenWords, whole)),
        ];
        expect([how, width, ...lost]).toEqual([how, width]);
      }
    }
  });

test('on a small laptop every button of the income tax page has one line, and the field of the tax shows all of it @desktop @shipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(contentPages.incomeTax.path);
  const tool = lateOf(page);
  await setYear(tool, season.taxYear, '27');
  const tax = tool.locator('[name=tax]');
  await tax.fill('1.411.950.000');
  expect(await tax.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  const high = (buttons: Element[]) =>
    buttons
      .filter((button) => (button as HTMLElement).offsetHeight > 56)
      .map(({ textContent }) => textContent);
  expect(await page.getByRole('main').locator('[data-look]:is(a, button)').evaluateAll(high)).toEqual([]);
});

test('with text twice as large, the end of modal, menu and WhatsApp list can be reached on a small phone @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await setText(page, 32);
  const modal = await openModal(page);
  // The site's text is 17 px high at the default text size.
  await expect(page.locator('html')).toHaveCSS('font-size', '34px');
  expect(await page.evaluate(brokenWords, 'dialog h2')).toEqual([]);
  expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  await sendButton(modal).scrollIntoViewIfNeeded();
  await expect(sendButton(modal)).toBeInViewport({ ratio: 0.9 });
  await expect(modal.getByRole('button', { name: modalWords.close })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const { floating, menu, mainNavigation } = layoutWords;
  await page.getByRole('button', { name: floating.whatsapp }).click();
  await page.getByRole('group', { name: floating.whatsapp }).getByRole('link').last().hover();
  await page.getByRole('button', { name: menu }).click();
  const link = page.getByRole('navigation', { name: mainNavigation }).getByRole('link').last();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL((url) => url.hash === hash);
});

test('the dialog of a sent form breaks no word of its title in text twice as large, and has an edge in forced colours @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await setText(page, 32);
  await fillIn(await openForm(page), ana);
  await sendButton(formSection(page)).click();
  await expect(success(page)).toBeVisible();
  expect(await page.evaluate(brokenWords, 'h2')).toEqual([]);
  // Forced colours paint neither the dialog's background nor its shadow.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(success(page)).toHaveCSS('border', '1px solid rgb(0, 0, 0)');
});

test('with text as it is and twice as large, the menu clips no word, and its steps are aligned @desktop', async ({
  page,
}) => {
  await page.goto(contentPages.incomeTax.path);
  const menu = page.getByRole('navigation', { name: layoutWords.mainNavigation });
  for (const pixels of [16, 32]) {
    await setText(page, pixels);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 2_000 });
      if (!(await menu.isVisible())) await page.getByRole('button', { name: layoutWords.menu }).click();
      expect([pixels, width, ...(await page.evaluate(cutOff))]).toEqual([pixels, width]);
      const starts = await menu
        .getByRole('list')
        .last()
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => Math.round(link.lastElementChild?.getBoundingClientRect().left ?? 0)),
        );
      expect(new Set(starts).size).toBe(1);
    }
  }
});

/** Sets the browser's default text size, which also moves the breakpoints. */
async function setText(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

/** Runs in the page: enlarges the site's text, which is 106.25 % of the browser's. */
function enlarge(percent: number): void {
  document.documentElement.style.fontSize = `${1.0625 * percent}%`;
}

/** Runs in the page: sets the text spacing of WCAG 1.4.12. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}
