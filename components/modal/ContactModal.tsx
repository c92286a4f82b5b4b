import { ContactForm } from '@/components/contact/ContactForm';
import { Signature } from '@/components/contact/Signature';
import type { ModalPayload } from './modal-ids';

/** The contact form, with what the page it was opened on gives it. */
export function ContactModal({ payload }: { payload: ModalPayload }) {
  return (
    <>
      <Signature />
      <ContactForm id="contact-modal" given={payload} />
    </>
  );
}
