import { useLayoutEffect, useState } from 'react';
import { WAITING } from '@/components/dom/attributes';
import { setWaiting } from '@/components/dom/deferred-submits';

type Kept = HTMLFormElement | HTMLDialogElement;

/**
 * React replaces HTML of a tool that a translator or an extension changed. Gives the new forms and dialogs the state of
 * the replaced ones: values, chosen boxes, the focus, a deferred submit, an open dialog and its preset. Stands before the
 * tool, so that its layout effect runs first.
 */
export function ReplacedForms({ host }: { host: HTMLElement }) {
  const [former] = useState(() => [...host.querySelectorAll<Kept>('form, dialog')]);
  // Read at each render, because React takes the focus away between the last one and the effect.
  const focused = document.activeElement;
  useLayoutEffect(() => {
    for (const element of former) {
      const successor = host.querySelector<Kept>(`#${element.id}`);
      if (!element.isConnected && successor) takeOver(element, successor, focused);
    }
  }, [host, former, focused]);
  return null;
}

/** Gives an element what the one that it replaces held. @param focused the element that had the focus */
function takeOver(former: Kept, successor: Kept, focused: Element | null): void {
  if (former instanceof HTMLDialogElement) {
    Object.assign(successor.dataset, former.dataset);
    if (former.open && successor instanceof HTMLDialogElement) successor.showModal();
    return;
  }
  const controls = new Map(controlsIn(successor).map((control) => [keyOf(control), control]));
  for (const control of controlsIn(former)) {
    const next = controls.get(keyOf(control));
    if (!next) continue;
    if (/^(checkbox|radio)$/.test(control.type)) next.checked = control.checked;
    else next.value = control.value;
    // The microtask comes after a reopened dialog has focused its heading.
    if (control === focused) queueMicrotask(() => next.focus({ preventScroll: true }));
  }
  if (former.hasAttribute(WAITING)) setWaiting(successor, true);
  if (former.hasAttribute('aria-busy')) successor.setAttribute('aria-busy', 'true');
}

const controlsIn = (form: Element) => [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')];

/** Identifies a control in both forms: its id, or its name and value (`defaultValue` is a checkbox's value). */
const keyOf = ({ id, name, defaultValue }: HTMLInputElement) => id || `${name} ${defaultValue}`;
