import { expect, test as base } from '../fixtures';
import type { Driver } from './driver';
import { engines, type EngineName } from './engines';

const keys = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Escape: '\uE00C', Space: ' ' };
type Key = keyof typeof keys;
type Point = readonly [x: number, y: number];

/** A visitor who finds things by role and name, and presses, types and reads. */
export type Visitor = ReturnType<typeof visit>;

function visit(driver: Driver, site: string) {
  /** Runs a function in the page, by its source. */
  async function ask<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const call = `(${work})(...${JSON.stringify(args)})`;
    return JSON.parse(await driver.evaluate(`JSON.stringify(${call} ?? null)`)) as Result;
  }

  /** Position of an element once it stands still and nothing covers it. */
  async function placeOf(selector: string, name: string): Promise<Point> {
    let before: Point | null = null;
    await expect(async () => {
      const place = await ask(centreOf, selector, name);
      const last = before;
      before = place;
      expect(place, `${selector} «${name}»`).not.toBeNull();
      expect(place).toEqual(last);
    }).toPass();
    return before ?? [0, 0];
  }

  async function pressAt([x, y]: Point, pointerType: 'mouse' | 'touch'): Promise<void> {
    const button = 0;
    await driver.perform([
      {
        type: 'pointer',
        id: pointerType,
        parameters: { pointerType },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button },
          { type: 'pointerUp', button },
        ],
      },
    ]);
  }

  async function type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  const press = async (selector: string, name: string) => pressAt(await placeOf(selector, name), 'mouse');

  return {
    ask,
    press,
    type,
    open: (path: string) => driver.open(site + path),
    back: () => driver.travel(-1),
    forward: () => driver.travel(1),
    resize: driver.resize,
    takeErrors: driver.takeErrors,
    touch: async (selector: string, name: string) => pressAt(await placeOf(selector, name), 'touch'),
    key: (key: Key) => type(keys[key]),
    async fill(label: string, text: string) {
      await press('input, textarea', label);
      await type(text);
    },
    sees: (selector: string, name: string) => placeOf(selector, name).then(() => undefined),
    /** Waits until a function in the page returns true. */
    async finds<Args extends readonly unknown[]>(
      expected: unknown,
      work: (...args: Args) => unknown,
      ...args: Args
    ) {
      await expect(async () => expect(await ask(work, ...args)).toEqual(expected)).toPass();
    },
  };
}

/** Runs in the page: middle of a visible, enabled element, in the topmost dialog if one is open. */
function centreOf(selector: string, name: string): [x: number, y: number] | null {
  const dialogs = document.querySelectorAll('dialog[open], [aria-modal="true"]');
  const within = dialogs[dialogs.length - 1] ?? document;
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const words = label ? element.labels?.[0]?.textContent : element.textContent;
    return (element.getAttribute('aria-label') || words || '').replace(/\s+/g, ' ').trim();
  };
  const found = [...within.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const there = document.elementFromPoint(x, y);
  return there && (found.contains(there) || there.contains(found)) ? [x, y] : null;
}

type TestFixtures = { visitor: Visitor };
type WorkerFixtures = { engine: EngineName; driver: Driver };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  driver: [
    async ({ engine }, provide) => {
      const driver = await engines[engine].start();
      await provide(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // All journeys of an engine share one window, so each begins without the last one's draft.
  visitor: async ({ driver, preview, api }, provide) => {
    void api;
    const visitor = visit(driver, preview.url);
    await visitor.open('/robots.txt');
    await visitor.ask(() => sessionStorage.clear());
    // The last journey's page may still have been reporting.
    await visitor.takeErrors();
    await provide(visitor);
    expect(await visitor.takeErrors(), 'errors the pages reported').toEqual([]);
  },
});
