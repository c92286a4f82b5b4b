import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import sharp from 'sharp';
import { pages } from '@/content/pages';
import { startPreviewServer } from '../scripts/run/preview-server';
import { expect, test } from './fixtures';
import { phone, sitePages } from './pages';

/** Bytes of TCP's first ten packets, compressed as a CDN does. */
const FIRST_WINDOW = 14_336;

/** The income page has the largest stylesheet: fifteen packets (docs/decisions.md). */
const windowOf = (path: string) => (path === pages.incomeTax.path ? 1.5 * FIRST_WINDOW : FIRST_WINDOW);

// With motion, a screenshot depends on the moment.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of sitePages) {
  test(`${path}: the first packets already show the whole first viewport @desktop`, async ({
    page,
    context,
    preview,
  }) => {
    // Deferred scripts run later than the first viewport is shown.
    await context.route('**/_next/static/on-load/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const html = readFileSync(join('out', path === '/' ? 'index.html' : `${path}.html`));
    const window = firstWindow(html, windowOf(path));
    // Sends the first packets and never the rest of the page.
    const first = () => new ReadableStream({ start: (body) => body.enqueue(window) });
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const routes = new Hono().get(path, () => new Response(first(), { headers }));
    const stalling = await startPreviewServer({ routes });
    await page.goto(stalling.url + path, { waitUntil: 'commit' });
    const whole = await context.newPage();
    await whole.goto(preview.url + path);
    // Either page may still be painting its fonts and drawings.
    await expect.poll(async () => differenceOf(await view(whole), await view(page))).toEqual([]);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await page.close();
    await stalling.close();
  });
}

test('no script or stylesheet is requested before `load`', async ({ page }) => {
  for (const { path } of sitePages) {
    await page.goto(path, { waitUntil: 'load' });
    /** Times at which files were requested, in milliseconds after `load`. */
    const fetched = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const files = performance.getEntriesByType('resource');
        return files
          .filter(({ name }) => /\/_next\/.*\.(js|css)/.test(name))
          .map(({ startTime }) => startTime - (navigation?.loadEventStart ?? 0));
      });
    await expect.poll(fetched).not.toEqual([]);
    expect((await fetched()).filter((start) => start < 0)).toEqual([]);
  }
});

/** The beginning of a page, as far as its first packets carry it. */
function firstWindow(html: Buffer, bytes: number): Buffer {
  const packets = brotliCompressSync(html).subarray(0, bytes);
  return brotliDecompressSync(packets, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
}

/** Pixels of the viewport. Playwright's own screenshot would wait for a page that never finishes loading. */
async function view(page: Page): Promise<Buffer> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  await session.detach();
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/** A busy Chromium resamples a scaled picture otherwise: a few values at its edges differ, each by a quarter at most. */
const RESAMPLED = { values: 1_000, by: 64 };

/** Differences of the red, green and blue values of two views, but for those of a resampled picture. */
function differenceOf(one: Buffer, other: Buffer): number[] {
  const differences = [...one.keys()]
    .map((at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)))
    .filter(Boolean);
  const isResampled = differences.length <= RESAMPLED.values && differences.every((by) => by <= RESAMPLED.by);
  return isResampled && one.length === other.length ? [] : differences.slice(0, 9);
}
