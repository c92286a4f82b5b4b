import type { ApiOptions } from '../app';
import { NO_LIMITS } from '../limits';

/** Options of an API without limits or mails. */
export const unlimited = {
  origins: [],
  isTooOften: () => false,
  limits: NO_LIMITS,
  usedBytes: () => 0,
  addressOf: () => '',
  isLocal: () => true,
  mailHealth: async () => ({ status: 'ok', waiting: 0 }),
  onMail: () => undefined,
  now: Date.now,
  log: () => undefined,
} as const satisfies Omit<ApiOptions, 'leads' | 'links'>;
