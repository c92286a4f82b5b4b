import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { lateFilingWords } from '@/content/late-filing';
import { seasons } from '@/content/seasons';
import { site } from '@/content/site';
import type { IsoDate, Season } from '@/content/seasons/types';
import { datePartsOf, isIsoDate, todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { naturalDeadline, uvtOfYear, type LateFiling as Late } from '@/lib/tax/late-penalty';
import { AmountField } from './AmountField';
import { LateAnswer } from './LateAnswer';
import styles from './Ledger.module.css';
import { LedgerField } from './LedgerField';
import { readAmounts } from './read-amounts';
import { useAnsweringForm } from './use-answering-form';

const { formLabel, fields, problems: messages, submit } = lateFilingWords;
const baseNames = ['tax', 'income', 'equity'] as const;
const amountNames = [...baseNames, 'creditBalance'] as const;

type AmountProblems = ReturnType<typeof readAmounts<(typeof amountNames)[number]>>['problems'];
type DateProblems = { readonly digits?: string; readonly filed?: string };

type Outcome =
  | {
      readonly kind: 'unreadable';
      readonly amounts: AmountProblems;
      readonly dates: DateProblems;
      /** Whether there is nothing to settle on: neither tax, nor income, nor equity. */
      readonly isEmpty: boolean;
    }
  | {
      readonly kind: 'answered';
      readonly told: Late;
      /** Whether the deadline is of a season that the DIAN has not published. */
      readonly isComputed: boolean;
    };

/** What filing late costs, settled in the page. Nothing is sent or stored. */
export function LateFiling() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useAnsweringForm(outcome);
  const problems = outcome?.kind === 'unreadable' ? outcome : null;

  useEffect(() => {
    if (!form.current) return;
    const { filed, digits } = fieldsOf(form.current);
    // The server does not know what day it is for the visitor.
    if (filed && !filed.value) filed.value = todayInBogota(new Date());
    // Digits typed before this code arrived.
    if (digits?.value) showDeadline(form.current);
  }, [form]);

  /** The deadline follows the digits; a deadline written by hand stands alone. */
  function keepInStep({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setOutcome((current) => (current?.kind === 'answered' ? null : current));
    const { digits, deadline } = fieldsOf(currentTarget);
    if (digits && target === deadline) digits.value = '';
    else if (digits?.value) showDeadline(currentTarget);
  }

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { amounts, problems: found } = readAmounts(data, amountNames);
    const written = String(data.get('deadline'));
    const deadline = isIsoDate(written) ? written : deadlineIn(data);
    const filed = String(data.get('filed')) || todayInBogota(new Date());
    const isEmpty = (!deadline || filed > deadline) && readAmounts(data, baseNames).isEmpty;

    if (!deadline || !isIsoDate(filed) || isEmpty || Object.keys(found).length > 0) {
      const missing = data.get('digits') ? messages.digits : messages.deadline;
      setOutcome({
        kind: 'unreadable',
        amounts: found,
        isEmpty,
        dates: {
          digits: deadline ? undefined : missing,
          filed: isIsoDate(filed) ? undefined : messages.date,
        },
      });
      return;
    }
    const { tax = 0, income = 0, equity = 0, creditBalance = 0 } = amounts;
    const uvt = uvtOfYear(datePartsOf(filed).year, seasons);
    const isComputed = seasonIn(data)?.provenance.status === 'computed' && deadline === deadlineIn(data);
    setOutcome({
      kind: 'answered',
      told: { deadline, filed, tax, income, equity, creditBalance, uvt },
      isComputed,
    });
  }

  return (
    <form
      ref={form}
      id="late-filing"
      className={styles.sheet}
      // Before the script arrives, a submit to «dialog» with no dialog round it goes nowhere.
      method="dialog"
      aria-label={formLabel}
      data-needs-script
      noValidate
      onSubmit={answer}
      onInput={keepInStep}
    >
      <div className={styles.cells}>
        <LedgerField id="late-season" label={fields.season.label} hint={fields.season.hint}>
          <select
            id="late-season"
            name="season"
            aria-describedby="late-season-hint"
            defaultValue={site.activeSeason}
          >
            {seasons.map(({ year, taxYear }) => (
              <option key={year} value={year}>
                {fill(fields.season.option, { taxYear: String(taxYear) })}
              </option>
            ))}
          </select>
        </LedgerField>
        <LedgerField
          id="late-digits"
          name="digits"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...fields.digits}
          error={problems?.dates.digits}
        />
        <LedgerField id="late-deadline" name="deadline" type="date" {...fields.deadline} />
        <LedgerField
          id="late-filed"
          name="filed"
          type="date"
          {...fields.filed}
          error={problems?.dates.filed}
        />
        {amountNames.map((name) => (
          <AmountField
            key={name}
            id={`late-${name}`}
            name={name}
            {...fields[name]}
            problem={problems?.amounts[name]}
            error={name === 'tax' && problems?.isEmpty ? messages.empty : undefined}
          />
        ))}
      </div>
      <div className={styles.submit}>
        <Button type="submit">{submit}</Button>
      </div>
      {outcome?.kind === 'answered' && <LateAnswer {...outcome} />}
    </form>
  );
}

function fieldsOf(form: HTMLFormElement) {
  const field = (id: string) => form.querySelector<HTMLInputElement>(`#late-${id}`);
  return { digits: field('digits'), deadline: field('deadline'), filed: field('filed') };
}

function showDeadline(form: HTMLFormElement) {
  const { deadline } = fieldsOf(form);
  if (deadline) deadline.value = deadlineIn(new FormData(form)) ?? '';
}

function seasonIn(data: FormData): Season | undefined {
  return seasons.find(({ year }) => String(year) === data.get('season'));
}

/** The deadline of the two digits and the season chosen in the form. */
function deadlineIn(data: FormData): IsoDate | null {
  const season = seasonIn(data);
  return season ? naturalDeadline(season, String(data.get('digits')).trim()) : null;
}
