import { paths } from '@/content/page-anchors';
import { reminderWords } from '@/content/reminders';
import { placeDates, type SeasonRecord } from '@/content/season-records';
import { groupWords, installmentWords } from '@/content/tax-calendar/groups';
import type { IsoDate } from '@/content/tax-calendar/types';
import { site } from '@/content/site';
import { daysBetween, formatLong, latestOf } from '@/lib/tax/dates';
import { absoluteUrl } from '@/lib/site-url';
import { fill } from '@/lib/words/fill';
import { deadlinesIn, type Deadline } from '@/lib/tax/deadlines';
import { placed } from '@/lib/place-dates';
import { records } from '@/lib/seasons';
import { doubtsOf } from '@/lib/season-changes';
import { seasonFor } from '@/lib/words/active-season';

/** A deadline as calendars need it: an all-day event. */
export type Reminder = ReturnType<typeof reminderFor>;

/** An event's version: a number that rises with every change of its season's dates, and the day of the last one. */
type Version = { readonly sequence: number; readonly revised: IsoDate };

/** The day of the first version of any event. */
const FIRST_VERSION = '2026-11-21';

/** A file under `/recordatorios/` with its reminders, earliest first. */
export type ReminderFile = {
  readonly title: string;
  /** Calendars reread a subscription, so next year's date reaches them. */
  readonly isSubscription: boolean;
  readonly reminders: readonly (Reminder & Version)[];
};

/**
 * A deadline as an all-day event in Spanish, with the calendar page's address in its text.
 * @param doubt what is not sure about its date, in place of the sentence on published dates
 * @throws Error when its year has no season
 */
export function reminderFor(deadline: Deadline, doubt?: string) {
  const { year, taxYear, group, installment, digits, date, computed } = deadline;
  const decree = decreeOf(deadline);
  // The calendar page with the visitor's rows highlighted.
  const url = `${absoluteUrl(paths.calendar)}?digitos=${digits.slice(0, 2)}`;
  const words = {
    taxYear,
    installment: installmentWords[group][installment]?.name ?? '',
    digits: digits.replace('-', reminderWords.pair),
    url,
  };
  const help = fill(reminderWords.help, {
    accountantName: site.accountantName,
    phone: site.phone,
    page: absoluteUrl(group === 'natural' ? paths.incomeTax : '/#contact'),
  });
  return {
    /** Stable across files, builds and addresses of the site, so that a calendar recognises the event. */
    uid: `renta-${year}-${group}-${installment + 1}-${digits}${ofDecree(deadline)}@calendario-tributario`,
    date,
    title: fill(reminderWords.title[group], words),
    description: [
      `${fill(reminderWords.description[group], words)}${onlyPays(deadline)}`,
      sourceOf(deadline, doubt),
      fill(reminderWords.seeCalendar, words),
      help,
    ].join('\n\n'),
    url,
    tentative: computed || (decree !== undefined && decree.confirmed === undefined),
  };
}

/** The decree that gives a deadline its date; `undefined` where the date is the table's. */
function decreeOf({ placed }: Deadline) {
  return placed?.answer === 'yes' ? placed.decree : undefined;
}

/** Tells event and file of a decree's date from those of the table's. */
const ofDecree = (deadline: Deadline) => (decreeOf(deadline) ? '-decreto' : '');

/** Says where a date comes from, and for whom a decree's date is. */
function sourceOf(deadline: Deadline, doubt: string | undefined): string {
  const decree = decreeOf(deadline);
  if (!decree) return deadline.computed ? reminderWords.computed : (doubt ?? reminderWords.published);
  const { norm, source, question, confirmed } = decree;
  const words = reminderWords.decree[confirmed === undefined ? 'unconfirmed' : 'confirmed'];
  return fill(words, { norm, source, question });
}

/** A company files its return with one of its installments and only pays with the others. */
function onlyPays({ year, group, digits, files }: Deadline): string {
  if (files) return '';
  const filing = deadlinesIn(seasonFor(year)).find(
    (other) => other.files && other.group === group && other.digits === digits,
  );
  return filing ? ` ${fill(reminderWords.onlyPays, { filingDate: formatLong(filing.date) })}` : '';
}

/** File name of a season's reminder: `personas-naturales-27-28-2025.ics`. */
export function reminderFileName(deadline: Deadline): string {
  const { group, digits, year } = deadline;
  return `${reminderWords.files[group]}-${digits}-${year}${ofDecree(deadline)}.ics`;
}

/** File name of a subscription, the same every year: `personas-naturales-27-28.ics`. */
export function subscriptionFileName({ group, digits }: Deadline): string {
  return `${reminderWords.files[group]}-${digits}.ics`;
}

/** Path of a reminder file on the site. */
export function reminderPath(fileName: string): string {
  return `/recordatorios/${fileName}`;
}

/**
 * Files by name: one per pair or digit of each group and season, one per pair to which a decree gives another date, and a
 * subscription per pair of natural persons.
 */
export function reminderFiles(): ReadonlyMap<string, ReminderFile> {
  const files = new Map<string, ReminderFile>();
  for (const record of records) {
    const version = versionOf(record);
    const doubtOf = doubtsOf(record.year);
    const own = deadlinesIn(seasonFor(record.year));
    const ofDecrees = own.map((deadline) => placed(deadline, 'yes')).filter(decreeOf);
    for (const deadline of [...own, ...ofDecrees]) {
      const { group, digits, taxYear } = deadline;
      const reminder = { ...reminderFor(deadline, doubtOf(deadline)), ...version };
      const words = {
        taxYear,
        group: groupWords[group].type,
        digits: digits.replace('-', reminderWords.pair),
      };
      const add = (name: string, title: string, isSubscription: boolean) => {
        const file = files.get(name) ?? { title: fill(title, words), isSubscription, reminders: [] };
        files.set(name, { ...file, reminders: [...file.reminders, reminder] });
      };
      add(reminderFileName(deadline), reminderWords.calendarName, false);
      if (group === 'natural' && !decreeOf(deadline))
        add(subscriptionFileName(deadline), reminderWords.subscriptionName, true);
    }
  }
  return files;
}

/** Saving a corrected row sets its day, and leaves the number of changes as it is. */
function versionOf({ year, updated, changes = [] }: SeasonRecord): Version {
  const ofYear = placeDates.filter((decree) => decree.year === year);
  const revised = latestOf([updated, ...[...changes, ...ofYear].map(({ since }) => since)]);
  return { sequence: changes.length + Math.max(0, daysBetween(FIRST_VERSION, revised)), revised };
}
