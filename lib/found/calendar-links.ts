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

function link(address: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}
