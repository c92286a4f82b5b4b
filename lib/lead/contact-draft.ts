import { array, boolean, object, string, type Schema } from 'yup';
import { emptyContact, forEachField, kindOf, sameValues, type ContactValues } from './contact-fields';

/** Key of the draft in the tab's session storage. */
export const DRAFT_KEY = 'contact-draft';

/*
 * Input that isn't sent yet. In memory it outlives the form (a closed modal). In the tab's session storage it
 * outlives the page, until it is sent. Disabled, full or corrupted storage costs the reload, never the form.
 */

const storedAs = {
  text: string().defined(),
  names: array().of(string().defined()).defined(),
  box: boolean().defined(),
};

const schema = object(forEachField<Record<keyof ContactValues, Schema>>((name) => storedAs[kindOf(name)]));

const listeners = new Set<() => void>();
let draft: ContactValues | undefined;

/** The draft; `emptyContact` without one. It is the same object until it changes. */
export function readDraft(): ContactValues {
  draft ??= stored() ?? emptyContact;
  return draft;
}

/** Stores the values and notifies the forms on the page. */
export function saveDraft(values: ContactValues): void {
  if (change(values)) attempt(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values)));
}

/** Clears the draft in memory (to `emptyContact`), in storage and in the forms. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(DRAFT_KEY));
  change(emptyContact);
}

/**
 * Calls the listener after each change.
 * @returns a function that removes it
 */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('pageshow', reread);
  return () => listeners.delete(listener);
}

/**
 * On a page restored from the back-forward cache, rereads the draft, which another page of the tab may have
 * changed or sent.
 */
function reread({ persisted }: PageTransitionEvent): void {
  if (persisted) change(stored() ?? readDraft());
}

function change(values: ContactValues): boolean {
  if (sameValues(values, readDraft())) return false;
  draft = values;
  listeners.forEach((listener) => listener());
  return true;
}

/** The stored draft; `undefined` where the browser refuses storage. */
function stored(): ContactValues | undefined {
  const item = attempt(() => sessionStorage.getItem(DRAFT_KEY));
  if (item === undefined) return undefined;
  const values: unknown = attempt(() => JSON.parse(item ?? ''));
  return isDraft(values) ? values : emptyContact;
}

function isDraft(item: unknown): item is ContactValues {
  return item !== undefined && schema.isValidSync(item, { strict: true });
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
