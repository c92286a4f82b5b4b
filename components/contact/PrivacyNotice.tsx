import { ExternalLink } from '@/components/links/ExternalLink';
import { contactWords } from '@/content/contact';
import { site } from '@/content/site';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import styles from './PrivacyNotice.module.css';

const { privacy } = contactWords;

/** Data controller, purposes and the visitor's rights, folded under a summary. */
export function PrivacyNotice() {
  const { policyUrl } = site.privacy;
  return (
    <details className={`soft ${styles.notice}`}>
      <summary className="link">{privacy.summary}</summary>
      {privacy.details.map((sentence) => (
        <p key={sentence}>{fill(sentence, siteWords)}</p>
      ))}
      {policyUrl !== undefined && (
        <p>
          <ExternalLink href={policyUrl}>{privacy.policyLink}</ExternalLink>
        </p>
      )}
    </details>
  );
}
