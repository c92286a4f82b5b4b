'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/ui/lazy-island';

type Props = {
  id: string;
  /** Replaces the form when its code fails to load. */
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
