'use client';

import { lazyIsland } from '@/components/dom/lazy-island';
import { KeptForm } from './KeptForm';

export const ContactFormIsland = lazyIsland<object>(
  () => import('./ContactForm').then(({ ContactForm }) => ContactForm),
  'contact-form',
  KeptForm,
);
