import { expect, test } from './fixtures';
import { notFoundReport, pages } from './pages';

for (const { name, path, status } of pages) {
  test(`${name}: ${path} answers ${status} with one heading`, async ({ page, consoleErrors }) => {
    if (status === 404) consoleErrors.expect(notFoundReport);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}

test('an address with a slash at its end leads to the page', async ({ page }) => {
  await page.goto('/declaracion-renta/');
  await expect(page).toHaveURL(/\/declaracion-renta$/);
});
