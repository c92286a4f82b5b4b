/** @jest-environment node */
import { googleCalendarLink, outlookLink } from './calendar-links';
import { reminderFor } from './reminders';
import { deadlinesFor, seasonFor } from './season';

const season = seasonFor(2025);
const deadline = deadlinesFor('27', [season]).find(({ group }) => group === 'natural');
if (!deadline) throw new Error('no deadline');
const reminder = reminderFor(deadline, season);

test('Google Calendar opens with an all-day event', () => {
  const { origin, searchParams } = new URL(googleCalendarLink(reminder));
  expect(origin).toBe('https://calendar.google.com');
  expect(searchParams.get('dates')).toBe('20250901/20250902');
  expect(searchParams.get('text')).toBe('Vence declaración de renta 2025 (cédula en 27 y 28)');
  expect(searchParams.get('details')).toContain('?digitos=27');
});

test('Outlook opens with an all-day event', () => {
  const { origin, searchParams } = new URL(outlookLink(reminder));
  expect(origin).toBe('https://outlook.live.com');
  expect(searchParams.get('allday')).toBe('true');
  expect([searchParams.get('startdt'), searchParams.get('enddt')]).toEqual(['2025-09-01', '2025-09-02']);
  expect(searchParams.get('body')).toContain('sin el dígito de verificación');
});
