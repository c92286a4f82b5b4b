import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { pages } from '@/content/pages';

/** What is touched, what is typed then, and what is visible once answered, by selector. */
type Touch = { path: string; target: string; keys?: string; effect: string };

const [income, calendar] = [pages.incomeTax.path, pages.calendar.path];

export const touches: Readonly<Record<string, Touch>> = {
  modal: { path: income, target: 'main [command=show-modal]', effect: 'dialog[open] [name=message]' },
  verdict: {
    path: income,
    target: '#filing-check label:has([type=radio])',
    effect: '#filing-check [data-answer]',
  },
  lookup: { path: calendar, target: '#date-lookup-digits', keys: '27', effect: '#date-lookup time' },
  menu: { path: pages.home.path, target: '[popovertarget=menu]', effect: '#menu:popover-open' },
};

/** A slow phone on 1.6 Mbit/s. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Runs in the page before its scripts: from the last pointerdown or keydown to the painted effect. */
function watch(effect: string): void {
  let since = 0;
  const look = () => {
    const isShown = [...document.querySelectorAll(effect)].some((each) => each.checkVisibility());
    if (!isShown) return requestAnimationFrame(look);
    // After this frame is painted.
    setTimeout(() => Object.assign(window, { answered: performance.now() - since }));
  };
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, ({ timeStamp }) => {
      if (since === 0) requestAnimationFrame(look);
      since = timeStamp;
    });
}

/** Milliseconds until one touch on a fresh visit is answered, so many after `load`. */
export async function measureTouch(browser: Browser, url: string, touch: Touch, moment: number) {
  const { path, target, keys = '', effect } = touch;
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // tsx names inner functions by a helper that the page lacks.
  await page.addInitScript(`var __name = (named) => named; (${watch})(${JSON.stringify(effect)})`);
  await page.goto(url + path, { waitUntil: 'load' });
  const loaded = Date.now();
  const element = page.locator(target).filter({ visible: true }).first();
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} is not shown.`);
  await delay(Math.max(0, moment - (Date.now() - loaded)));
  // By CDP, because Playwright's own tap adds a hit test to the same task.
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await delay(80);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  for (const key of keys) await page.keyboard.press(key);
  const answer = await page.waitForFunction(() => Reflect.get(window, 'answered') as number | undefined);
  return Number(await answer.jsonValue().finally(() => page.close()));
}
