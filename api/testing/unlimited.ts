import type { ApiOptions } from '../app';
import { NO_LIMITS } from '../limits';

/** Options of an API without limits or mails. */
export const unlimited = {
  origins: [],
  limits: NO_LIMITS,
  isLocal: () => true,
  onMail: () => undefined,
  now: Date.now,
  log: () => undefined,
} as const satisfies Omit<ApiOptions, 'leads' | 'links'>;
