import type { HeldActions } from '@/lib/lead/held-actions';

export type Holding = {
  /** The framework does not arrive: what the page says to visitors without script is shown. */
  giveUp: () => void;
};

/**
 * Holds the submits that come before the script that serves them, each form's once however often it is repeated,
 * until that script takes them through `window.heldActions`.
 * @param onAction called at each, for the script to hurry
 */
export function holdActions(onAction: () => void): Holding {
  const held = new Set<Element>();
  const served = new WeakSet<Element>();
  let hasGivenUp = false;

  // On the window, while capturing: before anything within it hears of it.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (hasGivenUp || !(form instanceof Element) || served.has(form)) return;
      event.preventDefault();
      event.stopPropagation();
      held.add(form);
      form.setAttribute('aria-busy', 'true');
      onAction();
    },
    true,
  );

  const heldActions: HeldActions = {
    take(form) {
      served.add(form);
      form.removeAttribute('aria-busy');
      return held.delete(form);
    },
  };
  window.heldActions = heldActions;

  return {
    giveUp() {
      hasGivenUp = true;
      for (const form of held) form.removeAttribute('aria-busy');
      held.clear();
      showWithoutScript();
    },
  };
}

/** What the page offers to visitors without script, as this one now is; as soon as its markup can be checked. */
function showWithoutScript(): void {
  if (window.trustedTypes && !window.harmlessHtml) {
    setTimeout(showWithoutScript, 500);
    return;
  }
  for (const noscript of document.querySelectorAll('noscript')) {
    noscript.outerHTML = noscript.textContent;
  }
}
