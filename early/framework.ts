import { endingInAddress } from '@/components/calendar/ending-in-address';
import { afterPaint } from '@/components/ui/after-paint';
import { loadTwice } from '@/components/ui/load-twice';
import { whenIdle } from '@/components/ui/when-idle';
import { HELD_ID, type Held, type ToolScripts } from './held';

/** Milliseconds after `load` until the framework starts: before most first taps, after the page is shown. */
export const WAIT = 1_500;

/** Starts the framework once: after a tap or key, for a question in the address (`?digitos=27`), or soon. */
export function startFramework(): void {
  const { framework }: Held = JSON.parse(document.getElementById(HELD_ID)?.textContent ?? '{}');
  if (!framework) return;
  const awaited = new Promise<void>((start) => {
    const startSoon = () => afterPaint(start);
    if (navigator.userActivation?.hasBeenActive || endingInAddress() !== '') startSoon();
    for (const type of ['click', 'keyup']) addEventListener(type, startSoon, { once: true, capture: true });
    setTimeout(() => whenIdle(start), WAIT);
  });
  void awaited.then(() => run(framework)).catch(() => window.giveUpScript?.());
}

async function run({ data, scripts, entryId }: NonNullable<Held['framework']>): Promise<void> {
  // These bring the rules of what only script shows.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) sheet.disabled = false;
  const entry = scripts.at(-1) ?? '';
  const fetchData = () => fetch(data).then((found) => (found.ok ? found.text() : Promise.reject(found)));
  const [text] = await Promise.all([
    loadTwice(fetchData),
    ...scripts.slice(0, -1).map((script) => loadTwice(() => insert(script))),
  ]);
  const end = text.indexOf('\n');
  for (const [field, src] of JSON.parse(text.slice(0, end)) as ToolScripts) {
    // After a failure the tool asks for it again.
    if (document.querySelector(field)) insert(src).catch(Boolean);
  }
  // Next's client reads the data here when it starts.
  Object.assign(window, { __next_f: [[0], [1, text.slice(end + 1)]] });
  await loadTwice(() => insert(entry, entryId));
}

/** Inserts a script like the exported tag, so that React does not insert it again. */
function insert(src: string, id = ''): Promise<Event> {
  return new Promise((onload, reject) => {
    const script = document.createElement('script');
    const onerror = (event: unknown) => {
      script.remove();
      reject(event);
    };
    document.head.append(Object.assign(script, { src, async: true, onload, onerror }, id && { id }));
  });
}
