import { checklistWords, documents } from '@/content/checklist';
import { otherSeasonsWords } from '@/content/calendar';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { isAsShipped } from '@/content/site';
import { fill } from '@/lib/words/fill';
import { words } from './active-season';
import { expect, test } from './fixtures';
import { brokenDates } from './in-page';
import { checkOf, lateOf } from './income-tax-tools';

test('the print button prints only the checklist, as shipped on one sheet, and then restores the page', async ({
  page,
}) => {
  /** Number of sheets, with wider margins than the browser's default of one centimetre. */
  const sheets = async (format: string) => {
    const margin = { top: '0.75in', right: '0.75in', bottom: '0.75in', left: '0.75in' };
    return sheetsOf(await page.pdf({ format, margin }));
  };
  let printings = 0;
  await page.exposeFunction('countPrinting', () => (printings += 1));
  await page.addInitScript(
    "window.print = () => { dispatchEvent(new Event('beforeprint')); countPrinting(); }",
  );
  await page.goto(`${pages.incomeTax.path}#${anchors.documents}`);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [index, format] of ['Letter', 'A4'].entries()) {
    await page.getByRole('button', { name: checklistWords.print }).click();
    await expect.poll(() => printings).toBe(index + 1);
    await page.emulateMedia({ media: 'print' });
    // Reads only visible text, because the sentences also hold hidden words of other years.
    const printed = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    for (const text of [checklistWords.printTitle, ...documents])
      expect(printed).toContain(fill(text, words));
    await expect(heading.or(page.getByRole('contentinfo'))).toHaveCount(0);
    // An owner may list more documents.
    expect(await sheets(format)).toBeLessThan(isAsShipped ? 2 : 9);
    await page.emulateMedia({ media: null });
    await expect(heading).toBeVisible();
  }
  expect(await sheets('Letter')).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  // The check prints its limits, not its answers.
  for (const tool of [checkOf(page).getByRole('radiogroup').first(), lateOf(page)])
    await expect(tool).toBeHidden();
});

test('printed pages show the words of every fold, no form field, and nothing behind words even when backgrounds are printed', async ({
  page,
}) => {
  for (const { path } of Object.values(pages)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('select, textarea').filter({ visible: true })).toHaveCount(0);
    const folds = page.locator('details:not(.screen, .screen *)');
    for (const words of await folds.locator('> :last-child:not(.screen)').all())
      await expect(words).toBeVisible();
    expect([path, await page.evaluate(backgrounds)]).toEqual([path, []]);
    await page.emulateMedia({ media: null });
    expect(await page.evaluate(backgrounds)).not.toEqual([]);
  }
});

test('the calendar prints on four sheets at most, and on letter and A4 paper every date fits its cell @desktop', async ({
  page,
}) => {
  await page.goto(pages.calendar.path, { waitUntil: 'networkidle' });
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
  // An owner may write more.
  for (const format of isAsShipped ? ['Letter', 'A4'] : [])
    expect(sheetsOf(await page.pdf({ format, margin })), format).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('td time').first()).toBeVisible();
  await expect(page.getByText(otherSeasonsWords.dates.heading)).toBeHidden();
  for (const width of [680, 702, 816]) {
    await page.setViewportSize({ width, height: 1000 });
    expect([width, await page.evaluate(brokenDates, 2)]).toEqual([width, []]);
    // The bars of the drawing are inside its frame.
    const bars = await page.locator('figure dl rect').all();
    expect(bars.length).toBeGreaterThan(3);
    const frame = await page.locator('figure').boundingBox();
    for (const bar of bars) {
      const box = await bar.boundingBox();
      expect(box?.height).toBeGreaterThan(8);
      expect(box?.y).toBeGreaterThan(frame?.y ?? Infinity);
    }
  }
});

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** Runs in the page: returns the classes of visible elements with a background. */
function backgrounds(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
    return isBare || !element.checkVisibility() ? [] : [String(element.className)];
  });
}
