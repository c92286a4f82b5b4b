import { modalWords } from '@/content/modal';
import { layoutWords } from '@/content/layout';
import { openModal, sendButton } from './contact';
import { expect, test } from './fixtures';
import { beyondTheEdge, brokenWords, openFolds } from './in-page';
import { lostAt, notFoundReport, pages } from './pages';

/** Browser text at twice its size, on a phone and on a screen. */

const widths = [320, 390, 768, 1024, 1440];

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

for (const { name, path, status } of pages) {
  test(`${name}: twice the text is all there, and no word of a date or heading breaks @desktop`, async ({
    page,
    consoleErrors,
  }) => {
    if (status === 404) consoleErrors.expect(notFoundReport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // Twice the site's 17 px.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('34px');
    await page.evaluate(openFolds);
    for (const width of widths) {
      const lost = await lostAt(page, width, 'h1, h2, td, a[href^="tel:"]');
      expect([width, lost]).toEqual([width, []]);
    }
  });
}

test('on a small phone the menu and the list of topics are reached to their end @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const modal = await openModal(page);
  await expect(modal).toBeVisible();
  expect(await page.evaluate(brokenWords, 'dialog h2')).toEqual([]);
  expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  await sendButton(modal).scrollIntoViewIfNeeded();
  await expect(sendButton(modal)).toBeInViewport({ ratio: 0.9 });
  await expect(modal.getByRole('button', { name: modalWords.close })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();

  const { floating, menu, mainNavigation } = layoutWords;
  await page.getByRole('button', { name: floating.whatsapp }).click();
  await page.getByRole('group', { name: floating.whatsapp }).getByRole('link').last().hover();
  await page.getByRole('button', { name: menu }).click();
  const link = page.getByRole('navigation', { name: mainNavigation }).getByRole('link').last();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL((url) => url.hash === hash);
});
