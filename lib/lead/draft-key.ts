// Apart from contact-draft.ts, whose rules no first load needs.

/** Where the tab's session storage keeps what was typed and not yet sent. */
export const DRAFT_KEY = 'contact-draft';

export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
