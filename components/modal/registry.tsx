import type { ComponentType } from 'react';
import { ContactForm } from '@/components/contact/ContactForm';
import { Signature } from '@/components/contact/Signature';
import { useHydrated } from '@/components/dom/use-hydrated';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { contactWords } from '@/content/contact';
import { quickOptionMessage } from '@/content/quick-options';
import { fill } from '@/lib/words/fill';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import styles from './ModalDialog.module.css';
import type { ModalId, ModalPayload } from './modals';

type Content = { readonly payload: ModalPayload };
type RegisteredModal = { readonly title: string; readonly Content: ComponentType<Content> };

const { heading, direct } = contactWords;

/** Title and content of each modal. */
export const registry: Readonly<Record<ModalId, RegisteredModal>> = {
  contact: { title: heading, Content: ContactContent },
};

function ContactContent({ payload }: Content) {
  // React keeps the address in the HTML while it hydrates.
  const message = messageOf(useHydrated() ? payload : {});
  return (
    <>
      <Signature />
      <p className={styles.first}>
        <WhatsAppLink href={whatsappLink(whatsappPhone, message)} label={direct.whatsapp} />
      </p>
      <ContactForm id="contact-modal" given={payload} />
    </>
  );
}

/** What WhatsApp opens with: the preset in words. */
function messageOf({ services, message }: ModalPayload): string {
  if (message !== undefined) return message;
  return services === undefined ? direct.whatsappMessage : fill(quickOptionMessage, { option: services });
}
