import { ContactForm } from '@/components/contact/ContactForm';
import { Signature } from '@/components/contact/Signature';
import { contactWords } from '@/content/contact';
import { ModalPanel } from './ModalPanel';
import type { ModalContentProps } from './registry';

/** The contact form, with what the page it was opened on gives it. */
export function ContactModal({ payload, ...panel }: ModalContentProps) {
  return (
    <ModalPanel {...panel} title={contactWords.heading}>
      <Signature />
      <ContactForm id="contact-modal" preset={payload} />
    </ModalPanel>
  );
}
