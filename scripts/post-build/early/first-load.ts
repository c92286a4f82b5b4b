import { markByDay } from '@/components/calendar/deadline-cells';
import { trackFirstLoad } from '@/lib/first-load';
import { takeUpWhatWasLeft } from './take-up';

/*
 * What a page does by itself, with no sign of a visitor: a file of its own, fetched and run once the
 * page is loaded and idle. Everything else waits for the framework.
 */
markByDay(new Date());
takeUpWhatWasLeft();
void trackFirstLoad();
