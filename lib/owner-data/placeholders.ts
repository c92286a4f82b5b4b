import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import type { DataProblem } from './validate-data';

/**
 * Placeholders of the repository as shipped (`.example` addresses, zero numbers, «por completar», «Nombre
 * de…») and the addresses and number of the forms' hints.
 */
const placeholder = /\.example\b|\btunombre\.co\b|por completar|provisional|^Nombre del? |^0{6}/i;

export function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || /^(57)?(?:3?0{9}|3001234567)$/.test(text.replace(/\D/g, ''));
}

/** Obstacles to publishing: placeholders in the owner's data, and texts she has not reviewed. */
export function missingToPublish(): Omit<DataProblem, 'fix'>[] {
  const examples = textsOf(site).filter(([, text]) => isPlaceholder(text));
  const missing = examples.map(([path, found]) => ({ file: 'site' as const, path, found }));
  return presentation.reviewed === undefined
    ? [...missing, { file: 'presentation', path: 'reviewed' }]
    : missing;
}

/** Every value of the data as a text, by its place, as `questions[0].answer[1]`. */
export function textsOf(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}
