import { showDueNotices } from './notices';

afterEach(() => {
  jest.useRealTimers();
  // Once a page is loaded its notices stay as they are.
  dispatchEvent(new Event('load'));
});

test.each([
  ['2026-11-29T23:59:00-05:00', true],
  ['2026-11-30T23:59:00-05:00', true],
  ['2026-12-01T00:01:00-05:00', false],
  ['2026-11-21T23:59:00-05:00', false],
])('at %s a notice of 22 to 30 November is seen: %s, whatever the build said', async (now, seen) => {
  jest.useFakeTimers({ now: new Date(now) });
  showDueNotices();
  document.body.innerHTML =
    '<aside data-notice="2026-11-22 2026-11-30">Uno</aside><aside data-notice="2026-11-22 2026-11-30" hidden>Dos</aside>';
  // A mutation observer runs in a microtask: before anything is painted.
  await Promise.resolve();
  const hidden = [...document.querySelectorAll('aside')].map((notice) => notice.hidden);
  expect(hidden).toEqual([!seen, !seen]);
});
