import { afterFirstPaint } from './first-paint';

/** Reports paints to the page's observer. */
let paint: (...names: string[]) => void;
const observe = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.PerformanceObserver = class {
    constructor(callback: (list: { getEntries: () => { name: string }[] }) => void) {
      paint = (...names) => callback({ getEntries: () => names.map((name) => ({ name })) });
    }
    observe = observe;
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => jest.useRealTimers());

test('waits for the first contentful paint, also if it came before the script', () => {
  const work = jest.fn();
  afterFirstPaint(work);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  paint('first-paint');
  expect(work).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(work).toHaveBeenCalledTimes(1);
});

test('waits three seconds on a page that is never painted', () => {
  const work = jest.fn();
  afterFirstPaint(work);
  jest.advanceTimersByTime(3_000);
  expect(work).toHaveBeenCalledTimes(1);
});
