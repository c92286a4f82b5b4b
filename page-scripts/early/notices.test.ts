import { showDueNotices } from './notices';

test.each([
  ['hidden on the day before its first', '2026-11-22T23:59:59-05:00', false],
  ['shown on its first day', '2026-11-23T00:00:00-05:00', true],
  ['shown on its last day, until midnight in Colombia', '2026-11-25T23:59:59-05:00', true],
  ['hidden on the day after its last', '2026-11-26T00:00:00-05:00', false],
])('a notice of three days is %s', async (_, now, isShown) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask'] });
  document.body.innerHTML = '';
  showDueNotices();
  document.body.innerHTML = '<p data-notice="2026-11-23 2026-11-25">Cierro el viernes.</p>';
  // The observer hears of parsed HTML in a microtask.
  await Promise.resolve();
  expect(document.querySelector<HTMLElement>('[data-notice]')?.hidden).toBe(!isShown);
  dispatchEvent(new Event('load'));
});

test('a tab shown again on a later day shows the notice of that day', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00-05:00'), doNotFake: ['queueMicrotask'] });
  document.body.innerHTML = '';
  showDueNotices();
  document.body.innerHTML = '<p data-notice="2026-11-23 2026-11-25">Cierro el viernes.</p>';
  await Promise.resolve();
  dispatchEvent(new Event('load'));
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  expect(notice?.hidden).toBe(true);
  jest.setSystemTime(new Date('2026-11-23T12:00:00-05:00'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(notice?.hidden).toBe(false);
});
