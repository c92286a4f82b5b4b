/*
 * State of the tax-year tabs of the income tax page. The tabs are radio buttons named `ag`, like the address's parameter.
 * The HTML holds the words of the active season. Elements whose words differ between years are marked, and JSON in the
 * page holds the words of every year. `page-scripts/early/show-tax-year.ts` writes the chosen year's into the marked
 * elements, and `page-scripts/case/follow-case.ts` keeps answers, address and links in step.
 */

/** Name of the tabs, and query parameter, as in `/declaracion-renta?ag=2025`. */
export const YEAR_PARAMETER = 'ag';

/** Id of the element with the words of every year as JSON (`YearsData`). */
export const YEARS_ID = 'years-words';

/** Event on the window after another tab was chosen. */
export const YEAR_CHANGED = 'year-changed';

/** State of a year's filing window on the visitor's day. A coming one is `next` once the previous window is over. */
type Phase = 'before' | 'next' | 'open' | 'over';

/** Words of one year by name; `[text](address)` is a link. */
type PageYear = Readonly<Record<string, string>> & {
  readonly taxYear: string;
  /** The filing year, and the first and last deadline of natural persons. */
  readonly year: string;
  readonly first: string;
  readonly last: string;
};

export type YearsData = {
  /** The years with a tab; the active season's is first. */
  readonly years: readonly PageYear[];
  /** Sentences by name and phase. A missing phase takes the sentence of `before`. Their tokens name the year's words. */
  readonly phases: Readonly<Record<string, { before: string } & Partial<Record<Phase, string>>>>;
};

/** Words of the page's years; `null` on a page without tabs, and until the parser has read the JSON. */
export function yearsData(): YearsData | null {
  // The tabs come after the JSON, so it is complete once there is a chosen tab.
  const text = chosenTaxYear() && document.getElementById(YEARS_ID)?.textContent;
  return text ? (JSON.parse(text) as YearsData) : null;
}

/** Tax year of the chosen tab; `undefined` without tabs. */
export function chosenTaxYear(): number | undefined {
  const tab = document.querySelector<HTMLInputElement>(`[name=${YEAR_PARAMETER}]:checked`);
  return tab ? Number(tab.value) : undefined;
}

/** The tab of a tax year; `null` for a year without one. */
export function findTab(taxYear: string | number | null | undefined): HTMLInputElement | null {
  return document.querySelector(`input[name=${YEAR_PARAMETER}][value='${Number(taxYear)}']`);
}
