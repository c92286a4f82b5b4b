'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { JoinedChips } from '@/components/ui/JoinedChips';
import { afterPaint } from '@/components/dom/after-paint';
import { lookupWords } from '@/content/lookup';
import { seasons } from '@/lib/seasons';
import type { GroupId, IsoDate } from '@/content/seasons/types';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { useTaxYear } from '@/components/dom/use-tax-year';
import { todayInBogota } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { takenNote } from '@/lib/words/taken-note';
import { takeHeldSubmit } from '@/components/dom/held-submits';
import { answersFor } from '@/lib/tax/lookup';
import { activeSeason } from '@/lib/words/active-season';
import { isCompanyNumber, readTaxId, type TaxIdReading } from '@/lib/tax/tax-id';
import styles from './DateLookup.module.css';
import { LookupResult } from './LookupResult';
import { announcementOf } from './lookup-words';
import { highlightEnding } from './deadline-cells';
import { endingInAddress } from './ending-in-address';
import { markVisitorDays } from './visitor-days';
import { groupInAddress, putLookupInAddress } from './lookup-in-address';

export type LookupVariant = 'band' | 'card' | 'head';

export type LookupProps = {
  id: string;
  variant: LookupVariant;
  /** Heading and introduction above the field. */
  intro: ReactNode;
  /** Content before something is typed, in the answer's place. */
  before?: ReactNode;
  /** Content below the answer, also before there is one. */
  beside?: ReactNode;
};

// Time to finish typing before a problem shows and screen readers hear the answer.
const SETTLED_MS = 800;

/** Name of the chips that say whose date it is. */
const WHO = 'who';

/** The date lookup answers each keystroke in the browser; nothing is sent or stored. */
export function DateLookup({ id, variant, intro, before, beside }: LookupProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState(false);
  const [today, setToday] = useState<IsoDate | null>(null);
  const [chosen, setChosen] = useState<GroupId | null>(null);
  const isShareable = variant === 'head';
  // The card's page is about natural persons.
  const asksWho = variant !== 'card';
  // The card's page has year tabs, which choose the season; elsewhere every season counts.
  const taxYear = useTaxYear(activeSeason().taxYear);
  const asked = variant === 'card' ? seasons.find((season) => season.taxYear === taxYear) : undefined;

  const reading = readTaxId(typed);
  const ending = reading.ok ? reading.ending : null;
  const who = asksWho ? groupOf(typed, chosen) : 'natural';
  const answers =
    ending !== null && today !== null
      ? answersFor(
          ending,
          today,
          seasons.filter(({ year }) => !asked || year >= asked.year),
          asked?.year ?? activeSeason().year,
        )
      : null;
  const problem = !reading.ok && settled ? lookupWords.problems[reading.reason] : null;
  const note = takenNote(reading);
  const other = otherEnding(reading);
  const announcement = settled && answers ? [note, announcementOf(answers)].join(' ') : '';

  useEffect(() => watchBogotaDay((now) => setToday(todayInBogota(now))), []);

  useEffect(() => {
    // Digits typed before this code loaded, or else those of the address.
    const field = input.current;
    if (!field) return;
    if (field.value === '' && isShareable) field.value = endingInAddress();
    // Chosen before this code loaded, or else in the address.
    const before = chosenIn(form.current) ?? (isShareable ? groupInAddress() : null);
    if (before) setChosen(before);
    const wasSubmitted = form.current !== null && takeHeldSubmit(form.current);
    if (field.value === '' && !wasSubmitted) return;
    setTyped(field.value);
    setSettled(true);
    const read = readTaxId(field.value);
    if (isShareable) putLookupInAddress(read.ok ? read.ending : null, groupOf(field.value, before));
  }, [isShareable]);

  useEffect(() => {
    if (typed === '' || settled) return;
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, settled]);

  useEffect(() => {
    markEnding(ending);
    if (ending?.length === 2) offerEnding(ending);
    return () => markEnding(null);
  }, [ending]);

  function change(value: string) {
    setSettled(false);
    setTyped(value);
    share(value, chosen);
  }

  function choose(group: GroupId) {
    setChosen(group);
    share(typed, group);
  }

  function share(value: string, group: GroupId | null) {
    if (!isShareable) return;
    const read = readTaxId(value);
    afterPaint(() => putLookupInAddress(read.ok ? read.ending : null, groupOf(value, group)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = input.current?.value ?? '';
    setTyped(value);
    setSettled(true);
    if (readTaxId(value).ok) result.current?.scrollIntoView({ block: 'nearest' });
    else input.current?.focus();
  }

  function takeOther(otherwise: string) {
    if (input.current) input.current.value = otherwise;
    change(otherwise);
    input.current?.focus();
  }

  return (
    <div id={id} className={styles.lookup} data-variant={variant}>
      <div>
        {intro}
        {/* Outside a dialog, `method="dialog"` makes a submit before the script a no-op. */}
        <form ref={form} method="dialog" className={styles.form} onSubmit={submit} data-needs-script>
          {asksWho && (
            <JoinedChips
              name={WHO}
              legend={lookupWords.who}
              options={lookupWords.groups}
              value={who}
              onChange={choose}
            />
          )}
          <label htmlFor={`${id}-digits`}>{lookupWords.label}</label>
          <div className="wrap">
            <input
              ref={input}
              id={`${id}-digits`}
              type="text"
              className={styles.digits}
              data-long={typed.length > 3 || undefined}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem !== null || undefined}
              aria-describedby={`${id}-hint ${id}-note`}
              onInput={(event) => change(event.currentTarget.value)}
            />
            <Button type="submit">{lookupWords.submit}</Button>
          </div>
          <p id={`${id}-hint`} className="soft">
            {lookupWords.hint}
          </p>
          <div id={`${id}-note`}>
            {problem !== null && <p className="error">{problem}</p>}
            {problem === null && note !== null && <p className={styles.used}>{note}</p>}
            {other && (
              <button type="button" className="link" onClick={() => takeOther(other.ending)}>
                {other.label}
              </button>
            )}
          </div>
        </form>
      </div>
      <div ref={result} className={styles.result}>
        {answers && today ? (
          <LookupResult
            ending={ending ?? ''}
            answers={answers}
            today={today}
            who={who}
            isOfOneYear={asked !== undefined}
          />
        ) : (
          before
        )}
        {beside}
      </div>
      <p role="status" className="hidden">
        {problem ?? announcement}
      </p>
    </div>
  );
}

/** Marks the visitor's rows and days in the page's tables and drawings. */
function markEnding(ending: string | null): void {
  highlightEnding(ending);
  markVisitorDays(ending);
}

/** The chosen group, or else the one that a whole number tells. */
function groupOf(typed: string, chosen: GroupId | null): GroupId {
  return chosen ?? (isCompanyNumber(typed) ? 'legal' : 'natural');
}

function chosenIn(form: HTMLFormElement | null): GroupId | null {
  const value = form ? new FormData(form).get(WHO) : null;
  return value === 'legal' || value === 'major' ? value : null;
}

/** Writes the digits into the fields that ask for them too, unless others were typed there. */
function offerEnding(ending: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-follows-ending]')) {
    if (field.value !== (field.dataset.followsEnding ?? '')) continue;
    field.dataset.followsEnding = field.value = ending;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The other ending of a number whose last digit was guessed to be, or not to be, the verification digit. */
function otherEnding(reading: TaxIdReading): { ending: string; label: string } | null {
  if (!reading.ok || !('otherwise' in reading)) return null;
  const { how, otherwise } = reading;
  const { otherwise: whole, otherwiseVerified } = lookupWords.used;
  return { ending: otherwise, label: fill(how === 'guessed' ? whole : otherwiseVerified, { otherwise }) };
}
