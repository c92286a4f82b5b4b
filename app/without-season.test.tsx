/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { FilingCheckSection } from '@/components/income-tax/FilingCheckSection';
import { FilingWindow } from '@/components/income-tax/FilingWindow';
import { incomeTaxWords } from '@/content/income-tax';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { seasonWords } from '@/lib/words/season-words';
import { parse } from '../scripts/post-build/html';

/* Years after the newest season in content/seasons.json, as when nobody has added one. */
jest.mock('@/lib/build-day', () => ({ buildDay: () => '2040-03-01', buildYear: () => 2040 }));

test('the page says in the past tense who had to file, and when, while the newest season is over', () => {
  const tools = (
    <>
      <FilingCheckSection />
      <FilingWindow />
    </>
  );
  const page = parse(renderToStaticMarkup(tools)).text();
  const { whoMustFile, windowPast, window } = incomeTaxWords;
  const words = { ...seasonWords(activeSeason()), computedNote: '' };
  expect(page).toContain(fill(whoMustFile.past.heading, words));
  expect(page).toContain(whoMustFile.past.lead);
  expect(page).toContain(fill(windowPast, words));
  expect(page).not.toContain(fill(whoMustFile.heading, words));
  expect(page).not.toContain(fill(window, words));
});
