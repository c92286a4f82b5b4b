import type { Data } from '@/content/schema';
import type { SeasonChange, SeasonRecord } from '@/content/seasons';
import { freeDaysOf, seasonOf } from '@/lib/seasons';
import { formatWeekday, weekday } from '@/lib/tax/dates';
import { isWorkingDay } from '@/lib/tax/working-days';
import type { DataProblem } from './validate-data';

type Found = Omit<DataProblem, 'file'>;

/** Problems across the fields of the seasons, whose rows the decree computes. */
export function seasonProblems({ uvt, seasons }: Data['seasons']): Found[] {
  return [
    ...twice('uvt', uvt),
    ...twice('seasons', seasons),
    ...seasons.flatMap((season, index) =>
      (season.changes ?? []).flatMap((change, at) =>
        changeProblems(season, change, `seasons[${index}].changes[${at}]`),
      ),
    ),
  ];
}

function twice(list: string, of: readonly { readonly year: number }[]): Found[] {
  const years = of.map(({ year }) => year);
  return years.flatMap((year, index) => {
    if (years.indexOf(year) === index) return [];
    const mend = 'escribe otro año: este ya está en la lista';
    return [{ path: `${list}[${index}].year`, mend, found: String(year) }];
  });
}

function changeProblems(record: SeasonRecord, { freeDay, dates = [] }: SeasonChange, place: string): Found[] {
  const problems: Found[] = [];
  const expect = (field: string, right: boolean, expected: string, found?: string) => {
    const path = `${place}${field}`;
    if (!right) problems.push({ path, mend: `escribe ${expected}`, ...(found !== undefined && { found }) });
  };
  const isOf = (day: string) => day.startsWith(`${record.year}-`);
  if (freeDay === undefined) {
    expect('', dates.length > 0, 'un día que dejó de ser hábil, o fechas que la DIAN cambió');
  } else {
    const isMoving = isOf(freeDay) && ![0, 6].includes(weekday(freeDay));
    expect('.freeDay', isMoving, `un día de ${record.year}, de lunes a viernes`, freeDay);
  }
  const { groups } = seasonOf({ ...record, changes: [] }, []);
  for (const [index, { group, installment, digits, date }] of dates.entries()) {
    const { installments = [] } = groups.find(({ id }) => id === group) ?? {};
    const rows = installments[installment - 1]?.dates ?? [];
    const isRow = rows.some((row) => row.digits === digits);
    expect(`.dates[${index}].digits`, isRow, 'una fila de la tabla de esa cuota', digits);
    const isRight = isOf(date) && isWorkingDay(date, { also: freeDaysOf(record) });
    const found = `${date}, ${formatWeekday(date)}${isOf(date) ? ' o festivo' : ''}`;
    expect(`.dates[${index}].date`, isRight, `un día hábil de ${record.year}`, found);
  }
  return problems;
}
