import { WAITING } from './deferred-submits';

declare global {
  interface Window {
    /** The HTML's forms and dialogs. React replaces them where a translator or an extension changed the HTML. */
    former?: Former;
  }
}

type Former = { elements: Set<HTMLFormElement | HTMLDialogElement>; focused: Element | null };

/** Remembers the page's forms, dialogs and focus before React may replace them; call it again for more parsed HTML. */
export function keepForms(): void {
  const former = (window.former ??= followFocus());
  for (const element of document.querySelectorAll<HTMLFormElement | HTMLDialogElement>('form, dialog'))
    former.elements.add(element);
}

function followFocus(): Former {
  const former: Former = { elements: new Set(), focused: document.activeElement };
  addEventListener('focusin', ({ target }) => (former.focused = target as Element), true);
  // An element loses the focus also when React removes it; only if it is still in the page did the visitor leave it.
  const onLeave = ({ target }: Event) =>
    queueMicrotask(() => {
      if (target === former.focused && former.focused?.isConnected) former.focused = null;
    });
  addEventListener('focusout', onLeave, true);
  return former;
}

/** The remembered form or dialog of this id. */
export function findFormer(id: string): HTMLFormElement | HTMLDialogElement | undefined {
  return [...(window.former?.elements ?? [])].find((element) => element.id === id);
}

/** The element that this one has replaced, only at the first call; `undefined` if React has not replaced it. */
export function takeFormer<Kind extends HTMLFormElement | HTMLDialogElement>(
  element: Kind,
): Kind | undefined {
  const former = findFormer(element.id);
  if (!former || former === element) return undefined;
  window.former?.elements.delete(former);
  // Remembers the new element, because React may replace it in turn.
  window.former?.elements.add(element);
  return former as Kind;
}

/** Opens a dialog that replaces an open one of the HTML, with its attributes. Call it in a layout effect. */
export function takeOverDialog(dialog: HTMLDialogElement): void {
  const former = takeFormer(dialog);
  if (!former?.open) return;
  Object.assign(dialog.dataset, former.dataset);
  dialog.showModal();
}

/**
 * Gives a form that replaces the HTML's the values, chosen boxes and focus from there, and the submit that was
 * deferred. Call it in a layout effect, before the form's own values are read.
 */
export function takeOver(form: HTMLFormElement | null): void {
  const former = form && takeFormer(form);
  if (!former) return;
  const controls = new Map(controlsIn(form).map((control) => [keyOf(control), control]));
  for (const control of controlsIn(former)) {
    const successor = controls.get(keyOf(control));
    if (!successor) continue;
    if (/^(checkbox|radio)$/.test(control.type)) successor.checked = control.checked;
    else successor.value = control.value;
    // In a microtask, after a reopened dialog has focused its heading.
    if (control === window.former?.focused) queueMicrotask(() => successor.focus({ preventScroll: true }));
  }
  if (former.hasAttribute(WAITING)) form.setAttribute(WAITING, '');
  if (!former.hasAttribute('aria-busy')) return;
  former.removeAttribute('aria-busy');
  form.setAttribute('aria-busy', 'true');
}

const controlsIn = (form: Element) => [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')];

/** Identifies a control in both forms: its id, or its name and value (`defaultValue` is a checkbox's value). */
const keyOf = ({ id, name, defaultValue }: HTMLInputElement) => id || `${name} ${defaultValue}`;
