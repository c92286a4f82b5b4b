import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '@/components/dom/later';
import { ANSWER, WAITING } from '@/components/dom/attributes';
import { bringIntoView } from '@/components/dom/bring-into-view';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { useHydrated } from '@/components/dom/use-hydrated';
import { initialDigits, knownDigits, PLACE, tellAnswer, saveDigits, tellYear } from '@/components/case/case';
import { useCase } from '@/components/case/use-case';
import { exemptionOf } from '@/components/case/exemption';
import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/tax-calendar/types';
import { readTaxId } from '@/lib/tax/tax-id';
import { writtenOut } from '../shared/AmountQuestion';
import { lateCase, type LateCase } from './outcome';
import {
  amountNames,
  isWithoutTax,
  minimumOf,
  readAsked,
  type AmountName,
  type LateFields,
} from './questions';
import { chosenLateYear, startedYear, useLateYear } from './year';

type Letter = keyof typeof lateFilingWords.fields.letter.options;

/** The calculator's questions but the year. */
export type Question = 'letter' | 'digits' | 'place' | 'tax';

const nothingTyped = {
  /** The digits as typed, until they are read; they are the case's otherwise. */
  digits: null as string | null,
  tax: '',
  income: '',
  equity: '',
  creditBalance: '',
  isTaxUnknown: false,
};

/**
 * State of the late-filing calculator: what is known, what it answers, and which question comes next. Digits, letter and place are
 * the case's.
 * @param builtOn day of the build, whose year and list are in the HTML
 */
export function useLateFiling(builtOn: IsoDate) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { today, years, taxYear, setTaxYear } = useLateYear(builtOn);
  const [typed, setTyped] = useState(nothingTyped);
  // Digits that were submitted and don't read, and the amounts at the last submit, which count for their year.
  const [unread, setUnread] = useState<string | null>(null);
  const [asked, setAsked] = useState<LateFields | null>(null);
  // The visitor's last act, and what the answer said before. A tapped chip is painted with it: the case's watchers wait for the frame.
  const [act, setAct] = useState<{ isSubmit: boolean; said: string[] } | null>(null);

  const record = useCase();
  const { letter, [PLACE]: place } = (record.years[taxYear]?.answers ?? {}) as {
    letter?: Letter;
    place?: string;
  };
  const exemption = exemptionOf(record, taxYear);
  // Digits that the address names hold until the case gets others.
  const atStart = useMemo(
    () => (isHydrated ? { asked: initialDigits().digits, known: knownDigits().digits } : undefined),
    [isHydrated],
  );
  const own = knownDigits(record).digits;
  const fromCase = own === atStart?.known ? atStart.asked : own;
  const ending = fromCase.length === 2 ? fromCase : '';
  const digits = typed.digits ?? ending;
  const fields: LateFields = { ...typed, taxYear };
  const counted = asked?.taxYear === taxYear ? asked : null;
  const read = useMemo(() => readAsked(counted ?? { ...nothingTyped, taxYear }), [counted, taxYear]);
  const isRead = unread !== digits;
  const late = useMemo((): LateCase => {
    if (exemption) return { kind: 'excused', taxYear, exemption };
    if (!isRead) return { kind: 'unread', taxYear };
    return lateCase({ taxYear, ending, place, read }, today);
  }, [exemption, isRead, taxYear, ending, place, read, today]);
  const knows = {
    letter: letter !== undefined,
    digits: ending !== '' && late.kind !== 'unread',
    place: place !== undefined,
    tax: counted !== null && Object.keys(read.problems).length === 0,
  } satisfies Record<Question, boolean>;
  const questions = questionsOf(late);
  const next = questions.find((name) => !knows[name]);
  const known = questions.filter((name) => knows[name]);

  const takeTyped = useEffectEvent(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const year = Number(data.get('taxYear'));
    setTaxYear(startedYear(year, builtOn));
    // A form that was given up waits no longer, and keeps the tapped chip.
    if (!form.current.hasAttribute(WAITING) && !data.has('letter')) return;
    acted();
    setTaxYear(year);
    if (data.has('letter')) tellAnswer(year, 'letter', String(data.get('letter')));
    if (data.has('digits')) type({ digits: String(data.get('digits')) });
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

  // A submit moves the focus to the first wrong field, or to the answer's heading, which is then read out. A tap leaves the focus where
  // it is, or moves it to the heading when what was tapped has gone. The status says what of the changed answer the focus doesn't read.
  const tell = useEffectEvent(() => {
    if (!form.current || !act) return;
    const [wrong] = form.current.querySelectorAll<HTMLElement>('[aria-invalid=true]');
    const answer = form.current.querySelector<HTMLElement>(`[${ANSWER}]`);
    if (wrong) wrong.focus();
    // The focus is in no other tool: what was tapped has gone.
    else if (act.isSubmit || document.activeElement === document.body) answer?.focus({ preventScroll: true });
    const words = answerWords();
    const rest = document.activeElement === answer ? words.slice(1) : words;
    say(wrong || words.join() === act.said.join() ? '' : rest.join(' '));
    // Until the paint the browser still moves the page by what the answer has grown, and a smooth scroll would end elsewhere
    // when the lookup's answer grows above it.
    afterPaint(() => answer?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  });
  useEffect(() => tell(), [act]);

  const isWithout = isWithoutTax(fields);
  useEffect(() => {
    if (isWithout) say(lateFilingWords.zero);
  }, [isWithout]);

  function say(words: string) {
    form.current?.querySelector('[data-said]')?.replaceChildren(words);
  }

  /** The heading of the answer, then its sentences. */
  function answerWords(): string[] {
    const said = form.current?.querySelector(`[${ANSWER}]`)?.parentElement?.children ?? [];
    return [...said].map(({ textContent }) => textContent);
  }

  function acted(isSubmit = false) {
    setAct({ isSubmit, said: answerWords() });
  }

  function type(change: Partial<typeof nothingTyped>) {
    setTyped((former) => ({ ...former, ...change }));
  }

  /** Answers for the fields, or for amounts that a tap has just given, once the tapped button is painted. */
  function ask(given: Partial<LateFields> = {}) {
    const all = { ...fields, ...given };
    const written = Object.fromEntries(
      amountNames.map((name) => [name, writtenOut(all[name], minimumOf[name])]),
    );
    const reading = readTaxId(digits);
    const isRead = reading.ok && reading.ending.length === 2;
    // A smooth scroll that is still on its way to the field would go on below the answer.
    scrollBy({ top: 0, behavior: 'instant' });
    afterPaint(() => {
      acted(true);
      if (typed.digits !== null && isRead) saveDigits(reading.ending);
      tellYear(taxYear);
      if (typed.digits !== null || next === 'digits') setUnread(isRead ? null : digits);
      if (next === 'tax' || knows.tax) setAsked({ ...all, ...written });
      type({ ...written, digits: isRead ? null : typed.digits });
    });
  }

  return {
    form,
    today,
    years,
    fields,
    digits,
    letter,
    late,
    next,
    known,
    /** True if the tax is said to be unknown or was given. */
    counted,
    /** The error or question of an amount. */
    problemOf: (name: AmountName) => (counted?.[name] === fields[name] ? read.problems[name] : undefined),
    type,
    ask,
    chooseYear(year: number) {
      acted();
      setTaxYear(year);
    },
    /** True until the visitor types digits of their own. */
    hasCaseDigits: typed.digits === null,
    chooseLetter(value: Letter) {
      tellAnswer(taxYear, 'letter', value);
      acted();
    },
    choosePlace: () => acted(),
    /** Brings the fields that «cambiar» opened into view, with the answer above them. */
    showFields() {
      const { current } = form;
      const parts = () => ['summary', `[${ANSWER}]`, 'label'].map((part) => current?.querySelector(part));
      if (current?.querySelector('details')?.open) bringIntoView(parts, true);
    },
    forget() {
      setTaxYear(chosenLateYear());
      setTyped(nothingTyped);
      setUnread(null);
      setAsked(null);
    },
  };
}

/** The questions that an answer leads to, in the order in which they are asked. */
function questionsOf(late: LateCase): readonly Question[] {
  if (late.kind === 'unread') return ['letter', 'digits'];
  if (late.kind === 'least') return late.state === 'over' ? ['letter', 'digits'] : ['digits', 'letter'];
  if (late.kind === 'older' || late.kind === 'excused') return [];
  if (late.kind !== 'filing' || !late.penalty) return ['digits'];
  return ['letter', 'digits', ...(late.placed ? (['place'] as const) : []), 'tax'];
}
