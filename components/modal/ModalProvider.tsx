'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadTwice } from '@/components/ui/load-twice';
import { ModalContext, type Modals } from './modal-context';

type Shown = { unavailable: ReactNode };

type Props = Shown & { children: ReactNode };

const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

const loadHost = () => loadTwice(() => import('./ModalHost'));

/** Whoever calls them makes their code come. */
const modals: Modals = {
  open: (id, payload) => void loadHost().then(({ modalStore }) => modalStore.open(id, payload)),
  close: (id) => void loadHost().then(({ modalStore }) => modalStore.close(id)),
};

/** A trigger whose click the page's early script holds. */
const heldTrigger = () => document.querySelector<HTMLAnchorElement>('[data-modal][aria-busy]');

/**
 * The page's modals. Any `[data-modal]` element opens the one it names: a click on it is held by the
 * page's early script until the code that answers it, fetched when a visitor reaches for one, is there.
 * Should it not arrive, the click leads where it leads without script.
 * @param props.unavailable what a modal shows when its content does not arrive
 */
export function ModalProvider({ unavailable, children }: Props) {
  const [Host, setHost] = useState<ComponentType<Shown>>();

  useEffect(() => {
    const load = () =>
      loadHost().then(
        ({ ModalHost }) => setHost(() => ModalHost),
        () => {
          const trigger = heldTrigger();
          if (trigger) location.assign(trigger.href);
        },
      );
    const onIntent = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-modal]')) void load();
    };
    if (heldTrigger()) void load();
    for (const intent of INTENTS) document.addEventListener(intent, onIntent);
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
    };
  }, []);

  return (
    <ModalContext value={modals}>
      {children}
      {Host && <Host unavailable={unavailable} />}
    </ModalContext>
  );
}
