import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { loadTwice } from './load-twice';
import { onIntent } from './on-intent';

/** `near`: when it comes near the viewport; `touched`: only when the visitor reaches for it. */
export type Wake = 'near' | 'touched';

/** Resolves when the visitor reaches for the element or, if asked, when it is near the viewport. */
function awaited(element: Element, wakeWhen: Wake): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      observer.disconnect();
      removal.disconnect();
      ignoreVisitor();
      resolve();
    };
    const ignoreVisitor = onIntent((target) => {
      if (element.contains(target)) wake();
    });
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
  });
}

/**
 * A component whose code arrives when its server-rendered HTML comes near the viewport
 * or is touched. Meanwhile React leaves that HTML as it stands. On the server it is rendered at
 * once. When its code does not arrive, its `unavailable` stands in its place.
 *
 * @param load imports the component
 * @param elementId the `id` of the element the component renders as its root
 * @param wake the form is loaded when `near`; the tools, which many visitors do not use, when `touched`.
 *   Read in the browser only, so that it may depend on the address.
 */
export function lazyWhenNear<Props extends { unavailable: ReactNode }>(
  load: () => Promise<ComponentType<Props>>,
  elementId: string,
  wake: () => Wake | 'now' = () => 'touched',
): LazyExoticComponent<ComponentType<Props>> {
  const isServer = typeof document === 'undefined';
  // Now: of a page that was translated, React may have taken them away when it asks for the component.
  const element = isServer ? null : document.getElementById(elementId);
  const focused = isServer ? null : document.activeElement;
  return lazy(async () => {
    // A visitor who is typing in it already can't reach for it again.
    const inUse = element?.contains(document.activeElement) ?? false;
    const when = element?.isConnected && !inUse ? wake() : 'now';
    if (element && when !== 'now') await awaited(element, when);
    const component = await loadTwice(async () => {
      if (element?.querySelector('font')) (await import('./carry-typed')).carryTyped(element, focused);
      return load();
    }).catch(() => Unavailable);
    return { default: component };
  });
}

const Unavailable = ({ unavailable }: { unavailable: ReactNode }) => unavailable;
