import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { pages } from '@/content/pages';

type Interaction = {
  readonly path: string;
  /** Selectors of the tapped element; the first one on the page counts. */
  readonly targets: readonly string[];
  /** Typed after the tap; the last key is answered. */
  readonly keys?: string;
  /** Field values before the tap, by selector; `true` ticks a box. */
  readonly given?: Readonly<Record<string, string | true>>;
  /** Selector that is visible once answered. */
  readonly effect: string;
};

export const interactions = {
  modal: {
    path: pages.incomeTax.path,
    targets: ['main [command=show-modal]', '[command=show-modal]'],
    effect: 'dialog[open] [name=message]',
  },
  verdict: {
    path: pages.incomeTax.path,
    targets: ['#filing-check label:has([type=radio])', '#filing-check [type=submit]'],
    given: { '#check-vat': true },
    effect: '#filing-check [data-answer]',
  },
  'year tab': {
    path: pages.incomeTax.path,
    targets: ['label:has([name=ag]:not(:checked))', 'details[name] > summary'],
    effect: '[name=ag]:not([checked]):checked + *, details[open][name] > summary',
  },
  lookup: {
    path: pages.calendar.path,
    targets: ['#date-lookup-digits'],
    keys: '27',
    effect: '#date-lookup time',
  },
  'late calculator': {
    path: pages.incomeTax.path,
    targets: ['#late-filing [type=submit]'],
    given: { '[name=deadline]': '2025-10-24', '[name=filed]': '2026-08-16', '[name=tax]': '1450000' },
    effect: '#late-filing [data-answer], #late-filing [aria-invalid=true]',
  },
  menu: { path: pages.home.path, targets: ['[popovertarget=menu]'], effect: '#menu:popover-open' },
  'WhatsApp list': {
    path: pages.home.path,
    targets: ['[popovertarget=whatsapp]'],
    effect: '#whatsapp:popover-open',
  },
} satisfies Record<string, Interaction>;

export type InteractionName = keyof typeof interactions;

/** Milliseconds after `load` of the interaction; at the second one the framework is starting. */
export const moments = [300, 1_700, 3_000, 10_000] as const;

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How many times slower than this machine. */
export const SLOW_DOWN = 4;

/** Milliseconds after `load` until the slowed-down page has settled. */
export const SETTLED = 5000;

/** Milliseconds between the end of a scroll and the tap, as a hand takes. */
export const FROM_SCROLL_TO_TAP = 1000;

/** Milliseconds a finger touches the screen. */
const TOUCH = 80;

/** Milliseconds after which an interaction counts as unanswered. */
const PATIENCE = 15_000;

export type Profile = 'phone' | 'fast';

const networks: Readonly<Record<Profile, { latency: number; bytesPerSecond: number; cpu: number }>> = {
  // 1.6 Mbit/s.
  phone: { latency: 150, bytesPerSecond: 200_000, cpu: SLOW_DOWN },
  fast: { latency: 0, bytesPerSecond: -1, cpu: 1 },
};

/**
 * Runs in the page before its scripts.
 * `answered`: milliseconds from the last pointerdown or keydown to the end of the first frame with the effect.
 * `lifted`: the same from pointerup. `slowest`: the longest interaction to next paint.
 */
function watch(effect: string): void {
  const found = { answered: 0, lifted: 0, slowest: 0 };
  Object.assign(window, { found });
  let since = 0;
  let up = 0;
  const isShown = () => [...document.querySelectorAll(effect)].some((each) => each.checkVisibility());
  const look = () => {
    if (found.answered > 0) return;
    if (!isShown()) return requestAnimationFrame(look);
    // After this frame is painted.
    setTimeout(() => {
      found.answered = performance.now() - since;
      found.lifted = performance.now() - up;
    });
  };
  const onAct = ({ timeStamp }: Event) => {
    if (since === 0) requestAnimationFrame(look);
    since = timeStamp;
  };
  addEventListener('pointerdown', onAct, { capture: true, passive: true });
  addEventListener('keydown', onAct, { capture: true, passive: true });
  addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Pointer moves have no interaction id.
      if ('interactionId' in entry && entry.interactionId) {
        found.slowest = Math.max(found.slowest, entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export type Answer = {
  /** Milliseconds; `NaN` if absent or unanswered. */
  readonly answered: number;
  /** The same from the moment when the finger is lifted. */
  readonly lifted: number;
  readonly slowest: number;
};

/** Measures one interaction on a fresh visit. */
export async function measureInteraction(
  browser: Browser,
  url: string,
  name: InteractionName,
  moment: number,
  profile: Profile,
): Promise<Answer> {
  const { path, targets, keys = '', given = {}, effect }: Interaction = interactions[name];
  const page = await browser.newPage(phone);
  try {
    const session = await page.context().newCDPSession(page);
    const { latency, bytesPerSecond, cpu } = networks[profile];
    const network = { offline: false, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await session.send('Network.emulateNetworkConditions', { ...network, latency });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    // tsx names inner functions by a helper that the page lacks.
    await page.addInitScript(`var __name = (named) => named; (${watch})(${JSON.stringify(effect)})`);
    await page.goto(url + path, { waitUntil: 'load' });
    const loaded = Date.now();
    const element = await firstOf(page, targets);
    if (!element) return { answered: NaN, lifted: NaN, slowest: NaN };
    // Set by script, because a tap would start the framework.
    await page.evaluate(fillIn, given);
    await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const point = await middleOf(element);
    await delay(Math.max(0, moment - (Date.now() - loaded)));
    await touch(session, point);
    for (const key of keys) await page.keyboard.press(key);
    await page
      .waitForFunction(() => (window as unknown as { found: Answer }).found.answered > 0, undefined, {
        timeout: PATIENCE,
      })
      .catch(() => undefined);
    // Event timing entries arrive some frames later.
    await delay(500);
    const found = await page.evaluate(() => (window as unknown as { found: Answer }).found);
    return { ...found, answered: found.answered || NaN, lifted: found.lifted || NaN };
  } finally {
    await page.close();
  }
}

async function firstOf(page: Page, targets: readonly string[]): Promise<Locator | undefined> {
  for (const target of targets) {
    const all = page.locator(target).filter({ visible: true });
    if ((await all.count()) > 0) return all.first();
  }
  return undefined;
}

/** Runs in the page. */
function fillIn(given: Readonly<Record<string, string | true>>): void {
  for (const [selector, value] of Object.entries(given)) {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field) continue;
    if (value === true) field.checked = true;
    else field.value = value;
  }
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The target is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A tap by CDP; Playwright's own adds a hit test to the same task.*/
export async function touch(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await delay(TOUCH);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
