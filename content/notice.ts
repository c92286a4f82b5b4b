import data from './notice.json' with { type: 'json' };
import type { Data } from './schema';

/** What visitors must know between two days: an extension, an outage, a court's decision. */
export type Notice = NonNullable<Data['notice']['notices']>[number];

const { notices: given = [] } = data as Data['notice'];

export const notices: readonly Notice[] = given;

export const noticeWords = {
  label: 'Aviso',
  /** The dates are in the words: without script nothing hides a notice that has ended. */
  dates: 'Del {from} al {until}:',
} as const;
