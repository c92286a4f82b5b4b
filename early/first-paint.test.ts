import { afterFirstPaint } from './first-paint';

/** Tells of the paints of a page. */
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

test('waits for the paint that has content, one before the script included', () => {
  const work = jest.fn();
  afterFirstPaint(work);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  paint('first-paint');
  expect(work).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that is never painted waits three seconds', () => {
  const work = jest.fn();
  afterFirstPaint(work);
  jest.advanceTimersByTime(3_000);
  expect(work).toHaveBeenCalledTimes(1);
});
