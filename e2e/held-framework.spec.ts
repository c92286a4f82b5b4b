import { expect, test } from './fixtures';

const routes = ['/', '/declaracion-renta', '/calendario-tributario'];

for (const route of routes) {
  test(`${route}: nothing of the framework is fetched before \`load\``, async ({ page }) => {
    await page.goto(route, { waitUntil: 'load' });
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime, name }) => startTime < loaded && /\/_next\/.*\.(js|css|txt)/.test(name))
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  });
}

test('without a sign of the visitor, the first load is reported by itself, once', async ({
  page,
  standIn,
}) => {
  await page.goto('/');
  await expect.poll(() => standIn.received('track').length, { timeout: 10_000 }).toBe(1);
  expect(standIn.received('track').map(({ body }) => body)).toEqual(['{}']);
});

test('a trigger clicked before the script came opens the modal once it is there', async ({ page }) => {
  await page.goto('/declaracion-renta', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Solicitar asesoría' }).click();
  await expect(page.getByRole('dialog', { name: 'Contáctame' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/declaracion-renta');
});

test('where the framework does not arrive, a held trigger leads to the form', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to load/);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto('/declaracion-renta');
  await page.getByRole('button', { name: 'Solicitar asesoría' }).click();
  await expect(page).toHaveURL('/#contact');
});
