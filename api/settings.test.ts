/** @jest-environment node */
import { UNLIMITED } from './limits';
import { readSettings } from './settings';

test('switching off the rate limit switches off the limits on leads too', () => {
  expect(readSettings({}).limits).toEqual({ perDay: 40, perHour: 200, bytes: 200 * 1024 * 1024 });
  const none = { perDay: UNLIMITED, perHour: UNLIMITED, bytes: UNLIMITED * 1024 * 1024 };
  expect(readSettings({ LEADS_RATE_LIMIT: '0', LEADS_PER_DAY: '5' }).limits).toEqual(none);
});

test.each(['file:datos/x.db', 'datos/x.db'])('LEADS_DB=%s opens the file datos/x.db', (LEADS_DB) => {
  expect(readSettings({ LEADS_DB }).database).toBe('datos/x.db');
});

test('settings that Wrangler gives as numbers count, and blanks around a text don’t', () => {
  const { limits, mail } = readSettings({
    ...{ LEADS_MAX_MB: 400, SMTP_HOST: 'smtp.example', SMTP_PORT: 587, MAIL_TO: ' ana@correo.example ' },
  });
  expect(limits.bytes).toBe(400 * 1024 * 1024);
  expect(mail).toMatchObject({ port: 587, to: 'ana@correo.example' });
});
