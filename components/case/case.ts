import { chosenTaxYear, findTab, YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import type { TaxStatus } from '@/content/tax-calendar/types';
import { cleanText } from '@/lib/clean-text';
import { ifStored } from '@/lib/if-stored';

/*
 * The visitor's case: what they have told the site, as one record that every tool reads and writes (docs/case.md). It is
 * kept on their device for up to 90 days; no amount and no name is in it, and nothing is sent. Where the browser refuses
 * storage, it lasts as long as the page.
 */

/** Answers about one tax year. */
export type CaseYear = {
  /** Chosen options by the name of their control: conditions, `status`, `letter` of the penalty, and PLACE. */
  answers?: Record<string, string>;
  /** Names in `answers` that a typed amount decided; the amount itself is not kept. */
  figures?: string[];
  /** Ticked documents. */
  ticks?: string[];
};

export type Case = {
  /** Time of the last change of anything but the year, in milliseconds since 1970. */
  at: number;
  /** Tax year of the last tab, answer, tick or link that named one. */
  year?: number;
  /** Last digits of a tax ID, two at most. */
  digits?: string;
  /** The group of a company's digits; absent for a natural person. */
  who?: string;
  years: Record<string, CaseYear>;
  /** Amounts as typed, by tax year and condition. They last as long as the page, and are stored nowhere. */
  amounts?: Record<string, Record<string, string>>;
};

/** Name of the answer to the question whether a decree's other dates are the visitor's. */
export const PLACE = 'place';

/** Event on the window after the case has changed. */
export const CASE_CHANGED = 'case-changed';

const KEY = 'caso';

/** Milliseconds after that change until the case is deleted: 90 days. */
const LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** Query parameter of a lookup's digits, as in `?digitos=27`. */
const DIGITS = 'digitos';

/** Key in the tab's session storage of the time at which the case was erased. */
const ERASED_AT = 'caso-borrado';

/** The page's `Case.amounts`. */
let amounts: Case['amounts'] = {};

/** The case; an empty one before the first answer. Deletes one that is over 90 days old. */
export function readCase(): Case {
  return Object.assign(window.visitorCase ?? readKept(), { amounts });
}

function readKept(): Case {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Case;
    if (!(Math.abs(Date.now() - kept.at) < LIFE_MS)) localStorage.removeItem(KEY);
    else if (isWhole(kept)) return withoutUnknownWords(kept);
  } catch {
    // Nothing is kept, the browser refuses storage, or another program wrote there.
  }
  return { at: 0, years: {} };
}

/** Checks that the record has the shape that this version reads; a part may be missing. */
function isWhole({ years, digits = '' }: Case): boolean {
  return (
    /^\d{0,2}$/.test(digits) &&
    Object.values(years).every(
      ({ answers = {}, figures = [], ticks = [] }) =>
        answers instanceof Object && Array.isArray(figures) && Array.isArray(ticks),
    )
  );
}

const answerWords = ['yes', 'no', 'unknown'];
const statusWords = ['ordinary', 'simple', 'nonResident'] satisfies TaxStatus[] as string[];

/** Leaves out answers in words that this version does not have. */
function withoutUnknownWords(record: Case): Case {
  for (const { answers = {} } of Object.values(record.years))
    for (const [name, word] of Object.entries(answers))
      if (!(name === 'status' ? statusWords : answerWords).includes(word)) delete answers[name];
  return record;
}

/** Changes the case. Reads it again first, so that one tab does not undo another's change. */
export function changeCase(change: (record: Case) => void): void {
  const record = readCase();
  const { year } = record;
  const before = JSON.stringify(record);
  change(record);
  if (JSON.stringify(record) === before) return;
  if (record.at === 0 || JSON.stringify({ ...record, year }) !== before) record.at = Date.now();
  keep(record);
}

/** Counts the case as told today, because the visitor has read which of its dates changed. */
export function renewCase(): void {
  keep({ ...readCase(), at: Date.now() });
}

function keep(record: Case): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...record, amounts: undefined }));
    delete window.visitorCase;
  } catch {
    // The browser refuses storage, or it is full.
    window.visitorCase = record;
  }
  dispatchEvent(new Event(CASE_CHANGED));
}

/** Changes the answers about a tax year, which becomes the case's year if it has a tab. */
export function changeYear(taxYear: number, change: (year: CaseYear) => void): void {
  changeCase((record) => {
    if (findTab(taxYear)) record.year = taxYear;
    change((record.years[taxYear] ??= {}));
  });
}

/** Stores an answer of a tool other than the filing check about a tax year. */
export function tellAnswer(taxYear: number, name: 'letter' | typeof PLACE, answer: string): void {
  changeYear(taxYear, (year) => (year.answers = { ...year.answers, [name]: answer }));
  tellYear(taxYear);
}

/** Makes a tax year with a tab the case's; an address that names another names none from then on. */
export function tellYear(taxYear: number): void {
  const tab = findTab(taxYear);
  if (!tab) return;
  changeCase((record) => (record.year = taxYear));
  if (initialTab() !== tab) writeParameter(YEAR_PARAMETER, '');
}

/** Stores the answer to a condition, which replaces the former amount. @param amount the typed one that gives the answer */
export function tellCondition(taxYear: number, condition: string, answer: string, amount = ''): void {
  amounts = { ...amounts, [taxYear]: { ...amounts?.[taxYear], [condition]: amount } };
  changeYear(taxYear, (year) => {
    (year.answers ??= {})[condition] = answer;
    year.figures = listWith(year.figures, condition, amount !== '' && answer !== 'unknown');
  });
}

/** A copy of the list that holds the item, as its last one, or doesn't. */
export function listWith(list: readonly string[] = [], item: string, isIn: boolean): string[] {
  return [...list.filter((each) => each !== item), ...(isIn ? [item] : [])];
}

/** Stores the digits of a lookup, or removes them for ''. On a page with year tabs the open year becomes the case's. */
export function saveDigits(digits: string, who?: string): void {
  changeCase((record) => {
    Object.assign(record, { digits: digits || undefined, who });
    if (digits !== '') record.year = chosenTaxYear() ?? record.year;
  });
}

/** Erases the case from the device and from this tab; the caller clears the page. */
export function eraseCase(): void {
  ifStored(() => localStorage.removeItem(KEY));
  leaveNoTrace();
}

/** Takes the digits out of the address, and notes the time, so that «Back» to such an address shows none. */
export function leaveNoTrace(): void {
  delete window.visitorCase;
  amounts = {};
  writeParameter(DIGITS, '');
  ifStored(() => sessionStorage.setItem(ERASED_AT, String(Date.now())));
}

/** Time of the last erasure in this tab, in milliseconds since 1970; `null` without one. */
export function erasedAt(): string | null {
  return ifStored(() => sessionStorage.getItem(ERASED_AT)) ?? null;
}

/** Calls back when another tab has changed or erased the case. */
export function watchTabs(onChange: () => void, onErased: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY && key !== null) return;
    if (newValue === null) onErased();
    else onChange();
  });
}

/** True if the case has an answer, a tick or digits; a year alone tells nothing of the visitor. */
export function hasTold({ digits, years }: Case): boolean {
  return digits !== undefined || Object.values(years).some(isAnswered);
}

/** True if something is answered or ticked for a tax year. */
export function isAnswered({ answers = {}, ticks = [] }: CaseYear = {}): boolean {
  return Object.keys(answers).length > 0 || ticks.length > 0;
}

/** The tab of the tax year that the address names, else of the case's year; `null` without one. */
export function initialTab(): HTMLInputElement | null {
  return findTab(addressParameter(YEAR_PARAMETER)) ?? findTab(readCase().year);
}

/** The digits that the address names, else the case's, and whose they are. */
export function initialDigits(): { digits: string; who?: string } {
  const named = cleanText(addressParameter(DIGITS) ?? '');
  const isNamed = /^\d{1,2}$/.test(named) && !(erasedAt() !== null && isBack());
  return isNamed ? { digits: named } : knownDigits();
}

/** The case's digits, and whose they are. The page with tabs is for persons only. */
export function knownDigits({ digits = '', who }: Case = readCase()): { digits: string; who?: string } {
  return who && chosenTaxYear() !== undefined ? { digits: '' } : { digits, who };
}

/** A parameter of the address's query; `null` without one. */
export function addressParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Writes a parameter into the address in place, or takes it out for ''. */
export function writeParameter(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

/** True if the visitor came to this address by «Back» or «Forward». */
function isBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
