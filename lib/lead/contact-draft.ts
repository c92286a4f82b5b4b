import { array, boolean, object, string } from 'yup';
import { ifStored } from '@/lib/if-stored';
import { DRAFT_KEY, DRAFT_STORED } from './draft-storage';
import { emptyContact, type ContactValues } from './contact-fields';

/*
 * Input that isn't sent yet. In memory it outlives the form (a closed modal). In the tab's session storage it
 * outlives the page, until it is sent. Disabled, full or corrupted storage costs the reload, never the form.
 */

/** What the visitor has typed, which is not always what a form shows: the page may propose a message. */
export type Draft = Omit<ContactValues, 'message'> & {
  /** `null` until the visitor changes what the page proposes; emptying it is a change. */
  readonly message: string | null;
  /** Set if the message began as the page's proposal. */
  readonly wasProposed?: boolean;
};

export const emptyDraft: Draft = { ...emptyContact, message: null };

const text = string().defined();

const schema = object({
  name: text,
  phone: text,
  email: text,
  services: array().of(text).defined(),
  message: text.nullable(),
  consent: boolean().defined(),
  wasProposed: boolean(),
});

const listeners = new Set<() => void>();
let draft: Draft | undefined;

/** The draft; `emptyDraft` without one. It is the same object until it changes. */
export function readDraft(): Draft {
  draft ??= stored() ?? emptyDraft;
  return draft;
}

/** Stores the values and notifies the forms on the page. */
export function saveDraft(values: Draft): void {
  if (change(values)) ifStored(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values)));
}

/** Clears the draft in memory (to `emptyDraft`), in storage and in the forms. */
export function clearDraft(): void {
  ifStored(() => sessionStorage.removeItem(DRAFT_KEY));
  change(emptyDraft);
}

/**
 * Calls the listener after each change.
 * @returns a function that removes it
 */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('pageshow', rereadKept);
  addEventListener(DRAFT_STORED, reread);
  return () => listeners.delete(listener);
}

/**
 * On a page restored from the back-forward cache, rereads the draft, which another page of the tab may have
 * changed or sent.
 */
function rereadKept({ persisted }: PageTransitionEvent): void {
  if (persisted) reread();
}

function reread(): void {
  change(stored() ?? readDraft());
}

function change(values: Draft): boolean {
  if (JSON.stringify(values) === JSON.stringify(readDraft())) return false;
  draft = values;
  listeners.forEach((listener) => listener());
  return true;
}

/** The stored draft; `undefined` where the browser refuses storage. */
function stored(): Draft | undefined {
  const item = ifStored(() => sessionStorage.getItem(DRAFT_KEY));
  if (item === undefined) return undefined;
  const values: unknown = ifStored(() => JSON.parse(item ?? ''));
  return isDraft(values) ? values : emptyDraft;
}

function isDraft(item: unknown): item is Draft {
  return item !== undefined && schema.isValidSync(item, { strict: true });
}
