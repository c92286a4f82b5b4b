/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { DataFile } from '@/content/schema';
import { lineOf } from '@/lib/words/validate-data';
import { problemsIn } from '@/lib/words/validate-content';
import { dataFiles } from '@/lib/words/data-files';
import { refusal } from './rules';

/*
 * What an accountant types wrong, and what she reads: content/cases/deslices.csv. The form says a sentence beneath its field; the build, by the
 * same rule, a line with form, field and example.
 */

const today = '2026-11-23';

type Slip = { what: string; file: DataFile; path: string; typed: string; said: string };
const columns = ['what', 'file', 'path', 'typed', 'said'];
const table = readFileSync('content/cases/deslices.csv');
const slips = parse<Slip>(table, { bom: true, columns, delimiter: ';', from: 2 });

/** A cell of JSON is a list or a group. */
const valueOf = (cell: string): unknown => (/^(\{"|\[[{"\]])/.test(cell) ? JSON.parse(cell) : cell);

test('sixty slips and more', () => {
  expect(slips.length).toBeGreaterThanOrEqual(60);
});

/** A file of the owner with a value at a path. */
function typedInto(file: DataFile, path: string, value: unknown): object {
  const data = structuredClone(dataFiles[file]) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  let holder = data;
  for (const name of names) holder = (holder[name] ??= {}) as Record<string, unknown>;
  holder[last] = value;
  return data;
}

/** The values as the form keeps them: each under its path, a list or group with a value of its own. */
function flat(value: unknown, path = ''): [string, unknown][] {
  const own: [string, unknown][] =
    path === '' ? [] : [[path, Array.isArray(value) ? [] : typeof value === 'object' ? {} : value]];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Object.entries(value).flatMap(([key, each]) =>
    flat(each, path === '' ? key : `${path}.${key}`),
  );
  return [...own, ...inner];
}

/** Words of a program, of a test's run, or of its maker's language. */
const foreign =
  /\b(expected|received|error|undefined|null|NaN|object|must|invalid|field|test|jest|at)\b|\.tsx?\b/i;

beforeAll(() => jest.useFakeTimers({ now: new Date(`${today}T12:00:00-05:00`) }));
afterAll(() => jest.useRealTimers());

test.each(slips)('$what', ({ file, path, typed, said }) => {
  const data = typedInto(file, path, valueOf(typed));
  const [problem, ...others] = problemsIn(file, data, today);
  expect(others).toEqual([]);
  if (!problem) throw new Error('taken');

  const line = lineOf(problem);
  expect(line).toMatch(new RegExp(`^content/${file}\\.json → .+: `));
  expect(line).toContain(said);
  expect(line).toMatch(/así:|como .*@|Ejemplo: |«|\d{4}-\d\d-\d\d|al menos|a la vista|Ajustes/);
  expect(line.replace(/«[^»]*»/g, '')).not.toMatch(foreign);

  const formPath = problem.path.replace(/\[(\d+)\]/g, '.$1');
  const inForm = refusal(file, formPath, Object.fromEntries(flat(data)));
  expect(inForm?.toLowerCase()).toContain(said.toLowerCase());
  expect(inForm).not.toMatch(/\.\s+[A-ZÁÉÍÓÚ¿]/);
});

test.each(
  "180000|$180000|$ 180.000|desde 180000|180000 COP|180,000|180 000|180'000|Desde $180.000 pesos".split('|'),
)('the price %s is understood', (typed) => {
  expect(problemsIn('offer', { fees: { from: typed } }, today)).toEqual([]);
});

test.each(Object.keys(dataFiles) as DataFile[])(
  'what is shipped of %s is taken, by form and build',
  (file) => {
    expect(problemsIn(file, dataFiles[file], today)).toEqual([]);
    const values = Object.fromEntries(flat(dataFiles[file]));
    expect(Object.keys(values).flatMap((path) => refusal(file, path, values) ?? [])).toEqual([]);
  },
);
