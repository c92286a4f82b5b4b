'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyWhenNear } from '@/components/ui/lazy-when-near';
import styles from './ContactForm.module.css';

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
