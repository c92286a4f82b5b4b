import type { Notice } from '@/content/notice';
import type { IsoDate } from '@/content/seasons/types';
import { addDays } from '@/lib/tax/dates';
import { problem } from './content-problem';
import { labelOf } from './validate-data';

/** Days: a notice shown for longer tends to be forgotten. */
const MOST_DAYS_AHEAD = 90;

/** Whether a notice shows on a day in Colombia; its first and last day count. */
export function isDue({ from, until }: Pick<Notice, 'from' | 'until'>, day: IsoDate): boolean {
  return from <= day && day <= until;
}

/** Notices that stop the build: they end before they begin, or too long after the build's day. */
export function noticeProblems(notices: readonly Notice[], buildDay: IsoDate): string[] {
  const latest = addDays(buildDay, MOST_DAYS_AHEAD);
  return notices.flatMap(({ from, until }, index) => {
    const expected =
      until < from ? `${from} o un día posterior` : until > latest ? `${latest} o un día anterior` : null;
    if (expected === null) return [];
    return [problem('content/notice.json', labelOf('notice', `notices[${index}].until`), expected, until)];
  });
}
