/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { IsoDate } from '@/content/tax-calendar/types';
import { monthsLate } from './late-penalty';

describe('monthsLate', () => {
  const columns = ['why', 'deadline', 'filed', 'months'];
  const table = readFileSync('content/cases/meses.csv');
  const rows = parse<Record<'deadline' | 'filed', IsoDate> & { months: string }>(table, {
    bom: true,
    columns,
    delimiter: ';',
    from: 2,
  });

  test.each(rows)(
    'a return due on $deadline and filed on $filed is $months months late ($why)',
    ({ deadline, filed, months }) => {
      expect(monthsLate(deadline, filed)).toBe(Number(months));
    },
  );
});
