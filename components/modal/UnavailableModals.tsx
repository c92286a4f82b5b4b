import { DirectWays } from '@/components/contact/DirectWays';
import { contactWords } from '@/content/contact';
import styles from './ModalDialog.module.css';
import { ModalSheet } from './ModalSheet';
import { modalIds } from './modal-ids';

/** Replaces the modals when their code fails to load; the early script still opens them. */
export function UnavailableModals() {
  return (
    <div>
      {modalIds.map((id) => (
        <dialog key={id} className={styles.dialog} data-dialog={id} aria-labelledby={`modal-${id}`}>
          <ModalSheet titleId={`modal-${id}`} title={contactWords.heading}>
            <DirectWays introduction={contactWords.unavailable} />
          </ModalSheet>
        </dialog>
      ))}
    </div>
  );
}
