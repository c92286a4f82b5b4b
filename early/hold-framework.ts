import { whenIdle } from '@/components/ui/when-idle';
import { HELD_ID, type Held, type HeldFramework } from './held';
import { whenShown } from './shown';
import { TAKE_UP } from './take-up';

declare global {
  interface Window {
    /** Where Next's client expects the page's data: `[0]` first, then `[1, text]`. */
    __next_f?: (readonly [0] | readonly [1, string])[];
  }
}

/** What a visitor does with a finger, a button or a key, which ends in something to answer. */
const PRESSES = ['pointerdown', 'keydown'];
const PRESS_ENDS = ['click', 'keyup', 'pointercancel'];
const SIGNS = [...PRESSES, 'pointermove', 'scroll', 'focusin', TAKE_UP];

/** Milliseconds after `load` until the framework runs without a sign: before most first taps, after the page is shown. */
const BY_ITSELF = 1_500;

const ON_WINDOW = { capture: true, passive: true };

export type Framework = {
  /** Fetches and runs it, as soon as what changed on the page has been shown. A second call does nothing. */
  start: () => void;
};

/**
 * Holds the framework's scripts: fetched at low priority once the page is loaded and idle, run at
 * the visitor's first sign, or at the end of the press that it is, so that the page answers first;
 * where something was left to take up, as soon as that is known; else soon after, when idle. A page that is
 * prerendered fetches and runs nothing of it until it is shown.
 * @param onFailure called when one does not arrive, though it was tried twice
 */
export function holdFramework(onFailure: () => void): Framework {
  let isStarted = false;
  let isPreloaded = false;
  let hasDoneByItself = false;

  const doByItselfOnce = ({ byItself }: Held) => {
    if (!hasDoneByItself) twice(() => insert(byItself)).catch(() => undefined);
    hasDoneByItself = true;
  };
  const preloadOnce = (framework: HeldFramework) => {
    if (!isPreloaded) preload(framework);
    isPreloaded = true;
  };
  const run = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of SIGNS) removeEventListener(sign, onSign, ON_WINDOW);
    // The list comes later in the page than a very early sign.
    whenParsed(() => {
      const held = readHeld();
      // Before `load` too: what the framework's parts write is checked by it.
      doByItselfOnce(held);
      const { framework } = held;
      if (!framework) return;
      preloadOnce(framework);
      runHeld(framework).catch(onFailure);
    });
  };
  const start = () => whenShown(() => requestAnimationFrame(() => setTimeout(run)));
  const onSign = ({ type }: Event) => {
    if (!PRESSES.includes(type)) return start();
    for (const end of PRESS_ENDS) addEventListener(end, start, { ...ON_WINDOW, once: true });
  };

  for (const sign of SIGNS) addEventListener(sign, onSign, ON_WINDOW);
  const onLoad = () => {
    whenIdle(() => {
      const held = readHeld();
      doByItselfOnce(held);
      if (held.framework) preloadOnce(held.framework);
    });
    setTimeout(() => whenIdle(run), BY_ITSELF);
  };
  addEventListener('load', () => whenShown(onLoad));
  return { start };
}

function readHeld(): Held {
  return JSON.parse(document.getElementById(HELD_ID)?.textContent ?? '');
}

/** The page has the rules it is shown with; these are the others, for what script shows. */
const heldStyles = () => document.querySelectorAll<HTMLLinkElement>('link[disabled]');

function preload({ data, scripts }: HeldFramework): void {
  const add = (href: string, as: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as, href, fetchPriority: 'low' });
    // As `fetch` asks for it; else it is fetched a second time.
    if (as === 'fetch') link.crossOrigin = 'anonymous';
    document.head.append(link);
  };
  add(data, 'fetch');
  for (const { href } of heldStyles()) add(href, 'style');
  for (const script of scripts) add(script, 'script');
}

async function runHeld(held: HeldFramework): Promise<void> {
  for (const sheet of heldStyles()) sheet.disabled = false;
  // Next's client reads the data as soon as it runs.
  const text = await twice(() => fetchText(held.data));
  (window.__next_f ??= []).push([0], [1, text]);
  // One after the other: between two of them the visitor is answered.
  for (const script of held.scripts) {
    await twice(() => insert(script, script === held.scripts.at(-1) ? held.entryId : ''));
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

/** As the exported tag was, by which React finds it and does not insert it again. */
function insert(src: string, id = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.setAttribute('src', src);
    script.async = true;
    if (id) script.id = id;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(script.src));
    };
    document.head.append(script);
  });
}

/** A lost packet or a moment offline should not cost the page its script. */
function twice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return attempt().catch(attempt);
}

function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}
