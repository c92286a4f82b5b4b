import { afterPaint } from '@/components/dom/later';
import { YEAR_WORD } from '@/components/dom/attributes';
import { chosenTaxYear, YEAR_PARAMETER, yearsData } from '@/components/tax-year/tax-year';
import { restoreAnswers, restoreLateYear } from '@/page-scripts/case/controls';
import { todayInBogota } from '@/lib/tax/dates';
import { isOpen, whileParsing } from '@/page-scripts/shared/while-parsing';

/**
 * The early script's work for tax-year tabs: `?ag=2025` or the visitor's case chooses the tab before the first paint, and
 * the words of its year are shown.
 */
export function showTaxYear(): void {
  whileParsing(restoreAnswers());
  whileParsing(restoreLateYear);
  whileParsing(writeYearWords);
  const onChange = ({ target }: Event) => {
    // Writing all words before it would delay the frame that shows the chosen tab.
    if (target instanceof HTMLInputElement && target.name === YEAR_PARAMETER) afterPaint(writeYearWords);
  };
  addEventListener('change', onChange, true);
  // A tab that is shown again on a later day says that day.
  addEventListener('visibilitychange', writeYearWords);
}

/** An element and the text that this script last wrote into it. */
type Written = Element & { written?: string };

/** Writes the open year's words into the elements marked with their names. */
function writeYearWords(): void {
  const data = yearsData();
  const chosen = chosenTaxYear();
  const year = data?.years.find(({ taxYear }) => Number(taxYear) === chosen);
  if (!data || !year) return;
  // The same title set again would count as a change to the document, which is watched while it is parsed.
  if (year.title && document.title !== year.title) document.title = year.title;
  const today = todayInBogota();
  const former = data.years.find(({ taxYear }) => Number(taxYear) === Number(year.taxYear) - 1);
  const ahead = former && today > former.last ? 'next' : 'before';
  const phase = today < year.first ? ahead : today > year.last ? 'over' : 'open';
  const words: Record<string, string | undefined> = { ...year, former: former?.taxYear };
  for (const element of document.querySelectorAll<Written>(`[${YEAR_WORD}]`)) {
    const name = element.getAttribute(YEAR_WORD) ?? '';
    const text = data.phases[name]?.[phase] ?? data.phases[name]?.before ?? words[name];
    if (text === undefined) continue;
    const filled = fillIn(text, words);
    // Compare with the text written last, not the text shown, which a translator may have changed.
    if (element.written === filled || isOpen(element)) continue;
    element.written = filled;
    // `split` returns text and links in turn; a link is `text](address`.
    const pieces = filled.split(/\[(.+?\]\(.+?)\)/).map((piece, index) => {
      const [textContent, href] = piece.split('](');
      return index % 2 === 0 ? piece : Object.assign(document.createElement('a'), { textContent, href });
    });
    element.replaceChildren(...pieces);
  }
}

function fillIn(text: string, words: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (_, token: string) => words[token] ?? '');
}
