import type { Data, DataFile } from '@/content/schema';
import type { Site } from '@/content/site';

/**
 * Placeholders of the repository as shipped (`.example` addresses, zero numbers, «por completar», «Nombre
 * de…») and the addresses and number of the forms' hints.
 */
const placeholder = /\.example\b|\btunombre\.co\b|por completar|provisional|^Nombre del? |^0{6}/i;

function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || /^(57)?(?:3?0{9}|3001234567)$/.test(text.replace(/\D/g, ''));
}

/** Obstacles to publishing: placeholders in the owner's data, and texts she has not reviewed. */
export function missingToPublish(
  site: Data['site'] | Site,
  { reviewed }: Data['presentation'],
): (Placeholder & { readonly file: DataFile })[] {
  const examples = placeholdersIn(site).map((each) => ({ file: 'site' as const, ...each }));
  return reviewed === undefined
    ? [...examples, { file: 'presentation', path: 'reviewed', found: '' }]
    : examples;
}

export type Placeholder = {
  /** Path in yup's notation: `university.name`. */
  readonly path: string;
  readonly found: string;
};

/** Every text in the owner's data that is still a placeholder. */
export function placeholdersIn(data: object): Placeholder[] {
  return textsOf(data)
    .filter(([, text]) => isPlaceholder(text))
    .map(([path, found]) => ({ path, found }));
}

/** Every value of the data as a text, by its place, as `questions[0].answer[1]`. */
export function textsOf(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}
