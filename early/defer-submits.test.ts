import userEvent from '@testing-library/user-event';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { deferSubmits } from './defer-submits';

test('a submit before the form’s script is deferred and taken once; later submits pass', async () => {
  document.body.innerHTML = '<form><button>Enviar</button></form>';
  const [form] = document.forms as unknown as [HTMLFormElement];
  const [button] = form.children as unknown as [Element];
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  deferSubmits();

  await userEvent.dblClick(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(form).toHaveAttribute('aria-busy', 'true');

  expect(takeDeferredSubmit(form)).toBe(true);
  expect(takeDeferredSubmit(form)).toBe(false);
  expect(form).not.toHaveAttribute('aria-busy');

  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a deferred submit that no script takes in 15 seconds shows the other ways to make contact', () => {
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
