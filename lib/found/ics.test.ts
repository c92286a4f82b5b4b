/** @jest-environment node */
import ICAL from 'ical.js';
import { site } from '@/content/site';
import { icsFile } from './ics';
import { reminderFiles } from './reminders';

const files = reminderFiles();

function fileOf(name: string): string {
  const found = files.get(name);
  if (!found) throw new Error(`No file ${name}`);
  return icsFile(found);
}

function eventsOf(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('a pair is one all-day event with its alarms and a link back', () => {
  const [event] = eventsOf(fileOf('personas-naturales-27-28-2025.ics'));
  if (!event) throw new Error('no event');
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2025-09-01');
  expect(event.endDate.toString()).toBe('2025-09-02');
  expect(event.summary).toBe('Vence renta del año gravable 2024 (cédula …27 o 28)');
  expect(event.description).toContain('año gravable 2024');
  expect(event.description).toContain('/calendario-tributario?digitos=27');
  expect(event.component.getFirstPropertyValue('url')).toMatch(/\/calendario-tributario\?digitos=27$/);
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const alarms = event.component
    .getAllSubcomponents('valarm')
    .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
  expect(alarms).toEqual(['-P15D', '-P5D', '-P1D']);
});

test('every event says whom to ask, and where', () => {
  const [natural] = eventsOf(fileOf('personas-naturales-27-28-2025.ics'));
  const [legal] = eventsOf(fileOf('personas-juridicas-7-2025.ics'));
  for (const known of [site.accountantName, site.phone]) {
    expect(natural?.description).toContain(known);
    expect(legal?.description).toContain(known);
  }
  expect(natural?.description).toMatch(/\/declaracion-renta$/);
  expect(legal?.description).toMatch(/\/#contact$/);
});

test('a subscription is read again each day', () => {
  const calendar = new ICAL.Component(ICAL.parse(fileOf('personas-naturales-27-28.ics')) as unknown[]);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  expect(fileOf('personas-naturales-27-28-2025.ics')).not.toContain('REFRESH-INTERVAL');
});

// A changed UID would duplicate the event in every calendar that imported it.
test.each([
  ['personas-naturales-27-28-2025.ics', ['renta-2025-natural-1-27-28@localhost']],
  ['personas-juridicas-0-2026.ics', ['renta-2026-legal-1-0@localhost', 'renta-2026-legal-2-0@localhost']],
])('the UIDs of %s are those of every release before', (name, uids) => {
  expect(eventsOf(fileOf(name)).map(({ uid }) => uid)).toEqual(uids);
});

test('a company’s reminder names the installment with which its return is due', () => {
  const [may, july] = eventsOf(fileOf('personas-juridicas-7-2025.ics'));
  expect(may?.summary).toBe(
    'Vence renta del año gravable 2024: Primera cuota y declaración (persona jurídica, NIT …7)',
  );
  expect(may?.description).toMatch(/^Primera cuota y declaración del impuesto/);
  expect(may?.description).not.toContain('solo se paga');
  expect(july?.summary).toContain('Segunda cuota (persona jurídica');
  expect(july?.description).toContain(
    'Ese día solo se paga: el plazo para presentar la declaración vence el 20 de mayo de 2025.',
  );
  const major = eventsOf(fileOf('grandes-contribuyentes-7-2026.ics'));
  expect(major.map(({ description }) => description.includes('solo se paga'))).toEqual([true, false, true]);
});

test('a computed date says that it is', () => {
  const [computed] = eventsOf(fileOf('personas-naturales-27-28-2027.ics'));
  const [published] = eventsOf(fileOf('personas-naturales-27-28-2026.ics'));
  expect(computed?.description).toContain('calculada según el Decreto 2229 de 2023; confirma en la DIAN');
  expect(computed?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(published?.description).not.toContain('calculada');
});

test('lines end in CRLF, have at most 75 octets and break no character', () => {
  const file = fileOf('personas-naturales-27-28-2027.ics');
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('declaración de renta del año gravable 2026');
});
