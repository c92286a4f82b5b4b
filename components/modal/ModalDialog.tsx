import type { animate as Animate } from 'framer-motion/dom/mini';
import { useEffect, useRef, type PointerEvent } from 'react';
import { whenSpare } from '@/components/ui/when-idle';
import { modalWords } from '@/content/modal';
import { showDialog } from './dialog-element';
import styles from './ModalDialog.module.css';
import type { ModalId, ModalPayload } from './modal-ids';
import { modalStore, type ModalEntry } from './modal-store';
import { registry } from './registry';

type Props = {
  id: ModalId;
  /** Absent while it is closed. */
  entry: ModalEntry | undefined;
};

const nothing: ModalPayload = {};
const away = { opacity: 0, transform: 'scale(0.94)' };

/** Fetched at idle; without it a modal closes at once. */
let animate: typeof Animate | undefined;

/** One modal's `<dialog>`, part of the page's HTML; the early script may have opened it already. */
export function ModalDialog({ id, entry }: Props) {
  const { title, Content } = registry[id];
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const isShown = entry !== undefined;
  const close = () => modalStore.close(id);

  useEffect(() => {
    const fetchAnimate = () => import('framer-motion/dom/mini').then((module) => (animate = module.animate));
    whenSpare(() => void fetchAnimate().catch(() => undefined));
  }, []);

  useEffect(() => {
    if (!isShown) return;
    const shown = dialog.current;
    // Closing returns the focus to the trigger.
    return () => shown?.close();
  }, [isShown]);

  useEffect(() => {
    const leaving = sheet.current;
    if (!entry || !leaving || !dialog.current || !modalStore.read().includes(entry)) return;
    if (!entry.closing) return showDialog(dialog.current, entry.payload);
    if (!animate || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return modalStore.removeClosed(id);
    const wayOut = animate(leaving, away, { duration: 0.2, ease: 'easeOut' });
    void wayOut.finished.then(() => modalStore.removeClosed(id));
    return () => {
      wayOut.cancel();
      leaving.removeAttribute('style');
    };
  }, [id, entry]);

  // The dialog covers the screen; its sheet is the visible part.
  const isOutside = (event: PointerEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-dialog={id}
      data-closing={entry?.closing || undefined}
      aria-labelledby={`modal-${id}`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close a dialog at a second Escape without a `cancel` event.
        if (!currentTarget.open) close();
      }}
      // Both ends of the press must be outside, so that selecting text never closes the modal.
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onPointerUp={(event) => {
        pressedOutside.current &&= isOutside(event);
      }}
      onClick={() => {
        if (pressedOutside.current) close();
        pressedOutside.current = false;
      }}
    >
      <div className={styles.sheet} ref={sheet}>
        <div className={styles.head}>
          <h2 id={`modal-${id}`} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={modalWords.close} data-close />
        </div>
        <div className={styles.body}>
          <Content payload={entry?.payload ?? nothing} />
        </div>
      </div>
    </dialog>
  );
}
