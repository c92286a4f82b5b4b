import type { Notice } from '@/content/notice';
import type { IsoDate } from '@/content/seasons/types';
import { addDays } from '@/lib/tax/dates';
import { problem } from './content-problem';
import { labelOf } from './validate-data';

/** A notice that stood longer would be forgotten. */
const MOST_DAYS_AHEAD = 90;

/** Whether a notice is to be seen on a day of Colombia; its first and last day count. */
export function isDue({ from, until }: Pick<Notice, 'from' | 'until'>, day: IsoDate): boolean {
  return from <= day && day <= until;
}

/** What stops the build: a notice that ends before it begins, or too far from the day of the build. */
export function noticeProblems(notices: readonly Notice[], buildDay: IsoDate): string[] {
  const latest = addDays(buildDay, MOST_DAYS_AHEAD);
  return notices.flatMap(({ from, until }, index) => {
    const expected =
      until < from ? `${from} o un día posterior` : until > latest ? `${latest} o un día anterior` : null;
    if (expected === null) return [];
    return [problem('content/notice.json', labelOf('notice', `notices[${index}].until`), expected, until)];
  });
}
