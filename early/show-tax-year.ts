import { askedTab } from '@/components/case/case';
import { CURRENT_YEAR, YEAR_WORD } from '@/components/dom/attributes';
import {
  chosenTaxYear,
  filedOn,
  findTab,
  YEAR_PARAMETER,
  yearsData,
  type Phase,
} from '@/components/tax-year/tax-year';
import { todayInBogota } from '@/lib/tax/dates';
import { whileParsing } from './while-parsing';

/** Shows the tax year of the chosen tab; `?ag=2025` or the visitor's case chooses one before the first paint. */
export function showTaxYear(): void {
  let chosen: string | undefined;
  whileParsing(() => {
    const tab = chosen === undefined ? askedTab() : findTab(chosen);
    if (tab) tab.checked = true;
    showYear();
  });
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== YEAR_PARAMETER) return;
    chosen = target.value;
    // Not announced while the page loads.
    document.querySelector(`[${YEAR_WORD}=line]`)?.setAttribute('aria-live', 'polite');
    showYear();
  };
  addEventListener('change', onChange, true);
  // A tab that is shown again on a later day says that day.
  addEventListener('visibilitychange', showYear);
}

/** An element and the text that this script last wrote into it. */
type Written = Element & { written?: string };

/** Writes the open year's words into the elements marked with their names. */
function showYear(): void {
  const data = yearsData();
  const chosen = chosenTaxYear();
  const year = data?.years.find(({ taxYear }) => taxYear === chosen);
  if (!data || !year) return;
  const today = todayInBogota(new Date());
  const former = data.years.find(({ taxYear }) => Number(taxYear) === Number(chosen) - 1);
  const ahead = former && today > former.last ? 'next' : 'before';
  const phase: Phase = today < year.first ? ahead : today > year.last ? 'over' : 'open';
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
    element.textContent = '';
    // `split` returns text, link text and address in turn.
    const pieces = filled.split(/\[(.+?)\]\((.+?)\)/);
    pieces.forEach((piece, index) => {
      if (index % 3 === 0) element.append(piece);
      else if (index % 3 === 1)
        element.append(
          Object.assign(document.createElement('a'), { textContent: piece, href: pieces[index + 1] }),
        );
    });
  }
}

function fillIn(text: string, words: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (_, token: string) => words[token] ?? '');
}
