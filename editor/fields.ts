import type { AnySchema } from 'yup';
import { schemas, type DataFile } from '@/content/schema';
import { tokensAt } from '@/lib/words/validate-texts';

/** A field of Sveltia's configuration. */
export type Field = { readonly [option: string]: unknown };
type Rule = { readonly name?: string; readonly params?: Record<string, unknown>; readonly message?: unknown };

/** Rules that the form enforces, or that its widget can't break. */
const known = new Set(['required', 'min', 'max', 'matches', 'integer', 'noUnknown', 'exact', 'exists']);

/**
 * Derives the fields of a data file's form from its schema.
 * @throws Error where the schema has what the form can't say, or a field without label, hint or example
 */
export function fieldsOf(file: DataFile): Field[] {
  return membersOf(schemas[file], { file, path: '' });
}

type Place = { readonly file: DataFile; readonly path: string };

function membersOf(schema: AnySchema, { file, path }: Place): Field[] {
  const { fields = {} } = schema as { fields?: Record<string, AnySchema> };
  return Object.entries(fields).map(([name, inner]) =>
    fieldOf(name, inner, { file, path: path === '' ? name : `${path}.${name}` }),
  );
}

function fieldOf(name: string, schema: AnySchema, place: Place): Field {
  for (const { name: rule } of rulesOf(schema)) {
    if (rule !== undefined && !known.has(rule))
      throw new Error(`${place.path}: the editor knows no rule «${rule}»`);
  }
  const { label, options } = schema.spec.meta ?? {};
  if (!label) throw new Error(`${place.path}: no label`);
  const common = { name, label, hint: hintOf(schema, place), required: isRequired(schema) };
  if (options) {
    const named = Object.entries(options).map(([value, label]) => ({
      label,
      value: schema.type === 'number' ? Number(value) : value,
    }));
    return { ...common, widget: 'select', dropdown_threshold: 3, options: named };
  }
  switch (schema.type) {
    case 'string':
      return { ...common, ...textOf(schema, place) };
    case 'number':
      return { ...common, widget: 'number', value_type: 'int', ...limits(schema, 'min', 'max') };
    case 'boolean':
      return { ...common, required: false, widget: 'boolean' };
    case 'object':
      return { ...common, widget: 'object', collapsed: false, fields: membersOf(schema, place) };
    case 'array':
      return { ...common, ...listOf(schema, place) };
    default:
      throw new Error(`${place.path}: the editor has no field for ${schema.type}`);
  }
}

/** Groups and lists need no hint: their fields have one. */
function hintOf(schema: AnySchema, { path }: Place): string | undefined {
  const { hint, example } = schema.spec.meta ?? {};
  if (schema.type === 'object' || schema.type === 'array' || schema.type === 'boolean') return hint;
  if (!example) throw new Error(`${path}: no example`);
  // Sveltia renders hints as Markdown, where brackets and addresses would be links.
  return [hint, `Ejemplo: ${example}`]
    .filter(Boolean)
    .join(' ')
    .replace(/[[\]*_`<@:.]/g, '\\$&');
}

function textOf(schema: AnySchema, { file, path }: Place): Field {
  const { widget } = schema.spec.meta ?? {};
  if (widget === 'picture')
    return { widget: 'image', choose_url: false, accept: 'image/jpeg,image/png,image/webp,image/avif' };
  if (widget === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: false };
  const own = rulesOf(schema).flatMap(({ name, params, message }): Pattern[] => {
    const regex = params?.regex;
    if (name !== 'matches' || !(regex instanceof RegExp) || regex.source === '\\S') return [];
    return [[regex.source, sentence(String(message))]];
  });
  const tokens = tokensAt(file, path);
  const words = own.length === 0 || tokens.length > 0 ? [wordsOnly(tokens)] : [];
  return {
    widget: widget === 'paragraph' ? 'text' : 'string',
    ...(widget !== 'paragraph' && { use_emoji_autocomplete: false }),
    pattern: all([...own, ...words]),
  };
}

type Pattern = readonly [pattern: string, message: string];

/** Sveltia takes one pattern for a field, so several become lookaheads of one. */
function all(patterns: readonly Pattern[]): Pattern {
  const [first, ...others] = patterns;
  if (first && others.length === 0) return first;
  return [
    `^${patterns.map(([pattern]) => `(?=${pattern})`).join('')}`,
    patterns.map(([, message]) => message).join(' '),
  ];
}

/** The pattern refuses what the build would: tags, and braces that are not filled there. */
function wordsOnly(tokens: readonly string[]): Pattern {
  const brace =
    tokens.length === 0 ? String.raw`\{(?!\S+\})` : String.raw`\{(?:${tokens.join('|')})\}|\{(?![^{}\s]+\})`;
  const pattern = String.raw`^(?![\s\S]*<\/?[A-Za-z][^<>]*>)(?=[\s\S]*\S)(?:[^{]|${brace})*$`;
  return [pattern, `Escríbelo sin etiquetas como <b>. ${bracesMessage(tokens)}`];
}

function bracesMessage(tokens: readonly string[]): string {
  if (tokens.length === 0) return 'Aquí no se llenan llaves { }.';
  // The season fills dozens, which nobody would read.
  if (tokens.length > 10) return 'Las llaves { } van como estaban.';
  return `De las llaves, solo ${tokens.map((name) => `{${name}}`).join(', ')}.`;
}

function listOf(schema: AnySchema, place: Place): Field {
  const { innerType } = schema as { innerType?: AnySchema };
  const { item, itemName } = schema.spec.meta ?? {};
  if (!innerType || !item) throw new Error(`${place.path}: a list of what?`);
  const shared = {
    widget: 'list',
    label_singular: item,
    collapsed: 'auto',
    ...(itemName && { summary: `{{${itemName}}}` }),
    ...limits(schema, 'min', 'max'),
  };
  return innerType.type === 'object'
    ? { ...shared, fields: membersOf(innerType, place) }
    : { ...shared, collapsed: false, field: fieldOf('item', innerType, place) };
}

function limits(schema: AnySchema, least: string, most: string): Field {
  const rules = rulesOf(schema);
  const limit = (name: string) => rules.find((rule) => rule.name === name)?.params?.[name];
  return { [least]: limit('min'), [most]: limit('max') };
}

function isRequired(schema: AnySchema): boolean {
  if (schema.type === 'object') return !('default' in schema.spec);
  return !schema.spec.optional;
}

function rulesOf(schema: AnySchema): Rule[] {
  return schema.tests.map(({ OPTIONS }) => OPTIONS as Rule);
}

/** Schema messages end a line of the build's report; a form shows them as sentences. */
function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
