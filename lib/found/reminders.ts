import { pages } from '@/content/pages';
import { reminderWords } from '@/content/reminders';
import { groupWords } from '@/content/seasons/groups';
import type { GroupId, Installment, IsoDate, Season } from '@/content/seasons/types';
import { site } from '@/content/site';
import { formatLong } from '@/lib/tax/dates';
import { endingPairs, endingsOf } from '@/lib/tax/endings';
import { absoluteUrl } from '@/lib/site-url';
import { fill } from '@/lib/words/fill';
import { allDeadlines, groupOf, isComputed, type Deadline } from '@/lib/tax/season';

/** A deadline as calendars need it: an all-day event. */
export type Reminder = {
  /** Stable across files and builds, so that a calendar recognises the event. */
  readonly uid: string;
  readonly date: IsoDate;
  readonly title: string;
  readonly description: string;
  /** Calendar page with the visitor's rows highlighted. */
  readonly url: string;
  /** True when the date is computed and the DIAN hasn't published it. */
  readonly tentative: boolean;
  /** Day of the last check of the season's file. */
  readonly updated: IsoDate;
};

/** A file under `/recordatorios/` with its deadlines, earliest first. */
export type ReminderFile = {
  readonly name: string;
  readonly title: string;
  readonly deadlines: readonly Deadline[];
  /** Calendars reread a subscription, so next year's date reaches them. */
  readonly isSubscription: boolean;
};

export function reminderFor(deadline: Deadline, season: Season): Reminder {
  const { group, installment, date } = deadline;
  const url = `${absoluteUrl(pages.calendar.path)}?digitos=${deadline.digits.slice(0, 2)}`;
  const { installments } = groupOf(season, group);
  const words = {
    year: String(season.year),
    taxYear: String(season.taxYear),
    installment: installments[installment]?.name ?? '',
    digits: namedDigits(deadline.digits),
    url,
  };
  const origin = isComputed(season) ? reminderWords.computed : reminderWords.published;
  return {
    uid: `renta-${season.year}-${group}-${installment + 1}-${deadline.digits}@${new URL(url).hostname}`,
    date,
    title: fill(reminderWords.title[group], words),
    description: [
      [fill(reminderWords.description[group], words), dueThatDay(deadline, installments)]
        .filter(Boolean)
        .join(' '),
      origin,
      fill(reminderWords.seeCalendar, words),
      fill(reminderWords.help, {
        accountantName: site.accountantName,
        phone: site.phone,
        page: absoluteUrl(group === 'natural' ? pages.incomeTax.path : '/#contact'),
      }),
    ].join('\n\n'),
    url,
    tentative: isComputed(season),
    updated: season.updated,
  };
}

/** A company files its return with one of its installments and only pays with the others. */
function dueThatDay({ group, digits, date }: Deadline, installments: readonly Installment[]): string {
  if (group === 'natural') return '';
  const filing = installments.find(({ files }) => files);
  const filingDate = filing?.dates.find((entry) => entry.digits === digits)?.date;
  if (!filingDate || filingDate === date) return '';
  return fill(reminderWords.onlyPays, { filingDate: formatLong(filingDate) });
}

/** `personas-naturales-27-28-2025.ics` */
export function reminderFileName(group: GroupId, digits: string, year: number): string {
  return `${reminderWords.files[group]}-${digits}-${year}.ics`;
}

/** `personas-naturales-27-28.ics`, an address that stays the same every year. */
export function subscriptionFileName(group: GroupId, digits: string): string {
  return `${reminderWords.files[group]}-${digits}.ics`;
}

/** Path of a file of reminders. */
export function reminderPath(fileName: string): string {
  return `/recordatorios/${fileName}`;
}

/** Every file of a season: one per pair or digit of each group, plus the whole calendar. */
export function reminderFiles(season: Season): ReminderFile[] {
  const deadlines = allDeadlines([season]);
  const year = String(season.year);
  const files = season.groups.flatMap((group) =>
    (group.installments[0]?.dates ?? []).map(({ digits }) => ({
      name: reminderFileName(group.id, digits, season.year),
      title: fill(reminderWords.calendarName, {
        taxYear: String(season.taxYear),
        group: group.type,
        digits: namedDigits(digits),
      }),
      deadlines: deadlines.filter((deadline) => deadline.group === group.id && deadline.digits === digits),
      isSubscription: false,
    })),
  );
  return [
    ...files,
    {
      name: `${reminderWords.wholeCalendar}-${year}.ics`,
      title: fill(reminderWords.wholeCalendarName, { year }),
      deadlines,
      isSubscription: false,
    },
  ];
}

/** One file per pair of natural persons, with its date of every season. */
export function subscriptionFiles(seasons: readonly Season[]): ReminderFile[] {
  const deadlines = allDeadlines(seasons).filter(({ group }) => group === 'natural');
  const { id, type } = groupWords.natural;
  return endingPairs.map((digits) => ({
    name: subscriptionFileName(id, digits),
    title: fill(reminderWords.subscriptionName, { group: type, digits: namedDigits(digits) }),
    deadlines: deadlines.filter((deadline) => deadline.digits === digits),
    isSubscription: true,
  }));
}

function namedDigits(digits: string): string {
  const [first = digits, second] = endingsOf(digits);
  return second === undefined ? first : fill(reminderWords.pair, { first, second });
}
