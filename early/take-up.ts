import { endingInAddress } from '@/components/calendar/ending-in-address';
import { hasDraft } from '@/lib/lead/draft-key';

/** Event on the window that wakes the framework as a visitor's sign does. */
export const TAKE_UP = 'take-up';

/** A question in the address (`?digitos=27`), or what was typed before the page was loaded anew. */
export function takeUpWhatWasLeft(): void {
  if (endingInAddress() !== '' || hasDraft()) dispatchEvent(new Event(TAKE_UP));
}
