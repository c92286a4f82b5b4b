import type { DataFile } from '@/content/schema';
import { problemsIn } from '@/lib/words/validate-content';
import { sentenceOf } from '@/lib/words/validate-data';

/* The build's check of the data, in the form: bundled into the editor, whose patched Sveltia asks it. */

/** A form's values as Sveltia keeps them, by the path of each: `services.0.name`. */
export type Values = Readonly<Record<string, unknown>>;

/** The last values that were asked about, with their problems: a form asks once for each of its fields. */
let last: { readonly key: string; readonly sentences: ReadonlyMap<string, string> } | undefined;

/**
 * The sentence under a field of a form, where the build would refuse what it holds.
 * @param value what the field holds now; of a picture that is yet to be sent, its file's name
 */
export function refusal(file: DataFile, path: string, given: Values, value?: unknown): string | undefined {
  const isPicture = String(given[path]).startsWith('blob:');
  const values = isPicture ? { ...given, [path]: `/images/${String(value)}` } : given;
  const key = JSON.stringify([file, values]);
  if (last?.key !== key) {
    const problems = problemsIn(file, nested(values)).map(
      (problem) => [problem.path.replace(/\[(\d+)\]/g, '.$1'), sentenceOf(problem)] as const,
    );
    last = { key, sentences: new Map(problems.reverse()) };
  }
  return last.sentences.get(path);
}

/** The values as the file will hold them: trimmed, and without what is empty. */
function nested(values: Values): unknown {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const kept = typeof value === 'string' ? value.trim() : value;
    const isOwn = Array.isArray(kept) || (kept !== '' && kept !== null && typeof kept !== 'object');
    if (!isOwn || kept === undefined || /(^|\.)__sc_/.test(path)) continue;
    const names = path.split('.');
    const name = names.pop() ?? '';
    let holder = root;
    for (const inner of names) holder = (holder[inner] ??= {}) as Record<string, unknown>;
    // A picture that is yet to be sent has no name of its own here.
    const isPicture = typeof kept === 'string' && kept.startsWith('blob:');
    holder[name] ??= isPicture ? '/images/foto.jpg' : Array.isArray(kept) ? [] : kept;
  }
  return withLists(root);
}

/** Turns `{ 0: …, 1: … }` into lists. */
function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = Array.isArray(value) || (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key)));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Sveltia's verdict on a field. */
type Validity = Readonly<Record<string, unknown>> & { readonly valid: boolean };

/** Sveltia's verdict, or ours where Sveltia has nothing to say. */
function refused(validity: Validity, ...asked: Parameters<typeof refusal>): Validity {
  const said = validity.valid ? refusal(...asked) : undefined;
  return said === undefined
    ? validity
    : { ...validity, valid: false, customError: true, customErrorMessage: said };
}

Object.assign(globalThis, { refused });
