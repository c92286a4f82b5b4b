/** @jest-environment node */
import { readSettings } from './settings';

test.each([
  ['data/leads.db', 'data/leads.db'],
  ['file:data/leads.db', 'data/leads.db'],
  ['file:/var/lib/leads.db', '/var/lib/leads.db'],
  ['file:///var/lib/mis%20contactos.db', '/var/lib/mis contactos.db'],
])('LEADS_DB=%s is %s', (place, database) => {
  expect(readSettings({ LEADS_DB: place }).database).toBe(database);
});

test('without a limit of calls there is none of leads either', () => {
  expect(readSettings({}).limits).toEqual({ perDay: 40, perHour: 200, bytes: 200 * 1024 * 1024 });
  const none = { perDay: Infinity, perHour: Infinity, bytes: Infinity };
  expect(readSettings({ LEADS_RATE_LIMIT: '0', LEADS_PER_DAY: '5' }).limits).toEqual(none);
});
