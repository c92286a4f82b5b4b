import { endingInAddress } from '@/components/calendar/ending-in-address';
import { afterPaint } from '@/components/ui/after-paint';
import { whenIdle } from '@/components/ui/when-idle';
import { HELD_ID, type Held, type HeldFramework } from './held';

declare global {
  interface Window {
    /** Where Next's client expects the page's data: `[0]` first, then `[1, text]`. */
    __next_f?: (readonly [0] | readonly [1, string])[];
  }
}

/** Milliseconds after `load` until the framework starts: before most first taps, after the page is shown. */
const WAIT = 1_500;

/**
 * Starts the framework once: after the first tap or key, which the page answers first. A question in the
 * address (`?digitos=27`) starts it at once; otherwise it starts soon after load, when idle.
 */
export function startFramework(): void {
  const { framework }: Held = JSON.parse(document.getElementById(HELD_ID)?.textContent ?? '{}');
  if (!framework) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    run(framework).catch(() => {
      window.giveUpScript?.();
      showWithoutScript();
    });
  };
  const startAfterPaint = () => afterPaint(start);
  if (navigator.userActivation?.hasBeenActive || endingInAddress() !== '') startAfterPaint();
  for (const type of ['click', 'keyup'])
    addEventListener(type, startAfterPaint, { once: true, capture: true });
  setTimeout(() => whenIdle(start), WAIT);
}

async function run({ data, scripts, entryId }: HeldFramework): Promise<void> {
  // These bring the rules of what only script shows.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) sheet.disabled = false;
  const entry = scripts.at(-1) ?? '';
  const [text] = await Promise.all([
    twice(() => fetchText(data)),
    ...scripts.slice(0, -1).map((script) => twice(() => insert(script))),
  ]);
  // Next's client reads the data when it starts.
  (window.__next_f ??= []).push([0], [1, text]);
  await twice(() => insert(entry, entryId));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

/** Inserts a script like the exported tag, so that React does not insert it again. */
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

/** Retries one failure, such as a lost packet. */
function twice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return attempt().catch(attempt);
}

/** Shows the page's content for visitors without script. */
function showWithoutScript(): void {
  for (const noscript of document.querySelectorAll('noscript')) noscript.outerHTML = noscript.textContent;
}
