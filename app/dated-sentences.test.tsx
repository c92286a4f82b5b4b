/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { YearChart } from '@/components/calendar/YearChart';
import { Banner } from '@/components/home/Banner';
import { FilingCheckSection } from '@/components/income-tax/check/FilingCheckSection';
import { LateFilingSection } from '@/components/income-tax/late/LateFilingSection';
import { yearsWritten } from '@/components/tax-year/YearText';
import { currentSeason } from '@/lib/words/active-season';
import { seasonWords } from '@/lib/words/season-words';
import { elements, parse } from '../scripts/post-build/html';

test.each([
  ['2026-10-26', [], ['2026']],
  ['2026-10-27', ['home 2025', 'calendar 2025', 'check'], ['2026']],
  ['2027-01-01', ['home 2025'], ['2027']],
  ['2027-08-09', [], ['2027']],
])('a build of %s offers a missed return and says what ends with the year', (day, shown, tabs) => {
  process.env.NEXT_PUBLIC_BUILD_DAY = day;
  const parts = {
    home: <Banner />,
    calendar: <YearChart season={currentSeason()} isExplained />,
    penalty: <LateFilingSection words={seasonWords(currentSeason())} />,
    check: <FilingCheckSection />,
  };
  const found = Object.entries(parts).flatMap(([part, element]) => {
    const page = parse(renderToStaticMarkup(element));
    const dated = elements(page).filter(({ attribs }) => 'data-notice' in attribs && !('hidden' in attribs));
    return dated.map((one) =>
      [
        part,
        ...(page(one)
          .html()
          ?.match(/(?<=ag=|de )\d{4}|\$\d+\.\d+/g) ?? []),
      ].join(' '),
    );
  });
  expect(found).toEqual(shown);
  expect(yearsWritten().years.flatMap((year) => (year.yearEnd ? year.taxYear : []))).toEqual(tabs);
});
