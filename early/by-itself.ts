import { markByDay } from '@/components/calendar/deadline-cells';
import { trackFirstLoad } from '@/lib/lead/first-load';
import { layOutAhead } from './lay-out-ahead';
import { openNamedPlace } from './open-place';
import { takeUpWhatWasLeft } from './take-up';

/*
 * What a page does by itself, with no sign of a visitor, and what makes it answer sooner: a file of its
 * own, fetched and run once the page is loaded and idle. Everything else waits for the framework.
 */
const works = [
  openNamedPlace,
  layOutAhead,
  () => markByDay(new Date()),
  takeUpWhatWasLeft,
  () => void trackFirstLoad(),
];
// One after the other: between two of them the visitor is answered.
for (const work of works) setTimeout(work);
