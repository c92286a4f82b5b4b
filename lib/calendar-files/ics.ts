import ICAL from 'ical.js';
import { site } from '@/content/site';
import { addDays } from '@/lib/tax/dates';
import type { ReminderFile } from './reminders';

/* iCalendar (RFC 5545), built as jCal (RFC 7265). */

/** 9:00 in the morning 15, 5 and 1 days before; an all-day event begins at midnight. */
const alarms = ['-P14DT15H', '-P4DT15H', '-PT15H'] as const;

/** Refresh interval of a subscription: RFC 7986, and Microsoft's older property for Outlook. */
const refresh = [
  ['refresh-interval', {}, 'duration', 'P1D'],
  ['x-published-ttl', {}, 'unknown', 'P1D'],
] as const;

// A continuation line's leading space counts among RFC 5545's 75 octets.
ICAL.foldLength = 74;

const text = (name: string, value: string) => [name, {}, 'text', value];

/**
 * iCalendar text with one all-day event per reminder; the title names the calendar in apps that show one. Lines end in
 * CRLF and are folded at 75 octets. Alarms come 15, 5 and 1 days before, at 9:00 of the visitor's clock.
 */
export function icsFile({ title, isSubscription, reminders }: ReminderFile): string {
  const properties = [
    text('version', '2.0'),
    text('prodid', `-//${site.businessName}//Calendario tributario//ES`),
    text('calscale', 'GREGORIAN'),
    text('method', 'PUBLISH'),
    text('x-wr-calname', title),
    ...(isSubscription ? refresh : []),
  ];
  return ICAL.stringify(['vcalendar', properties, reminders.map(event)]);
}

function event({
  uid,
  date,
  title,
  description,
  url,
  tentative,
  sequence,
  revised,
}: ReminderFile['reminders'][number]) {
  const properties = [
    text('uid', uid),
    ['dtstamp', {}, 'date-time', `${revised}T00:00:00Z`],
    ['last-modified', {}, 'date-time', `${revised}T00:00:00Z`],
    // Calendars replace an event only by one with a higher sequence number.
    ['sequence', {}, 'integer', sequence],
    ['dtstart', {}, 'date', date],
    ['dtend', {}, 'date', addDays(date, 1)],
    text('summary', title),
    text('description', description),
    ['url', {}, 'uri', url],
    text('status', tentative ? 'TENTATIVE' : 'CONFIRMED'),
    // A deadline doesn't mark its day as busy.
    text('transp', 'TRANSPARENT'),
  ];
  const reminding = alarms.map((before) => [
    'valarm',
    [text('action', 'DISPLAY'), ['trigger', {}, 'duration', before], text('description', title)],
    [],
  ]);
  return ['vevent', properties, reminding];
}
