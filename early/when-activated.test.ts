import { whenActivated } from './when-activated';

const prerendering = (value: boolean | undefined) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => prerendering(undefined));

test.each([undefined, false])('a page that isn’t prerendered works at once (prerendering: %s)', (value) => {
  prerendering(value);
  const work = jest.fn();
  whenActivated(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a prerendered page waits until it is activated, and then works once', () => {
  prerendering(true);
  const work = jest.fn();
  whenActivated(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledTimes(1);
});
