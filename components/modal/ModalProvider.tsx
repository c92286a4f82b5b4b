'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadTwice } from '@/components/ui/load-twice';
import { ModalContext, type Modals } from './modal-context';

type Shown = { unavailable: ReactNode };

type Props = Shown & { children: ReactNode };

/** A press may begin before this code is there, and end after it: its click is an intent too. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

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
  const [{ load, modals }] = useState(() => {
    const load = () =>
      loadTwice(() => import('./ModalHost')).then(({ ModalHost, modalStore }) => {
        setHost(() => ModalHost);
        return modalStore;
      });
    /** Whoever calls them makes their code come. */
    const modals: Modals = {
      open: (id, payload) => void load().then(({ open }) => open(id, payload)),
      close: (id) => void load().then(({ close }) => close(id)),
    };
    return { load, modals };
  });

  useEffect(() => {
    const reach = () =>
      load().catch(() => {
        const trigger = heldTrigger();
        if (trigger) location.assign(trigger.href);
      });
    const onIntent = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-modal]')) void reach();
    };
    if (heldTrigger()) void reach();
    // On the window: what the early script holds goes no further.
    for (const intent of INTENTS) window.addEventListener(intent, onIntent, true);
    return () => {
      for (const intent of INTENTS) window.removeEventListener(intent, onIntent, true);
    };
  }, [load]);

  return (
    <ModalContext value={modals}>
      {children}
      {Host && <Host unavailable={unavailable} />}
    </ModalContext>
  );
}
