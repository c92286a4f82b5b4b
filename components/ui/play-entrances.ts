/** An entrance, in milliseconds and pixels. */
export type Entrance = {
  readonly duration: number;
  readonly easing: string;
  /** How much lower it starts. */
  readonly from: number;
  readonly delay?: number;
  /** The delay added for each further element. */
  readonly stagger?: number;
  /** How far inside the viewport it must be before it enters. */
  readonly offset?: number;
};

/** A page's entrances by the value of `data-reveal`. */
export type PageEntrances = Readonly<Record<string, Entrance>>;

/**
 * Plays each entrance once, when its element is scrolled into view. Only elements still below the fold are
 * hidden, so nothing readable disappears; visitors who prefer reduced motion get none.
 * @returns the function that stops it and shows everything
 */
export function playEntrances(entrances: PageEntrances): () => void {
  const animations = new Map<Element, Animation>();
  const observers: IntersectionObserver[] = [];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  for (const [name, { duration, easing, from, delay = 0, stagger = 0, offset = 0 }] of Object.entries(
    entrances,
  )) {
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
