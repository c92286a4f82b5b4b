import { ifStored } from '@/lib/if-stored';

/*
 * Input that isn't sent yet. In the tab's session storage it outlives the form and the page, until it is sent. Disabled,
 * full or corrupted storage costs the reload, never the form.
 */

/** What the visitor has typed, which is not always what a form shows: the page may propose a message. */
export type Draft = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Names from the catalogue of services. */
  readonly services: readonly string[];
  /** `null` until the visitor changes what the page proposes; emptying it is a change. */
  readonly message: string | null;
  /** The data-processing authorisation; shown only if the owner's data asks for it, and not sent. */
  readonly consent: boolean;
  /** Set if the message began as the page's proposal. */
  readonly wasProposed?: boolean;
};

export const emptyDraft: Draft = {
  name: '',
  phone: '',
  email: '',
  services: [],
  message: null,
  consent: false,
};

/** Key of the draft in the tab's session storage. */
export const DRAFT_KEY = 'contact-draft';

/** Key, beside it, of fields typed in forms that hadn't started when their page was left: names and values, the newest first. */
const TYPED_KEY = 'contact-typed';

/** Event on the window after the draft has changed. */
const DRAFT_CHANGED = 'draft-changed';

/** The draft as JSON where storage is refused or full. */
let unstored: string | undefined;

/** The stored JSON that was read last, and the draft in it, which stays the same object until the JSON changes. */
let known = { json: '', draft: emptyDraft };

/** The draft; `emptyDraft` without one. It is the same object until it changes. */
export function readDraft(): Draft {
  const json = unstored ?? storedJson() ?? '';
  if (json !== known.json) known = { json, draft: draftIn(json) };
  return known.draft;
}

/** Stores the values and notifies the forms on the page. */
export function saveDraft(values: Draft): void {
  const json = JSON.stringify(values);
  if (json === JSON.stringify(readDraft())) return;
  ifStored(() => sessionStorage.setItem(DRAFT_KEY, json));
  unstored = storedJson() === json ? undefined : json;
  dispatchEvent(new Event(DRAFT_CHANGED));
}

/** Adds what was typed to the draft; a field without text keeps the draft's value. */
export function addToDraft(typed: Draft): void {
  const filled = Object.entries(typed).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value,
  );
  saveDraft({ ...readDraft(), ...Object.fromEntries(filled) });
}

/** Keeps the fields of a form that hasn't started when its page is left. Light, because it is inline in every page. */
export function keepFields(fields: readonly [string, FormDataEntryValue][]): void {
  ifStored(() => {
    const kept = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]') as typeof fields;
    sessionStorage.setItem(TYPED_KEY, JSON.stringify([...fields, ...kept]));
  });
}

/** Takes the kept fields, for a form that starts. */
export function takeFields(): FormData {
  const data = new FormData();
  ifStored(() => {
    const kept = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]') as [string, string][];
    for (const [name, value] of kept) data.append(name, value);
    sessionStorage.removeItem(TYPED_KEY);
  });
  return data;
}

/** True if the draft has a message that the page proposed and the visitor changed. */
export function hasChangedProposal(): boolean {
  const { message, wasProposed } = readDraft();
  return wasProposed === true && Boolean(message);
}

/** Takes the message out of the draft; the page may then propose one again. */
export function eraseMessage(): void {
  saveDraft({ ...readDraft(), message: null, wasProposed: undefined });
}

/** Clears the draft, in storage and in the forms. */
export function clearDraft(): void {
  ifStored(() => sessionStorage.removeItem(DRAFT_KEY));
  unstored = undefined;
  dispatchEvent(new Event(DRAFT_CHANGED));
}

/**
 * Calls the listener when the draft may have changed: also on a page restored from the back-forward cache, because another
 * page of the tab may have changed or sent it.
 * @returns a function that removes it
 */
export function onDraftChange(listener: () => void): () => void {
  const end = new AbortController();
  for (const type of [DRAFT_CHANGED, 'pageshow']) addEventListener(type, listener, { signal: end.signal });
  return () => end.abort();
}

const storedJson = () => ifStored(() => sessionStorage.getItem(DRAFT_KEY));

function draftIn(json: string): Draft {
  const item: unknown = ifStored(() => JSON.parse(json));
  return isDraft(item) ? item : emptyDraft;
}

/** False for what another program, or a version with other fields, has stored. */
function isDraft(item: unknown): item is Draft {
  const { name, phone, email, services, message, consent }: { [Name in keyof Draft]?: unknown } =
    Object(item);
  const texts = [name, phone, email, message ?? ''];
  return (
    texts.every((text) => typeof text === 'string') && Array.isArray(services) && typeof consent === 'boolean'
  );
}
