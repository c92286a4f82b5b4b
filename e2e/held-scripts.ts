import { FILES_ID } from '@/components/dom/page-files';
import { parse } from '@/scripts/post-build/html';
import { expect, type Page, type Route } from '@playwright/test';

/** Scripts that start after the page is shown: the on-load script and the tools'. */
const LATE_SCRIPTS = /\/_next\/static\/.*\.js/;

type Held = {
  /** Chooses among the scripts by their path; by default all are held. */
  isHeld?: (path: string) => boolean;
  /** Treatment of a file once it is released; by default it arrives. */
  answer?: (route: Route) => Promise<void>;
};

/**
 * Holds back the page's late scripts, as a slow network does.
 * @returns a function that lets them through. It fails if the page has asked for none, because then the journey so far
 *   did not come before them.
 */
export async function holdScripts(page: Page, options: Held = {}): Promise<() => Promise<void>> {
  const { isHeld = () => true, answer = (route) => route.continue() } = options;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route(LATE_SCRIPTS, async (route) => {
    if (!isHeld(new URL(route.request().url()).pathname)) return route.continue();
    held += 1;
    await released;
    // The page may have been left meanwhile.
    await answer(route).catch(() => undefined);
  });
  return async () => {
    await expect.poll(() => held, 'scripts that were held back').toBeGreaterThan(0);
    release();
  };
}

/** The files of a part of the page's script, its own first: `main` is the on-load script. */
export async function filesOf(
  page: Page,
  part: string,
  path = new URL(page.url()).pathname,
): Promise<string[]> {
  const html = parse(await (await page.request.get(path)).text());
  return (JSON.parse(html(`#${FILES_ID}`).text()) as Record<string, string[]>)[part] ?? [];
}
