import { endingInAddress } from '@/components/calendar/lookup-in-address';
import { afterPaint } from '@/components/dom/after-paint';
import { keepForms } from '@/components/dom/former-form';
import { retryOnce } from '@/components/dom/retry-once';
import { whenIdle } from '@/components/dom/when-idle';
import { DEFERRED_ID, type DeferredScripts, type Framework } from '@/early/deferred-scripts';

/** Milliseconds from the on-load script to the framework: after the page is shown, before most first taps. */
const WAIT = 1_500;

/** Starts the framework once: after a tap or key, at once for digits in the address (`?digitos=27`), else when idle. */
export function startFramework(): void {
  const json = document.getElementById(DEFERRED_ID)?.textContent ?? '{}';
  const { framework } = JSON.parse(json) as Partial<DeferredScripts>;
  if (!framework) return;
  const awaited = new Promise<void>((start) => {
    const startSoon = () => afterPaint(start);
    if (navigator.userActivation?.hasBeenActive || endingInAddress() !== '') startSoon();
    for (const type of ['click', 'keyup']) addEventListener(type, startSoon, { once: true, capture: true });
    setTimeout(() => whenIdle(start), WAIT);
  });
  void awaited.then(() => run(framework)).catch(() => window.giveUpScript?.());
}

async function run({ chunks, entry, tools }: Framework): Promise<void> {
  keepForms();
  // Each runs in a task of its own. The entry comes last: it needs the page's data.
  await Promise.all(chunks.map((script) => retryOnce(() => insert(script))));
  fetchToolInUse(tools);
  await retryOnce(() => insert(entry));
}

/** Fetches the code of the tool that has the focus, while the framework starts. */
function fetchToolInUse(tools: Framework['tools']): void {
  for (const [formId, scripts] of Object.entries(tools)) {
    if (!document.querySelector(`#${formId} :focus`)) continue;
    // Failures are ignored here, because the tool itself fetches its chunks again.
    for (const script of scripts) insert(script).catch(Boolean);
  }
}

/** Inserts a script as Next's own tag, which React then does not insert again. Rejects if it fails to load or throws. */
function insert(src: string): Promise<Event> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (event: Event) => {
      removeEventListener('error', onThrow);
      if (event.type === 'load') return resolve(event);
      script.remove();
      reject(event);
    };
    // The script loads but throws where an old browser can't read its syntax or lacks a function.
    const onThrow = (event: ErrorEvent) => event.filename === script.src && end(event);
    addEventListener('error', onThrow);
    document.head.append(Object.assign(script, { src, async: true, onload: end, onerror: end }));
  });
}
