import { ExternalLink } from '@/components/links/ExternalLink';
import { contactWords } from '@/content/contact';
import styles from './InlineOutcome.module.css';
import type { Outcome } from './send-typed';

const { dialogs } = contactWords;

/** The outcome inside the form, when the dialogs fail to load. */
export function InlineOutcome({ outcome }: { outcome: Outcome }) {
  const { title, text, whatsapp } = dialogs[outcome.kind];
  return (
    <div role="alert" className={styles.outcome}>
      <strong>{title}</strong>
      <p>{text}</p>
      <ExternalLink href={outcome.whatsapp}>{whatsapp}</ExternalLink>
    </div>
  );
}
