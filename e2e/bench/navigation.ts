import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { pages } from '@/content/pages';
import { SETTLED, FROM_SCROLL_TO_TAP, phone, SLOW_DOWN, touch } from './interactions';

/**
 * Milliseconds from touchend on the income page's link to the calendar's first paint, on a slow phone.
 * @param isMadeAhead whether the browser prerenders the page during the touch, as on the site
 */
export async function measureNavigation(
  browser: Browser,
  url: string,
  isMadeAhead: boolean,
): Promise<number> {
  const [from, to] = [url + pages.incomeTax.path, url + pages.calendar.path];
  const page = await browser.newPage(phone);
  if (!isMadeAhead) {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('script[type=speculationrules]')?.remove(),
      ),
    );
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.goto(from, { waitUntil: 'load' });
  await delay(SETTLED);
  const link = page.locator(`footer a[href="${pages.calendar.path}"]`);
  await link.scrollIntoViewIfNeeded();
  await delay(FROM_SCROLL_TO_TAP);
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not shown.');
  await touch(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const start = Date.now();
  await page.waitForURL(to);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const shown = await page.evaluate(
    () =>
      performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
  );
  await page.close();
  return shown - start;
}
