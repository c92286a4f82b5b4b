import { contingencies, type Contingency } from '@/content/season-records';
import { contingencyWords } from '@/content/contingency';
import type { Deadline } from '@/lib/tax/deadlines';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { decreeDates } from '@/lib/tax/decree-2229';
import { endingsOf } from '@/lib/tax/endings';
import { fill } from '@/lib/words/fill';

/** The extension of a deadline of the calendar; `undefined` where the DIAN extended none. */
export function contingencyOf({ group, date }: Pick<Deadline, 'group' | 'date'>): Contingency | undefined {
  return contingencies.find((one) => one.group === group && one.from <= date && date <= one.to);
}

/** Says until when the DIAN accepted a return due on a passed or coming date, and whether that is confirmed. */
export function extendedWords({ until, confirmed, source }: Contingency): string {
  const { extended, unconfirmed } = contingencyWords;
  const sentences = [fill(extended, { until: formatLong(until) })];
  if (confirmed === undefined) sentences.push(fill(unconfirmed, { source }));
  return sentences.join(' ');
}

/** The first and last ending of the rows that an extension covers; `null` when it covers a whole table. */
export function endingsExtended({ group, from, to }: Contingency): { first: string; last: string } | null {
  const tables = decreeDates(datePartsOf(from).year)[group];
  const rows = tables.flat().filter(({ date }) => from <= date && date <= to);
  if (tables.some((table) => table.length === rows.length)) return null;
  const endings = rows.flatMap(({ digits }) => endingsOf(digits));
  return { first: endings[0] ?? '', last: endings.at(-1) ?? '' };
}
