import { deadlineWords } from '@/content/deadlines';
import type { DateEntry } from '@/content/seasons/types';
import { formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';

type Props = { entry: DateEntry; half?: 'second' };

/**
 * A row header and its date. Scripts read the digits in the header and mark both
 * (see deadline-cells.ts); the HTML is the same on every day.
 */
export function DeadlineCells({ entry, half }: Props) {
  return (
    <>
      <th scope="row" data-half={half}>
        {rowName(entry.digits)}
      </th>
      <td data-half={half}>
        <time dateTime={entry.date}>{formatLong(entry.date)}</time>
      </td>
    </>
  );
}

function rowName(digits: string): string {
  const [first = digits, second] = digits.split('-');
  return second === undefined ? first : fill(deadlineWords.pair, { first, second });
}
