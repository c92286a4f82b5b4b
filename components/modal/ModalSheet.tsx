import type { ReactNode, RefObject } from 'react';
import { modalWords } from '@/content/modal';
import styles from './ModalDialog.module.css';

type Props = {
  /** Names the dialog by the sheet's title. */
  titleId: string;
  title: string;
  sheet?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** Content of a modal's dialog: title, close button, body. */
export function ModalSheet({ titleId, title, sheet, children }: Props) {
  return (
    <div className={styles.sheet} ref={sheet}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={modalWords.close} data-close />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
