import { Component, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PROPS, WAITING } from '@/components/dom/attributes';
import { setWaiting } from '@/components/dom/deferred-submits';
import { scopeOf } from '@/page-scripts/shared/island-hosts';
import { ModalProvider } from '@/components/modal/ModalProvider';

/**
 * Hydrates a tool in a root of its own.
 * @param fail called if the tool throws; its HTML stays
 * @returns resolves once the tool answers, or has failed
 */
export function hydrate(host: HTMLElement, Tool: ComponentType<object>, fail: () => void): Promise<void> {
  const props = JSON.parse(host.getAttribute(PROPS) ?? '{}') as object;
  window.hideFallback?.(scopeOf(host));
  return new Promise((resolve) =>
    hydrateRoot(
      host,
      <Boundary
        host={host}
        fail={() => {
          fail();
          resolve();
        }}
      >
        <ModalProvider>
          <ReplacedForms host={host} />
          <Tool {...props} />
          <Mounted tell={resolve} />
        </ModalProvider>
      </Boundary>,
    ),
  );
}

function Mounted({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

type Props = { host: HTMLElement; fail: () => void; children: ReactNode };

/** Keeps the HTML of a tool that throws. */
class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  html: ChildNode[] = [];

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { host, fail } = this.props;
    host.append(...this.html);
    fail();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // React has not removed it yet.
    this.html = [...this.props.host.childNodes];
    return null;
  }
}

type Kept = HTMLFormElement | HTMLDialogElement;

/**
 * React replaces HTML of a tool that a translator or an extension changed. Gives the new forms and dialogs the state of
 * the replaced ones: values, chosen boxes, the focus, a deferred submit, an open dialog and its preset. Stands before the
 * tool, so that its layout effect runs first.
 */
function ReplacedForms({ host }: { host: HTMLElement }) {
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
