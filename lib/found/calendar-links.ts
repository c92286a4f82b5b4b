import { addDays } from '@/lib/tax/dates';
import type { Reminder } from './reminders';

/** Google Calendar with the event already written; the visitor saves it. */
export function googleCalendarLink({ date, title, description }: Reminder): string {
  const compact = (day: string) => day.replaceAll('-', '');
  return link('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    // The end of an all-day event is the day after.
    dates: `${compact(date)}/${compact(addDays(date, 1))}`,
    details: description,
    ctz: 'America/Bogota',
  });
}

/** Outlook on the web with the event already written; the visitor saves it. */
export function outlookLink({ date, title, description }: Reminder): string {
  return link('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    allday: 'true',
    startdt: date,
    enddt: addDays(date, 1),
    subject: title,
    body: description,
  });
}

/** The address by which a calendar program subscribes to a file of the site: `webcal://host/x.ics`. */
export function webcalLink(fileUrl: string): string {
  return fileUrl.replace(/^https?:/, 'webcal:');
}

/**
 * Google Calendar on the web, asked to subscribe to a file of the site. With `https:` in place of `webcal:` it
 * takes the address for somebody's e-mail.
 */
export function googleSubscriptionLink(fileUrl: string): string {
  return link('https://calendar.google.com/calendar/r', { cid: webcalLink(fileUrl) });
}

function link(address: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}
