import { TbBrandWhatsapp } from 'react-icons/tb';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { incomeTaxWords } from '@/content/income-tax';
import { incomeTaxService } from '@/content/services';
import { href } from '@/lib/env';
import { whatsappPhone } from '@/lib/site-words';
import { whatsappLink } from '@/lib/whatsapp';
import { serviceName } from '@/lib/services';
import styles from './TalkBox.module.css';

const { heading, text, whatsapp, whatsappMessage, contact, newTab } = incomeTaxWords.talk;

/** The two ways to reach the accountant from the income tax page. */
export function TalkBox() {
  return (
    <div className={styles.box}>
      <h2 id="talk">{heading}</h2>
      <p>{text}</p>
      <ButtonLink href={whatsappLink(whatsappPhone, whatsappMessage)} target="_blank" rel="noopener">
        <TbBrandWhatsapp aria-hidden />
        {whatsapp}
        <span className="hidden">{` ${newTab}`}</span>
      </ButtonLink>
      <ButtonLink
        href={href('/#contact')}
        look="outline"
        role="button"
        aria-haspopup="dialog"
        data-modal="contact"
        data-services={serviceName(incomeTaxService)}
      >
        {contact}
      </ButtonLink>
    </div>
  );
}
