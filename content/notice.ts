import data from './notice.json' with { type: 'json' };
import type { Data } from './schema';

/** Notices between two days: an extension, an outage, a court's decision. */
export type Notice = NonNullable<Data['notice']['notices']>[number];

const { notices: given = [] } = data as Data['notice'];

export const notices: readonly Notice[] = given;

export const noticeWords = {
  label: 'Aviso',
  /** Dates in words, because without script nothing hides an expired notice. */
  dates: 'Del {from} al {until}:',
} as const;
