import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { afterPaint } from '@/components/ui/after-paint';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useTaxYear } from '@/components/ui/use-tax-year';
import { amountProblems } from '@/content/amounts';
import { lateFilingWords } from '@/content/late-filing';
import { seasons } from '@/lib/seasons';
import type { IsoDate, Season } from '@/content/seasons/types';
import { datePartsOf, isIsoDate, todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { naturalDeadline, uvtOfYear } from '@/lib/tax/late-penalty';
import { isComputed } from '@/lib/tax/season';
import { activeSeason } from '@/lib/words/active-season';
import { LateAnswer, type LateCase } from './LateAnswer';
import { LateField } from './LateField';
import styles from './LateFiling.module.css';
import { amountNames, askedAmounts, readAsked, type AmountName, type AskedProblem } from './late-questions';
import { useAnsweringForm } from './use-answering-form';
import { writeOut } from './write-out';

const { formLabel, fields, problems: messages, alsoAsked, submit } = lateFilingWords;
const latestFirst = [...seasons].sort((one, other) => other.year - one.year);
/** The choice for years without dates on the site. */
const OTHER = 'other';

const fieldNames = ['taxYear', 'digits', 'deadline', ...amountNames] as const;
type Typed = Readonly<Record<(typeof fieldNames)[number], string>>;

const untouched: Typed = {
  taxYear: String(activeSeason().taxYear),
  digits: '',
  deadline: '',
  tax: '',
  income: '',
  equity: '',
  creditBalance: '',
};

type Problems = Partial<Record<'digits' | 'deadline' | AmountName, string>>;

type Outcome =
  | { readonly kind: 'unreadable'; readonly problems: Problems }
  | { readonly kind: 'answered'; readonly late: LateCase };

/** The calculator of the late penalty: three fields, then those their answers ask for. Nothing is sent or stored. */
export function LateFiling() {
  const [typed, setTyped] = useState(untouched);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useAnsweringForm(outcome);
  const problems = outcome?.kind === 'unreadable' ? outcome.problems : {};
  const isOther = typed.taxYear === OTHER;
  const asked = askedAmounts(typed);
  const last = asked.at(-1);

  const pageYear = useTaxYear(activeSeason().taxYear);
  // The HTML lacks the fields that only script can ask for.
  const isHydrated = useHydrated();

  const followed = useRef(activeSeason().taxYear);
  // Values may be older than this code. A year set by hand stays; another follows the tabs.
  useEffect(() => {
    if (!form.current) return;
    const year = form.current.elements.namedItem('taxYear');
    if (year instanceof HTMLSelectElement && year.value === String(followed.current))
      year.value = String(pageYear);
    followed.current = pageYear;
    setTyped(typedIn(form.current));
    setOutcome((current) => (current?.kind === 'answered' ? null : current));
  }, [form, pageYear]);

  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    setTyped(typedIn(currentTarget));
    setOutcome((current) => (current?.kind === 'answered' ? null : current));
  }

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = typedIn(event.currentTarget);
    // The pressed button is painted before the answer is rendered.
    afterPaint(() => {
      setTyped(input);
      setOutcome(outcomeOf(input, todayInBogota(new Date())));
    });
  }

  return (
    <form
      ref={form}
      id="late-filing"
      className={styles.form}
      // Outside a dialog, `method="dialog"` makes a submit before the script a no-op.
      method="dialog"
      aria-label={formLabel}
      data-needs-script
      noValidate
      onSubmit={answer}
      onInput={follow}
    >
      <LateField id="late-year" name="taxYear" label={fields.taxYear.label}>
        <select id="late-year" name="taxYear" autoComplete="off" defaultValue={untouched.taxYear}>
          {latestFirst.map(({ year, taxYear }) => (
            <option key={year} value={taxYear}>
              {taxYear}
            </option>
          ))}
          <option value={OTHER}>{fields.taxYear.other}</option>
        </select>
      </LateField>
      <LateField
        id="late-digits"
        name="digits"
        label={fields.digits.label}
        inputMode="numeric"
        maxLength={2}
        data-follows-ending=""
        hidden={isOther}
        error={problems.digits}
      />
      {isHydrated && (
        <LateField
          id="late-deadline"
          name="deadline"
          type="date"
          {...fields.deadline}
          hidden={!isOther}
          isNew
          error={problems.deadline}
        />
      )}
      {amountNames
        .filter((name) => isHydrated || name === 'tax')
        .map((name) => (
          <LateField
            key={name}
            id={`late-${name}`}
            name={name}
            label={fields[name].label}
            hint={name === 'equity' ? equityHint(typed) : fields[name].hint}
            maxLength={40}
            hidden={!asked.includes(name)}
            isNew={name !== 'tax'}
            error={problems[name]}
            onBlur={writeOut}
          />
        ))}
      <p role="status" className="hidden">
        {last && last !== 'tax' && fill(alsoAsked, { field: fields[last].label })}
      </p>
      <div className={styles.submit}>
        <Button type="submit">{submit}</Button>
      </div>
      {outcome?.kind === 'answered' && <LateAnswer late={outcome.late} />}
    </form>
  );
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '').trim()])) as Typed;
}

function outcomeOf(typed: Typed, today: IsoDate): Outcome {
  const season = seasonOf(typed);
  const deadline = deadlineOf(typed);
  const { amounts, problems, knowsCreditBalance } = readAsked(typed);
  // Before the deadline nothing is due, whatever the amounts.
  const isReadable = deadline !== null && (today <= deadline || Object.keys(problems).length === 0);
  if (!isReadable) {
    const place = season ? 'digits' : 'deadline';
    return {
      kind: 'unreadable',
      problems: {
        ...(deadline === null && { [place]: messages[place] }),
        ...said(problems),
      },
    };
  }
  return {
    kind: 'answered',
    late: {
      filing: { deadline, filed: today, ...amounts, uvt: uvtOfYear(datePartsOf(today).year, seasons) },
      taxYear: season?.taxYear ?? taxYearOf(deadline),
      isComputed: season !== undefined && isComputed(season),
      knowsCreditBalance,
    },
  };
}

function said(problems: Partial<Record<AmountName, AskedProblem>>): Problems {
  const entries = Object.entries(problems) as [AmountName, AskedProblem][];
  return Object.fromEntries(
    entries.map(([name, problem]) => [
      name,
      problem === 'missing' ? messages[name] : amountProblems[problem],
    ]),
  );
}

function seasonOf({ taxYear }: Typed): Season | undefined {
  return seasons.find((season) => String(season.taxYear) === taxYear);
}

/** The deadline by season and digits, or the typed one. */
function deadlineOf(typed: Typed): IsoDate | null {
  const season = seasonOf(typed);
  if (season) return naturalDeadline(season, typed.digits);
  return isIsoDate(typed.deadline) ? typed.deadline : null;
}

/** The tax year of a deadline: the year before it. */
function taxYearOf(deadline: IsoDate): number {
  return datePartsOf(deadline).year - 1;
}

/** Hint with the equity's year: article 641 takes the one before the tax year. */
function equityHint(typed: Typed): string {
  const deadline = deadlineOf(typed);
  const taxYear = seasonOf(typed)?.taxYear ?? (deadline && taxYearOf(deadline));
  return taxYear === null
    ? fields.equity.hintWithoutYear
    : fill(fields.equity.hint, { equityYear: String(taxYear - 1) });
}
