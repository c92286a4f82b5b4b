import { CURRENT_YEAR, YEAR_WORD } from '@/components/dom/attributes';
import { chosenTaxYear, filedOn, YEAR_PARAMETER, yearsData } from '@/components/tax-year/tax-year';
import { todayInBogota } from '@/lib/tax/dates';
import { whileParsing } from './while-parsing';

/** Shows the tax year of the chosen tab; `?ag=2025` or the visitor's case has chosen one before the first paint. */
export function showTaxYear(): void {
  whileParsing(writeYearWords);
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== YEAR_PARAMETER) return;
    // Screen readers announce no change while the page loads.
    document.querySelector(`[${YEAR_WORD}=line]`)?.setAttribute('aria-live', 'polite');
    writeYearWords();
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
  const year = data?.years.find(({ taxYear }) => taxYear === chosen);
  if (!data || !year) return;
  const today = todayInBogota(new Date());
  const former = data.years.find(({ taxYear }) => Number(taxYear) === Number(chosen) - 1);
  const ahead = former && today > former.last ? 'next' : 'before';
  const phase = today < year.first ? ahead : today > year.last ? 'over' : 'open';
  const words: Record<string, string | undefined> = { ...year, former: former?.taxYear };
  for (const each of data.years) {
    const filed = filedOn(today, each);
    const name = `filed${each.taxYear}`;
    words[name] = fillIn(data.filed[filed], each);
    document
      .querySelector(`[${YEAR_WORD}=${name}]`)
      ?.toggleAttribute(CURRENT_YEAR, filed === 'current' || filed === 'ahead');
  }
  for (const element of document.querySelectorAll<Written>(`[${YEAR_WORD}]`)) {
    const name = element.getAttribute(YEAR_WORD) ?? '';
    const text = data.phases[name]?.[phase] ?? data.phases[name]?.before ?? words[name];
    if (text === undefined) continue;
    const filled = fillIn(text, words);
    // Compare with the text written last, not the text shown, which a translator may have changed.
    if (element.written === filled) continue;
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
