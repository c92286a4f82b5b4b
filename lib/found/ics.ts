import type { IsoDate } from '@/content/seasons/types';
import { addDays } from '@/lib/tax/dates';
import type { Reminder, ReminderFile } from './reminders';

/* iCalendar files by RFC 5545: https://www.rfc-editor.org/rfc/rfc5545 */

/** Days before the deadline on which the calendar reminds the visitor. */
const alarmDays = [15, 5, 1] as const;

const LINE_OCTETS = 75;

/** Refresh interval of a subscription: RFC 7986, and Microsoft's older property for Outlook. */
const refreshLines = ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'];

/**
 * iCalendar text with one all-day event per reminder.
 * @param file its title names the calendar in apps that show one
 * @param author the publisher
 */
export function icsFile(
  { title, isSubscription }: Pick<ReminderFile, 'title' | 'isSubscription'>,
  author: string,
  reminders: readonly Reminder[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(author)}//Calendario tributario//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...(isSubscription ? refreshLines : []),
    ...reminders.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ uid, date, title, description, url, tentative, updated }: Reminder): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(updated)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    `STATUS:${tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    // A deadline doesn't mark its day as busy.
    'TRANSP:TRANSPARENT',
    ...alarmDays.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-P${days}D`,
      `DESCRIPTION:${escapeText(title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** `2025-09-01` → `20250901` */
function compact(date: IsoDate): string {
  return date.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** Folds a line at 75 octets, never within a character; continuation lines begin with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
