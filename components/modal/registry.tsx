import type { ComponentType } from 'react';
import { ContactForm } from '@/components/contact/ContactForm';
import { Signature } from '@/components/contact/Signature';
import { contactWords } from '@/content/contact';
import type { ModalId, ModalPayload } from './modals';

type RegisteredModal = {
  readonly title: string;
  readonly Content: ComponentType<{ readonly payload: ModalPayload }>;
};

/** Title and content of each modal. */
export const registry: Readonly<Record<ModalId, RegisteredModal>> = {
  contact: {
    title: contactWords.heading,
    Content: ({ payload }) => (
      <>
        <Signature />
        <ContactForm id="contact-modal" given={payload} />
      </>
    ),
  },
};
