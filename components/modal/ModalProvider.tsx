'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadTwice } from '@/components/ui/load-twice';
import { onIntent } from '@/components/ui/on-intent';
import { ModalContext, type Modals } from './modal-context';

type Shown = { unavailable: ReactNode };

type Props = Shown & { children: ReactNode };

/** A trigger whose click the page's early script holds. */
const heldTrigger = () => document.querySelector<HTMLAnchorElement>('[data-modal][aria-busy]');

/**
 * The page's modals. Any `[data-modal]` link opens the one it names (see `trigger.ts`): a click on it is held
 * by the page's early script until the code that answers it, fetched when a visitor reaches for one, is there.
 * Should it not arrive, the click leads where it leads without script.
 * @param props.unavailable what a modal shows when its content does not arrive
 */
export function ModalProvider({ unavailable, children }: Props) {
  const [Host, setHost] = useState<ComponentType<Shown>>();
  const [{ load, modals }] = useState(() => {
    const load = () =>
      loadTwice(() => import('./ModalHost')).then((host) => {
        setHost(() => host.ModalHost);
        return host;
      });
    /** Whoever calls them makes their code come. */
    const modals: Modals = {
      open: (id, payload) => void load().then(({ modalStore }) => modalStore.open(id, payload)),
      close: (id) => void load().then(({ modalStore }) => modalStore.close(id)),
    };
    return { load, modals };
  });

  useEffect(() => {
    const reachFor = (trigger: HTMLElement) =>
      load().then(
        ({ fetchAhead }) => fetchAhead(trigger.dataset.modal),
        () => {
          const held = heldTrigger();
          if (held) location.assign(held.href);
        },
      );
    const held = heldTrigger();
    if (held) void reachFor(held);
    return onIntent((target) => {
      const trigger = target.closest<HTMLElement>('[data-modal]');
      if (trigger) void reachFor(trigger);
    });
  }, [load]);

  return (
    <ModalContext value={modals}>
      {children}
      {Host && <Host unavailable={unavailable} />}
    </ModalContext>
  );
}
