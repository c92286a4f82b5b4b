import { pages } from '@/content/pages';
import { reminderWords } from '@/content/reminders';
import { groupWords } from '@/content/seasons/groups';
import type { GroupId, Installment, IsoDate, Season } from '@/content/seasons/types';
import { site } from '@/content/site';
import { formatLong } from '@/lib/tax/dates';
import { endingPairs } from '@/lib/tax/endings';
import { absoluteUrl } from '@/lib/site-url';
import { fill } from '@/lib/words/fill';
import { allDeadlines, groupOf, isComputed, type Deadline } from '@/lib/tax/season';

/** What a calendar needs to know of a deadline: an event of a whole day. */
export type Reminder = {
  /** The same in every file and on every build, so that a calendar knows the event again. */
  readonly uid: string;
  readonly date: IsoDate;
  readonly title: string;
  readonly description: string;
  /** The calendar page, with the visitor's rows highlighted. */
  readonly url: string;
  /** Whether the date comes from the rule and not yet from the DIAN. */
  readonly tentative: boolean;
  /** The day the season's file was last checked. */
  readonly updated: IsoDate;
};

/** One file of reminders: which deadlines it holds, earliest first, and its name under `/recordatorios/`. */
export type ReminderFile = {
  readonly name: string;
  readonly title: string;
  readonly deadlines: readonly Deadline[];
  /** Whether calendars keep reading it, so that next year's date comes by itself. */
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

/** With one of its installments a company also files its return, as its name says; with the others it only pays. */
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

/** `personas-naturales-27-28.ics`: the same address every year. */
export function subscriptionFileName(group: GroupId, digits: string): string {
  return `${reminderWords.files[group]}-${digits}.ics`;
}

/** Where a file of reminders is, for `href()`. */
export function reminderPath(fileName: string): string {
  return `/recordatorios/${fileName}`;
}

/** Every file of a season: one for each pair or digit of each group, and the whole calendar. */
export function reminderFiles(season: Season): ReminderFile[] {
  const deadlines = allDeadlines([season]);
  const year = String(season.year);
  const files = season.groups.flatMap((group) =>
    (group.installments[0]?.dates ?? []).map(({ digits }) => ({
      name: reminderFileName(group.id, digits, season.year),
      title: fill(reminderWords.calendarName, { year, group: group.type, digits: namedDigits(digits) }),
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

/** For each pair of natural persons, one file with its date of every season. */
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
  const [first = digits, second] = digits.split('-');
  return second === undefined ? first : fill(reminderWords.pair, { first, second });
}
