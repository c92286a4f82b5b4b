import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { hideBelow } from './motion';

jest.mock('framer-motion/dom', () => ({ inView: jest.fn() }));
jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn(() => ({ pause: jest.fn() })) }));

test('entrances have the specified distances, durations and delays; what is in view has none', () => {
  const kinds = ['section', 'section', 'portrait', 'card', 'card', 'tax'];
  document.body.innerHTML = kinds.map((kind) => `<p data-reveal="${kind}"></p>`).join('');
  const [shown, ...below] = document.querySelectorAll('p');
  for (const element of below)
    element.getBoundingClientRect = () => ({ top: innerHeight }) as unknown as DOMRect;
  hideBelow();
  const ease = [0.25, 0.1, 0.25, 1];
  const entered = new Map<unknown, unknown[]>();
  for (const [element, keyframes, timing] of jest.mocked(animate).mock.calls as unknown as [
    Element,
    { transform: string[] },
    { duration: number; ease: number[]; delay: number },
  ][])
    entered.set(element, [keyframes.transform[0], timing.duration, timing.ease, timing.delay.toFixed(2)]);
  expect(entered.has(shown)).toBe(false);
  expect(below.map((element) => entered.get(element))).toEqual([
    ['translateY(40px)', 1, ease, '0.00'],
    ['translateY(50px)', 0.8, [0, 0, 0.58, 1], '0.00'],
    ['translateY(40px)', 1, ease, '0.15'],
    ['translateY(40px)', 1, ease, '0.21'],
    ['translateY(40px)', 0.8, ease, '0.00'],
  ]);
  // The tax pages' entrances begin 120 px inside the window.
  const margins = new Map(jest.mocked(inView).mock.calls.map(([element, , options]) => [element, options]));
  expect(margins.get(below[0]!)).toEqual({ margin: '0px 0px 0px' });
  expect(margins.get(below.at(-1)!)).toEqual({ margin: '0px 0px -120px' });
});
