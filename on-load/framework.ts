import { endingInAddress } from '@/components/calendar/lookup-in-address';
import { afterPaint } from '@/components/dom/after-paint';
import { keepForms } from '@/components/dom/former-form';
import { retryOnce } from '@/components/dom/retry-once';
import { whenIdle } from '@/components/dom/when-idle';
import { DEFERRED_ID, type DeferredScripts, type Tools } from '@/early/deferred-scripts';

declare global {
  interface Window {
    tools?: Tools;
  }
}

/** Milliseconds after `load` until the framework starts: before most first taps, after the page is shown. */
const WAIT = 1_500;

/** Starts the framework once: after a tap or key, for a question in the address (`?digitos=27`), or soon. */
export function startFramework(): void {
  const [, ...scripts]: DeferredScripts = JSON.parse(
    document.getElementById(DEFERRED_ID)?.textContent ?? '[]',
  );
  const entry = scripts.pop();
  if (entry === undefined) return;
  const awaited = new Promise<void>((start) => {
    const startSoon = () => afterPaint(start);
    if (navigator.userActivation?.hasBeenActive || endingInAddress() !== '') startSoon();
    for (const type of ['click', 'keyup']) addEventListener(type, startSoon, { once: true, capture: true });
    setTimeout(() => whenIdle(start), WAIT);
  });
  void awaited.then(() => run(scripts, entry)).catch(() => window.giveUpScript?.());
}

async function run(scripts: readonly string[], entry: string): Promise<void> {
  keepForms();
  // Each runs in a task of its own, and the page's data, the first, is there before the framework starts.
  await Promise.all(scripts.map((script) => retryOnce(() => insert(script))));
  fetchToolInUse();
  await retryOnce(() => insert(entry));
}

/** Fetches the code of a tool that has the focus beside the framework's; the page's data says which it is. */
function fetchToolInUse(): void {
  for (const [formId, script] of window.tools ?? []) {
    // After a failure the tool asks for it again.
    if (document.querySelector(`#${formId} :focus`)) insert(script).catch(Boolean);
  }
}

/** Inserts a script like the exported tag, so that React does not insert it again. One that throws has failed too. */
function insert(src: string): Promise<Event> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (event: Event) => {
      removeEventListener('error', onThrow);
      if (event.type === 'load') return resolve(event);
      script.remove();
      reject(event);
    };
    // An old browser can't read its syntax, or lacks what it uses.
    const onThrow = (event: ErrorEvent) => event.filename === script.src && end(event);
    addEventListener('error', onThrow);
    document.head.append(Object.assign(script, { src, async: true, onload: end, onerror: end }));
  });
}
