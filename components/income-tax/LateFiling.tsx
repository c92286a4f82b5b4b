import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Working } from '@/components/ui/Working';
import { JoinedChips } from '@/components/ui/JoinedChips';
import { afterPaint } from '@/components/dom/after-paint';
import { takeOver } from '@/components/dom/former-form';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { LOOKUP_FORM } from '@/components/dom/tool-forms';
import { useHydrated } from '@/components/dom/use-hydrated';
import { useTaxYear } from '@/components/tax-year/use-tax-year';
import { needsScript } from '@/components/dom/needs-script';
import { ANSWER, FOLLOWS_ENDING } from '@/components/dom/tool-forms';
import { lateFilingWords } from '@/content/late-filing';
import { workingWords } from '@/content/working';
import { uvts } from '@/content/season-records';
import type { IsoDate, Season } from '@/content/tax-calendar/types';
import { buildYear } from '@/lib/build-day';
import { seasons } from '@/lib/seasons';
import { datePartsOf, todayInBogota } from '@/lib/tax/dates';
import { isLapsed, lastUvt } from '@/lib/tax/late-penalty';
import { deadlineOf, decreeOf, pastTaxYears } from '@/lib/tax/past-deadlines';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { readTaxId } from '@/lib/tax/tax-id';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { takenNote } from '@/lib/words/tax-id-note';
import { AmountOffers } from './AmountQuestion';
import { entriesOf, useFormEntries, writeOut } from './form-entries';
import { LateAnswer, type LateCase } from './LateAnswer';
import { LateField } from './LateField';
import styles from './LateFiling.module.css';
import {
  amountNames,
  askedAmount,
  isWithoutTax,
  leastOf,
  readAsked,
  type AmountName,
  type Problems,
} from './late-questions';

const { formLabel, fields, problems: messages, zero, submit, result } = lateFilingWords;

type Letter = keyof typeof fields.letter.options;

const FORM = 'late-filing';

/** The choice for the years before those listed. */
const OLDER = 'older';
/** Without the years that have not begun, for which nobody is late. */
const knownYears = [...seasons.map(({ taxYear }) => taxYear), ...pastTaxYears]
  .filter((taxYear) => taxYear <= buildYear())
  .sort((a, b) => b - a);

/** What a submit leads to: problems, or a case to answer. */
type Outcome = { readonly problems: Problems; readonly late?: LateCase };

/**
 * The calculator of the late penalty: the year, then what follows from it, with three more fields without tax.
 * Nothing is sent or stored.
 */
export function LateFiling() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const typed = useFormEntries(FORM);
  const problems = outcome?.problems ?? {};
  const hasYear = Boolean(typed.get('taxYear'));
  const isOlder = typed.get('taxYear') === OLDER;
  const isUnknown = typed.has('taxUnknown');
  const asksMore = isWithoutTax(typed);
  const { taxYear: activeYear } = activeSeason();
  const pageYear = useTaxYear(activeYear);
  // The build's day lists them all, so that the HTML is the same on any other.
  const years = listedYears(useHydrated() ? todayInBogota(new Date()) : null);
  const [letter, setLetter] = useState<Letter>();

  useLayoutEffect(() => takeOver(form.current), []);

  useEffect(() => {
    if (form.current && takeDeferredSubmit(form.current)) form.current.requestSubmit();
  }, []);

  // The first invalid field, or the answer, which is then seen and read out once.
  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>(`[aria-invalid=true], [${ANSWER}]`)?.focus();
  }, [outcome]);

  const followed = useRef('');
  // No year is chosen until a tab is turned; one set by hand stays.
  useEffect(() => {
    const year = form.current?.elements.namedItem('taxYear');
    const isTurned = pageYear !== activeYear || followed.current !== '';
    if (isTurned && year instanceof HTMLSelectElement && year.value === followed.current)
      year.value = followed.current = String(pageYear);
    form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [pageYear, activeYear]);

  function follow({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setOutcome((current) => (current?.late ? null : current));
    // After «No sé» nothing is left to ask.
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
    // The pressed button is painted before the answer is rendered.
    afterPaint(() => setOutcome(outcomeOf(input, todayInBogota(new Date()))));
  }

  /** Takes the year that an answer offers instead, and answers again. */
  function chooseYear(taxYear: number) {
    const year = form.current?.elements.namedItem('taxYear');
    if (!form.current || !(year instanceof HTMLSelectElement)) return;
    year.value = String(taxYear);
    form.current.requestSubmit();
  }

  const words = yearWords(Number(typed.get('taxYear')));
  const amountField = (name: AmountName, more?: Partial<ComponentProps<typeof LateField>>) => {
    const asked = problems[name] && askedAmount(typed, name);
    return (
      <LateField
        key={name}
        id={`late-${name}`}
        name={name}
        inputMode={name === 'creditBalance' ? undefined : 'decimal'}
        label={fill(fields[name].label, words)}
        hint={fill(fields[name].hint, words)}
        maxLength={160}
        error={problems[name]}
        below={
          asked && (
            <AmountOffers field={`late-${name}`} asked={asked} onTake={() => form.current?.requestSubmit()} />
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
      id={FORM}
      className={`sheet ${styles.form}`}
      // Outside a dialog, `method="dialog"` makes a submit before the script a no-op.
      method="dialog"
      aria-label={formLabel}
      {...needsScript}
      noValidate
      onSubmit={answer}
      onInput={follow}
    >
      <LateField id="late-year" name="taxYear" isCell label={fields.taxYear.label}>
        <option value="">{fields.taxYear.none}</option>
        {years.map((taxYear) => (
          // Written on the day of the build; the visitor's may be later.
          <option key={taxYear} value={taxYear} suppressHydrationWarning>
            {optionOf(taxYear)}
          </option>
        ))}
        <option value={OLDER}>
          {fill(fields.taxYear.older, { taxYear: String(Math.min(...years) - 1) })}
        </option>
      </LateField>
      {hasYear && (
        <>
          <LateField
            id="late-digits"
            name="digits"
            isCell
            label={fields.digits.label}
            hint={takenNote(readTaxId(typed.get('digits') ?? '')) ?? fields.digits.hint}
            inputMode="numeric"
            {...{ [FOLLOWS_ENDING]: '' }}
            defaultValue={endingAsked()}
            hidden={isOlder}
            error={problems.digits}
          />
          {amountField('tax', {
            isCell: true,
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
          {!isOlder && (
            <div className={styles.field}>
              <JoinedChips
                name="letter"
                legend={fields.letter.label}
                showsLegend
                options={fields.letter.options}
                value={letter}
                onChange={setLetter}
              />
            </div>
          )}
        </>
      )}
      <div className={`screen ${styles.submit}`}>
        <Button type="submit">{submit}</Button> <Working words={workingWords} />
      </div>
      {outcome?.late && <LateAnswer late={outcome.late} chooseYear={chooseYear} />}
    </form>
  );
}

/** The digits that the page's lookup was asked for. */
function endingAsked(): string {
  const field = document.querySelector<HTMLInputElement>(`#${LOOKUP_FORM} form input`);
  const reading = readTaxId(field?.value ?? '');
  return reading.ok && reading.ending.length === 2 ? reading.ending : '';
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

function outcomeOf(typed: URLSearchParams, today: IsoDate): Outcome {
  if (typed.get('taxYear') === OLDER)
    return { problems: {}, late: { kind: 'older', taxYear: Math.min(...listedYears(today)) - 1 } };
  const taxYear = Number(typed.get('taxYear'));
  const reading = readTaxId(typed.get('digits') ?? '');
  const ending = reading.ok && reading.ending.length === 2 ? reading.ending : '';
  const uvt = lastUvt(datePartsOf(today).year, uvts);
  const deadline = deadlineOf(taxYear, ending, seasons);
  const { amounts, problems: ofAmounts, isUnknown, knowsCreditBalance } = readAsked(typed);
  const problems: Problems = {
    ...(ending === '' && { digits: messages.digits }),
    // Before the deadline nothing is due, whatever the amounts.
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
      isUnknown,
      knowsCreditBalance,
      hasLetter: typed.get('letter') === 'yes',
    },
  };
}

/** Tax years whose return can still be claimed of some ending on a day; on none, all. */
function listedYears(today: IsoDate | null): number[] {
  return knownYears.filter((taxYear) => {
    const last = deadlineOf(taxYear, '00', seasons);
    return today === null || last === null || !isLapsed(last, today);
  });
}

function dateNoteOf(taxYear: number, season: Season | undefined): string | null {
  if (season) return isComputed(season) ? result.computed : null;
  return fill(result.decree, { decree: decreeOf(taxYear) ?? '' });
}

/** The tax year and the one before it, which article 641 takes for the equity; without a year, in words. */
function yearWords(year: number) {
  return year > 0
    ? { ofYear: ` de ${year}`, equityYear: `de ${year - 1}` }
    : { ofYear: '', equityYear: 'anterior al año gravable' };
}
