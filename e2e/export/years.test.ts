import { YEAR_WORD } from '@/components/dom/attributes';
import { YEARS_ID, type YearsData } from '@/components/tax-year/tax-year';
import { seasons } from '@/lib/seasons';
import { activeSeason } from '@/lib/words/active-season';
import { seasonWords } from '@/lib/words/season-words';
import { plainText } from '@/lib/words/text-links';
import { parse } from '@/scripts/post-build/html';
import { everyPage, file, linesOf, linksIn } from './exported';

const amountsIn = (text: string) => text.match(/\$\d[\d.]*\d/g) ?? [];

/** The amounts that the words of each tax year name. */
const amounts = seasons.map((season) => ({
  taxYear: `${season.taxYear}`,
  named: new Set(Object.values(seasonWords(season)).flatMap((text) => amountsIn(`${text}`))),
}));

/** Each page with the words of each of its tabs, as the early script writes them. */
const tabs = everyPage.flatMap(({ file: name, path, page }) => {
  const data = page(`#${YEARS_ID}`).text();
  const words: YearsData['years'] = data ? (JSON.parse(data) as YearsData).years : [];
  const years =
    words.length > 0 ? words : [{ taxYear: `${activeSeason().taxYear}` } as YearsData['years'][0]];
  return years.map((year) => {
    const opened = parse(file(name));
    opened(`[${YEAR_WORD}]`).each((_, element) => {
      const said = year[element.attribs[YEAR_WORD] ?? ''];
      if (said !== undefined) opened(element).text(plainText(said));
    });
    return [path, year.taxYear, opened] as const;
  });
});

test.each(tabs)(
  '%s with the tab of %s has another year’s pesos only where it names that year',
  (_, taxYear, page) => {
    const own = amounts.find((each) => each.taxYear === taxYear)?.named;
    const others = new Set(amounts.flatMap(({ named }) => [...named]).filter((amount) => !own?.has(amount)));
    const sentences = linesOf(page).split(/\n|(?<=[.?!;:]) /);
    const unnamed = sentences.filter(
      (said) => !/20\d\d/.test(said) && amountsIn(said).some((one) => others.has(one)),
    );
    expect(unnamed).toEqual([]);
    const messages = linksIn(page('main'), 'a[href*="wa.me"]:not(#sancion *)').map(([, href]) =>
      decodeURIComponent(href),
    );
    const ofOthers = messages.filter((said) => /(?:gravable|en) 20\d\d/.test(said.replaceAll(taxYear, '')));
    expect(ofOthers).toEqual([]);
  },
);
