import { addDays } from '@/lib/tax/dates';
import type { Reminder } from './reminders';

type Event = Pick<Reminder, 'date' | 'title' | 'description'>;

/** Link that opens Google Calendar with the event filled in; the visitor saves it there. */
export function googleCalendarLink({ date, title, description }: Event): string {
  const compact = (day: string) => day.replaceAll('-', '');
  return link('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    // All-day events end on the next day.
    dates: `${compact(date)}/${compact(addDays(date, 1))}`,
    details: description,
  });
}

/** Link that opens Outlook on the web with the event filled in; the visitor saves it there. */
export function outlookLink({ date, title, description }: Event): string {
  return link('https://outlook.live.com/calendar/0/deeplink/compose', {
    allday: 'true',
    startdt: date,
    enddt: addDays(date, 1),
    subject: title,
    // Outlook reads the body as HTML.
    body: description.replaceAll('\n', '<br>'),
  });
}

/**
 * Address by which a calendar app subscribes to a file of the site: `webcal://host/x.ics`.
 * @param fileUrl absolute, `https:` or `http:`
 */
export function webcalLink(fileUrl: string): string {
  return fileUrl.replace(/^https?:/, 'webcal:');
}

/**
 * Link that asks Google Calendar to subscribe to a file of the site.
 * The inner address is `webcal:`, because Google takes an `https:` one for an e-mail address.
 */
export function googleSubscriptionLink(fileUrl: string): string {
  return link('https://calendar.google.com/calendar/r', { cid: webcalLink(fileUrl) });
}

function link(address: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}
