/*
 * The visitor's answers as saved on their device: the open year, each year's taps and ticks, and the last two digits. No
 * amount and no name is saved, and nothing is sent. A browser that refuses storage changes nothing.
 */

/**
 * Attributes of elements: the note that answers are saved, the sentence shown once they are erased, the number of
 * ticked documents.
 */
export const SAVED_NOTE = 'data-saved-note';
export const ERASED = 'data-erased';
export const PROGRESS = 'data-progress';

/** Attribute of the element that says that the answers were erased, once it says so; its stylesheet selects by it. */
export const SAID = 'data-said';

/** Placeholder for the number of ticked documents in its sentence. */
export const TICKED = '#';

/**
 * Attribute of an element whose height is reserved until the framework fills it: the id of a condition, or a name
 * of `HELD`.
 */
export const HOLDS = 'data-holds';

/** Elements with reserved height: the lookup's answer, and the verdict below all conditions. */
export const HELD = { lookup: 'lookup', total: 'total' } as const;

const KEY = 'caso';

/** Answers are saved for 90 days, here in milliseconds. */
const LIFE = 90 * 24 * 60 * 60 * 1000;

type SavedYear = { answers?: Record<string, string>; ticks?: string[] };

export type SavedAnswers = {
  /** Time of the last change, in milliseconds since 1970. */
  at: number;
  /** The open tax year. */
  year?: string;
  /** The last two digits of the tax ID. */
  digits?: string;
  years: Record<string, SavedYear>;
  /** Heights in pixels of a year's answers, at one width of the window. */
  held?: { width: number; taxYear: string; lookup?: number; verdict?: number };
};

/** The saved answers; `null` when there are none, they are over 90 days old, or the browser refuses storage. */
export function readSavedAnswers(): SavedAnswers | null {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? 'null') as SavedAnswers | null;
    return saved && Math.abs(Date.now() - saved.at) < LIFE && isWhole(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** True if the stored answers have the shape that this page writes. */
function isWhole({ years }: SavedAnswers): boolean {
  return Object.values(years).every(
    ({ answers = {}, ticks = [] }) => answers instanceof Object && Array.isArray(ticks),
  );
}

/** Changes the saved answers. Reads them again first, so that one tab does not undo what another saved. */
export function changeSavedAnswers(change: (saved: SavedAnswers) => void): void {
  const saved = readSavedAnswers() ?? { at: 0, years: {} };
  change(saved);
  saved.at = Date.now();
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // The browser refuses storage, or it is full.
  }
  showSavedNote();
}

/** Saves the last two digits of the tax ID. */
export function saveDigits(digits: string): void {
  if (readSavedAnswers()?.digits !== digits) changeSavedAnswers((saved) => (saved.digits = digits));
}

/** Erases the saved digits, for a visitor who emptied the field. */
export function eraseDigits(): void {
  if (readSavedAnswers()?.digits) changeSavedAnswers((saved) => delete saved.digits);
}

/** Erases all saved answers from the device; those on the open page stay. */
export function eraseSavedAnswers(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // The browser refuses storage, so nothing is saved.
  }
}

/** Calls back when another tab has erased the answers. */
export function watchErased(callback: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if ((key === KEY || key === null) && newValue === null) callback();
  });
}

/** Shows the note that answers are saved, or hides it when none are. */
export function showSavedNote(): void {
  const saved = readSavedAnswers();
  const isEmpty = ({ answers = {}, ticks = [] }: SavedYear) =>
    Object.keys(answers).length === 0 && ticks.length === 0;
  const isSaved =
    saved !== null && (saved.digits !== undefined || !Object.values(saved.years).every(isEmpty));
  for (const line of document.querySelectorAll<HTMLElement>(`[${SAVED_NOTE}]`)) line.hidden = !isSaved;
}
