import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { useTaxYear } from '@/components/ui/use-tax-year';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords as words } from '@/content/filing-check';
import type { IsoDate, Season } from '@/content/seasons/types';
import { formatPesos, type AmountProblem } from '@/lib/tax/amounts';
import { todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { checkFiling, taxStatuses, type FilingCheck as Check } from '@/lib/tax/filing-check';
import { AmountField } from './AmountField';
import { FilingAnswer } from './FilingAnswer';
import styles from './Ledger.module.css';
import { LedgerField } from './LedgerField';
import { readAmounts } from './read-amounts';
import { useAnsweringForm } from './use-answering-form';

export type FilingSeason = Pick<Season, 'year' | 'taxYear' | 'thresholds'> & {
  /** The last day on which anybody of the season files in time. */
  readonly lastDate: IsoDate;
};

type Outcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly problems: Readonly<Record<string, AmountProblem>> }
  | { readonly kind: 'answered'; readonly check: Check; readonly vatResponsible: boolean };

/**
 * «¿Debo declarar?»: seven questions, answered in the page for the year it is on. Nothing is sent or stored.
 * @param seasons the active one first
 */
export function FilingCheck({ seasons }: { seasons: readonly [FilingSeason, ...FilingSeason[]] }) {
  const chosen = useTaxYear(seasons[0].taxYear);
  const { year, taxYear, thresholds, lastDate } =
    seasons.find((season) => season.taxYear === chosen) ?? seasons[0];
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useAnsweringForm(outcome);
  const problems = outcome?.kind === 'unreadable' ? outcome.problems : {};
  const seasonWords = { year: String(year), taxYear: String(taxYear) };

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const vatResponsible = data.has('vat');
    const status = taxStatuses.find((each) => each === data.get('status')) ?? 'ordinary';
    const read = readAmounts(
      data,
      thresholds.map(({ id }) => id),
    );
    if (status === 'ordinary' && read.isEmpty && !vatResponsible) return setOutcome({ kind: 'empty' });
    if (Object.keys(read.problems).length > 0) {
      return setOutcome({ kind: 'unreadable', problems: read.problems });
    }
    const check = checkFiling(thresholds, { amounts: read.amounts, vatResponsible, status });
    setOutcome({ kind: 'answered', check, vatResponsible });
  }

  return (
    <form
      ref={form}
      id="filing-check"
      className={styles.sheet}
      // Before the script arrives, a submit to «dialog» with no dialog round it goes nowhere.
      method="dialog"
      aria-label={words.formLabel}
      onSubmit={answer}
      // An answer must never stand under figures that are not its own.
      onInput={() => setOutcome((current) => (current?.kind === 'unreadable' ? current : null))}
    >
      <LedgerField id="check-status" label={fill(words.status.label, seasonWords)} hint={words.status.hint}>
        <select id="check-status" name="status" aria-describedby="check-status-hint" data-needs-script>
          {taxStatuses.map((status) => (
            <option key={status} value={status}>
              {words.status.options[status]}
            </option>
          ))}
        </select>
      </LedgerField>
      {thresholds.map(({ id, amount }, index) => (
        <AmountField
          key={id}
          id={`check-${id}`}
          name={id}
          label={conditionNames[id]}
          // Each in an element of its own: a text beside one would not be React's any more once a browser translated it.
          hint={
            <>
              <span>{fill(words.hints[id].text, seasonWords)}</span>
              <span>{fill(words.limit, { limit: formatPesos(amount) })}</span>
            </>
          }
          problem={problems[id]}
          error={outcome?.kind === 'empty' && index === 0 ? words.empty : undefined}
        />
      ))}
      <LedgerField
        id="check-vat"
        name="vat"
        type="checkbox"
        label={words.vat.label}
        hint={fill(words.vat.hint, seasonWords)}
      />
      <div className={styles.submit} data-needs-script>
        <Button type="submit">{words.submit}</Button>
      </div>
      {outcome?.kind === 'answered' && (
        <FilingAnswer
          check={outcome.check}
          vatResponsible={outcome.vatResponsible}
          isOver={todayInBogota(new Date()) > lastDate}
          words={seasonWords}
        />
      )}
    </form>
  );
}
