type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Carries typed values and the focus into the element that replaces this one. React re-renders HTML that a browser
 * translated, and would lose them.
 * @param former the server's element, on the page or removed already
 * @param focusedBefore the focused element when the page's script loaded
 */
export function carryTyped(former: HTMLElement, focusedBefore: Element | null): void {
  const controls = controlsIn(former);
  const focused = former.contains(document.activeElement) ? document.activeElement : focusedBefore;
  const observer = new MutationObserver(() => {
    const successor = document.getElementById(former.id);
    const successors = successor && successor !== former ? controlsIn(successor) : [];
    if (successors.length === 0) return;
    observer.disconnect();
    if (successors.length !== controls.length) return;
    controls.forEach((control, index) => carry(control, successors[index] ?? control));
    const next =
      document.activeElement === document.body &&
      successors[controls.findIndex((control) => control === focused)];
    if (next) next.focus({ preventScroll: true });
  });
  observer.observe(document, { childList: true, subtree: true });
}

const controlsIn = (element: Element) => [...element.querySelectorAll<Control>('input, textarea, select')];

function carry(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'checkbox') {
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === '' || from.value === to.value) return;
  // React overrides the element's own setter and would see no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
