import { lookupWords } from '@/content/lookup';
import type { GroupId, IsoDate } from '@/content/seasons/types';
import { daysBetween, formatLong, formatWeekday } from '@/lib/tax/dates';
import type { GroupAnswer } from '@/lib/tax/lookup';
import { declaredFreeDays } from '@/lib/seasons';
import { groupOf, timeLeft, type Deadline } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { caseText } from '@/lib/lead/case-text';
import type { VisitorCase } from '@/lib/lead/visitor-case';
import { fill } from '@/lib/words/fill';

/** Days after a date during which its lateness is said without being asked: half a year. */
const RECENT = 183;
/** Days before a date from which help is offered; further off, a reminder is. */
const NEAR = 60;

export const isRecent = ({ date }: Deadline, today: IsoDate) => daysBetween(date, today) <= RECENT;
export const remindsAt = ({ date }: Deadline, today: IsoDate) => daysBetween(today, date) > NEAR;

/** Tax year and filing year, as tokens. */
export function yearsOf(year: number) {
  return { year: String(year), taxYear: String(seasonFor(year).taxYear) };
}

/** «NIT de empresa terminado en 6», in one text node: browser translation breaks React's updates of several. */
export function groupAndEnding(group: GroupId, ending: string): string {
  return fill(lookupWords.whose[group], { digits: group === 'natural' ? ending : ending.slice(-1) });
}

/** «NIT de empresa terminado en 6 · año gravable 2026» */
export function whoseWords({ group, year }: Deadline, ending: string): string {
  return fill(lookupWords.ofTaxYear, { whose: groupAndEnding(group, ending), ...yearsOf(year) });
}

/** «primera cuota» */
export function installmentOf({ installment }: Deadline): string {
  return lookupWords.installments[installment] ?? '';
}

/** «Se declara y se paga la primera cuota.» */
export function dueWords(deadline: Deadline): string {
  const { once, files, pays } = lookupWords.due;
  if (deadline.group === 'natural') return once;
  return fill(doesFile(deadline) ? files : pays, { installment: installmentOf(deadline) });
}

function doesFile({ year, group, installment }: Deadline): boolean {
  return groupOf(seasonFor(year), group).installments[installment]?.files ?? false;
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

/** What WhatsApp opens with under a date: help with one near or past, a reminder of one that is far. */
export function messageFor(
  ending: string,
  deadline: Deadline,
  today: IsoDate,
  answered: VisitorCase,
): string {
  const { group, year, date } = deadline;
  const { message } = lookupWords;
  const words = { ...yearsOf(year), ending, date: formatLong(date), installment: installmentOf(deadline) };
  if (remindsAt(deadline, today))
    return fill(group === 'natural' ? message.remind : message.remindCompany, words);
  if (group === 'natural') return caseText({ ...answered, date: dateOf(ending, deadline) }, today) ?? '';
  if (date < today) return fill(message.late, words);
  return fill(doesFile(deadline) ? message[group] : message.pays, words);
}

/** A natural person's date, as the visitor's case has it. */
export function dateOf(ending: string, { year, date }: Deadline) {
  return { taxYear: seasonFor(year).taxYear, ending, date };
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
