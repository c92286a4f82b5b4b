/** @jest-environment node */
import { ANY } from './limits';
import { readSettings } from './settings';

test('without a limit of calls there is none of leads either', () => {
  expect(readSettings({}).limits).toEqual({ perDay: 40, perHour: 200, bytes: 200 * 1024 * 1024 });
  const none = { perDay: ANY, perHour: ANY, bytes: ANY * 1024 * 1024 };
  expect(readSettings({ LEADS_RATE_LIMIT: '0', LEADS_PER_DAY: '5' }).limits).toEqual(none);
});

test.each(['file:datos/x.db', 'datos/x.db'])('LEADS_DB=%s names the file datos/x.db', (LEADS_DB) => {
  expect(readSettings({ LEADS_DB }).database).toBe('datos/x.db');
});
