import { showDueNotices } from './notices';

test.each([
  ['the day before its first', '2026-11-22T23:59:59-05:00', false],
  ['its first day', '2026-11-23T00:00:00-05:00', true],
  ['its last day, until midnight in Colombia', '2026-11-25T23:59:59-05:00', true],
  ['the day after its last', '2026-11-26T00:00:00-05:00', false],
])('on %s a notice is shown or not', async (_, now, isShown) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask'] });
  document.body.innerHTML = '';
  showDueNotices();
  document.body.innerHTML = '<p data-notice="2026-11-23 2026-11-25">Cierro el viernes.</p>';
  // The parser's pieces are told in a microtask.
  await Promise.resolve();
  expect(document.querySelector<HTMLElement>('[data-notice]')?.hidden).toBe(!isShown);
  dispatchEvent(new Event('load'));
});
