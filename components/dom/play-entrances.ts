/** An entrance, in milliseconds and pixels: `from` is how much lower it starts. */
const usual = { duration: 1000, easing: 'ease', from: 40, delay: 0, stagger: 0, offset: 0 };

/**
 * Entrances by the value of `data-reveal`, as specified: the home page's, and the tax pages'. `stagger` is added to the
 * delay for each further element; `offset` is how far inside the viewport it must be before it enters.
 */
const entrances: Readonly<Record<string, typeof usual>> = {
  section: usual,
  portrait: { ...usual, duration: 800, easing: 'ease-out', from: 50 },
  card: { ...usual, delay: 150, stagger: 60 },
  tax: { ...usual, duration: 800, offset: 120 },
};

/**
 * From the first scroll on, plays each entrance once, when its element is scrolled into view. Only elements still below
 * the fold are hidden, so nothing readable disappears; visitors who prefer reduced motion get none.
 */
export function playEntrances(): void {
  const begin = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    Object.entries(entrances).forEach(hideBelow);
  };
  addEventListener('scroll', begin, { once: true, passive: true });
}

function hideBelow([name, { from, stagger, offset, delay, ...timing }]: [string, typeof usual]): void {
  const animations = new Map<Element, Animation>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        animations.get(target)?.play();
      }
    },
    { rootMargin: `0px 0px -${offset}px` },
  );
  [...document.querySelectorAll(`[data-reveal="${name}"]`)].forEach((element, index) => {
    if (element.getBoundingClientRect().top < innerHeight) return;
    const animation = element.animate([{ opacity: 0, transform: `translateY(${from}px)` }, {}], {
      ...timing,
      delay: delay + stagger * index,
      fill: 'backwards',
    });
    animation.pause();
    animations.set(element, animation);
    observer.observe(element);
  });
}
