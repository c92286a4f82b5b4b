/** An entrance, in milliseconds and pixels. */
type Entrance = {
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

/** Entrances by the value of `data-reveal`, as specified: the home page's, and the tax pages'. */
const entrances: Readonly<Record<string, Entrance>> = {
  section: { duration: 1000, easing: 'ease', from: 40 },
  portrait: { duration: 800, easing: 'ease-out', from: 50 },
  card: { duration: 1000, easing: 'ease', from: 40, delay: 150, stagger: 60 },
  tax: { duration: 800, easing: 'ease', from: 40, offset: 120 },
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

function hideBelow([name, entrance]: [string, Entrance]): void {
  const { duration, easing, from, delay = 0, stagger = 0, offset = 0 } = entrance;
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
