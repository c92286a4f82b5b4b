import { showDueNotices } from './notices';

test('a notice of three days is shown from its first day to its last, by midnights in Colombia', async () => {
  const now = (time: string) => jest.setSystemTime(new Date(`2026-11-${time}-05:00`));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  now('22T23:59:59');
  showDueNotices();
  document.body.innerHTML = '<p data-notice="2026-11-23 2026-11-25">Cierro el viernes.</p>';
  // The observer hears of parsed HTML in a microtask.
  await Promise.resolve();
  dispatchEvent(new Event('load'));
  for (const [time, isShown] of [
    ['22T23:59:59', false],
    ['23T00:00:00', true],
    ['25T23:59:59', true],
    ['26T00:00:00', false],
  ] as const) {
    now(time);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect([time, document.querySelector<HTMLElement>('[data-notice]')?.hidden]).toEqual([time, !isShown]);
  }
});
