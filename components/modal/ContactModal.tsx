import { ContactForm } from '@/components/contact/ContactForm';
import { Signature } from '@/components/contact/Signature';
import type { ModalPayload } from './modal-ids';

/** The contact form with the services and message given by its page. */
export function ContactModal({ payload }: { payload: ModalPayload }) {
  return (
    <>
      <Signature />
      <ContactForm id="contact-modal" given={payload} />
    </>
  );
}
