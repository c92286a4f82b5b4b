/** @jest-environment node */
import ICAL from 'ical.js';
import { placeDates, seasonRecords } from '@/content/season-records';
import { site } from '@/content/site';
import { icsFile } from './ics';
import { reminderFiles } from './reminders';

const files = reminderFiles();

function fileOf(name: string, among = files): string {
  const file = among.get(name);
  if (!file) throw new Error(`No file ${name}`);
  return icsFile(file);
}

function eventsOf(name: string, among = files): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(name, among)) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('the file of a pair has one all-day event with alarms, a link to the calendar page and the accountant’s phone', () => {
  const [event, ...others] = eventsOf('personas-naturales-27-28-2025.ics');
  expect(others).toEqual([]);
  expect(event?.startDate).toMatchObject({ isDate: true });
  expect([event?.startDate, event?.endDate].map(String)).toEqual(['2025-09-01', '2025-09-02']);
  expect(event?.summary).toBe('Vence renta del año gravable 2024 (cédula …27 o 28)');
  const told = ['año gravable 2024', '/calendario-tributario?digitos=27', site.accountantName, site.phone];
  for (const each of told) expect(event?.description).toContain(each);
  expect(event?.description).toMatch(/\/declaracion-renta$/);
  const value = (name: string) => String(event?.component.getFirstPropertyValue(name));
  expect(value('url')).toMatch(/\/calendario-tributario\?digitos=27$/);
  expect(value('dtstamp')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  // 9:00 in the morning: an all-day event begins at midnight where its reader is.
  const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual([
    ...['-P14DT15H', '-P4DT15H', '-PT15H'],
  ]);
});

test('calendar apps are asked to refresh a subscription each day', () => {
  expect(fileOf('personas-naturales-27-28.ics')).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
  expect(fileOf('personas-naturales-27-28-2025.ics')).not.toContain('REFRESH-INTERVAL');
});

// A changed UID would duplicate the event in every calendar that imported it, so it doesn't name the site's address.
test.each([
  ['personas-naturales-27-28-2025.ics', ['renta-2025-natural-1-27-28@calendario-tributario']],
  [
    'personas-juridicas-0-2026.ics',
    ['renta-2026-legal-1-0@calendario-tributario', 'renta-2026-legal-2-0@calendario-tributario'],
  ],
])('the event UIDs of %s are always the same', (name, uids) => {
  expect(eventsOf(name).map(({ uid }) => uid)).toEqual(uids);
});

test('a company’s reminder says with which installment the return is due', () => {
  const [may, july] = eventsOf('personas-juridicas-7-2025.ics');
  expect(may?.summary).toBe(
    'Vence renta del año gravable 2024: Primera cuota y declaración (persona jurídica, NIT …7)',
  );
  expect(may?.description).toMatch(/^Primera cuota y declaración del impuesto[^]*\/#contact$/);
  expect(may?.description).not.toContain('solo se paga');
  expect(july?.summary).toContain('Segunda cuota (persona jurídica');
  expect(july?.description).toContain('Ese día solo se paga: se declara a más tardar el 20 de mayo de 2025.');
  const major = eventsOf('grandes-contribuyentes-7-2026.ics');
  expect(major.map(({ description }) => description.includes('solo se paga'))).toEqual([true, false, true]);
});

test.each([
  [2026, 'CONFIRMED', false],
  [2027, 'TENTATIVE', true],
])('the reminder of a date of %i is %s, and a computed date says so', (year, status, isComputed) => {
  const [event] = eventsOf(`personas-naturales-27-28-${year}.ics`);
  expect(event?.component.getFirstPropertyValue('status')).toBe(status);
  const isSaid = event?.description.includes('calculada según el Decreto 2229 de 2023; confirma en la DIAN');
  expect(isSaid).toBe(isComputed);
});

test('a decree’s date is an event of its own, tentative until it is confirmed, which says whose it is', () => {
  const [event] = eventsOf('personas-naturales-07-08-2026-decreto.ics');
  expect(event?.uid).toBe('renta-2026-natural-1-07-08-decreto@calendario-tributario');
  expect(String(event?.startDate)).toBe('2026-10-30');
  expect(event?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(event?.description).toMatch(/Decreto 1 de 2026, según un diario; por confirmar.*¿tu RUT decía/);
  const [everybodys] = eventsOf('personas-naturales-07-08-2026.ics');
  expect(String(everybodys?.startDate)).toBe('2026-08-18');
});

test('an event whose date never moved has sequence number 0', () => {
  const file = fileOf('personas-naturales-27-28-2025.ics');
  expect(file).toContain('\r\nSEQUENCE:0\r\n');
  expect(file).toContain('\r\nLAST-MODIFIED:20261121T000000Z\r\n');
});

test.each([
  ['a corrected row of a decree', '07-08-2026-decreto', () => placeDates[0], { since: '2026-12-02' }],
  [
    'a day that became non-working',
    '07-08-2026',
    () => seasonRecords.at(-1),
    { changes: [{ reason: 'Festivo', source: 'la Ley 1', freeDay: '2026-10-09', since: '2026-12-03' }] },
  ],
])('%s makes its reminder a newer version of the event', (_, file, edited, change) => {
  const version = () => {
    const [event] = eventsOf(`personas-naturales-${file}.ics`, reminderFiles());
    const revised = String(event?.component.getFirstPropertyValue('dtstamp'));
    return { sequence: Number(event?.sequence), revised };
  };
  const before = version();
  Object.assign(edited() ?? {}, change);
  const after = version();
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.revised > before.revised).toBe(true);
});

test('lines end in CRLF, have at most 75 octets and break no character', () => {
  const file = fileOf('personas-naturales-27-28.ics');
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('declaración de renta del año gravable 2026');
});
