/** @jest-environment node */
import { seasons } from '@/lib/seasons';
import { activeSeason } from '@/lib/words/active-season';
import { calendarAddress } from './season-anchor';

test('the active season’s dates are at the calendar page’s address, and another season’s at a fragment of it', () => {
  const active = activeSeason().year;
  const other = seasons.find(({ year }) => year !== active)?.year ?? 0;
  expect(calendarAddress(active)).toBe('/calendario-tributario');
  expect(calendarAddress(other)).toBe(`/calendario-tributario#calendario-${other}`);
});
