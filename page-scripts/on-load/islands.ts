import { addressParameter, initialDigits } from '@/components/case/case';
import { afterPaint, whenIdle, whenIdleUnlessSaveData, onNextTapOrOnline } from '@/components/dom/later';
import { afterPress } from '@/components/dom/after-press';
import { ISLAND, PROPS } from '@/components/dom/attributes';
import { hostOf, hostsInUse, islandName, scopeOf } from '@/page-scripts/shared/island-hosts';
import { importPart } from '@/components/dom/page-files';
import { YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import type { hydrate as Hydrate } from './hydrate';

/** Milliseconds from the on-load script to the first untouched tool: after the page is shown, before most first taps. */
const WAIT = 1_500;

const INTENTS = ['pointerdown', 'focusin', 'click'] as const;

type Part = { hydrate: typeof Hydrate } & Record<string, Parameters<typeof Hydrate>[1]>;

const started = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Starts the page's tools: one that is used, at once; the others one by one while the page is idle, soon after load or
 * after any tap or key. A dialog's starts once it is open and painted, and for visitors who save data each one when it is used.
 */
export function startIslands(): void {
  for (const intent of INTENTS) addEventListener(intent, ({ target }) => startUsed(hostOf(target)), true);
  hostsInUse().forEach(startUsed);
  if (initialDigits().digits !== '') startUsed(document.querySelector<HTMLElement>(`[${ISLAND}=DateLookup]`));
  // An idle moment may come before the frame that answers a tap.
  const untouched = () => afterPaint(() => whenIdleUnlessSaveData(() => void startOneByOne()));
  const isSoon = addressParameter(YEAR_PARAMETER) !== null;
  if (isSoon || navigator.userActivation?.hasBeenActive) return untouched();
  for (const type of ['click', 'keyup']) addEventListener(type, untouched, { once: true, capture: true });
  setTimeout(untouched, WAIT);
}

async function startOneByOne(): Promise<void> {
  for (const host of document.querySelectorAll<HTMLElement>(`[${PROPS}]`)) {
    if (host.querySelector('dialog')) continue;
    await new Promise<void>((resolve) => whenIdle(resolve));
    await start(host);
  }
}

function startUsed(host: HTMLElement | null): void {
  if (!host) return;
  // The early script opens a dialog; evaluating the dialog's code before it is painted would delay that.
  if (host.querySelector('dialog')) afterPress(() => afterPaint(() => void start(host)));
  else void start(host);
}

/** Starts a tool once. If its chunk fails to load, contacts replace it; it is tried again at the next tap. */
function start(host: HTMLElement): Promise<void> {
  const known = started.get(host);
  if (known) return known;
  const name = islandName(host);
  const giveUp = () => window.showFallback?.(scopeOf(host));
  const starting = importPart<Part>(name)
    .then(async ({ hydrate, [name]: Tool }) => {
      await new Promise<void>(afterPress);
      if (Tool) await hydrate(host, Tool, giveUp);
    })
    .catch(() => {
      giveUp();
      started.delete(host);
      onNextTapOrOnline(() => void start(host));
    });
  started.set(host, starting);
  return starting;
}
