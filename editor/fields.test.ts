/** @jest-environment node */
import type { DataFile } from '@/content/schema';
import { dataFiles } from '@/lib/words/data-files';
import { fieldsOf, type Field } from './fields';

/** Lists the values that a form refuses; a single shipped one would block every save. */
function refused(field: Field, value: unknown): string[] {
  const {
    name,
    pattern,
    required,
    fields,
    field: item,
    options,
  } = field as {
    name: string;
    pattern?: readonly [string, string];
    required?: boolean;
    fields?: readonly Field[];
    field?: Field;
    options?: readonly { value: unknown }[];
  };
  if (value === undefined) return required ? [`${name} is missing`] : [];
  if (Array.isArray(value))
    return value.flatMap((each) => (item ? refused(item, each) : membersRefused(fields ?? [], each)));
  if (fields) return membersRefused(fields, value);
  if (options && !options.some((option) => option.value === value)) return [`${name}: ${String(value)}`];
  return pattern && !new RegExp(pattern[0], 'u').test(String(value)) ? [`${name}: ${String(value)}`] : [];
}

function membersRefused(fields: readonly Field[], value: unknown): string[] {
  const members = value as Record<string, unknown>;
  const known = fields.map(({ name }) => name);
  const unknown = Object.keys(members).filter((name) => !known.includes(name));
  return [...unknown, ...fields.flatMap((field) => refused(field, members[String(field.name)]))];
}

test.each(Object.keys(dataFiles) as DataFile[])('the form of %s takes what is shipped', (file) => {
  expect(membersRefused(fieldsOf(file), dataFiles[file])).toEqual([]);
});

test('a field that fills a few tokens names them where it refuses another', () => {
  const { pattern } = fieldsOf('offer').find(({ name }) => name === 'hours') as {
    pattern: readonly [string, string];
  };
  expect('En {ciudad}').not.toMatch(new RegExp(pattern[0], 'u'));
  expect(pattern[1]).toMatch(/De las llaves, solo .*\{city\}/);
});
