type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A browser that translates a page keeps React from taking over its HTML: React makes it anew, and what was
 * typed in it would be gone. Writes it into the element that comes in the place of this one, and gives
 * that the focus.
 * @param former as the server rendered it, on the page or gone from it already
 * @param focusedBefore what had the focus when the page's script came
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
  // Not by the element's own setter, in which React remembers the value and then takes it for no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
