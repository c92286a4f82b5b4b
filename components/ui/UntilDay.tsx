import { buildDay } from '@/lib/build-day';
import { TURNS } from '@/components/dom/attributes';

type Props = {
  /** The last day on which the text `until` is true; from the next day on, `after` is. */
  date: string;
  until?: string;
  after: string;
};

/**
 * A sentence that changes once a day has passed. The HTML has the sentence of the day of the build; script
 * (deadline-cells.ts) puts in the one of the visitor's day. The other is an attribute, so no reader of text meets both.
 */
export function UntilDay({ date, until = '', after }: Props) {
  return (
    <span {...{ [TURNS]: JSON.stringify([date, until, after]) }} suppressHydrationWarning>
      {buildDay() > date ? after : until}
    </span>
  );
}
