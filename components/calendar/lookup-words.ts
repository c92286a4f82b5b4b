import { lookupWords } from '@/content/lookup';
import type { GroupId, IsoDate } from '@/content/seasons/types';
import { daysBetween, formatLong, formatWeekday } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import type { GroupAnswer } from '@/lib/tax/lookup';
import { declaredFreeDays } from '@/lib/seasons';
import { timeLeft } from '@/lib/tax/season';

/** «Persona natural con cédula o NIT terminado en 27», in one text node: browser translation breaks React's updates of several. */
export function groupAndEnding(group: GroupId, digits: string): string {
  const { groups, documents, endsIn } = lookupWords;
  return `${groups[group]} ${documents[group]} ${fill(endsIn, { digits })}`;
}

/** «Cae lunes; faltan 5 días (3 hábiles).» */
export function timeLeftWords(date: IsoDate, today: IsoDate): string {
  const { days, workingDays } = timeLeft(date, today, { also: declaredFreeDays });
  const weekday = formatWeekday(date);
  if (days === 0) return lookupWords.today;
  if (days === 1) return fill(lookupWords.tomorrow, { weekday });
  const sentence = workingDays === 1 ? lookupWords.leftOneWorkingDay : lookupWords.left;
  return fill(sentence, { weekday, days: String(days), workingDays: String(workingDays) });
}

/** «Pasó hace 82 días. Todavía puedes presentarla.» */
export function timeSinceWords(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(date, today);
  const { yesterday, ago } = lookupWords.over;
  return days === 1 ? yesterday : fill(ago, { days: String(days) });
}

/** The answer for screen readers: each group with its next date, or with its last if none is left. */
export function announcementOf(answers: readonly GroupAnswer[]): string {
  const sentences = answers.map(({ group, next, dates }) => {
    const date = next?.date ?? dates.at(-1)?.date;
    const sentence = next ? lookupWords.announcement : lookupWords.announcementPassed;
    return date ? fill(sentence, { group: lookupWords.groups[group], date: formatLong(date) }) : '';
  });
  return sentences.join(' ');
}
