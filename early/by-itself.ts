import { markByDay } from '@/components/calendar/deadline-cells';
import { trackFirstLoad } from '@/lib/lead/first-load';
import { harmlessHtml } from './harmless-html';
import { layOutAhead } from './lay-out-ahead';
import { openNamedPlace } from './open-place';
import { takeUpWhatWasLeft } from './take-up';

/*
 * What a page does by itself, with no sign of a visitor, and what nobody needs before: a file of its
 * own, fetched and run once the page is loaded and idle. Everything else waits for the framework.
 */
window.harmlessHtml = harmlessHtml;
const works = [
  openNamedPlace,
  layOutAhead,
  () => markByDay(new Date()),
  takeUpWhatWasLeft,
  () => void trackFirstLoad(),
];
// One after the other: between two of them the visitor is answered.
for (const work of works) setTimeout(work);
