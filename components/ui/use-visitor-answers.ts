import { useSyncExternalStore } from 'react';
import { visitorAnswers, watchAnswers, type VisitorAnswers } from '@/lib/lead/visitor-answers';

/** What the visitor has answered, kept up to date; nothing on the server. */
export function useVisitorAnswers(): VisitorAnswers {
  return useSyncExternalStore(watchAnswers, visitorAnswers, () => nothing);
}

const nothing: VisitorAnswers = {};
