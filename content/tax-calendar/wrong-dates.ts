import type { GroupId, IsoDate } from './types';

/** Days that circulated in print or online and are wrong, for tests of other tables. Nobody is named. */
export const wrongDates = [
  { group: 'natural', year: 2025, digits: '83-84', date: '2025-10-15' },
  { group: 'natural', year: 2025, digits: '99-00', date: '2025-10-25' },
] as const satisfies readonly { group: GroupId; year: number; digits: string; date: IsoDate }[];
