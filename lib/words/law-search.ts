import { lawSearchedUntil, norms } from '@/content/norms';
import { offerWords } from '@/content/offer';
import { readNorms } from '@/content/season-records';
import type { IsoDate } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import { fill } from './fill';

/**
 * The day until which the law was looked at, and the sentence that says so: the owner's oldest reading once she has read
 * every norm, else the day of the search that the program came with.
 */
export function lawLookedAt(): { readonly day: IsoDate; readonly words: string } {
  const days = norms.map((norm) => readNorms.find((read) => read.norm === norm)?.day);
  const read = days.every((day) => day !== undefined) ? days.sort()[0] : undefined;
  const day = read ?? lawSearchedUntil;
  const { normsRead, searched } = offerWords.note;
  return { day, words: fill(read ? normsRead : searched, { day: formatLong(day) }) };
}
