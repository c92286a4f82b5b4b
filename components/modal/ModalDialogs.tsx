import { useLayoutEffect, useSyncExternalStore } from 'react';
import { findDialog, showDialog } from './dialog-element';
import { listenForModals } from './listen';
import { ModalDialog } from './ModalDialog';
import { isModalId, modalIds, type ModalId, type ModalPayload } from './modal-ids';
import { modalStore } from './modal-store';

type Props = { id: string };

/** The page's modals, as the store has them. From here on they answer the triggers, which the early script did before. */
export function ModalDialogs({ id }: Props) {
  const entries = useSyncExternalStore(modalStore.subscribe, modalStore.read, modalStore.read);

  // Before any dialog does what its entry says.
  useLayoutEffect(() => {
    modalStore.takeOver();
    return listenForModals({
      open: modalStore.open,
      close({ dataset: { dialog } }) {
        if (isModalId(dialog)) modalStore.close(dialog);
      },
    });
  }, []);

  return (
    <div id={id}>
      {modalIds.map((modal) => (
        <ModalDialog key={modal} id={modal} entry={entries.find((entry) => entry.id === modal)} />
      ))}
    </div>
  );
}

/** Shown at once: what would render it may not have woken yet. */
export function openModal(id: ModalId, payload: ModalPayload): void {
  modalStore.open(id, payload);
  const dialog = findDialog(id);
  if (dialog) showDialog(dialog, payload);
}

export { modalStore };
