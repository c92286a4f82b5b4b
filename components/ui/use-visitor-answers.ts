import { useSyncExternalStore } from 'react';
import { visitorCase, watchCase, type VisitorCase } from '@/lib/lead/visitor-answers';

/** What the visitor has answered, kept up to date; nothing on the server. */
export function useVisitorCase(): VisitorCase {
  return useSyncExternalStore(watchCase, visitorCase, () => nothing);
}

const nothing: VisitorCase = {};
