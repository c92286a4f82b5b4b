import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PROPS } from '@/components/dom/attributes';
import { scopeOf } from '@/page-scripts/shared/island-hosts';
import { ReplacedForms } from './replaced-forms';
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
