import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords as words } from '@/content/filing-check';
import type { Season } from '@/content/seasons/types';
import { formatPesos, type AmountProblem } from '@/lib/amounts';
import { fill } from '@/lib/fill';
import { checkFiling, type FilingCheck as Check } from '@/lib/filing-check';
import { AmountField } from './AmountField';
import { FilingAnswer } from './FilingAnswer';
import styles from './Ledger.module.css';
import { LedgerField } from './LedgerField';
import { readAmounts } from './read-amounts';
import { useAnsweringForm } from './use-answering-form';

export type FilingSeason = Pick<Season, 'year' | 'taxYear' | 'thresholds'>;

type Outcome =
  | { readonly kind: 'unreadable'; readonly problems: Readonly<Record<string, AmountProblem>> }
  | { readonly kind: 'answered'; readonly check: Check; readonly vatResponsible: boolean };

/** «¿Debo declarar?»: six questions, answered in the page. Nothing is sent or stored. */
export function FilingCheck({ year, taxYear, thresholds }: FilingSeason) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useAnsweringForm(outcome);
  const problems = outcome?.kind === 'unreadable' ? outcome.problems : {};
  const seasonWords = { year: String(year), taxYear: String(taxYear) };

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const vatResponsible = data.has('vat');
    const { amounts, problems: found } = readAmounts(
      data,
      thresholds.map(({ id }) => id),
    );
    setOutcome(
      Object.keys(found).length > 0
        ? { kind: 'unreadable', problems: found }
        : { kind: 'answered', check: checkFiling(thresholds, { amounts, vatResponsible }), vatResponsible },
    );
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
      onInput={() => setOutcome((current) => (current?.kind === 'answered' ? null : current))}
    >
      {thresholds.map(({ id, amount }) => (
        <AmountField
          key={id}
          id={`check-${id}`}
          name={id}
          label={conditionNames[id]}
          hint={`${fill(words.hints[id], seasonWords)}\n${fill(words.limit, { limit: formatPesos(amount) })}`}
          problem={problems[id]}
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
        <FilingAnswer check={outcome.check} vatResponsible={outcome.vatResponsible} words={seasonWords} />
      )}
    </form>
  );
}
