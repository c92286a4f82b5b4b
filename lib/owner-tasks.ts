import { offer } from '@/content/offer';
import { taskWords } from '@/content/owner-tasks';
import { presentation } from '@/content/presentation';
import { uvts } from '@/content/season-records';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/tax-calendar/types';
import { seasons } from '@/lib/seasons';
import { latestChange } from '@/lib/seo/page-entry';
import { addDays, datePartsOf, formatLong, isoDate } from '@/lib/tax/dates';
import { allDeadlines, isComputed, windowOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { fill, type Words } from '@/lib/words/fill';
import { lawLookedAt } from '@/lib/words/law-search';

/** Something that the owner has to do. */
export type Task = {
  /** What is so, and what she does about it: whole sentences. */
  readonly what: string;
  readonly todo: string;
  /** The day on which it arose, then those on which she is told again; none if it has stood since the first day. */
  readonly days: readonly IsoDate[];
  /** True if visitors read what is not true of this year. */
  readonly isUrgent: boolean;
};

/** Data from which her tasks follow. */
export const taskData = () => ({
  site,
  offer,
  presentation,
  seasons,
  uvts,
  /** The season of which the site speaks. */
  active: activeSeason(),
  /** The latest day on which a page changed. */
  changed: latestChange(),
  /** The day until which the law was looked at. */
  lookedAt: lawLookedAt().day,
});

export type TaskData = ReturnType<typeof taskData>;

/** Days before a group's first and last date on which Monday's mail may say it: it is said two to three weeks ahead. */
export const DAYS_AHEAD = 21;

/** A task by the key of its words, with the values of their tokens. */
type Raised = {
  readonly id: keyof typeof taskWords;
  readonly days?: readonly IsoDate[];
  readonly tokens?: Words;
  readonly isUrgent?: boolean;
};

/**
 * What the owner has to do on a day in Colombia, the urgent first. Monday's mail, the build and its issue print this list.
 */
export function ownerTasks(today: IsoDate, given: TaskData = taskData()): Task[] {
  const { site, offer, presentation, seasons, uvts, active, changed, lookedAt } = given;
  const { signed } = presentation;
  const { year: thisYear } = datePartsOf(today);
  const turnsByItself = site.activeSeason === 'auto';
  const last = allDeadlines([active]).at(-1)?.date ?? today;
  const raised: readonly (Raised | false)[] = [
    turnsByItself && {
      id: 'oldYear',
      days: [isoDate(active.year + 1, 1, 1)],
      tokens: { year: active.year, now: thisYear },
      isUrgent: true,
    },
    !turnsByItself && {
      id: 'seasonOver',
      days: [addDays(last, 1)],
      tokens: { year: active.year, date: formatLong(last) },
      isUrgent: true,
    },
    ...[thisYear - 1, thisYear, thisYear + 1].map(
      (year) =>
        !uvts.some((uvt) => uvt.year === year) && {
          id: 'uvt' as const,
          // From the next January on, that year's dates stand without limits.
          days: [...publication(year), isoDate(year + 1, 1, 1)],
          tokens: { year, next: year + 1 },
          isUrgent: year < thisYear,
        },
    ),
    ...seasons.map(
      (season) =>
        season.year >= thisYear &&
        isComputed(season) && {
          id: 'dates' as const,
          // She is asked again where the mail says that dates begin.
          days: [
            ...publication(season.year),
            ...season.groups.map((group) => addDays(windowOf(group).first, -DAYS_AHEAD)),
          ],
          tokens: { year: season.year },
        },
    ),
    signed === undefined && { id: 'unread' },
    signed !== undefined &&
      signed < changed && {
        id: 'oldReading',
        days: [changed],
        tokens: { signed: formatLong(signed), changed: formatLong(changed) },
      },
    { id: 'oldLaw', days: [addDays(lookedAt, 91)], tokens: { day: formatLong(lookedAt) } },
    offer.fees?.from === undefined && { id: 'fees' },
    site.portrait.photo === '/images/portrait.svg' && { id: 'photo' },
    site.privacy.policyUrl === undefined && { id: 'policy' },
  ];
  return raised
    .filter((each) => each !== false)
    .map(({ id, days = [], tokens = {}, isUrgent = false }) => ({
      what: fill<string>(taskWords[id].what, tokens),
      todo: taskWords[id].todo,
      days,
      isUrgent,
    }))
    .filter(({ days: [first = today] }) => first <= today)
    .sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
}

/** Days on which she is told of what the DIAN publishes for a year: its resolutions of 2023 to 2025 came between them. */
function publication(year: number): IsoDate[] {
  return [isoDate(year - 1, 11, 28), isoDate(year - 1, 12, 15)];
}
