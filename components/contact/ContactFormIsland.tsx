'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/dom/lazy-island';
import { KeptForm } from './KeptForm';

type Props = {
  id: string;
  /** What the form says when its code fails to load. */
  unavailable: ReactNode;
};

const FORM_ID = 'contact-form';

const Form = lazyIsland<Pick<Props, 'id' | 'unavailable'>>(
  () => import('./ContactForm').then(({ ContactForm }) => ContactForm),
  FORM_ID,
);

export function ContactFormIsland({ unavailable }: Omit<Props, 'id'>) {
  const kept = (
    <KeptForm as="form" id={FORM_ID}>
      {unavailable}
    </KeptForm>
  );
  return (
    <Suspense>
      <Form id={FORM_ID} unavailable={kept} />
    </Suspense>
  );
}
