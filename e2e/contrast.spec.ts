import type { Page } from '@playwright/test';
import { sendingFailed } from './contact';
import { controls, readControls } from './contrast';
import { expect, test } from './fixtures';
import { openFolds } from './in-page';
import { notFoundReport } from './pages';
import { enter, goOn, states } from './screenshots/states';

// Reduced motion stops the transitions, so that no colour is read halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Reading = readonly [state: keyof typeof states, part?: string];

/**
 * The states of each page, in the order in which one visit comes by them, with the part that the state changes; the first
 * one is read whole.
 */
const onScreens: readonly (readonly Reading[])[] = [
  [['home'], ['whatsapp', '[popover]'], ['form-errors', '#contact']],
  [
    ['failure', '.swal2-popup'],
    ['success', '.swal2-popup'],
    ['sending', '#contact'],
  ],
  // Whoever was in the SIMPLE has no penalty to calculate.
  [['income-tax'], ['late-wrong', '#late-filing'], ['checker-simple', '#filing-check'], ['modal', 'dialog']],
  [['income-tax-answers']],
  [['lookup-calendar']],
  [['not-found']],
];
/** States that look different on a phone. Rules for a hovering pointer don't apply there. */
const onPhones: readonly (readonly Reading[])[] = [
  [['home'], ['whatsapp', '[popover]'], ['menu', '#menu']],
  [['income-tax'], ['modal', 'dialog']],
  [['income-tax-answers']],
];
/** Pages on which each answer is chosen in turn. */
const withChoices = ['home', 'income-tax-answers'];

for (const [tag, visits] of [
  ['@desktop', onScreens],
  ['@finger', onPhones],
] as const)
  for (const readings of visits) {
    const [[first]] = readings as [Reading];
    const names = readings.map(([name]) => name).join(', ');
    test(`${names}: each control can be read at rest, hovered, focused, pressed, tapped and chosen ${tag}`, async ({
      page,
      api,
      consoleErrors,
    }) => {
      consoleErrors.allow(notFoundReport);
      consoleErrors.allow(sendingFailed);
      const faint: string[] = [];
      for (const [name, part] of readings) {
        if (name === first) await enter(page, api, states[name]);
        else await goOn(page, api, states[name]);
        if (part === undefined) faint.push(...(await faintControls(page, 'details:not([open]) > summary')));
        faint.push(...(await faintControls(page, part && `:is(${part}) :is(${controls})`)));
        if (withChoices.includes(name))
          for (const index of [0, 1, 2]) {
            await page.evaluate(chooseEach, index);
            const labels = await faintControls(page, 'label:has(input)');
            faint.push(...labels.map((control) => `choice ${index + 1}: ${control}`));
          }
      }
      expect(faint).toEqual([]);
    });
  }

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
