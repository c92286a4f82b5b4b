import { whenShown } from './when-shown';

const prerendering = (value: boolean | undefined) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => prerendering(undefined));

test.each([undefined, false])('a page that is shown works at once (prerendering: %s)', (value) => {
  prerendering(value);
  const work = jest.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('one that is prerendered waits until it is shown, and then works once', () => {
  prerendering(true);
  const work = jest.fn();
  whenShown(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledTimes(1);
});
