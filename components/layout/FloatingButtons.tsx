import { TbBrandWhatsapp } from 'react-icons/tb';
import { LuMessageSquareText, LuX } from 'react-icons/lu';
import { contactHref, contactTrigger } from '@/components/modal/trigger';
import { ANSWERS_LINK, needsScript, withoutScript } from '@/components/dom/attributes';
import { ExternalLink } from '@/components/links/ExternalLink';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords, quickOptionMessage, quickOptions } from '@/content/layout';
import type { PageId } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import { chatLink, serviceName } from '@/lib/words/site-words';
import styles from './FloatingButtons.module.css';

const { floating } = layoutWords;

/**
 * The floating buttons, in the page's margin or, where there is none, in the sticky header, so that they cover nothing.
 * «Solicitar asesoría» opens the contact modal; on the home page, and without script, it links to the form. The
 * WhatsApp list is a native popover.
 */
export function FloatingButtons({ page }: { page: PageId | null }) {
  const isIncomeTax = page === 'incomeTax';
  const preset = isIncomeTax ? { services: serviceName('incomeTax') } : {};
  const advice = {
    className: `round ${styles.way}`,
    'data-look': 'advice',
    'aria-label': floating.advice,
    children: <LuMessageSquareText aria-hidden />,
  };
  return (
    <div role="group" className={`screen ${styles.dock}`} aria-label={floating.label}>
      {page === 'home' ? (
        <a href="#contact" {...advice} />
      ) : (
        <>
          <button {...contactTrigger(preset)} {...advice} {...needsScript} />
          <a href={contactHref} {...advice} {...withoutScript} />
        </>
      )}
      <button
        type="button"
        className={`round ${styles.way}`}
        popoverTarget="whatsapp"
        aria-label={floating.whatsapp}
      >
        <TbBrandWhatsapp aria-hidden />
        <LuX aria-hidden />
      </button>
      <div
        id="whatsapp"
        popover="auto"
        role="group"
        className={`sheet ${styles.list}`}
        aria-label={floating.whatsapp}
      >
        <p className={styles.title}>{floating.whatsappTitle}</p>
        <ul>
          {isIncomeTax && (
            <li>
              {/* Once the visitor has answered something, AnswersReceipt replaces the text and the message. */}
              <ExternalLink id={ANSWERS_LINK} href={chatLink(incomeTaxWords.talk.whatsappMessage)}>
                {serviceName('incomeTax')}
              </ExternalLink>
            </li>
          )}
          {quickOptions.map((option) => (
            <li key={option}>
              <ExternalLink href={chatLink(fill(quickOptionMessage, { option }))}>{option}</ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
