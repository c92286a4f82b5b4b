import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { deferSubmits } from './defer-submits';

test('a deferred submit that no script takes in 15 seconds shows the other ways to make contact', () => {
  deferSubmits();
  jest.useFakeTimers();
  window.giveUpScript = jest.fn();
  document.body.innerHTML = '<form id="taken"></form><form id="left"></form>';
  const [taken, left] = document.forms as unknown as [HTMLFormElement, HTMLFormElement];
  taken.requestSubmit();
  takeDeferredSubmit(taken);
  jest.advanceTimersByTime(10_000);
  left.requestSubmit();
  jest.advanceTimersByTime(14_999);
  expect(window.giveUpScript).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(window.giveUpScript).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
