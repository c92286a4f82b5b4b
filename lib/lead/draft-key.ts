// A file of its own keeps contact-draft.ts out of the first load.

/** Key of the draft in the tab's session storage. */
export const DRAFT_KEY = 'contact-draft';

export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
