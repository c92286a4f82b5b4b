'use client';

import { lazyIsland } from '@/components/dom/lazy-island';
import { FallbackForm } from './FallbackForm';

export const ContactFormIsland = lazyIsland<object>(
  () => import('./ContactForm').then(({ ContactForm }) => ContactForm),
  'contact-form',
  FallbackForm,
);
