import { lookupWords } from '@/content/lookup';
import { formatLong } from '@/lib/dates';
import { fill } from '@/lib/fill';
import type { GroupAnswer } from '@/lib/lookup';

/** The answer in a breath, for screen readers: each group with its next date, or with its last if none is left. */
export function announcementOf(answers: readonly GroupAnswer[]): string {
  const sentences = answers.map(({ group, next, dates }) => {
    const date = next?.date ?? dates.at(-1)?.date;
    const sentence = next ? lookupWords.announcement : lookupWords.announcementPassed;
    return date ? fill(sentence, { group: lookupWords.groups[group], date: formatLong(date) }) : '';
  });
  return sentences.join(' ');
}
