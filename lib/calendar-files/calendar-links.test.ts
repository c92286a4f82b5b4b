/** @jest-environment node */
import { googleCalendarLink, googleSubscriptionLink, outlookLink, webcalLink } from './calendar-links';

/** The last day of a year, with every character that a URL reserves. */
const reminder = {
  date: '2025-12-31',
  title: 'Renta «2025»: 50 % & #1',
  description: 'Último día.\n\nMira https://contadora.test/calendario-tributario?digitos=27&a=1',
} as const;
const title = 'Renta%20%C2%AB2025%C2%BB%3A%2050%20%25%20%26%20%231';
const description =
  '%C3%9Altimo%20d%C3%ADa.%0A%0AMira%20https%3A%2F%2Fcontadora.test%2Fcalendario-tributario%3Fdigitos%3D27%26a%3D1';

test('Google Calendar and Outlook open with an all-day event', () => {
  expect(googleCalendarLink(reminder)).toBe(
    `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${title}&dates=20251231%2F20260101&details=${description}`,
  );
  expect(outlookLink(reminder)).toBe(
    `https://outlook.live.com/calendar/0/deeplink/compose?allday=true&startdt=2025-12-31&enddt=2026-01-01&subject=${title}&body=${description.replaceAll('%0A', '%3Cbr%3E')}`,
  );
});

test('a subscription link holds the file’s address with webcal: instead of https:', () => {
  const file = 'https://contadora.test/recordatorios/x.ics';
  expect(webcalLink(file)).toBe('webcal://contadora.test/recordatorios/x.ics');
  expect(googleSubscriptionLink(file)).toBe(
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fcontadora.test%2Frecordatorios%2Fx.ics',
  );
});
