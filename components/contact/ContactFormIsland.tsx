'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyWhenNear } from '@/components/ui/lazy-when-near';
// The server's HTML needs the form's sheets before the form's code.
import '@/components/ui/Button.module.css';
import '@/components/ui/CheckboxChips.module.css';
import '@/components/ui/Field.module.css';
import styles from './ContactForm.module.css';
import './PrivacyNotice.module.css';

type Props = {
  id: string;
  /** What stands in the form's place when its code does not arrive. */
  unavailable: ReactNode;
};

const FORM_ID = 'contact-form';

const Form = lazyWhenNear<Props>(
  () => import('./ContactForm').then(({ ContactForm }) => ContactForm),
  FORM_ID,
  ({ unavailable }) => unavailable,
);

export function ContactFormIsland({ unavailable }: Pick<Props, 'unavailable'>) {
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <Form id={FORM_ID} unavailable={unavailable} />
    </Suspense>
  );
}
