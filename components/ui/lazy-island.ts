import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { loadTwice } from './load-twice';
import { onIntent } from './on-intent';
import { whenSpare } from './when-idle';

/** Resolves when the page is awake and idle, or as soon as the visitor reaches for the element. */
function awaited(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      removal.disconnect();
      ignoreVisitor();
      resolve();
    };
    const ignoreVisitor = onIntent((target) => {
      if (element.contains(target)) wake();
    });
    whenSpare(wake);
    // A page that a browser translated before its script came is made anew, without this element.
    const removal = new MutationObserver(() => {
      if (!element.isConnected) wake();
    });
    removal.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * A component whose code comes after the page's own, once the page is awake and idle; for a visitor who saves data,
 * when it is reached for. Meanwhile React leaves its server-rendered HTML as it stands. On the server it is rendered
 * at once. When its code does not arrive, its `unavailable` stands in its place.
 *
 * @param load imports the component
 * @param elementId the `id` of the element the component renders as its root
 */
export function lazyIsland<Props extends { unavailable: ReactNode }>(
  load: () => Promise<ComponentType<Props>>,
  elementId: string,
): LazyExoticComponent<ComponentType<Props>> {
  const isServer = typeof document === 'undefined';
  // Now: of a page that was translated, React may have taken them away when it asks for the component.
  const element = isServer ? null : document.getElementById(elementId);
  const focused = isServer ? null : document.activeElement;
  return lazy(async () => {
    // A visitor who is typing in it already can't reach for it again.
    const inUse = element?.contains(document.activeElement) ?? false;
    if (element?.isConnected && !inUse) await awaited(element);
    const component = await loadTwice(async () => {
      if (element?.querySelector('font')) (await import('./carry-typed')).carryTyped(element, focused);
      return load();
    }).catch(() => Unavailable);
    return { default: component };
  });
}

const Unavailable = ({ unavailable }: { unavailable: ReactNode }) => unavailable;
