import type { Page } from '@playwright/test';
import { deadlineMarks } from '@/content/deadlines';
import { expect, test } from './fixtures';
import { season } from './season';

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

/** Whether any of the framework has run. */
const isAwake = (page: Page) => page.evaluate(() => 'next' in window);

test('without a sign, the tables say by themselves which dates have passed', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${season.year + 1}-01-02T10:00:00-05:00`));
  await page.goto('/calendario-tributario');
  const dates = page.locator('td').filter({ has: page.locator('time') });
  const mark = () => dates.first().evaluate((cell) => getComputedStyle(cell, '::after').content);
  await expect.poll(mark).toBe(`"${deadlineMarks.past}"`);
  expect(await isAwake(page)).toBe(false);
});

test('without a sign, the framework runs by itself, late', async ({ page }) => {
  await page.clock.install();
  const report = page.waitForResponse('**/api/track');
  await page.goto('/');
  expect(await isAwake(page)).toBe(false);
  // A report under way would be given up after its fifteen seconds.
  await (await report).finished();
  await page.clock.fastForward(60_000);
  await expect.poll(() => isAwake(page)).toBe(true);
});

test('the framework declares no font anew, so that no text is laid out a second time', async ({ page }) => {
  await page.goto('/declaracion-renta');
  const fonts = () => page.evaluate(() => document.fonts.size);
  const ofThePage = await fonts();
  await page.mouse.move(1, 1);
  await expect.poll(() => isAwake(page)).toBe(true);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  expect(await fonts()).toBe(ofThePage);
});

test('a question in the address is answered without a sign', async ({ page }) => {
  await page.goto('/calendario-tributario?digitos=27');
  await expect(page.getByText('Persona natural con cédula o NIT terminado en 27')).toBeVisible();
});

test('a trigger clicked before the script came opens the modal once it is there', async ({ page }) => {
  await page.goto('/declaracion-renta', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Solicitar asesoría' }).click();
  await expect(page.getByRole('dialog', { name: 'Contáctame' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/declaracion-renta');
});

test('the space bar on a trigger before the script came opens the modal once it is there', async ({
  page,
}) => {
  await page.goto('/declaracion-renta', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Solicitar asesoría' }).press('Space');
  await expect(page.getByRole('dialog', { name: 'Contáctame' })).toBeVisible();
});

test('the space bar on the home page’s button leads to the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solicitar asesoría' }).press('Space');
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Contáctame' })).toBeInViewport();
});

test('a press that begins before the script came and ends after it opens the modal', async ({ page }) => {
  await page.goto('/declaracion-renta');
  await page.getByRole('button', { name: 'Contáctame' }).hover();
  await page.mouse.down();
  await expect.poll(() => isAwake(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Contáctame' })).toBeVisible();
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
