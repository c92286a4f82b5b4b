import { lookupWords } from '@/content/lookup';
import type { IsoDate } from '@/content/seasons/types';
import { formatWeekday } from '@/lib/dates';
import { fill } from '@/lib/fill';
import { timeLeft } from '@/lib/season';

/** «Cae lunes; faltan 5 días (3 hábiles).» */
export function timeLeftWords(date: IsoDate, today: IsoDate): string {
  const { days, workingDays } = timeLeft(date, today);
  const weekday = formatWeekday(date);
  if (days === 0) return lookupWords.today;
  if (days === 1) return fill(lookupWords.tomorrow, { weekday });
  const sentence = workingDays === 1 ? lookupWords.leftOneWorkingDay : lookupWords.left;
  return fill(sentence, { weekday, days: String(days), workingDays: String(workingDays) });
}
