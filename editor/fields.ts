import type { AnySchema } from 'yup';
import { schemas, type DataFile } from '@/content/schema';
import { asSentence } from '@/lib/owner-data/validate-data';

/** A field of Sveltia's configuration. */
export type Field = { readonly [option: string]: unknown };

/** Derives the fields of a data file's form from its schema. */
export function fieldsOf(file: DataFile): Field[] {
  return membersOf(schemas[file]);
}

/** Derives the fields of a group from its schema. */
function membersOf(schema: AnySchema): Field[] {
  const { fields = {} } = schema as { fields?: Record<string, AnySchema> };
  return Object.entries(fields)
    .filter(([, { spec }]) => !spec.meta?.isOffForm)
    .map(([name, inner]) => fieldOf(name, inner));
}

function fieldOf(name: string, schema: AnySchema): Field {
  const { label } = schema.spec.meta ?? {};
  const common = { name, label, hint: hintOf(schema), required: isRequired(schema) };
  const options = optionsOf(schema);
  if (options.length > 0) return { ...common, widget: 'select', dropdown_threshold: 4, options };
  switch (schema.type) {
    case 'string':
      return { ...common, ...textOf(schema) };
    case 'boolean':
      return { ...common, required: false, widget: 'boolean' };
    case 'number':
      // A number field drops what it can't read: «54.900» becomes 54.
      if (schema.spec.meta?.widget === 'digits')
        return {
          ...common,
          widget: 'string',
          use_emoji_autocomplete: false,
          pattern: [String(uvtPattern), 'Escríbela en pesos, así: 52374.'],
        };
      return { ...common, widget: 'number', value_type: 'int' };
    case 'object':
      return { ...common, widget: 'object', collapsed: false, fields: membersOf(schema) };
    case 'array':
      return { ...common, ...listOf(schema) };
    default:
      throw new Error(`The editor has no field for ${schema.type}`);
  }
}

/** A UVT as she may write it: `52374`, `$ 52.374`, `52.374,00`. */
export const uvtPattern = /^\$?\s*\d{2,3}[.,\s]?\d{3}(?:,00)?$/;

/** A choice's values with their labels. Object keys are strings, but a filing year is a number in the data. */
function optionsOf({ type, spec }: AnySchema) {
  return Object.entries(spec.meta?.options ?? {}).map(([value, label]) => ({
    label,
    value: type !== 'string' && /^\d+$/.test(value) ? Number(value) : value,
  }));
}

/** Groups and lists need no hint: their fields have one. */
function hintOf(schema: AnySchema): string | undefined {
  const { hint, example } = schema.spec.meta ?? {};
  if (schema.type === 'object' || schema.type === 'array' || schema.type === 'boolean') return hint;
  // Sveltia renders hints as Markdown, where brackets and addresses would be links.
  return [hint, `Ejemplo: ${example}`]
    .filter(Boolean)
    .join(' ')
    .replace(/[[\]*_`<@:.#]/g, '\\$&');
}

function textOf(schema: AnySchema): Field {
  const { widget } = schema.spec.meta ?? {};
  if (widget === 'picture')
    return { widget: 'image', choose_url: false, accept: 'image/jpeg,image/png,image/webp,image/avif' };
  if (widget === 'hidden') return { widget, default: 'pregunta-{{uuid_shorter}}' };
  if (widget === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: false };
  const shown =
    widget === 'paragraph' ? { widget: 'text' } : { widget: 'string', use_emoji_autocomplete: false };
  return { ...shown, pattern: patternOf(schema) };
}

/**
 * The pattern of a text field and its error, which the form shows under the field. Other rules run on saving.
 */
function patternOf(schema: AnySchema): readonly [pattern: string, said: string] | undefined {
  const tests = schema.tests as unknown as {
    OPTIONS?: { name?: string; message?: unknown; params?: { regex?: RegExp } };
  }[];
  const last = tests.filter(({ OPTIONS }) => OPTIONS?.name === 'matches').at(-1)?.OPTIONS;
  const { regex } = last?.params ?? {};
  if (!regex || regex.source === '[\\p{L}\\p{N}]' || typeof last?.message !== 'string') return undefined;
  return [`/${regex.source}/${regex.flags}`, asSentence(last.message)];
}

function listOf(schema: AnySchema): Field {
  const { innerType } = schema as unknown as { innerType: AnySchema };
  const { item, itemName, isKept } = schema.spec.meta ?? {};
  const options = optionsOf(innerType);
  if (options.length > 0)
    return { widget: 'select', multiple: true, dropdown_threshold: options.length, options };
  const shared = {
    widget: 'list',
    label_singular: item,
    collapsed: 'auto',
    ...(itemName && { summary: `{{${itemName}}}` }),
    ...(isKept && { allow_remove: false }),
  };
  return innerType.type === 'object'
    ? { ...shared, fields: membersOf(innerType) }
    : { ...shared, collapsed: false, field: fieldOf('item', innerType) };
}

function isRequired(schema: AnySchema): boolean {
  // An empty list is refused by a rule of its own, so the form need not require it.
  return schema.type !== 'array' && !schema.spec.optional;
}
