import { endingInAddress } from '@/components/calendar/ending-in-address';
import { DRAFT_KEY } from '@/lib/lead/draft-key';

/** Event on the window that wakes the framework as a visitor's sign does. */
export const TAKE_UP = 'take-up';

/** A question in the address (`?digitos=27`), or what was typed before the page was loaded anew. */
export function takeUpWhatWasLeft(): void {
  if (endingInAddress() !== '' || hasDraft()) dispatchEvent(new Event(TAKE_UP));
}

function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
