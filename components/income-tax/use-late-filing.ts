import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { afterPaint } from '@/components/dom/after-paint';
import { ANSWER, WAITING } from '@/components/dom/attributes';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { useHydrated } from '@/components/dom/use-hydrated';
import { askedDigits, tellAnswer, tellDigits, tellYear } from '@/components/case/case';
import { useCase } from '@/components/case/use-case';
import { excuseOf } from '@/components/case/excuse';
import type { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/tax-calendar/types';
import { readTaxId } from '@/lib/tax/tax-id';
import { writtenOut } from './AmountQuestion';
import { lateOutcome, type LateCase } from './late-outcome';
import { amountNames, isWithoutTax, leastOf, type LateFields, type Problems } from './late-questions';
import { namedYear, OLDER, useLateYear } from './late-year';

type Letter = keyof typeof lateFilingWords.fields.letter.options;

/** What the visitor types here; the digits are the case's until then. */
const nothingTyped = {
  digits: null as string | null,
  tax: '',
  income: '',
  equity: '',
  creditBalance: '',
  isTaxUnknown: false,
};

/**
 * State of the late-filing calculator: its fields, of which year, digits and letter are the case's, and what it answers.
 * @param builtOn day of the build, whose year and list are in the HTML
 */
export function useLateFiling(builtOn: IsoDate) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { today, years, taxYear, setTaxYear } = useLateYear(builtOn);
  const [typed, setTyped] = useState(nothingTyped);
  // The fields at the last submit. An answer or a problem is shown as long as the fields that it is about are the same.
  const [submitted, setSubmitted] = useState<LateFields | null>(null);
  // The other fields come once the visitor has chosen a year, pressed the button, or given the digits.
  const [isOpen, setOpen] = useState(false);
  // The case's watchers wait for the painted frame, and the letter's chip must not.
  const [, renderLetter] = useReducer((count: number) => count + 1, 0);

  const told = useCase();
  const letter = told.years[taxYear]?.answers?.letter as Letter | undefined;
  const excuse = excuseOf(told, Number(taxYear));
  const fromCase = isHydrated ? askedDigits().digits : '';
  const known = fromCase.length === 2 ? fromCase : '';
  const fields: LateFields = { ...typed, taxYear, digits: typed.digits ?? known };
  const isOlder = taxYear === OLDER;
  const needsYearOnly = isOlder || excuse !== undefined;
  const asksAll = taxYear !== '' && (isOpen || known !== '');
  const asksMore = isWithoutTax(fields);
  const hasTax = needsYearOnly || fields.isTaxUnknown || fields.tax.trim() !== '';

  const outcome = submitted && lateOutcome(submitted, today);
  const isSame = (name: keyof LateFields) => submitted?.[name] === fields[name];
  const isCurrent = (Object.keys(fields) as (keyof LateFields)[]).every(isSame);
  const problemOf = (name: keyof Problems) => (isSame(name) ? outcome?.problems[name] : undefined);

  const takeTyped = useEffectEvent(() => {
    if (!form.current?.hasAttribute(WAITING)) return;
    const data = new FormData(form.current);
    const text = (name: string) => String(data.get(name) ?? '');
    setOpen(true);
    setTaxYear(text('taxYear'));
    if (data.has('letter')) tellAnswer(text('taxYear'), 'letter', text('letter'));
    type({
      digits: text('digits') === askedDigits().digits ? null : text('digits'),
      ...Object.fromEntries(amountNames.map((name) => [name, text(name)])),
      isTaxUnknown: data.has('taxUnknown'),
    });
  });
  // The form is read before the first update overwrites what the visitor typed or chose before hydration.
  useLayoutEffect(() => takeTyped(), []);

  const takeSubmit = useEffectEvent(() => {
    if (form.current && takeDeferredSubmit(form.current)) ask();
  });
  // The year of address and case is known once the form is hydrated.
  useEffect(() => {
    if (isHydrated) takeSubmit();
  }, [isHydrated]);

  // Focus the first invalid field, or the answer, whose top comes below the header and which is read out once.
  useEffect(() => {
    if (!submitted) return;
    const [first] = form.current?.querySelectorAll<HTMLElement>(`[aria-invalid=true], [${ANSWER}]`) ?? [];
    first?.focus({ preventScroll: first.hasAttribute(ANSWER) });
    if (first?.hasAttribute(ANSWER)) first.parentElement?.scrollIntoView({ block: 'start' });
  }, [submitted]);

  function type(change: Partial<typeof nothingTyped>) {
    setTyped((former) => ({ ...former, ...change }));
  }

  /** Answers for the fields, or for others that a tap has just given, once the tapped button is painted. */
  function ask(given: Partial<LateFields> = {}) {
    const asked = { ...fields, ...given };
    tellYear(asked.taxYear);
    const amounts = Object.fromEntries(
      amountNames.map((name) => [name, writtenOut(asked[name], leastOf[name])]),
    );
    afterPaint(() => {
      setOpen(true);
      type(amounts);
      setSubmitted({ ...asked, ...amounts });
    });
  }

  return {
    form,
    today,
    years,
    fields,
    letter,
    needsYearOnly,
    asksAll,
    asksMore,
    hasTax,
    /** The error or question of a field. */
    problemOf,
    /** The answer, if the fields are those of the last submit, or if it needs none. */
    late: excuse
      ? ({ kind: 'excused', taxYear: Number(taxYear), excuse } satisfies LateCase)
      : isCurrent
        ? outcome?.late
        : undefined,
    type,
    ask,
    chooseYear(year: string) {
      setTaxYear(year);
      setOpen(true);
    },
    /** True until the visitor types digits of their own; the case gets those. */
    hasCaseDigits: typed.digits === null,
    typeDigits(digits: string) {
      type({ digits });
      const reading = readTaxId(digits);
      if (reading.ok && reading.ending.length === 2) tellDigits(reading.ending);
      tellYear(taxYear);
    },
    chooseLetter(value: Letter) {
      tellAnswer(taxYear, 'letter', value);
      renderLetter();
    },
    forget() {
      setTaxYear(namedYear());
      setTyped(nothingTyped);
      setSubmitted(null);
      setOpen(false);
    },
  };
}
