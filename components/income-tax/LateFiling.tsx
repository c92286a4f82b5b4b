'use client';

import { useEffect, useMemo, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Working } from '@/components/ui/Working';
import { JoinedChips } from '@/components/ui/JoinedChips';
import { afterPaint } from '@/components/dom/after-paint';
import { ANSWER, LATE_FORM, WAITING } from '@/components/dom/attributes';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { useHydrated } from '@/components/dom/use-hydrated';
import { askedDigits, changeYear, tellDigits } from '@/components/case/case';
import { useCase, useTaxYear } from '@/components/case/use-case';
import { needsScript } from '@/components/dom/needs-script';
import { lateFilingWords } from '@/content/late-filing';
import { workingWords } from '@/content/working';
import { uvts } from '@/content/season-records';
import type { IsoDate, Season } from '@/content/tax-calendar/types';
import { buildYear } from '@/lib/build-day';
import { contingencyOf } from '@/lib/contingencies';
import { seasons } from '@/lib/seasons';
import { datePartsOf, todayInBogota } from '@/lib/tax/dates';
import { isLapsed, lastUvt, minimumPenalty } from '@/lib/tax/late-penalty';
import { deadlineOf, decreeOf, pastTaxYears } from '@/lib/tax/past-deadlines';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { readTaxId } from '@/lib/tax/tax-id';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { taxIdNote } from '@/lib/words/tax-id-note';
import { AmountOffers, monthsWords } from './AmountQuestion';
import { entriesOf, useFormEntries, writeOut } from './form-entries';
import { LateAnswer, type LateCase } from './LateAnswer';
import { LateField } from './LateField';
import styles from './LateFiling.module.css';
import {
  amountNames,
  askedAmount,
  parsedAmount,
  isWithoutTax,
  leastOf,
  readAsked,
  type AmountName,
  type Problems,
} from './late-questions';

const {
  formLabel,
  fields,
  problems: messages,
  zero,
  submit,
  submitLeast,
  afterLeast,
  result,
} = lateFilingWords;

type Letter = keyof typeof fields.letter.options;

/** Value of the option for years before the listed ones. */
const OLDER = 'older';
/** Years that have not begun are left out, since nobody can be late for them. */
const knownYears = [...seasons.map(({ taxYear }) => taxYear), ...pastTaxYears]
  .filter((taxYear) => taxYear <= buildYear())
  .sort((a, b) => b - a);

/** Result of a submit: problems, or input to answer. */
type Outcome = { readonly problems: Problems; readonly late?: LateCase };

/**
 * The calculator of the late penalty. It asks for the year first, which gives the minimum, then for digits and tax, and
 * without tax for three more amounts. Nothing is sent or stored.
 */
export function LateFiling({ builtOn }: { builtOn: IsoDate }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The year and digits that the case gave this form last. A field that differs was changed by the visitor.
  const followed = useRef({ taxYear: '', digits: '' });
  const typed = useFormEntries(LATE_FORM);
  const problems = outcome?.problems ?? {};
  const { taxYear: activeYear } = activeSeason();
  // The HTML has the year of the day of the build.
  const given = lateYear(activeYear, builtOn);
  // Before hydration no entry has been read, and the year is the one in the HTML.
  const taxYear = typed.get('taxYear') ?? String(given);
  const hasYear = taxYear !== '';
  const isOlder = taxYear === OLDER;
  const isUnknown = typed.has('taxUnknown');
  const asksMore = isWithoutTax(typed);
  const pageYear = useTaxYear(activeYear);
  // The day of the build until hydration, so that server and client render the same list.
  const isHydrated = useHydrated();
  const today = isHydrated ? todayInBogota(new Date()) : builtOn;
  const years = useMemo(() => listedYears(today), [today]);
  const told = useCase();
  const letter = told.years[taxYear]?.answers?.letter as Letter | undefined;
  const fromCase = isHydrated ? askedDigits().digits : '';
  const digits = fromCase.length === 2 ? fromCase : '';
  // The other fields come once the visitor has chosen a year, pressed the button, or given the digits.
  const [isOpen, setOpen] = useState(false);
  const asksAll = hasYear && (isOpen || digits !== '');
  const hasTax = isOlder || isUnknown || Boolean(typed.get('tax')?.trim());

  useEffect(() => {
    if (!form.current) return;
    followed.current.taxYear = form.current.querySelector<HTMLOptionElement>('option[selected]')?.value ?? '';
    // A year that was chosen before hydration asks for the other fields, too.
    setOpen(form.current.hasAttribute(WAITING));
    if (takeDeferredSubmit(form.current)) form.current.requestSubmit();
  }, []);

  // Focus the first invalid field, or the answer, whose top comes below the header and which is read out once.
  useEffect(() => {
    if (!outcome) return;
    const [first] = form.current?.querySelectorAll<HTMLElement>(`[aria-invalid=true], [${ANSWER}]`) ?? [];
    first?.focus({ preventScroll: first.hasAttribute(ANSWER) });
    if (first?.hasAttribute(ANSWER)) first.parentElement?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  // Year and digits are the open tab's and the case's, until the visitor gives others here.
  useEffect(() => {
    for (const [name, value] of [
      ['taxYear', String(lateYear(pageYear, todayInBogota(new Date())))],
      ['digits', digits],
    ] as const) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      if (control.value !== followed.current[name] || control.value === value) continue;
      control.value = value;
      // A year without an option leaves the list empty.
      followed.current[name] = control.value;
      form.current?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [pageYear, digits, asksAll]);

  function answerAtOnce({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    // The letter changes the answer that stands, so the answer isn't taken back.
    if (target instanceof HTMLInputElement && target.name === 'letter') return;
    setOutcome((current) => (current?.late ? null : current));
    if (target instanceof HTMLSelectElement) setOpen(true);
    // «No sé» leaves no further question, so answer at once.
    if (
      target instanceof HTMLInputElement &&
      target.name === 'taxUnknown' &&
      target.checked &&
      typed.get('digits')
    )
      currentTarget.requestSubmit();
  }

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = entriesOf(event.currentTarget);
    // Render the answer after the pressed button is painted.
    afterPaint(() => {
      setOpen(true);
      setOutcome(outcomeOf(input, todayInBogota(new Date())));
    });
  }

  /** Chooses the year that an answer suggests, and submits again. */
  function chooseYear(taxYear: number) {
    const year = form.current?.elements.namedItem('taxYear');
    if (!form.current || !(year instanceof HTMLSelectElement)) return;
    year.value = String(taxYear);
    form.current.requestSubmit();
  }

  const words = yearWords(Number(taxYear));
  const amountField = (name: AmountName, more?: Partial<ComponentProps<typeof LateField>>) => {
    const asked = problems[name] && askedAmount(typed, name);
    const months = name === 'income' && monthsWords(parsedAmount(typed, name));
    return (
      <LateField
        key={name}
        id={`late-${name}`}
        name={name}
        inputMode={name === 'creditBalance' ? undefined : 'decimal'}
        label={fill(fields[name].label, words)}
        hint={fill(fields[name].hint, words)}
        error={problems[name]}
        below={
          asked ? (
            <AmountOffers field={`late-${name}`} asked={asked} onTake={() => form.current?.requestSubmit()} />
          ) : (
            months && <span className="soft">{months}</span>
          )
        }
        onBlur={({ currentTarget }) => writeOut(currentTarget, leastOf[name])}
        {...more}
      />
    );
  };
  return (
    <form
      ref={form}
      id={LATE_FORM}
      className={`sheet ${styles.form}`}
      // Outside a dialog, `method="dialog"` makes a submit before the script a no-op.
      method="dialog"
      aria-label={formLabel}
      {...needsScript}
      noValidate
      onSubmit={answer}
      onInput={answerAtOnce}
      onReset={() => setOutcome(null)}
    >
      <LateField
        id="late-year"
        name="taxYear"
        columns={1}
        label={fields.taxYear.label}
        error={problems.taxYear}
        defaultValue={given}
      >
        <option value="">{fields.taxYear.none}</option>{' '}
        {years.flatMap((taxYear) => [
          <option key={taxYear} value={taxYear}>
            {optionOf(taxYear, today)}
          </option>,
          ' ',
        ])}
        <option value={OLDER}>
          {fill(fields.taxYear.older, { taxYear: String(Math.min(...years) - 1) })}
        </option>
      </LateField>
      {asksAll && (
        <>
          <LateField
            id="late-digits"
            name="digits"
            columns={1}
            label={fields.digits.label}
            hint={taxIdNote(readTaxId(typed.get('digits') ?? '')) ?? fields.digits.hint}
            inputMode="numeric"
            onChange={({ currentTarget }) => tellEnding(currentTarget.value)}
            // A tap selects the digits taken from the case, so that typing replaces them.
            onClick={({ currentTarget }) => currentTarget.value === digits && currentTarget.select()}
            hidden={isOlder}
            error={problems.digits}
          />
          {!isOlder && (
            <div className={styles.field} data-columns={1}>
              <JoinedChips
                name="letter"
                legend={fields.letter.label}
                showsLegend
                options={fields.letter.options}
                value={letter}
                onChange={(value) =>
                  changeYear(taxYear, (year) => (year.answers = { ...year.answers, letter: value }))
                }
              />
            </div>
          )}
          {amountField('tax', {
            columns: 2,
            hint: isUnknown ? fields.tax.unknownHint : fields.tax.hint,
            hidden: isOlder,
            disabled: isUnknown,
            beside: (
              <label className="chip">
                <input type="checkbox" name="taxUnknown" value="unknown" />
                {fields.tax.unknown}
              </label>
            ),
          })}
          {!isOlder && asksMore && (
            <fieldset className={styles.zero}>
              <legend className="soft">{zero}</legend>
              {amountNames.filter((name) => name !== 'tax').map((name) => amountField(name))}
            </fieldset>
          )}
          <p role="status" className="hidden">
            {asksMore && zero}
          </p>
        </>
      )}
      <div className={`screen ${styles.submit}`}>
        <Button type="submit">{hasTax ? submit : submitLeast}</Button> <Working words={workingWords} />
        {!asksAll && <p className="soft">{afterLeast}</p>}
      </div>
      {outcome?.late && (
        <LateAnswer late={outcome.late} hasLetter={letter === 'yes'} chooseYear={chooseYear} />
      )}
    </form>
  );
}

/** The latest tax year up to the open one whose first deadline has passed on that day; else the open year. */
function lateYear(openYear: number, today: IsoDate): number {
  const isLate = (taxYear: number) =>
    taxYear <= openYear && (deadlineOf(taxYear, '01', seasons) ?? today) < today;
  return knownYears.find(isLate) ?? openYear;
}

function tellEnding(typed: string): void {
  const reading = readTaxId(typed);
  if (reading.ok && reading.ending.length === 2) tellDigits(reading.ending);
}

/** «2025: se declaró en 2026», or «se declara» while its season is open or ahead. */
function optionOf(taxYear: number, today: IsoDate): string {
  const season = seasons.find((one) => one.taxYear === taxYear);
  const last = season && windowOf(groupOf(season, 'natural')).last;
  const isPast = last === undefined || last < today;
  return fill(fields.taxYear[isPast ? 'past' : 'ahead'], {
    taxYear: String(taxYear),
    year: String(taxYear + 1),
  });
}

function outcomeOf(typed: URLSearchParams, today: IsoDate): Outcome {
  if (typed.get('taxYear') === OLDER)
    return { problems: {}, late: { kind: 'older', taxYear: Math.min(...listedYears(today)) - 1 } };
  if (!typed.get('taxYear')) return { problems: { taxYear: messages.taxYear } };
  const taxYear = Number(typed.get('taxYear'));
  const least = typed.get('digits')?.trim() ? undefined : leastOfYear(taxYear, today);
  if (least !== undefined) return { problems: {}, late: { kind: 'least', taxYear, ...least } };
  const reading = readTaxId(typed.get('digits') ?? '');
  const ending = reading.ok && reading.ending.length === 2 ? reading.ending : '';
  const uvt = lastUvt(datePartsOf(today).year, uvts);
  const due = deadlineOf(taxYear, ending, seasons);
  const extended = due === null ? undefined : contingencyOf({ group: 'natural', date: due });
  const isUntil = extended && (today <= extended.until || extended.lateFrom === 'until');
  const deadline = isUntil ? extended.until : due;
  const { amounts, problems: ofAmounts, isUnknown, knowsCreditBalance } = readAsked(typed);
  const problems: Problems = {
    ...(ending === '' && { digits: messages.digits }),
    // There is no penalty up to the deadline, so amounts may be missing.
    ...((deadline === null || today > deadline) && ofAmounts),
  };
  if (!uvt || deadline === null || Object.keys(problems).length > 0) return { problems };
  const season = seasons.find((one) => one.taxYear === taxYear);
  return {
    problems,
    late: {
      kind: 'filing',
      filing: { deadline, filed: today, ...amounts, uvt },
      taxYear,
      ending,
      dateNote: dateNoteOf(taxYear, season),
      extended,
      isUnknown,
      knowsCreditBalance,
    },
  };
}

/** The minimum penalty of a year that is late for every ending, in pesos; `undefined` while the ending matters. */
function leastOfYear(taxYear: number, today: IsoDate) {
  const [first, last] = [deadlineOf(taxYear, '01', seasons), deadlineOf(taxYear, '00', seasons)];
  const uvt = lastUvt(datePartsOf(today).year, uvts);
  if (!first || !last || !uvt || today <= last || isLapsed(first, today)) return undefined;
  return { minimum: minimumPenalty(datePartsOf(today).year, uvt), uvtYear: uvt.year };
}

/**
 * Tax years whose return the DIAN can still claim for some ending on that day. The year that is not filed yet is among
 * them only once the window of the year before is over.
 */
function listedYears(today: IsoDate): number[] {
  return knownYears.filter((taxYear) => {
    const [last, lastBefore] = [taxYear, taxYear - 1].map((year) => deadlineOf(year, '00', seasons));
    return (!last || !isLapsed(last, today)) && (!lastBefore || lastBefore < today);
  });
}

function dateNoteOf(taxYear: number, season: Season | undefined): string | null {
  if (season) return isComputed(season) ? result.computed : null;
  return fill(result.decree, { decree: decreeOf(taxYear) ?? '' });
}

/** Tokens for the year and for the year before it, whose equity article 641 takes; in words before a year is chosen. */
function yearWords(year: number) {
  return year > 0
    ? { ofYear: ` de ${year}`, equityYear: `de ${year - 1}` }
    : { ofYear: '', equityYear: 'anterior al año gravable' };
}
