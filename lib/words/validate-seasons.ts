import type { DateEntry, DeadlineGroup, GroupId, IsoDate, Season } from '@/content/seasons/types';
import { formatPesos } from '@/lib/tax/amounts';
import { isHttps, problem } from './content-problem';
import { formatWeekday, isIsoDate } from '@/lib/tax/dates';
import { endingPairs, lastDigits } from '@/lib/tax/endings';
import { isWorkingDay } from '@/lib/tax/working-days';

const expectedGroups = [
  { id: 'major', installments: 3, digits: lastDigits },
  { id: 'legal', installments: 2, digits: lastDigits },
  { id: 'natural', installments: 1, digits: endingPairs },
] as const satisfies readonly { id: GroupId; installments: number; digits: readonly string[] }[];

const thresholdIds = ['income', 'equity', 'creditCard', 'purchases', 'deposits'] as const;

/** Problems of the seasons, one by one and as a list. */
export function seasonListProblems(among: readonly Season[]): string[] {
  const years = among.map(({ year }) => year);
  const problems = among.flatMap(seasonProblems);
  if (years.some((year, index) => index > 0 && year <= (years[index - 1] ?? 0))) {
    problems.unshift(
      problem(
        'content/seasons/index.ts',
        'seasons',
        'cada año una sola vez, del menor al mayor',
        years.join(', '),
      ),
    );
  }
  return problems;
}

/**
 * Problems of a season.
 * Dates may differ from the decree's rule, as the DIAN's can, but each must be a working day of its year.
 */
export function seasonProblems(season: Season): string[] {
  const file = `content/seasons/${season.year}.ts`;
  const problems: string[] = [];
  const expect = (field: string, right: boolean, expected: string, found: unknown) => {
    if (!right) problems.push(problem(file, field, expected, found));
  };

  expect('taxYear', season.taxYear === season.year - 1, `${season.year - 1}`, season.taxYear);
  expect('updated', isIsoDate(season.updated), 'una fecha como 2025-12-31', season.updated);
  expect('provenance.source', season.provenance.source.trim() !== '', 'un texto', season.provenance.source);
  expect(
    'provenance.url',
    isHttps(season.provenance.url),
    'una dirección que empiece por https://',
    season.provenance.url,
  );

  const groupIds = season.groups.map(({ id }) => id).join(', ');
  expect('groups', groupIds === 'major, legal, natural', 'los grupos major, legal, natural', groupIds);
  return [
    ...problems,
    ...thresholdProblems(season, file),
    ...season.groups.flatMap((group) => groupProblems(group, season.year, file)),
  ];
}

function thresholdProblems({ uvt, thresholds }: Season, file: string): string[] {
  const problems: string[] = [];
  for (const [field, value] of Object.entries(uvt)) {
    if (value !== null && !(Number.isInteger(value) && value > 0)) {
      problems.push(problem(file, `uvt.${field}`, 'los pesos de la UVT, sin puntos, o null', value));
    }
  }

  const { taxYear } = uvt;
  const ids = thresholds.map(({ id }) => id).sort();
  if (taxYear === null) {
    if (ids.length > 0) {
      problems.push(problem(file, 'thresholds', 'ninguno mientras uvt.taxYear sea null', ids.join(', ')));
    }
    return problems;
  }
  if (ids.join() !== [...thresholdIds].sort().join()) {
    problems.push(problem(file, 'thresholds', `los topes ${thresholdIds.join(', ')}`, ids.join(', ')));
  }
  for (const { id, uvt: count, amount } of thresholds) {
    if (amount !== count * taxYear) {
      const product = `${count} UVT × ${formatPesos(taxYear)} = ${formatPesos(count * taxYear)}`;
      problems.push(problem(file, `thresholds, ${id}`, product, formatPesos(amount)));
    }
  }
  return problems;
}

function groupProblems(group: DeadlineGroup, year: number, file: string): string[] {
  const expected = expectedGroups.find(({ id }) => id === group.id);
  if (!expected) return [];

  const problems: string[] = [];
  for (const field of ['type', 'titleDigits', 'titleDate'] as const) {
    if (group[field].trim() === '') problems.push(problem(file, `${group.id}.${field}`, 'un texto', ''));
  }
  const count = group.installments.length;
  if (count !== expected.installments) {
    problems.push(problem(file, group.type, `cuotas: ${expected.installments}`, `cuotas: ${count}`));
  }

  group.installments.forEach(({ name, dates }, index) => {
    const field = `${group.type}, ${name}`;
    problems.push(...rowProblems(dates, expected.digits, field, file));
    problems.push(...dateProblems(dates, year, field, file));
    const last = group.installments[index - 1]?.dates.at(-1)?.date;
    const first = dates[0]?.date;
    if (last && first && first <= last) {
      problems.push(problem(file, field, `fechas después de la cuota anterior (${last})`, first));
    }
  });
  return problems;
}

/** Problems of a table's rows: every ending must appear once, in the DIAN's order. */
function rowProblems(
  dates: readonly DateEntry[],
  expected: readonly string[],
  field: string,
  file: string,
): string[] {
  const found = dates.map(({ digits }) => digits);
  const missing = expected.filter((digits) => !found.includes(digits));
  const unknown = found.filter((digits) => !expected.includes(digits));
  const repeated = found.filter((digits, index) => found.indexOf(digits) !== index);
  const problems = [
    ...missing.map((digits) => problem(file, field, `una fila para ${digits}`, 'falta')),
    ...unknown.map((digits) => problem(file, field, `dígitos como ${expected[0]}`, digits)),
    ...repeated.map((digits) => problem(file, field, `una sola fila para ${digits}`, 'está repetida')),
  ];
  if (problems.length > 0) return problems;
  const misplaced = found.find((digits, index) => digits !== expected[index]);
  if (misplaced === undefined) return [];
  return [
    problem(file, field, `el orden ${expected.slice(0, 3).join(', ')}…`, `${misplaced} fuera de lugar`),
  ];
}

function dateProblems(dates: readonly DateEntry[], year: number, field: string, file: string): string[] {
  return dates.flatMap(({ digits, date }, index) => {
    const row = `${field}, ${digits}`;
    if (!isIsoDate(date)) return [problem(file, row, 'una fecha que exista, como 2025-08-12', date)];
    const problems: string[] = [];
    const previous: IsoDate | undefined = dates[index - 1]?.date;
    if (!date.startsWith(`${year}-`)) problems.push(problem(file, row, `una fecha de ${year}`, date));
    if (!isWorkingDay(date)) {
      problems.push(problem(file, row, 'un día hábil', `${date}, ${formatWeekday(date)} o festivo`));
    }
    if (previous !== undefined && date <= previous) {
      problems.push(problem(file, row, `una fecha después de ${previous}, la de la fila anterior`, date));
    }
    return problems;
  });
}
