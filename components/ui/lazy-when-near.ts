import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const WAKING_EVENTS = ['pointerdown', 'pointerenter', 'focusin', 'keydown'] as const;

/** Resolves when the element is near the viewport or the visitor reaches for it. */
function nearOrTouched(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      observer.disconnect();
      for (const event of WAKING_EVENTS) element.removeEventListener(event, wake);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake();
      },
      // Most of a phone's screen ahead: the code is there before the thumb.
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    for (const event of WAKING_EVENTS) element.addEventListener(event, wake, { passive: true });
  });
}

/** Loads a module; a first failure (a lost packet, a moment offline) is tried once more. */
export function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(load);
}

/**
 * A component whose code arrives when its server-rendered HTML comes near the viewport
 * or is touched. Meanwhile React leaves that HTML as it stands. On the server, and after
 * a navigation in the browser, it is rendered at once.
 *
 * @param load imports the component
 * @param elementId the `id` of the element the component renders as its root
 * @param fallback imports what stands in its place when the code does not arrive
 */
export function lazyWhenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  elementId: string,
  fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(elementId);
    if (element) await nearOrTouched(element);
    const component = await loadTwice(load).catch(() => fallback);
    return { default: component };
  });
}
