import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { REVEAL, type Entrance } from './attributes';

/* framer-motion's parts that the site uses: one chunk, fetched by `load-motion.ts`. */

export { animate };

type Curve = [number, number, number, number];

/** The curves that CSS calls `ease` and `ease-out`. */
const ease: Curve = [0.25, 0.1, 0.25, 1];
const easeOut: Curve = [0, 0, 0.58, 1];

/** An entrance, in seconds and pixels: `from` is how much lower it starts. */
const usual = { duration: 1, ease, from: 40, delay: 0, stagger: 0, offset: 0 };

/**
 * Entrances of specification §9: the home page's, and the tax pages' (`tax`). `stagger` is added to the delay for each
 * further element; `offset` is how far inside the viewport an element must be before it enters.
 */
const entrances = {
  section: usual,
  portrait: { ...usual, duration: 0.8, ease: easeOut, from: 50 },
  card: { ...usual, delay: 0.15, stagger: 0.06 },
  tax: { ...usual, duration: 0.8, offset: 120 },
} satisfies Record<Entrance, object>;

/**
 * Hides what is still below the fold, so that nothing readable disappears, and plays each entrance once, when its
 * element is scrolled into view.
 */
export function hideBelow(): void {
  for (const [name, { from, delay, stagger, offset, ...timing }] of Object.entries(entrances)) {
    const elements = document.querySelectorAll<HTMLElement>(`[${REVEAL}=${name}]`);
    for (const [index, element] of elements.entries()) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      // Removes the last frame, which framer-motion leaves as inline styles: its transform would make the element a
      // containing block.
      const onComplete = () => element.removeAttribute('style');
      const entrance = animate(
        element,
        { opacity: [0, 1], transform: [`translateY(${from}px)`, 'translateY(0)'] },
        { ...timing, delay: delay + stagger * index, onComplete },
      );
      entrance.pause();
      inView(element, () => entrance.play(), { margin: `0px 0px ${-offset}px` as const });
    }
  }
}
