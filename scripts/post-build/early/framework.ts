import { HELD_ID, type HeldFramework } from '../held-framework';

declare global {
  interface Window {
    /** Where Next's client expects the page's data: `[0]` first, then `[1, text]`. */
    __next_f?: (readonly [0] | readonly [1, string])[];
  }
}

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Milliseconds after `load` until the framework runs by itself: with its own work, within 3 s. */
const BY_ITSELF = 2000;

export type Framework = {
  /** Fetches and runs it now; a second call does nothing. */
  start: () => void;
};

/**
 * Holds the framework's scripts: fetched at low priority once the page is loaded and idle, run at
 * the visitor's first sign or, without one, shortly after.
 * @param onFailure called when one does not arrive, though it was tried twice
 */
export function holdFramework(onFailure: () => void): Framework {
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    // The list comes later in the page than a very early sign.
    whenParsed(() => run(readHeld()).catch(onFailure));
  };

  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('load', () => {
    whenIdle(() => {
      if (!isStarted) preload(readHeld());
    });
    setTimeout(() => whenIdle(start), BY_ITSELF);
  });
  return { start };
}

function readHeld(): HeldFramework {
  return JSON.parse(document.getElementById(HELD_ID)?.textContent ?? '');
}

function preload({ data, styles, scripts }: HeldFramework): void {
  const add = (href: string, as: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as, href, fetchPriority: 'low' });
    // As `fetch` asks for it; else it is fetched a second time.
    if (as === 'fetch') link.crossOrigin = 'anonymous';
    document.head.append(link);
  };
  add(data, 'fetch');
  for (const href of styles) add(href, 'style');
  for (const { src = '' } of scripts) add(src, 'script');
}

async function run({ data, scripts }: HeldFramework): Promise<void> {
  // The page has the rules it is shown with; these are the others, for what script shows.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')) {
    sheet.disabled = false;
  }
  // Next's client reads the data as soon as it runs.
  const text = await twice(() => fetchText(data));
  (window.__next_f ??= []).push([0], [1, text]);
  await Promise.all(scripts.map((attributes) => twice(() => insert(attributes))));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

function insert(attributes: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    // Run in the order of insertion…
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(script.src));
    };
    document.head.append(script);
    // …and found by React, which looks for `script[async]` and would else insert it again.
    script.async = true;
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

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 200);
}
