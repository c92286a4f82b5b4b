/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { seasons } from '@/lib/seasons';
import type { IsoDate } from '@/content/tax-calendar/types';
import { monthsLate, naturalDeadline } from './late-penalty';

describe('monthsLate', () => {
  const columns = ['why', 'deadline', 'filed', 'months'];
  const table = readFileSync('content/cases/meses.csv');
  const rows = parse<Record<'deadline' | 'filed', IsoDate> & { months: string }>(table, {
    ...{ bom: true, columns, delimiter: ';', from: 2 },
  });

  test.each(rows)(
    'a return due on $deadline and filed on $filed is $months months late ($why)',
    ({ deadline, filed, months }) => {
      expect(monthsLate(deadline, filed)).toBe(Number(months));
    },
  );
});

test('the deadline of two digits is the date in the season’s table', () => {
  const [season2025] = seasons;
  if (!season2025) throw new Error('no seasons');
  expect(naturalDeadline(season2025, '27')).toBe('2025-09-01');
  expect(naturalDeadline(season2025, '28')).toBe('2025-09-01');
  expect(naturalDeadline(season2025, '00')).toBe('2025-10-24');
  for (const other of ['', '7', '027', '2-', '-', 'ab'])
    expect(naturalDeadline(season2025, other)).toBeNull();
});
