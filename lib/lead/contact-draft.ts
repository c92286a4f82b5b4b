import { array, boolean, object, string, type Schema } from 'yup';
import {
  emptyContact,
  forEachField,
  kindOf,
  sameValues,
  type ContactField,
  type ContactValues,
} from './contact-fields';

/** Key of the draft in the tab's session storage. */
export const DRAFT_KEY = 'contact-draft';

/**
 * Input that isn't sent yet. In memory it outlives the form (a closed modal, a page left). In the tab's
 * session storage it outlives the page, as one item that is removed once sent. Disabled, full or corrupted
 * storage costs the reload, never the form.
 */
type Draft = {
  readonly values: ContactValues;
  /** A request that one call accepted while the other failed: see `send-lead.ts`. */
  readonly accepted: { readonly request: string; readonly calls: readonly Call[] } | null;
};

export type Call = 'contact' | 'track';

/** Where a change comes from: a form of the page, another page of the tab; `null` when the draft is cleared. */
export type Source = Element | 'another page' | null;

type Listener = (values: ContactValues, source: Source) => void;

const storedAs = {
  text: string().defined(),
  names: array().of(string().defined()).defined(),
  box: boolean().defined(),
};

const draftSchema = object({
  values: object(forEachField<Record<ContactField, Schema>>((name) => storedAs[kindOf(name)])).required(),
  accepted: object({
    request: string().defined(),
    calls: array()
      .of(
        string()
          .oneOf(['contact', 'track'] as const)
          .defined(),
      )
      .defined(),
  })
    .nullable()
    .defined(),
}).required();

const noDraft: Draft = { values: emptyContact, accepted: null };
const listeners = new Set<Listener>();
let draft: Draft | null = null;

export function readDraft(): ContactValues {
  return current().values;
}

/** Keeps the values and tells the forms on the page. */
export function saveDraft(values: ContactValues, source: Element): void {
  if (sameValues(values, current().values)) return;
  keep({ ...current(), values });
  listeners.forEach((listener) => listener(values, source));
}

/**
 * On a page restored from the browser's cache, rereads what another page of the tab has kept or sent since.
 */
export function rereadDraft(): void {
  const item = attempt(() => sessionStorage.getItem(DRAFT_KEY));
  if (item === undefined) return;
  const before = current().values;
  const { values } = (draft = stored());
  if (sameValues(values, before)) return;
  listeners.forEach((listener) => listener(values, item === null ? null : 'another page'));
}

/** Forgets all of it: in memory, in storage and in the forms. */
export function clearDraft(): void {
  draft = noDraft;
  attempt(() => sessionStorage.removeItem(DRAFT_KEY));
  listeners.forEach((listener) => listener(emptyContact, null));
}

/** @returns the function that ends it */
export function onDraftChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The calls that already accepted this very request. */
export function acceptedCalls(request: string): readonly Call[] {
  const { accepted } = current();
  return accepted?.request === request ? accepted.calls : [];
}

export function rememberAccepted(request: string, call: Call): void {
  keep({ ...current(), accepted: { request, calls: [...acceptedCalls(request), call] } });
}

function current(): Draft {
  draft ??= stored();
  return draft;
}

function keep(next: Draft): void {
  draft = next;
  attempt(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(next)));
}

function stored(): Draft {
  const item: unknown = attempt(() => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null'));
  return isDraft(item) ? item : noDraft;
}

function isDraft(item: unknown): item is Draft {
  return draftSchema.isValidSync(item, { strict: true });
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
