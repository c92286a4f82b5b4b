'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/ui/lazy-island';

type Props = {
  id: string;
  /** What stands in the form's place when its code does not arrive. */
  unavailable: ReactNode;
};

const FORM_ID = 'contact-form';

const Form = lazyIsland<Pick<Props, 'id' | 'unavailable'>>(
  () => import('./ContactForm').then(({ ContactForm }) => ContactForm),
  FORM_ID,
);

export function ContactFormIsland({ unavailable }: Omit<Props, 'id'>) {
  return (
    <Suspense>
      <Form id={FORM_ID} unavailable={unavailable} />
    </Suspense>
  );
}
