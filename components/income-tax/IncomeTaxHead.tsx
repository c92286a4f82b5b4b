import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/links/ExternalLink';
import { HeadDrawing } from '@/components/ui/HeadDrawing';
import { YearTabs } from '@/components/tax-year/YearTabs';
import { incomeTaxWords } from '@/content/income-tax';
import { WHATSAPP_MARK } from '@/content/page-anchors';
import { presentation } from '@/content/presentation';
import { fill } from '@/lib/words/fill';
import { chatLink, siteWords } from '@/lib/words/site-words';
import { linkedParts } from '@/lib/words/text-links';
import styles from './IncomeTaxHead.module.css';

const parts = linkedParts(fill(presentation.introduction, siteWords));
const link = { text: incomeTaxWords.introduction.whatsapp, href: WHATSAPP_MARK };
const introduction = parts.some(({ href }) => href === WHATSAPP_MARK)
  ? parts
  : [...parts, { text: ' ' }, link];

/** The head, on the brand colour: title, the accountant's signature and introduction, and the year tabs. */
export function IncomeTaxHead({ signature }: { signature: ReactNode }) {
  return (
    <header className={`on-brand ${styles.head}`}>
      <div className={`container ${styles.inner}`}>
        <h1>{incomeTaxWords.heading}</h1>
        {signature}
        <p className={styles.introduction}>
          {introduction.map(({ text, href }, index) =>
            href === undefined ? (
              text
            ) : (
              <ExternalLink key={index} href={chatLink(incomeTaxWords.talk.whatsappMessage)}>
                {text}
              </ExternalLink>
            ),
          )}
        </p>
        <YearTabs />
      </div>
      {/* The drawing lies on the head's lower edge, so it comes last: a head that is still growing would move it. */}
      <HeadDrawing />
    </header>
  );
}
