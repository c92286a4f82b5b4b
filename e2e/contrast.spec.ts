import type { Page } from '@playwright/test';
import { sendingFailed } from './contact';
import { contrasts, readControls } from './contrast';
import { expect, test } from './fixtures';
import { openFolds } from './in-page';
import { notFoundReport } from './pages';
import { enter, states } from './screenshots/states';

// Without transitions, so that no colour is read halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** States in which each answer is chosen in turn. */
const withChoices = ['home', 'income-tax-answers', 'calendar', 'not-found'] as const;
const onScreens = [
  ...([...withChoices, 'income-tax', 'modal', 'whatsapp', 'lookup-calendar', 'checker-simple'] as const),
  ...(['late-wrong', 'form-errors', 'sending', 'success', 'failure'] as const),
];
/** States that look different on a phone. Rules for a hovering pointer don't apply there. */
const onPhones = ['home', 'income-tax', 'income-tax-answers', 'modal', 'menu', 'whatsapp'] as const;

for (const [tag, names] of [
  ['@desktop', onScreens],
  ['@finger', onPhones],
] as const)
  for (const name of names) {
    test(`${name}: each control can be read at rest, hovered, focused, pressed, tapped and chosen ${tag}`, async ({
      page,
      api,
      consoleErrors,
    }) => {
      consoleErrors.allow(notFoundReport);
      consoleErrors.allow(sendingFailed);
      await enter(page, api, states[name]);
      const faint = await faintControls(page, 'details:not([open]) > summary');
      faint.push(...(await faintControls(page)));
      if (withChoices.some((each) => each === name))
        for (const index of [0, 1, 2]) {
          await page.evaluate(chooseEach, index);
          faint.push(...(await faintControls(page)).map((control) => `choice ${index + 1}: ${control}`));
        }
      expect(faint).toEqual([]);
    });
  }

test('a tapped answer, which stays hovered, can be read @finger', async ({ page, api }) => {
  for (const name of ['home', 'income-tax'] as const) {
    await enter(page, api, states[name]);
    const groups = page.locator('fieldset, [role=radiogroup]').filter({ visible: true });
    for (const group of await groups.all()) {
      const chip = group.locator('label:has(input)').nth(1);
      await chip.tap();
      await expect(chip.getByRole('radio').or(chip.getByRole('checkbox'))).toBeChecked();
      const readings = await page.evaluate(contrasts, 'label:has(input:checked)');
      expect.soft(readings.filter(isFaint), await chip.innerText()).toEqual([]);
    }
  }
});

/** Runs in the page: chooses the answer at this index in each group, and ticks every box. */
function chooseEach(index: number): void {
  for (const group of document.querySelectorAll('fieldset, [role=radiogroup]'))
    [...group.querySelectorAll<HTMLInputElement>('[type=radio]')].at(index)?.click();
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]:not(:checked)')) box.click();
}

const isFaint = ({ ratio, needed }: { ratio: number; needed: number }) => ratio < needed;

/** Controls whose words have less contrast than WCAG AA asks. */
async function faintControls(page: Page, selector?: string): Promise<string[]> {
  if (selector === undefined) await page.evaluate(openFolds);
  const faint = (await readControls(page, selector)).filter(isFaint);
  return faint.map(({ state, control, ratio }) => `${control}, ${state}: ${ratio.toFixed(2)}`);
}
