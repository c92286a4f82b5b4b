/** @jest-environment node */
import { caseRows } from '@/content/cases/rows';
import type { IsoDate } from '@/content/tax-calendar/types';
import { monthsLate } from './late-penalty';

test.each(caseRows('meses').map((row) => Object.values(row)))(
  'the months of a return, %s: due on %s and filed on %s, it is %s months late',
  (_, deadline, filed, months) => {
    expect(monthsLate(deadline as IsoDate, filed as IsoDate)).toBe(Number(months));
  },
);
