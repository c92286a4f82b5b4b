import data from './notice.json' with { type: 'json' };
import type { Data } from './schema';

/** Notices between two days: an extension, an outage, a court's decision. */
export type Notice = NonNullable<Data['notice']['notices']>[number];

const { notices: given = [] } = data as Data['notice'];

export const notices: readonly Notice[] = given;

export const noticeWords = {
  label: 'Aviso',
  /** Shown only without script, where nothing hides an expired notice. */
  days: 'Vale del {from} al {until}.',
  day: 'Vale el {from}.',
} as const;
