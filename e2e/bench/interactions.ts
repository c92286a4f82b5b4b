import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { pages } from '@/content/pages';

type Interaction = {
  readonly name: string;
  readonly path: string;
  /** What is tapped, or typed into. */
  readonly target: string;
  /** A key instead of a tap. */
  readonly key?: string;
  /** What is there, and shown, once the interaction has had its effect. */
  readonly effect: string;
};

export const interactions: readonly Interaction[] = [
  { name: 'menu', path: pages.home.path, target: '[popovertarget=menu]', effect: '#menu:popover-open' },
  {
    name: 'WhatsApp list',
    path: pages.home.path,
    target: '[popovertarget=whatsapp]',
    effect: '#whatsapp:popover-open',
  },
  {
    name: 'chip toggle',
    path: pages.home.path,
    target: 'label:has(> [type=checkbox])',
    effect: '[type=checkbox]:checked + *',
  },
  {
    name: 'accordion',
    path: pages.incomeTax.path,
    target: 'details[name] > summary',
    effect: 'details[open][name] > summary',
  },
  { name: 'modal open', path: pages.incomeTax.path, target: '[data-modal]', effect: 'dialog[open]' },
  {
    name: 'lookup keystroke',
    path: pages.calendar.path,
    target: '#date-lookup-digits',
    key: '7',
    effect: '#date-lookup button[data-look=outline]',
  },
];

/** When the visitor acts. */
export const moments = ['at load', 'first sign', 'awake'] as const;
type Moment = (typeof moments)[number];

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How many times slower than this machine. */
export const SLOW_DOWN = 4;

/** Milliseconds after `load` in which everything that comes by itself has run, slowed down as it is. */
export const BY_ITSELF = 5000;

/** Milliseconds between the end of a scroll and a tap on what it brought: a hand needs as long. */
export const FROM_SCROLL_TO_TAP = 1000;

/** Milliseconds a finger stays on the glass. */
const TOUCH = 80;

/** Milliseconds: entries of events come some frames after them. */
const REPORTED = 500;

/** What goes before the action. A rehearsed tap scrolls to a target that is out of sight, or under something. */
const preparations: Readonly<Record<Moment, (page: Page, element: Locator) => Promise<void>>> = {
  /** At once, before the framework: the page is scrolled and tapped in the same moment. */
  'at load': (_page, element) => element.tap({ trial: true }),
  /** Once everything that comes by itself is there: the action wakes the framework, or the scroll just before it does. */
  'first sign': async (page, element) => {
    await delay(BY_ITSELF);
    await element.tap({ trial: true });
    if (await page.evaluate(() => scrollY > 0)) await delay(FROM_SCROLL_TO_TAP);
  },
  /** After an earlier sign, when the framework has run. */
  awake: async (page, element) => {
    await element.tap({ trial: true });
    await page.mouse.move(1, 1);
    await delay(BY_ITSELF);
  },
};

/** Leaves an interaction's time to the next frame among the page's own performance entries. */
const reportPaints = `new PerformanceObserver((list) => {
  for (const { interactionId, startTime, duration } of list.getEntries()) {
    // Only what belongs to a tap or a key, not each move of a pointer.
    if (interactionId) performance.measure('paint', { start: startTime, duration });
  }
}).observe({ type: 'event', durationThreshold: 16 });`;

/**
 * How soon the site answers a hand, on a phone as slow as many are: milliseconds from the finger or key to the next
 * frame, and to the one in which the effect is seen.
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  { path, target, key, effect }: Interaction,
  moment: Moment,
): Promise<{ paint: number; effect: number }> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(reportPaints);
  await page.goto(url + path, { waitUntil: 'load' });
  const element = page.locator(target).first();
  await preparations[moment](page, element);

  // Looks at each frame.
  const seen = page
    .waitForFunction((selector) => document.querySelector(selector)?.checkVisibility(), effect)
    .then(() => performance.now());
  const release = key === undefined ? await touch(session, element) : () => element.press(key);
  const start = performance.now();
  await release();
  const took = (await seen) - start;
  await delay(REPORTED);
  const paint = await page.evaluate(() =>
    Math.max(0, ...performance.getEntriesByName('paint').map(({ duration }) => duration)),
  );
  await page.close();
  return { paint, effect: took };
}

/**
 * Puts a finger down; Playwright's own tap makes the page check, in the same task, that it was hit.
 * @returns what lifts it
 */
export async function touch(session: CDPSession, element: Locator): Promise<() => Promise<unknown>> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The target is not shown.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await delay(TOUCH);
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
