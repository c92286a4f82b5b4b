type Entrance = { duration: number; easing: string; from: number; delay?: number; stagger?: number };

/** Milliseconds and pixels, as specified; `data-reveal` names one. */
const ENTRANCES: Record<string, Entrance> = {
  section: { duration: 1000, easing: 'ease', from: 40 },
  card: { duration: 1000, easing: 'ease', from: 40, delay: 150, stagger: 60 },
  portrait: { duration: 800, easing: 'ease-out', from: 50 },
  tax: { duration: 800, easing: 'ease', from: 40 },
};

/** How far inside the viewport an element must be, in pixels, before it enters. */
const OFFSETS: Record<string, number> = { tax: 120 };

/**
 * Plays each entrance once, when its element is scrolled into view. Only what is still
 * below the fold now is touched, so nothing that can be read ever disappears; and nothing for
 * whoever asked for less motion.
 * @returns the function that ends it, everything in its place
 */
export function playEntrances(): () => void {
  const animations = new Map<Element, Animation>();
  const observers: IntersectionObserver[] = [];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  for (const [name, { duration, easing, from, delay = 0, stagger = 0 }] of Object.entries(ENTRANCES)) {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          animations.get(target)?.play();
        }
      },
      { rootMargin: `0px 0px -${OFFSETS[name] ?? 0}px` },
    );
    observers.push(observer);
    [...document.querySelectorAll(`[data-reveal="${name}"]`)].forEach((element, index) => {
      if (isStill || element.getBoundingClientRect().top < innerHeight) return;
      const animation = element.animate([{ opacity: 0, transform: `translateY(${from}px)` }, {}], {
        duration,
        easing,
        delay: delay + stagger * index,
        fill: 'backwards',
      });
      animation.pause();
      animations.set(element, animation);
      observer.observe(element);
    });
  }

  return () => {
    for (const observer of observers) observer.disconnect();
    for (const animation of animations.values()) animation.cancel();
  };
}
