import type { ReactNode } from 'react';
import { TbBrandWhatsapp } from 'react-icons/tb';
import styles from './AnswerExits.module.css';
import { ButtonLink } from './ButtonLink';

type Props = {
  /** A wa.me link with the message in it, and what its button says. */
  href: string;
  label: string;
  /** Said of the link to those who can't see that it opens elsewhere. */
  newTab: string;
  /** Shows the message before it opens: «Se abre con esto escrito…». */
  preview: string;
  /** The outlined second step, and what else one can do. */
  children: ReactNode;
};

/** How every answer is taken further: WhatsApp first, with its message in sight, then the second step. */
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
