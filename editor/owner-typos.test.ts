/** @jest-environment node */
import { caseRows } from '@/content/cases/rows';
import { pesosOf } from '@/content/normalize-typed';
import type { DataFile } from '@/content/schema';
import type { IsoDate } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import { lineOf } from '@/lib/owner-data/validate-data';
import { problemsIn } from '@/lib/owner-data/validate-content';
import { dataFiles } from '@/lib/owner-data/data-files';
import { fieldsOf, type Field } from './fields';
import { approve } from './check-before-save';

/*
 * Typical mistakes of an owner and the message for each: content/cases/deslices.csv. The form shows some
 * under the field and the rest on saving; the build reports the same rules with form, field and example.
 */

/** The day of the messages in that table. */
const today = '2026-11-23';

const slips = caseRows('deslices').map((row) => Object.values(row));

/** A cell of JSON is a list or a group. */
const valueOf = (cell: string): unknown => (/^(\{"|\[[{"\]])/.test(cell) ? JSON.parse(cell) : cell);

/** A data file with one value replaced. Days after `today`, on which the owner saved the rest, become `today`. */
function typedInto(file: DataFile, path: string, value: unknown): object {
  const isLater = (each: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(each)) && String(each) > today;
  const data: Record<string, unknown> = JSON.parse(JSON.stringify(dataFiles[file]), (_, each: unknown) =>
    isLater(each) ? today : each,
  );
  // The table's highlights are parts of this headline.
  if (file === 'presentation')
    Object.assign(data, {
      headline: 'Cercanía, Confianza y Profesionalismo Contable',
      highlight: 'Profesionalismo',
    });
  const names = path.split('.');
  const last = names.pop() ?? '';
  let holder = data;
  for (const name of names) holder = (holder[name] ??= {}) as Record<string, unknown>;
  holder[last] = value;
  // The telephone's rule asks for a mobile where she gave no other.
  if (path === 'phone') delete data.whatsapp;
  return data;
}

/** The editor's message on saving a file with a mistake; undefined if it saves. */
async function refusal(file: DataFile, data: object): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const verdict = await approve([{ path: `content/${file}.json`, bytes }], today, async () => true);
  return verdict.ok ? undefined : verdict.said;
}

/** The message under the field, from the rules that the form checks by itself. */
function saidAtField(file: DataFile, path: string, value: unknown): string | undefined {
  const find = (fields: readonly Field[], [name, ...inner]: readonly string[]): Field | undefined => {
    const field = fields.find((each) => each.name === name);
    return inner.length === 0 ? field : field && find((field.fields as Field[]) ?? [], inner);
  };
  const field = find(fieldsOf(file), path.split('.'));
  if (field?.required && value === '') return 'Falta este dato.';
  const [pattern = '', said] = (field?.pattern as [string, string] | undefined) ?? [];
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(pattern) ?? [];
  return said !== undefined && !new RegExp(source, flags).test(String(value).trim()) ? said : undefined;
}

/** Technical or English words that an owner must not read. */
const foreign =
  /\b(expected|received|error|undefined|null|NaN|object|must|invalid|field|test|jest|at)\b|\.tsx?\b/i;

beforeAll(() => jest.useFakeTimers({ now: new Date(`${today}T12:00:00-05:00`) }));
afterAll(() => jest.useRealTimers());

test.each(slips)('a typical mistake is refused in Spanish: %s', async (_, name, path, typed, said) => {
  const file = name as DataFile;
  const data = typedInto(file, path, valueOf(typed));
  const [problem, ...others] = problemsIn(file, data, today);
  expect(others).toEqual([]);
  if (!problem) throw new Error('taken');

  const line = lineOf(problem);
  expect(line).toMatch(new RegExp(`^content/${file}\\.json → .+: `));
  expect(line).toContain(said);
  expect(line).toMatch(/así:|como .*@|Ejemplo: |«|\d{4}-\d\d-\d\d|al menos|a la vista|Ajustes/);
  expect(line.replace(/«[^»]*»/g, '')).not.toMatch(foreign);

  const asked = await refusal(file, data);
  // The editor says days in words, because no form shows them as the data have them.
  expect(asked).toContain(said.replace(/\d{4}-\d\d-\d\d/g, (day) => formatLong(day as IsoDate)));
  expect(asked).not.toContain('.json');
  const atField = saidAtField(file, path, valueOf(typed));
  if (atField !== undefined)
    expect(atField.toLowerCase()).toContain(said.toLowerCase().replace(/; se encontró.*/, ''));
});

test.each(
  "180000|$180000|$ 180.000|desde 180000|180000 COP|180,000|180 000|180'000|Desde $180.000 pesos|180 mil|180k|180.000,00".split(
    '|',
  ),
)('the price %s is accepted, and read as 180.000 pesos', (typed) => {
  expect(problemsIn('offer', { fees: { from: typed } }, today)).toEqual([]);
  expect(pesosOf(typed)).toBe(180_000);
});

test.each([
  ['phone', '0057 310 555 0123'],
  ['phone', '573105550123'],
  ['phone', '315 555 0188'],
  ['phone', '\u202A+57 310\u2011555\u20110123\u202C'],
  ['cardNumber', '123.456 - t'],
])('the %s %j is accepted, also under the field', (path, typed) => {
  expect(problemsIn('site', typedInto('site', path, typed), today)).toEqual([]);
  expect(saidAtField('site', path, typed)).toBeUndefined();
});

test('hours with a break at noon are accepted', () => {
  const days = { days: 'monday-friday' };
  const openingHours = [
    { ...days, opens: '8:00', closes: '12:00' },
    { ...days, opens: '12:00', closes: '18:00' },
    { days: 'saturday', opens: '8:00', closes: '12:00' },
  ];
  expect(problemsIn('offer', { openingHours }, today)).toEqual([]);
});
