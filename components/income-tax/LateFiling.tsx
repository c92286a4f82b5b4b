import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { afterPaint } from '@/components/dom/after-paint';
import { useHydrated } from '@/components/dom/use-hydrated';
import { useTaxYear } from '@/components/dom/use-tax-year';
import { amountProblems } from '@/content/amounts';
import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/seasons/types';
import { seasons } from '@/lib/seasons';
import { datePartsOf, todayInBogota } from '@/lib/tax/dates';
import { lastUvt, naturalDeadline } from '@/lib/tax/late-penalty';
import { pastDeadline, pastTaxYears } from '@/lib/tax/past-deadlines';
import { groupOf, isComputed, windowOf } from '@/lib/tax/season';
import { readTaxId } from '@/lib/tax/tax-id';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { takenNote } from '@/lib/words/taken-note';
import { LateAnswer, type LateCase } from './LateAnswer';
import { LateField } from './LateField';
import styles from './LateFiling.module.css';
import { amountNames, askedAmounts, readAsked, type AmountName, type AskedProblem } from './late-questions';
import { useAnsweringForm } from './use-answering-form';
import { writeOut } from './write-out';

const { formLabel, fields, problems: messages, zero, submit } = lateFilingWords;

/** The choice for the years before those listed. */
const OLDER = 'older';
const listedYears = [...seasons.map(({ taxYear }) => taxYear), ...pastTaxYears].sort((a, b) => b - a);
const oldest = Math.min(...listedYears);

const fieldNames = ['taxYear', 'digits', 'taxUnknown', ...amountNames] as const;
type Typed = Readonly<Record<(typeof fieldNames)[number], string>>;

const untouched: Typed = {
  taxYear: '',
  digits: '',
  taxUnknown: '',
  tax: '',
  income: '',
  equity: '',
  creditBalance: '',
};

type Problems = Partial<Record<'taxYear' | 'digits' | AmountName, string>>;

type Outcome =
  | { readonly kind: 'unreadable'; readonly problems: Problems }
  | { readonly kind: 'answered'; readonly late: LateCase };

/** The calculator of the late penalty: three fields, and three more without tax. Nothing is sent or stored. */
export function LateFiling() {
  const [typed, setTyped] = useState(untouched);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useAnsweringForm(outcome);
  const problems = outcome?.kind === 'unreadable' ? outcome.problems : {};
  const asked = askedAmounts(typed);
  const isOlder = typed.taxYear === OLDER;

  const activeYear = activeSeason().taxYear;
  const pageYear = useTaxYear(activeYear);
  // The HTML lacks the fields that only script can ask for.
  const isHydrated = useHydrated();

  const followed = useRef('');
  // Values may be older than this code. No year is chosen until a tab is turned; one set by hand stays.
  useEffect(() => {
    if (!form.current) return;
    const year = form.current.elements.namedItem('taxYear');
    const isTurned = pageYear !== activeYear || followed.current !== '';
    if (isTurned && year instanceof HTMLSelectElement && year.value === followed.current)
      year.value = followed.current = String(pageYear);
    setTyped(typedIn(form.current));
    setOutcome((current) => (current?.kind === 'answered' ? null : current));
  }, [form, pageYear, activeYear]);

  function follow({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const input = typedIn(currentTarget);
    setTyped(input);
    setOutcome((current) => (current?.kind === 'answered' ? null : current));
    // After «No sé» nothing is left to ask.
    if (target instanceof HTMLInputElement && target.name === 'taxUnknown' && target.checked && input.digits)
      currentTarget.requestSubmit();
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

  /** Takes the year that an answer offers instead, and answers again. */
  function chooseYear(taxYear: number) {
    const year = form.current?.elements.namedItem('taxYear');
    if (!form.current || !(year instanceof HTMLSelectElement)) return;
    year.value = String(taxYear);
    form.current.requestSubmit();
  }

  const amountField = (name: AmountName) => (
    <LateField
      key={name}
      id={`late-${name}`}
      name={name}
      inputMode={name === 'creditBalance' ? undefined : 'decimal'}
      label={fill(fields[name].label, yearWords(typed))}
      hint={fill(fields[name].hint, yearWords(typed))}
      maxLength={40}
      error={problems[name]}
      onBlur={writeOut}
    />
  );
  return (
    <form
      ref={form}
      id="late-filing"
      className={`sheet ${styles.form}`}
      // Outside a dialog, `method="dialog"` makes a submit before the script a no-op.
      method="dialog"
      aria-label={formLabel}
      data-needs-script
      noValidate
      onSubmit={answer}
      onInput={follow}
    >
      <LateField id="late-year" name="taxYear" isCell label={fields.taxYear.label} error={problems.taxYear}>
        <option value="">{fields.taxYear.none}</option>
        {listedYears.map((taxYear) => (
          // Written on the day of the build; the visitor's may be later.
          <option key={taxYear} value={taxYear} suppressHydrationWarning>
            {optionOf(taxYear)}
          </option>
        ))}
        <option value={OLDER}>{fill(fields.taxYear.older, { taxYear: String(oldest - 1) })}</option>
      </LateField>
      <LateField
        id="late-digits"
        name="digits"
        isCell
        label={fields.digits.label}
        hint={takenNote(readTaxId(typed.digits)) ?? fields.digits.hint}
        inputMode="numeric"
        data-follows-ending=""
        hidden={isOlder}
        error={problems.digits}
      />
      <LateField
        id="late-tax"
        name="tax"
        isCell
        inputMode="decimal"
        label={fields.tax.label}
        hint={typed.taxUnknown ? fields.tax.unknownHint : fields.tax.hint}
        maxLength={40}
        hidden={isOlder}
        disabled={typed.taxUnknown !== ''}
        error={problems.tax}
        onBlur={writeOut}
        beside={
          <label className="chip">
            <input type="checkbox" name="taxUnknown" value="yes" />
            {fields.tax.unknown}
          </label>
        }
      />
      {isHydrated && !isOlder && asked.length > 1 && (
        <fieldset className={styles.zero}>
          <legend className="soft">{zero}</legend>
          {amountNames.filter((name) => name !== 'tax').map(amountField)}
        </fieldset>
      )}
      <p role="status" className="hidden">
        {asked.length > 1 && zero}
      </p>
      <div className={`screen ${styles.submit}`}>
        <Button type="submit">{submit}</Button>
      </div>
      {outcome?.kind === 'answered' && <LateAnswer late={outcome.late} chooseYear={chooseYear} />}
    </form>
  );
}

/** «2025 (se declaraba en 2026)»; a season that is open or ahead «se declara». */
function optionOf(taxYear: number): string {
  const season = seasons.find((one) => one.taxYear === taxYear);
  const last = season && windowOf(groupOf(season, 'natural')).last;
  const isPast = last === undefined || last < todayInBogota(new Date());
  return fill(fields.taxYear[isPast ? 'past' : 'ahead'], {
    taxYear: String(taxYear),
    year: String(taxYear + 1),
  });
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const texts = Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '').trim()]));
  // A disabled field is in no form data.
  const tax = form.elements.namedItem('tax');
  return { ...texts, tax: tax instanceof HTMLInputElement ? tax.value.trim() : '' } as Typed;
}

function outcomeOf(typed: Typed, today: IsoDate): Outcome {
  if (typed.taxYear === OLDER) return { kind: 'answered', late: { kind: 'older', taxYear: oldest - 1 } };
  const taxYear = Number(typed.taxYear);
  const reading = readTaxId(typed.digits);
  const ending = reading.ok && reading.ending.length === 2 ? reading.ending : null;
  const deadline = ending === null ? null : deadlineOf(taxYear, ending);
  const { amounts, problems, isUnknown, knowsCreditBalance } = readAsked(
    typed.taxUnknown ? { ...typed, tax: 'no sé' } : typed,
  );
  // Before the deadline nothing is due, whatever the amounts.
  const needsAmounts = deadline === null || today > deadline;
  if (
    taxYear === 0 ||
    ending === null ||
    deadline === null ||
    (needsAmounts && Object.keys(problems).length > 0)
  ) {
    return {
      kind: 'unreadable',
      problems: {
        ...(taxYear === 0 && { taxYear: messages.taxYear }),
        ...(ending === null && { digits: messages.digits }),
        ...said(problems),
      },
    };
  }
  const season = seasons.find((one) => one.taxYear === taxYear);
  return {
    kind: 'answered',
    late: {
      kind: 'filing',
      filing: { deadline, filed: today, ...amounts, uvt: lastUvt(datePartsOf(today).year, seasons) },
      taxYear,
      ending,
      isComputed: season === undefined || isComputed(season),
      isUnknown,
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

function deadlineOf(taxYear: number, ending: string): IsoDate | null {
  const season = seasons.find((one) => one.taxYear === taxYear);
  return season ? naturalDeadline(season, ending) : pastDeadline(taxYear, ending);
}

/** The tax year and the one before it, which article 641 takes for the equity; without a year, in words. */
function yearWords({ taxYear }: Typed) {
  const year = Number(taxYear);
  return year > 0
    ? { ofYear: ` de ${year}`, equityYear: `de ${year - 1}` }
    : { ofYear: '', equityYear: 'anterior al año gravable' };
}
