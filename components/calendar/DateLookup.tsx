'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Working } from '@/components/ui/Working';
import { JoinedChips } from '@/components/ui/JoinedChips';
import { RemountOn } from '@/components/ui/RemountOn';
import { lookupWords } from '@/content/lookup';
import { workingWords } from '@/content/small-words';
import type { GroupId, IsoDate } from '@/content/tax-calendar/types';
import { afterPaint } from '@/components/dom/later';
import { afterPress } from '@/components/dom/after-press';
import { bringIntoView } from '@/components/dom/bring-into-view';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { CASE_FORM, LOOKUP_DIGITS, needsScript } from '@/components/dom/attributes';
import {
  initialDigits,
  knownDigits,
  readCase,
  renewCase,
  saveDigits,
  type Case,
} from '@/components/case/case';
import { PlaceQuestion } from '@/components/case/PlaceQuestion';
import { useCase, useTaxYear } from '@/components/case/use-case';
import { todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { taxIdNote } from '@/lib/words/tax-id-note';
import { isCompanyNumber, readTaxId } from '@/lib/tax/tax-id';
import styles from './DateLookup.module.css';
import { LookupResult } from './LookupResult';
import { changedWords, ownAnswer, placeAsked, spokenAnswer } from './lookup-words';
import { markEnding, pinDays } from './mark-ending';

export type LookupVariant = 'band' | 'card' | 'head';

type Props = { variant: LookupVariant };

// Pause in typing after which a problem shows and screen readers hear the answer.
const SETTLED_MS = 800;

/** Name of the radio buttons that choose the taxpayer group. */
const WHO = 'who';

/** The group of a company; `undefined` for a natural person, and for a word that is no group. */
const companyOf = (who: unknown) => (['legal', 'major'] as const).find((id) => id === who);

const { problems, used } = lookupWords;

/** Finds the deadline of a tax ID at each keystroke, in the browser: nothing is sent. */
export function DateLookup({ variant }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState(false);
  const [today, setToday] = useState<IsoDate | null>(null);
  const [chosen, setChosen] = useState<GroupId>();
  // False while the field shows digits of an earlier visit or of a shared link, which the visitor has not typed now.
  const [isTold, setTold] = useState(false);
  // The case at the beginning of this visit, whose digits were told a date on that day.
  const [before, setBefore] = useState<Case>();
  // The income tax page (`card`) is about natural persons.
  const asksWho = variant !== 'card';
  // On the income tax page the year tabs choose the season; other pages search every season.
  const taxYear = useTaxYear();
  const openYear = variant === 'card' ? taxYear + 1 : undefined;

  const reading = readTaxId(typed);
  const ending = reading.ok ? reading.ending : null;
  // Default to the group inferred from a full tax ID.
  const who = (asksWho && (chosen ?? (isCompanyNumber(typed) && 'legal'))) || 'natural';
  // One digit finds a company's date only.
  const kept = ending !== null && (ending.length === 2 || who !== 'natural') ? ending : null;
  const record = useCase();
  const answer = useMemo(
    () => (ending !== null && today !== null ? ownAnswer(ending, who, today, openYear, record) : null),
    [ending, who, today, openYear, record],
  );
  const place = answer ? placeAsked(answer) : undefined;
  const isAsBefore = before !== undefined && before.digits === kept && (before.who ?? 'natural') === who;
  const changed = answer && isAsBefore ? changedWords(answer, todayInBogota(before.at)) : [];
  const problem = !reading.ok && settled ? problems[reading.reason] : null;
  const note = taxIdNote(reading, who === 'natural' ? 2 : 1);
  // The other possible ending: with the last digit as verification digit, or without.
  const otherwise = reading.ok && 'otherwise' in reading ? reading.otherwise : undefined;
  // Restored digits are not announced while the page loads.
  const announcement =
    isTold && settled && answer && today
      ? [note, ...changed, spokenAnswer(answer, ending ?? '', today)].join(' ')
      : '';

  const isChanged = changed.length > 0;
  useEffect(() => {
    if (isChanged) renewCase();
  }, [isChanged]);

  useEffect(() => watchBogotaDay(setToday), []);

  /** The field with its label, the date and the first next step. */
  const dateParts = () => [
    input.current?.labels?.[0],
    result.current?.querySelector('time'),
    result.current?.querySelector('[data-look], summary'),
  ];

  const showSubmitted = useEffectEvent(() => afterPaint(() => bringIntoView(dateParts, true)));
  useEffect(() => {
    if (!input.current || !form.current) return;
    setBefore(readCase());
    const { digits, who } = initialDigits();
    const { value } = input.current;
    // A group chosen before hydration wins. The stored group counts only for the stored digits, not for newer ones.
    const given = companyOf(new FormData(form.current).get(WHO));
    if (given || value === digits) setChosen(given ?? companyOf(who));
    const wasSubmitted = takeDeferredSubmit(form.current);
    if (wasSubmitted) showSubmitted();
    if (value === '' && !wasSubmitted) return;
    setTyped(value);
    setSettled(true);
    setTold(value !== digits || wasSubmitted);
  }, []);

  useEffect(() => {
    if (typed === '' || settled) return;
    const timer = setTimeout(() => afterPress(() => setSettled(true)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, settled]);

  useEffect(() => {
    markEnding(ending);
    return () => markEnding(null);
  }, [ending]);

  useEffect(() => {
    pinDays(ending, record);
    return () => pinDays(null, record);
  }, [ending, record]);

  // The digits that this field last gave to the case, or took from it.
  const shared = useRef<string>(undefined);
  const tell = useEffectEvent((digits: string) => {
    shared.current = digits;
    saveDigits(digits, who === 'natural' ? undefined : who);
  });
  useEffect(() => {
    if (isTold && kept !== null) tell(kept);
  }, [isTold, kept, who]);

  const follow = useEffectEvent(show);
  // The field follows digits that were typed elsewhere: in another tool, or in another tab.
  const { digits, who: group } = knownDigits(record);
  useEffect(() => {
    const { digits, who } = knownDigits();
    // An empty field has not shown what another tool was given before this one started.
    shared.current ??= input.current?.value === '' ? '' : digits;
    if (shared.current === digits) return;
    shared.current = digits;
    follow(digits, companyOf(who));
  }, [digits, group]);

  // Where the lookup ended before it followed. The visitor is in another tool, whose place its answer must not move.
  const end = useRef<number>(undefined);
  const endNow = () => form.current?.closest('section')?.getBoundingClientRect().bottom ?? 0;
  useLayoutEffect(() => {
    if (end.current !== undefined && end.current < innerHeight / 2)
      scrollBy({ top: endNow() - end.current, behavior: 'instant' });
    end.current = undefined;
  }, [typed]);

  function show(digits: string, group?: GroupId) {
    if (input.current?.value !== digits) end.current = endNow();
    if (input.current) input.current.value = digits;
    setChosen(group);
    setTold(false);
    setSettled(true);
    setTyped(digits);
  }

  function change(value: string) {
    setTold(true);
    setSettled(false);
    setTyped(value);
    if (value !== '') return;
    shared.current = '';
    saveDigits('');
  }

  function choose(group: GroupId) {
    setChosen(group);
    showAnswer();
  }

  function showAnswer() {
    setTold(true);
    afterPaint(() => bringIntoView(dateParts));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = input.current?.value ?? '';
    setTold(true);
    setTyped(value);
    setSettled(true);
    if (readTaxId(value).ok) bringIntoView(dateParts, true);
    else input.current?.focus();
  }

  function take(otherEnding: string) {
    if (input.current) input.current.value = otherEnding;
    change(otherEnding);
    input.current?.focus();
  }

  return (
    <>
      <div className={styles.asked}>
        {/* Outside a dialog, `method="dialog"` makes a submit before the script a no-op. */}
        <form
          ref={form}
          id="date-lookup-form"
          {...{ [CASE_FORM]: '' }}
          method="dialog"
          className={`stack ${styles.form}`}
          onSubmit={submit}
          onReset={() => show('')}
          {...needsScript}
        >
          {asksWho && (
            <JoinedChips
              name={WHO}
              legend={lookupWords.who}
              showsLegend={variant === 'head'}
              options={lookupWords.groups}
              value={who}
              onChange={choose}
            />
          )}
          <label htmlFor={LOOKUP_DIGITS}>{lookupWords.labels[who]}</label>
          <div className="wrap">
            <input
              ref={input}
              id={LOOKUP_DIGITS}
              type="text"
              className={styles.digits}
              data-long={typed.length > 3 || undefined}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem !== null || undefined}
              aria-describedby="date-lookup-hint date-lookup-note"
              onInput={(event) => change(event.currentTarget.value)}
              onBlur={() => bringIntoView(dateParts)}
            />
            <Button type="submit">{lookupWords.submit}</Button>
          </div>
          <p id="date-lookup-hint" className="soft">
            {lookupWords.hint}
          </p>
          <div id="date-lookup-note">
            <Working words={workingWords} />
            {problem !== null && <p className="error">{problem}</p>}
            {problem === null && note !== null && <p className={styles.used}>{note}</p>}
            {reading.ok && otherwise !== undefined && (
              <button type="button" className="link" onClick={() => take(otherwise)}>
                {fill(reading.how === 'guessed' ? used.otherwise : used.otherwiseVerified, { otherwise })}
              </button>
            )}
          </div>
          {place && <PlaceQuestion {...place} onAnswer={showAnswer} />}
        </form>
      </div>
      <div ref={result} className={styles.result}>
        {changed.map((words) => (
          <p key={words} className={styles.used}>
            {words}
          </p>
        ))}
        {answer && today && (
          <RemountOn value={JSON.stringify([ending, answer, today])}>
            <LookupResult
              ending={ending ?? ''}
              today={today}
              answer={answer}
              isOfOneYear={openYear !== undefined}
            />
          </RemountOn>
        )}
      </div>
      <p role="status" className="hidden">
        {problem ?? announcement}
      </p>
    </>
  );
}
