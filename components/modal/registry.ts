import type { ComponentType } from 'react';
import { contactWords } from '@/content/contact';
import { ContactModal } from './ContactModal';
import type { ModalId, ModalPayload } from './modal-ids';

type RegisteredModal = {
  readonly title: string;
  readonly Content: ComponentType<{ readonly payload: ModalPayload }>;
};

/** Title and content of each modal. */
export const registry: Readonly<Record<ModalId, RegisteredModal>> = {
  contact: { title: contactWords.heading, Content: ContactModal },
};
