import type { EarlySubmits } from '@/lib/lead/early-submits';

/**
 * Holds submits that precede their form's script, once per form, until that script takes them (`window.earlySubmits`).
 */
export function holdSubmits() {
  const held = new Set<Element>();
  const served = new WeakSet<Element>();
  let hasGivenUp = false;

  const earlySubmits: EarlySubmits = {
    take(form) {
      served.add(form);
      form.removeAttribute('aria-busy');
      return held.delete(form);
    },
  };
  window.earlySubmits = earlySubmits;

  // Captured on the window, before any other listener.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (hasGivenUp || !(form instanceof Element) || served.has(form)) return;
      event.preventDefault();
      event.stopPropagation();
      held.add(form);
      form.setAttribute('aria-busy', 'true');
    },
    true,
  );

  return {
    giveUp() {
      hasGivenUp = true;
      held.forEach(earlySubmits.take);
    },
  };
}
