/*
 * The visitor's case as their device keeps it: the open year, each year's taps and ticks, and the last two digits. No
 * amount and no name is kept, and nothing is sent. A browser that refuses storage changes nothing.
 */

/** Attributes: the lines that say that something is kept, what is said once it is erased, and how many are ticked. */
export const KEPT = 'data-kept-case';
export const ERASED = 'data-erased';
export const PROGRESS = 'data-progress';

/** Attribute that the line of the erased case gets once it has been said; `KeptCase.module.css` selects by it. */
export const SAID = 'data-said';

/** Stands for the count in the words of the last. */
export const TICKED = '#';

/** Attribute of a place whose height is held until the framework fills it: a condition's, or one of the names below. */
export const HOLDS = 'data-holds';

/** The places of the lookup's answer, and of the verdict while no condition decides alone. */
export const HELD = { lookup: 'lookup', total: 'total' } as const;

const KEY = 'caso';

/** 90 days, in milliseconds. */
const LIFE = 90 * 24 * 60 * 60 * 1000;

type KeptYear = { answers?: Record<string, string>; ticks?: string[] };

export type KeptCase = {
  /** When it was last changed, in milliseconds. */
  at: number;
  /** The open tax year. */
  year?: string;
  /** The last two digits of the tax ID. */
  digits?: string;
  years: Record<string, KeptYear>;
  /** Heights in pixels of a year's answers, at one width of the window. */
  held?: { width: number; taxYear: string; lookup?: number; verdict?: number };
};

/** The kept case; `null` where there is none, it is too old, or storage is refused. */
export function readCase(): KeptCase | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptCase | null;
    return kept && Math.abs(Date.now() - kept.at) < LIFE && isWhole(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether it is what this page wrote. */
function isWhole({ years }: KeptCase): boolean {
  return Object.values(years).every(
    ({ answers = {}, ticks = [] }) => answers instanceof Object && Array.isArray(ticks),
  );
}

/** Changes one thing of the kept case, read anew, so that two tabs don't undo one another. */
export function keep(change: (kept: KeptCase) => void): void {
  const kept = readCase() ?? { at: 0, years: {} };
  change(kept);
  kept.at = Date.now();
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Refused or full.
  }
  showKept();
}

export function keepDigits(digits: string): void {
  if (readCase()?.digits !== digits) keep((kept) => (kept.digits = digits));
}

export function forgetDigits(): void {
  if (readCase()?.digits) keep((kept) => delete kept.digits);
}

export function eraseCase(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Refused, so there is none.
  }
}

/** Calls after another tab erased the case. */
export function watchErased(callback: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if ((key === KEY || key === null) && newValue === null) callback();
  });
}

/** Shows the lines that say that something is kept while something is. */
export function showKept(): void {
  const kept = readCase();
  const isEmpty = ({ answers = {}, ticks = [] }: KeptYear) =>
    Object.keys(answers).length === 0 && ticks.length === 0;
  const isKept = kept !== null && (kept.digits !== undefined || !Object.values(kept.years).every(isEmpty));
  for (const line of document.querySelectorAll<HTMLElement>(`[${KEPT}]`)) line.hidden = !isKept;
}
