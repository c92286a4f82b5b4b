import { TbBrandWhatsapp } from 'react-icons/tb';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { incomeTaxWords } from '@/content/income-tax';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { href } from '@/lib/env';
import { whatsappLink } from '@/lib/whatsapp';
import styles from './TalkBox.module.css';

const { heading, text, whatsapp, whatsappMessage, contact, newTab } = incomeTaxWords.talk;

/** The two ways to reach the accountant from the income tax page. */
export function TalkBox() {
  return (
    <div className={styles.box}>
      <h2 id="talk">{heading}</h2>
      <p>{text}</p>
      <ButtonLink href={whatsappLink(site.phone, whatsappMessage)} target="_blank" rel="noopener">
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
        data-services={services[0].name}
      >
        {contact}
      </ButtonLink>
    </div>
  );
}
