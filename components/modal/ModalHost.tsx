import { useLayoutEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { findDialog, showDialog } from './dialog-element';
import { listenForModals } from './listen';
import { ModalDialog } from './ModalDialog';
import { isModalId, modalIds, type ModalId, type ModalPayload } from './modal-ids';
import { modalStore } from './modal-store';

type Props = { id: string };

/** The page's modals, as the store has them. Once mounted they answer the triggers instead of the early script. */
export function ModalHost({ id }: Props) {
  const entries = useSyncExternalStore(modalStore.subscribe, modalStore.read, modalStore.read);

  // A layout effect runs before the dialogs' own effects read the store.
  useLayoutEffect(() => {
    modalStore.takeOver();
    return listenForModals({
      // The dialog's layout would delay the frame that answers the tap.
      open: (modal, payload) => afterPaint(() => modalStore.open(modal, payload)),
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

/** Opens a modal from code, also before the dialogs are hydrated. */
export function openModal(id: ModalId, payload: ModalPayload): void {
  modalStore.open(id, payload);
  const dialog = findDialog(id);
  if (dialog) showDialog(dialog, payload);
}

export { modalStore };
