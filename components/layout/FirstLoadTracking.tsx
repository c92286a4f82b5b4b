'use client';

import { useEffect } from 'react';
import { loadTwice } from '@/components/ui/lazy-when-near';

/** Once an app load: neither a navigation nor React's second effect in development sends it again. */
let isSent = false;

/** Reports the first load, once the page is interactive. */
export function FirstLoadTracking() {
  useEffect(() => {
    if (isSent) return;
    isSent = true;
    loadTwice(() => import('@/lib/first-load'))
      .then(({ trackFirstLoad }) => trackFirstLoad())
      .catch((error: unknown) => console.error('No se pudo enviar el tracking', error));
  }, []);

  return null;
}
