import { pages as contentPages } from '@/content/pages';
import { openModal } from './contact';
import { contrasts, readControls } from './contrast';
import { expect, test } from './fixtures';
import { openFolds } from './in-page';
import { notFoundReport, pages } from './pages';
import { answerAll } from './income-tax-tools';

const chosen = 'label:has(input:checked)';

test('every control can be read at rest, hovered, focused, pressed and chosen @phone', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.expect(notFoundReport);
  // What fades would be read halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const read = async (where: string, selector?: string) => {
    await page.evaluate(openFolds);
    const faint = (await readControls(page, selector))
      .filter(({ ratio, needed }) => ratio < needed)
      .map(({ state, control, ratio }) => `${control}, ${state}: ${ratio.toFixed(2)}`);
    expect.soft([where, ...faint]).toEqual([where]);
  };
  const readChosen = async (where: string) => {
    for (const index of [0, 1, 2]) {
      await page.evaluate(chooseEach, index);
      await read(`${where}, choice ${index}`, chosen);
    }
  };
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await read(path);
    if (path === contentPages.incomeTax.path) {
      await answerAll(page);
      await read(`${path}, answered`);
    }
    await readChosen(path);
  }
  await openModal(page);
  await read('modal');
  await readChosen('modal');
});

test('what was tapped last can be read, though it stays hovered @finger', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of [contentPages.home, contentPages.incomeTax]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const groups = page.locator('fieldset, [role=radiogroup]').filter({ visible: true });
    for (const group of await groups.all()) {
      const chip = group.locator('label:has(input)').nth(1);
      await chip.tap();
      await expect(chip.getByRole('radio').or(chip.getByRole('checkbox'))).toBeChecked();
      const faint = (await page.evaluate(contrasts, chosen)).filter(({ ratio, needed }) => ratio < needed);
      expect.soft(faint, await chip.innerText()).toEqual([]);
    }
  }
});

/** Runs in the page: chooses the answer of this index in each group, and ticks every box. */
function chooseEach(index: number): void {
  for (const group of document.querySelectorAll('fieldset, [role=radiogroup]')) {
    const radios = [...group.querySelectorAll<HTMLInputElement>('[type=radio]')];
    radios.at(index)?.click();
    for (const box of group.querySelectorAll<HTMLInputElement>('[type=checkbox]:not(:checked)')) box.click();
  }
}
