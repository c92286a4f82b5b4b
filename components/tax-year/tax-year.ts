import { readCase } from '@/components/dom/kept-case';

/*
 * The tax year of the income tax page, all there is of it. The tabs are radio buttons named `ag`, which is also the
 * address's parameter. The HTML holds the open year's words; those that differ between years are marked, and JSON in
 * the page holds every year's. The early script writes the chosen year's into the marked elements.
 */

/** Name of the tabs, and query parameter, as in `/declaracion-renta?ag=2025`. */
export const YEAR_PARAMETER = 'ag';

/** Attribute of an element whose text follows the year: the name of its words. */
export const YEAR_WORD = 'data-year-word';

/** Id of the JSON, a `YearsData`. */
export const YEARS_ID = 'years-words';

/** Attribute of the words of the tab that is filed in the visitor's calendar year. */
export const CURRENT_YEAR = 'data-current';

/** Window event, after the page's year changed. */
export const YEAR_CHANGED = 'year-changed';

/** The state of a window on the visitor's day. */
export type Phase = 'before' | 'open' | 'over';

/** A year's words by name; `[text](address)` is a link. */
type PageYear = Readonly<Record<string, string>> & {
  readonly taxYear: string;
  /** The filing year, and the first and last deadline of natural persons. */
  readonly year: string;
  readonly first: string;
  readonly last: string;
};

export type YearsData = {
  /** The active season's first. */
  readonly years: readonly PageYear[];
  /** Words by name and phase, filled from the year's. */
  readonly phases: Readonly<Record<string, Readonly<Record<Phase, string>>>>;
  /** When a tab's year is filed, seen from the visitor's calendar year; the element of the current one is marked. */
  readonly filed: Readonly<Record<'past' | 'current' | 'coming', string>>;
};

/** The words of the page's years; `null` on a page without tabs, and until the parser has read them. */
export function yearsData(): YearsData | null {
  // The tabs stand behind the JSON, of which the parser may have read a part.
  const text = chosenTaxYear() && document.getElementById(YEARS_ID)?.textContent;
  return text ? (JSON.parse(text) as YearsData) : null;
}

/** The tax year of the open tab; `undefined` without tabs. */
export function chosenTaxYear(): string | undefined {
  return document.querySelector<HTMLInputElement>(`[name=${YEAR_PARAMETER}]:checked`)?.value;
}

/** The tax year of the address, or else the one that the device keeps. */
export function askedTaxYear(): string | null | undefined {
  return new URLSearchParams(location.search).get(YEAR_PARAMETER) ?? readCase()?.year;
}

export function findTab(taxYear: string | null | undefined): HTMLInputElement | null {
  return document.querySelector(`input[name=${YEAR_PARAMETER}][value='${Number(taxYear)}']`);
}
