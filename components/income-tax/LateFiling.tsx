'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/Button';
import { Rebuilt } from '@/components/ui/Rebuilt';
import { Working } from '@/components/ui/Working';
import { JoinedChips } from '@/components/ui/JoinedChips';
import { CASE_FORM, LATE_DIGITS, LATE_YEAR } from '@/components/dom/attributes';
import { needsScript } from '@/components/dom/needs-script';
import { lateFilingWords } from '@/content/late-filing';
import { workingWords } from '@/content/working';
import type { IsoDate } from '@/content/tax-calendar/types';
import { readTaxId } from '@/lib/tax/tax-id';
import { fill } from '@/lib/words/fill';
import { taxIdNote } from '@/lib/words/tax-id-note';
import { AmountOffers, monthsWords, writtenOut } from './AmountQuestion';
import { LateAnswer } from './LateAnswer';
import { LateField } from './LateField';
import styles from './LateFiling.module.css';
import { amountNames, askedAmount, leastOf, parsedAmount, type AmountName } from './late-questions';
import { OLDER, optionOf } from './late-year';
import { useLateFiling } from './use-late-filing';

const { formLabel, fields: words, zero, submit, submitLeast } = lateFilingWords;

/**
 * The calculator of the late penalty. It asks for the year first, which gives the minimum, then for digits and tax, and
 * without tax for three more amounts. Nothing is sent or stored but digits and letter, in the case.
 */
export function LateFiling({ builtOn }: { builtOn: IsoDate }) {
  const { form, today, years, fields, letter, late, problemOf, type, ask, forget, ...rest } =
    useLateFiling(builtOn);
  const { needsYearOnly, asksAll, asksMore, hasTax, hasCaseDigits, chooseYear, typeDigits, chooseLetter } =
    rest;
  const ofYear = yearWords(Number(fields.taxYear));
  const amountField = (name: AmountName, more?: Partial<ComponentProps<typeof LateField>>) => {
    const error = problemOf(name);
    const asked = error && askedAmount(fields, name);
    const months = name === 'income' && monthsWords(parsedAmount(fields, name), true);
    return (
      <LateField
        key={name}
        id={`late-${name}`}
        name={name}
        inputMode={name === 'creditBalance' ? undefined : 'decimal'}
        label={fill(words[name].label, ofYear)}
        hint={fill(words[name].hint, ofYear)}
        error={error}
        below={
          asked ? (
            <AmountOffers
              field={`late-${name}`}
              asked={asked}
              typed={fields[name]}
              onTake={(text) => ask({ [name]: text })}
            />
          ) : (
            months && <span className="soft">{months}</span>
          )
        }
        value={fields[name]}
        onChange={(text) => type({ [name]: text })}
        onBlur={() => type({ [name]: writtenOut(fields[name], leastOf[name]) })}
        {...more}
      />
    );
  };
  return (
    <form
      ref={form}
      id="late-filing"
      {...{ [CASE_FORM]: '' }}
      className={`screen sheet ${styles.form}`}
      data-open={asksAll || undefined}
      // Outside a dialog, `method="dialog"` makes a submit before the script a no-op.
      method="dialog"
      aria-label={formLabel}
      {...needsScript}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      onReset={forget}
    >
      <LateField
        id={LATE_YEAR}
        name="taxYear"
        columns={1}
        label={words.taxYear.label}
        error={problemOf('taxYear')}
        value={fields.taxYear}
        onChange={chooseYear}
      >
        <option value="">{words.taxYear.none}</option>{' '}
        {years.flatMap((year) => [
          <option key={year} value={year}>
            {optionOf(year, today)}
          </option>,
          ' ',
        ])}
        <option value={OLDER}>
          {fill(words.taxYear.older, { taxYear: String(Math.min(...years) - 1) })}
        </option>
      </LateField>
      <LateField
        id={LATE_DIGITS}
        // Tells the stylesheet that the field is empty.
        placeholder=" "
        name="digits"
        columns={1}
        label={words.digits.label}
        hint={taxIdNote(readTaxId(fields.digits)) ?? words.digits.hint}
        inputMode="numeric"
        value={fields.digits}
        onChange={typeDigits}
        // A tap selects the digits taken from the case, so that typing replaces them.
        onClick={({ currentTarget }) => hasCaseDigits && currentTarget.select()}
        hidden={needsYearOnly}
        error={problemOf('digits')}
      />
      {!needsYearOnly && (
        <div className={styles.field} data-columns={1}>
          <JoinedChips
            name="letter"
            legend={words.letter.label}
            showsLegend
            options={words.letter.options}
            value={letter}
            onChange={chooseLetter}
          />
        </div>
      )}
      {amountField('tax', {
        columns: 2,
        hint: fields.isTaxUnknown ? words.tax.unknownHint : words.tax.hint,
        hidden: needsYearOnly,
        disabled: fields.isTaxUnknown,
        beside: (
          <label className="chip">
            <input
              type="checkbox"
              name="taxUnknown"
              checked={fields.isTaxUnknown}
              onChange={({ currentTarget: { checked: isTaxUnknown } }) => {
                type({ isTaxUnknown });
                // «No sé» leaves no further question, so answer at once.
                if (isTaxUnknown && fields.digits !== '') ask({ isTaxUnknown });
              }}
            />
            {words.tax.unknown}
          </label>
        ),
      })}
      {!needsYearOnly && asksMore && (
        <fieldset className={styles.zero}>
          <legend className="soft">{zero}</legend>
          {amountNames.filter((name) => name !== 'tax').map((name) => amountField(name))}
        </fieldset>
      )}
      <p role="status" className="hidden">
        {asksMore && zero}
      </p>
      <div className={`screen ${styles.submit}`} hidden={late?.kind === 'excused'}>
        <Button type="submit">{hasTax ? submit : submitLeast}</Button> <Working words={workingWords} />
      </div>
      {late && (
        <Rebuilt of={JSON.stringify([late, letter])}>
          <LateAnswer
            late={late}
            hasLetter={letter === 'yes'}
            chooseYear={(year) => {
              chooseYear(String(year));
              ask({ taxYear: String(year) });
            }}
          />
        </Rebuilt>
      )}
    </form>
  );
}

/** Tokens for the year and for the year before it, whose equity article 641 takes; in words before a year is chosen. */
function yearWords(year: number) {
  return year > 0
    ? { ofYear: ` de ${year}`, equityYear: `de ${year - 1}` }
    : { ofYear: '', equityYear: 'anterior al año gravable' };
}
