'use client';

import { useMemo } from 'react';
import { Button } from '@/components/ui/Button';
import { Working } from '@/components/ui/Working';
import { JoinedChips } from '@/components/ui/JoinedChips';
import { useReport, useResults } from '@/components/case/use-case';
import { PlaceQuestion } from '@/components/case/PlaceQuestion';
import { afterPress } from '@/components/dom/after-press';
import { CASE_FORM, LATE_YEAR, needsScript } from '@/components/dom/attributes';
import { lateFilingWords } from '@/content/late-filing';
import { workingWords } from '@/content/small-words';
import type { IsoDate } from '@/content/tax-calendar/types';
import { formatPesos } from '@/lib/tax/amounts';
import { readTaxId } from '@/lib/tax/tax-id';
import { fill } from '@/lib/words/fill';
import { taxIdNote } from '@/lib/words/tax-id-note';
import { AmountOffers, monthsWords, writtenOut } from '../shared/AmountQuestion';
import { AnswerFrame } from './AnswerFrame';
import { lateAnswer } from './LateAnswer';
import { LateField } from './LateField';
import styles from './LateFiling.module.css';
import { amountNames, isWithoutTax, minimumOf, parsedAmount, type AmountName } from './questions';
import { penaltyOf } from './outcome';
import { OLDER, optionOf } from './year';
import { useLateFiling, type Question } from './use-late-filing';

const { formLabel, fields: words, known: knownWords, zero, submit } = lateFilingWords;

/**
 * The calculator of the late penalty. It answers at once for the year, and asks one question at a time below the answer. What is known
 * is one line, which opens to change it. Nothing is sent or stored but digits, letter and place, in the case.
 */
export function LateFiling({ builtOn }: { builtOn: IsoDate }) {
  const tool = useLateFiling(builtOn);
  const { form, today, years, fields, digits, letter, late, next, known, counted, problemOf, type, ask } =
    tool;
  const { taxYear } = fields;
  const hasLetter = letter === 'yes';
  const reported = useMemo(() => penaltyOf(late, hasLetter), [late, hasLetter]);
  useReport('penalty', reported);
  const results = useResults();
  const answer = lateAnswer(late, {
    today,
    hasLetter,
    saysUnknown: counted !== null,
    answered: { ...results, penalty: reported },
    chooseYear: tool.chooseYear,
  });
  const older = fill(words.taxYear.older, { taxYear: Math.min(...years) - 1 });

  const line = () => {
    const { year, ending, letter: ofLetter, tax, taxUnknown } = knownWords;
    const shortened = taxYear === OLDER ? older : String(taxYear);
    const told = [
      known.includes('digits') && fill(ending, { ending: digits.slice(-2) }),
      known.includes('letter') && letter && ofLetter[letter],
      known.includes('tax') &&
        late.kind === 'filing' &&
        (late.isUnknown ? taxUnknown : fill(tax, { tax: formatPesos(late.filing.tax) })),
    ].filter(Boolean);
    return told.length > 0 ? [shortened, ...told].join(' · ') : fill(year, { taxYear: shortened });
  };

  const amountField = (name: AmountName) => {
    // Article 641 takes the equity of the year before.
    const years = { taxYear, equityYear: taxYear - 1 };
    const error = problemOf(name);
    const parsed = parsedAmount(fields, name);
    const months = name === 'income' && monthsWords(parsed, true);
    const isUnknown = name === 'tax' && fields.isTaxUnknown;
    return (
      <LateField
        key={name}
        id={`late-${name}`}
        name={name}
        inputMode={name === 'creditBalance' ? undefined : 'decimal'}
        label={fill(words[name].label, years)}
        hint={isUnknown ? words.tax.unknownHint : fill(words[name].hint, years)}
        error={error}
        disabled={isUnknown}
        beside={
          name === 'tax' && (
            <label className="chip">
              <input
                type="checkbox"
                name="taxUnknown"
                checked={fields.isTaxUnknown}
                onChange={({ currentTarget: { checked: isTaxUnknown } }) => {
                  type({ isTaxUnknown });
                  if (isTaxUnknown) ask({ isTaxUnknown });
                }}
              />
              {words.tax.unknown}
            </label>
          )
        }
        below={
          error ? (
            <AmountOffers
              field={`late-${name}`}
              parsed={parsed}
              typed={fields[name]}
              onTake={(text) => ask({ [name]: text })}
            />
          ) : (
            months && <span className="soft">{months}</span>
          )
        }
        value={fields[name]}
        onChange={({ target }) => type({ [name]: target.value })}
        onBlur={({ target }) => afterPress(() => type({ [name]: writtenOut(target.value, minimumOf[name]) }))}
      />
    );
  };

  const control = (name: Question) => {
    if (name === 'letter')
      return (
        <JoinedChips
          key={name}
          name="letter"
          legend={words.letter.label}
          showsLegend
          options={words.letter.options}
          value={letter}
          onChange={tool.chooseLetter}
        />
      );
    if (name === 'place')
      return (
        late.kind === 'filing' &&
        late.placed && (
          <PlaceQuestion
            key={name}
            taxYear={taxYear}
            question={late.placed.decree.question}
            onAnswer={tool.choosePlace}
          />
        )
      );
    if (name === 'digits')
      return (
        <LateField
          key={name}
          id="late-digits"
          name="digits"
          label={words.digits.label}
          hint={taxIdNote(readTaxId(digits)) ?? words.digits.hint}
          inputMode="numeric"
          value={digits}
          onChange={({ target }) => type({ digits: target.value })}
          // A tap selects the digits taken from the case, so that typing replaces them.
          onClick={({ currentTarget }) => tool.hasCaseDigits && currentTarget.select()}
          aria-invalid={late.kind === 'unread' || undefined}
        />
      );
    if (!isWithoutTax(fields)) return amountField('tax');
    return (
      <fieldset key={name} className="stack">
        <legend className="soft">{zero}</legend>
        {amountNames.map(amountField)}
      </fieldset>
    );
  };

  const send = (...asked: readonly (Question | undefined)[]) =>
    asked.some((name) => name === 'digits' || name === 'tax') && <Button type="submit">{submit}</Button>;

  return (
    <form
      ref={form}
      id="late-filing"
      {...{ [CASE_FORM]: '' }}
      className={`screen sheet stack ${styles.form}`}
      // Outside a dialog, `method="dialog"` makes a submit before the script a no-op.
      method="dialog"
      autoComplete="off"
      aria-label={formLabel}
      {...needsScript}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      onReset={tool.forget}
    >
      {/* The line opens the fields below the message, so that no question stands above the answer. */}
      <details className={styles.known} onToggle={tool.showFields}>
        <summary>
          <b>{line()}</b> <span className="link">{knownWords.change}</span>
        </summary>
      </details>
      <AnswerFrame answer={answer} of={JSON.stringify([late, letter, counted !== null])}>
        <div className={`stack ${styles.questions} ${styles.fields}`}>
          <div>
            <label htmlFor={LATE_YEAR}>{words.taxYear.label}</label>{' '}
            <span className={styles.line}>
              <select
                id={LATE_YEAR}
                name="taxYear"
                value={taxYear}
                autoComplete="off"
                onChange={({ target }) => tool.chooseYear(Number(target.value))}
              >
                {years.flatMap((year) => [
                  <option key={year} value={year}>
                    {optionOf(year, today)}
                  </option>,
                  ' ',
                ])}
                <option value={OLDER}>{older}</option>
              </select>
            </span>
          </div>
          {known.map(control)}
          {send(...known)}
        </div>
        {next && (
          <div className={`stack ${styles.questions}`} data-next="">
            {control(next)}
            {send(next)}
            <Working words={workingWords} />
          </div>
        )}
      </AnswerFrame>
      <p role="status" className="hidden" data-said="" />
      {/* A question that is answered by a tap has no button of its own. */}
      <button type="submit" hidden />
    </form>
  );
}
