import { checklistWords, documents } from '@/content/checklist';
import { otherSeasonsWords } from '@/content/calendar';
import { pages } from '@/content/pages';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { beyondTheirCell } from './in-page';
import { words } from './built-season';
import { checkOf, lateOf } from './tools';

const { print, printTitle } = checklistWords;

/** Wider than the browsers' default margin of one centimetre. */
const margin = { top: '0.75in', right: '0.75in', bottom: '0.75in', left: '0.75in' };

test('the list’s button prints the list alone, on one sheet, and the page is whole again after', async ({
  page,
}) => {
  let printings = 0;
  await page.exposeFunction('countPrinting', () => (printings += 1));
  await page.addInitScript('window.print = () => countPrinting()');
  await page.goto(pages.incomeTax.path);
  const heading = page.getByRole('heading', { level: 1 });
  for (const format of ['Letter', 'A4']) {
    await page.getByRole('button', { name: print }).click();
    await expect.poll(() => printings).toBe(format === 'Letter' ? 1 : 2);
    await page.emulateMedia({ media: 'print' });
    // Hidden words of other years stand in the same sentences.
    const printed = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    for (const text of [printTitle, ...documents]) expect(printed).toContain(fill(text, words));
    await expect(heading).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // The PDF resolves when it is complete.
    expect(sheetsIn(await page.pdf({ format, margin }))).toBe(1);
    await page.emulateMedia({ media: null });
    await expect(heading).toBeVisible();
  }
  expect(sheetsIn(await page.pdf({ format: 'Letter', margin }))).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  // The check prints its limits, not its answers.
  for (const tool of [checkOf(page).getByRole('radiogroup').first(), lateOf(page)])
    await expect(tool).toBeHidden();
});

test('on letter and A4 paper every date of the calendar stands in its cell @desktop', async ({ page }) => {
  await page.goto(pages.calendar.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('td time').first()).toBeVisible();
  await expect(page.getByText(otherSeasonsWords.dates.heading)).toBeHidden();
  for (const width of [680, 702, 816]) {
    await page.setViewportSize({ width, height: 1000 });
    expect([width, await page.evaluate(beyondTheirCell)]).toEqual([width, []]);
  }
});

/** Sheets of the PDF that the browser would print. */
function sheetsIn(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
