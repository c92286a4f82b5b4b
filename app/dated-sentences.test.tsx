/** @jest-environment node */
import { elements, parse } from '../scripts/post-build/html';

/** For a build on this day: the visible dated sentences as «part year», and the tax years whose tabs have one. */
async function shownOn(day: string) {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BUILD_DAY: day });
  jest.resetModules();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { Banner } = await import('@/components/home/Banner');
  const { YearChart } = await import('@/components/calendar/YearChart');
  const { LateFilingSection } = await import('@/components/income-tax/late/LateFilingSection');
  const { FilingCheckSection } = await import('@/components/income-tax/check/FilingCheckSection');
  const { yearsWritten } = await import('@/components/tax-year/YearText');
  const { currentSeason } = await import('@/lib/words/active-season');
  const { seasonWords } = await import('@/lib/words/season-words');
  const parts = {
    home: <Banner />,
    calendar: <YearChart season={currentSeason()} isExplained />,
    penalty: <LateFilingSection words={seasonWords(currentSeason())} />,
    check: <FilingCheckSection />,
  };
  const shown = Object.entries(parts).flatMap(([part, element]) => {
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
  return { shown, tabs: yearsWritten().years.flatMap((year) => (year.yearEnd ? year.taxYear : [])) };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['2026-10-26', [], ['2026']],
  ['2026-10-27', ['home 2025', 'calendar 2025', 'check'], ['2026']],
  ['2027-01-01', ['home 2025'], ['2027']],
  ['2027-08-09', [], ['2027']],
])('a build of %s offers a missed return and says what ends with the year', async (day, shown, tabs) => {
  expect(await shownOn(day)).toEqual({ shown, tabs });
});
