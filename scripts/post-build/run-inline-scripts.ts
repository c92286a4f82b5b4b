import { JSDOM, VirtualConsole } from 'jsdom';

/** Marks of content that React sent apart and no script has moved into its place yet. */
const APART = /<!--\$[?~!]|<div hidden="" id="S:/;

/**
 * Runs a page's inline scripts: React sends large parts apart, and scripts move them into their place.
 * @throws if a script fails, or a part stays apart
 */
export function runInlineScripts(html: string): string {
  const failed: unknown[] = [];
  const timers: (() => void)[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => failed.push(error));
  const dom = new JSDOM(html, {
    runScripts: 'dangerously',
    virtualConsole,
    beforeParse(window) {
      // Collects the timers' work instead of waiting; the loop below runs it at once.
      const later = (work: () => void) => timers.push(work);
      Object.assign(window, { requestAnimationFrame: later, setTimeout: later });
    },
  });
  try {
    // The loop also reaches timers that this work adds.
    for (const work of timers.values()) work();
  } catch (error) {
    failed.push(error);
  }
  const settled = dom.serialize();
  dom.window.close();
  if (failed.length > 0) throw new Error(`an inline script failed: ${String(failed[0])}`);
  if (APART.test(settled)) throw new Error('content that no inline script put in its place');
  return settled;
}
