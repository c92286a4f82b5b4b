import { expect, test } from './fixtures';
import { beyondTheirCell, cutOff } from './in-page';
import { notFoundReport, pages } from './pages';

for (const { name, path, status } of pages) {
  test(`${name}: no width from 320 to 1920 makes it scroll sideways`, async ({ page, consoleErrors }) => {
    if (status === 404) consoleErrors.expect(notFoundReport);
    await page.goto(path);
    const overflowing: string[] = [];
    for (let width = 320; width <= 1920; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(widestOverflow);
      if (overflow !== undefined) overflowing.push(`${width} px: ${overflow}`);
    }
    expect(overflowing).toEqual([]);
  });
}

test('no width from 320 to 1920 cuts a date off, in any table', async ({ page }) => {
  await page.goto('/declaracion-renta');
  const cut: string[] = [];
  const tables = page.locator('[aria-labelledby=dates] details');
  for (const table of await tables.all()) {
    await table.locator('summary').click();
    await expect(table.locator('time').first()).toBeVisible();
    for (let width = 320; width <= 1920; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const found = [...(await page.evaluate(cutOff)), ...(await page.evaluate(beyondTheirCell))];
      for (const words of found) cut.push(`${width} px: ${words}`);
    }
  }
  expect(cut).toEqual([]);
});

/** Runs in the page: names what reaches beyond its right edge, if the page can be scrolled to it. */
function widestOverflow(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const widest = [...document.body.querySelectorAll('*')].reduce((a, b) =>
    b.getBoundingClientRect().right > a.getBoundingClientRect().right ? b : a,
  );
  return `${widest.tagName.toLowerCase()}.${widest.className} reaches ${scrollWidth} px`;
}
