import type { HeldActions } from '@/lib/lead/held-actions';

/** What answers a click only by script; everything else works without the framework. */
const MODAL = '[data-modal]';

export type Holding = {
  /** The framework does not arrive: what was held goes where it leads without script. */
  giveUp: () => void;
};

/** The held element that this one replaced: a page that a browser translated is made anew. */
function formerly(element: Element, held: ReadonlySet<Element>): Element {
  const sameTag = (former: Element) => {
    former.removeAttribute('aria-busy');
    return former.cloneNode().isEqualNode(element.cloneNode());
  };
  return [...held].find((former) => !former.isConnected && sameTag(former)) ?? element;
}

/**
 * Holds the submits and clicks that come before the script that serves them, each element's once
 * however often it is repeated, until that script takes them through `window.heldActions`.
 * @param onAction called at each, for the script to hurry
 */
export function holdActions(onAction: () => void): Holding {
  const held = new Set<Element>();
  const served = new WeakSet<Element>();
  // One listener serves all triggers, those that come later too.
  let servesModals = false;
  let hasGivenUp = false;

  const isServed = (element: Element) =>
    hasGivenUp || served.has(element) || (servesModals && element.matches(MODAL));

  const hold = (event: Event, element: Element) => {
    if (isServed(element)) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(element);
    element.setAttribute('aria-busy', 'true');
    onAction();
  };

  // On the window, while capturing: before anything within it hears of it.
  addEventListener('submit', (event) => event.target instanceof Element && hold(event, event.target), true);
  addEventListener(
    'click',
    (event) => {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      const element = event.target instanceof Element ? event.target.closest(MODAL) : null;
      if (element && !opensElsewhere) hold(event, element);
    },
    true,
  );

  const heldActions: HeldActions = {
    take(element) {
      served.add(element);
      servesModals ||= element.matches(MODAL);
      element.removeAttribute('aria-busy');
      return held.delete(element) || held.delete(formerly(element, held));
    },
  };
  window.heldActions = heldActions;

  return {
    giveUp() {
      hasGivenUp = true;
      const last = [...held].at(-1);
      for (const element of held) element.removeAttribute('aria-busy');
      held.clear();
      // What the page offers to visitors without script, as this one now is.
      for (const noscript of document.querySelectorAll('noscript')) {
        noscript.outerHTML = noscript.textContent;
      }
      if (last instanceof HTMLAnchorElement) location.assign(last.href);
    },
  };
}
