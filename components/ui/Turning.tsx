import { buildDay } from '@/lib/build-day';
import { AFTER, TURNS, UNTIL } from '@/components/dom/turning';

type Props = {
  /** The last day of `until`. */
  date: string;
  until?: string;
  after: string;
};

/**
 * Words that turn when a day has passed. The HTML says what holds on the day of the build, and the visitor's clock
 * (deadline-cells.ts) what holds on theirs; what doesn't hold is no text, so nobody who reads text reads it.
 */
export function Turning({ date, until = '', after }: Props) {
  return (
    <span {...{ [TURNS]: date, [UNTIL]: until, [AFTER]: after }} suppressHydrationWarning>
      {buildDay() > date ? after : until}
    </span>
  );
}
