import { useEffect, useRef, useState, type ReactNode } from 'react';
import { measureScrollbar } from '@/components/ui/scrollbar';
import { modalWords } from '@/content/modal';
import styles from './ModalFrame.module.css';
import type { ModalEntry } from './modal-store';
import { arrivedContent, fetchContent } from './registry';

type Props = {
  entry: ModalEntry;
  unavailable: ReactNode;
  onClose: () => void;
  onGone: () => void;
};

/**
 * The dialog of one modal. It opens at once, says that its content is coming, and fills
 * when the code is there; should it not arrive, it offers the direct ways instead.
 */
export function ModalFrame({ entry, unavailable, onClose, onGone }: Props) {
  const { id, payload, closing } = entry;
  const [Content, setContent] = useState(() => arrivedContent(id));
  const [hasFailed, setHasFailed] = useState(false);
  const pressedOutside = useRef(false);
  const titleId = `modal-${id}-title`;

  useEffect(() => {
    fetchContent(id).then(
      (content) => setContent(() => content),
      () => setHasFailed(true),
    );
  }, [id]);

  useEffect(() => {
    // Without its content there is no way out to play.
    if (closing && !Content) onGone();
  }, [closing, Content, onGone]);

  return (
    <dialog
      ref={openAsModal}
      className={styles.dialog}
      data-closing={closing || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // A browser may close it without asking, after a second Escape.
        if (!currentTarget.open) onClose();
      }}
      // Outside is the dialog itself, round its content. It must be pressed and released
      // there: selecting text that ends outside does not close.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onPointerUp={(event) => {
        pressedOutside.current &&= event.target === event.currentTarget;
      }}
      onClick={() => {
        if (pressedOutside.current) onClose();
        pressedOutside.current = false;
      }}
    >
      {Content ? (
        <Content payload={payload} titleId={titleId} closing={closing} onClose={onClose} onGone={onGone} />
      ) : (
        <div className={styles.box}>
          <button type="button" className={styles.close} aria-label={modalWords.close} onClick={onClose} />
          <div id={titleId} role="status">
            {hasFailed ? unavailable : <p>{modalWords.coming}</p>}
          </div>
        </div>
      )}
    </dialog>
  );
}

/** Closing it, before it leaves the page, gives the focus back to where it came from. */
function openAsModal(dialog: HTMLDialogElement | null) {
  measureScrollbar();
  dialog?.showModal();
  return () => dialog?.close();
}
