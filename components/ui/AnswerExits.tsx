import type { ReactNode } from 'react';
import { TbBrandWhatsapp } from 'react-icons/tb';
import styles from './AnswerExits.module.css';
import { ButtonLink } from './ButtonLink';

type Props = {
  /** A wa.me link with the message in it, and what its button says. */
  href: string;
  label: string;
  /** Read by screen readers: the link opens a new tab. */
  newTab: string;
  /** Shows the message before it opens: «Se abre con esto escrito…». */
  preview: string;
  /** The second step and further ways. */
  children: ReactNode;
};

/** Next steps of an answer: WhatsApp with its visible message, then the second step. */
export function AnswerExits({ href, label, newTab, preview, children }: Props) {
  return (
    <div className={styles.exits}>
      <div className={styles.buttons}>
        <ButtonLink look="whatsapp" href={href} target="_blank" rel="noopener">
          <TbBrandWhatsapp aria-hidden />
          {label}
          <span className="hidden">{` ${newTab}`}</span>
        </ButtonLink>
        {children}
      </div>
      <p className={styles.preview}>{preview}</p>
    </div>
  );
}
