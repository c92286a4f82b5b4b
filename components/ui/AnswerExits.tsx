import type { ReactNode } from 'react';
import styles from './AnswerExits.module.css';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';

type Props = {
  /** A wa.me link with the message in it, and its button's label. */
  href: string;
  label: string;
  /** Shows the message before it opens: «Se abre con esto escrito…». */
  preview: string;
  /** The second step. */
  children: ReactNode;
};

/** Next steps of an answer: WhatsApp with its visible message, then the second step. */
export function AnswerExits({ preview, children, ...whatsapp }: Props) {
  return (
    <div className={`screen ${styles.exits}`}>
      <div className={`wrap ${styles.buttons}`}>
        <WhatsAppLink {...whatsapp} />
        {children}
      </div>
      <p className={`soft ${styles.preview}`}>{preview}</p>
    </div>
  );
}
