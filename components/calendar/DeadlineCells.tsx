import { deadlineWords } from '@/content/deadlines';
import type { DateEntry } from '@/content/seasons/types';
import { formatLong } from '@/lib/tax/dates';
import { endingsOf } from '@/lib/tax/endings';
import { fill } from '@/lib/words/fill';

type Props = { entry: DateEntry };

/** A row header and its date; deadline-cells.ts reads the header's digits and marks both. */
export function DeadlineCells({ entry }: Props) {
  return (
    <>
      <th scope="row">{rowName(entry.digits)}</th>
      <td>
        <time dateTime={entry.date}>{formatLong(entry.date)}</time>
      </td>
    </>
  );
}

function rowName(digits: string): string {
  const [first = digits, second] = endingsOf(digits);
  return second === undefined ? first : fill(deadlineWords.pair, { first, second });
}
