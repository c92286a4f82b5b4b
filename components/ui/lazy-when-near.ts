import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const WAKING_EVENTS = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'input'] as const;

/** `near`: when it comes near the viewport; `touched`: only when the visitor reaches for it. */
export type Wake = 'near' | 'touched';

/** Resolves when the visitor reaches for the element or, if asked, when it is near the viewport. */
function awaited(element: Element, wakeWhen: Wake): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      observer.disconnect();
      removal.disconnect();
      for (const name of WAKING_EVENTS) window.removeEventListener(name, onEvent, options);
      resolve();
    };
    const onEvent = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) wake();
    };
    // On the window, on the way down: React stops these events at the document while the island sleeps.
    const options = { capture: true, passive: true };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake();
      },
      // Most of a phone's screen ahead: the code is there before the thumb.
      { rootMargin: '600px 0px' },
    );
    // A page that a browser translated before its script came is made anew, without this element.
    const removal = new MutationObserver(() => {
      if (!element.isConnected) wake();
    });
    if (wakeWhen === 'near') observer.observe(element);
    removal.observe(document.body, { childList: true, subtree: true });
    for (const name of WAKING_EVENTS) window.addEventListener(name, onEvent, options);
  });
}

/** Milliseconds. Pieces asked for together fail one by one: asked again at once, one would still be failing. */
const RETRY_AFTER = 1000;

/** Loads a module; a first failure (a lost packet, a moment offline) is tried once more. */
export function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(load));
}

/**
 * A component whose code arrives when its server-rendered HTML comes near the viewport
 * or is touched. Meanwhile React leaves that HTML as it stands. On the server, and after
 * a navigation in the browser, it is rendered at once.
 *
 * @param load imports the component
 * @param elementId the `id` of the element the component renders as its root
 * @param fallback what stands in its place when the code does not arrive
 * @param wake the form is loaded when `near`; the tools, which many visitors do not use, when `touched`.
 *   Read in the browser only, so that it may depend on the address.
 */
export function lazyWhenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  elementId: string,
  fallback: ComponentType<Props>,
  wake: () => Wake | 'now' = () => 'near',
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(elementId);
    // A visitor who is typing in it already can't reach for it again.
    const inUse = element?.contains(document.activeElement) ?? false;
    const when = element && !inUse ? wake() : 'now';
    if (element && when !== 'now') await awaited(element, when);
    const component = await loadTwice(load).catch(() => fallback);
    return { default: component };
  });
}
