import { domAnimation, LazyMotion, m, useReducedMotion } from 'framer-motion';
import { useEffect, useRef, type ReactNode } from 'react';
import { modalWords } from '@/content/modal';
import frame from './ModalFrame.module.css';
import styles from './ModalPanel.module.css';
import type { ModalContentProps } from './registry';

type Props = Omit<ModalContentProps, 'payload'> & { title: string; children: ReactNode };

const away = { opacity: 0, scale: 0.94 };
const here = { opacity: 1, scale: 1 };

/** The sheet of a modal: fades and scales in over 300 ms and out over 200 ms. */
export function ModalPanel({ title, titleId, closing, onClose, onGone, children }: Props) {
  const still = useReducedMotion();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not the first field: on a phone its keyboard would cover what the modal says.
  useEffect(() => heading.current?.focus(), []);

  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        className={styles.panel}
        initial={away}
        animate={closing ? away : here}
        transition={{ duration: still ? 0 : closing ? 0.2 : 0.3, ease: 'easeOut' }}
        onAnimationComplete={() => {
          if (closing) onGone();
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={frame.close} aria-label={modalWords.close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </m.div>
    </LazyMotion>
  );
}
