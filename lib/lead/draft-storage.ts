import { ifStored } from '@/lib/if-stored';
import type { ContactValues } from './contact-fields';

/*
 * The stored draft of a request, for scripts that don't load the form's code. `contact-draft.ts` has the draft itself.
 */

/** Key of the draft in the tab's session storage. */
export const DRAFT_KEY = 'contact-draft';

/** Event on the window after the stored draft was changed here. */
export const DRAFT_STORED = 'draft-stored';

/** True if the draft has a message that the page proposed and the visitor changed. */
export function hasChangedProposal(): boolean {
  const { message, wasProposed } = storedDraft();
  return wasProposed === true && Boolean(message);
}

/** Takes the message out of the draft; the page may then propose one again. */
export function eraseMessage(): void {
  const draft = { ...storedDraft(), message: null, wasProposed: undefined };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  dispatchEvent(new Event(DRAFT_STORED));
}

/** Adds what was typed to the draft; a field without text keeps the draft's value. */
export function addToDraft(typed: ContactValues): void {
  const filled = Object.entries(typed).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value,
  );
  if (filled.length === 0) return;
  const draft = { ...typed, message: null, ...storedDraft(), ...Object.fromEntries(filled) };
  // Where the browser refuses storage, the text lasts as long as the page.
  ifStored(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft)));
}

function storedDraft(): { message?: unknown; wasProposed?: unknown } {
  return Object(ifStored(() => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as unknown));
}
