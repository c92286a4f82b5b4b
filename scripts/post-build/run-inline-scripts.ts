import { JSDOM, VirtualConsole } from 'jsdom';

/** A page that can't be finished, so that it is published as Next wrote it. */
export class Unfinished extends Error {}

/** How React marks what it sent apart until a script has put it in its place. */
const APART = /<!--\$[?~!]|<div hidden="" id="S:/;

/**
 * The page once its inline scripts have run: React sends large parts apart, with scripts that put them in their place.
 * @throws Unfinished where one fails, or something stays apart
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
      // Run below, all at once, so that nothing depends on time.
      const later = (work: () => void) => timers.push(work);
      Object.assign(window, { requestAnimationFrame: later, setTimeout: later });
    },
  });
  try {
    // What these set off comes behind them.
    for (const work of timers.values()) work();
  } catch (error) {
    failed.push(error);
  }
  const settled = dom.serialize();
  dom.window.close();
  if (failed.length > 0) throw new Unfinished(`an inline script failed: ${String(failed[0])}`);
  if (APART.test(settled)) throw new Unfinished('content that no inline script put in its place');
  return settled;
}
