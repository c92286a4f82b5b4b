import type { ReactNode } from 'react';
import { TbBrandWhatsapp } from 'react-icons/tb';
import { contactTrigger } from '@/components/modal/trigger';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { incomeTaxWords } from '@/content/income-tax';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import { serviceName } from '@/lib/words/services';
import styles from './TalkBox.module.css';

const { heading, text, whatsapp, whatsappMessage, contact, newTab } = incomeTaxWords.talk;

/** The two ways to reach the accountant from the income tax page, under her signature. */
export function TalkBox({ signature }: { signature: ReactNode }) {
  return (
    <section className={styles.box} aria-labelledby="talk">
      {signature}
      <h2 id="talk">{heading}</h2>
      <p>{text}</p>
      <ButtonLink href={whatsappLink(whatsappPhone, whatsappMessage)} target="_blank" rel="noopener">
        <TbBrandWhatsapp aria-hidden />
        {whatsapp}
        <span className="hidden">{` ${newTab}`}</span>
      </ButtonLink>
      <ButtonLink {...contactTrigger({ services: serviceName('incomeTax') })} look="outline">
        {contact}
      </ButtonLink>
    </section>
  );
}
