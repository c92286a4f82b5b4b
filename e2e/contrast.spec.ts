import type { Page } from '@playwright/test';
import { ANSWER } from '@/components/dom/attributes';
import { violations } from './axe';
import { sendingFailed } from './contact';
import { expect, test } from './fixtures';
import { openFolds } from './in-page';
import { notFoundReport } from './pages';
import { enter, goOn, states } from './screenshots/states';

// Reduced motion stops the transitions, so that no colour is read halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The selector finds all controls that a visitor presses or fills in. */
const CONTROLS = 'a, button, summary, select, textarea, input';

/** States in which a control is read. A tap leaves a control hovered and focused until the next tap. */
const pseudoStates = {
  focused: ['focus', 'focus-visible'],
  tapped: ['hover', 'focus'],
} as const;

/**
 * The states of each page, in the order in which one visit comes by them, with the part that the state changes; the first
 * one is read whole. The menu is a phone's; the rest of a phone looks as here without a pointer.
 */
const visits: readonly (readonly (readonly [state: keyof typeof states, part?: string])[])[] = [
  [
    ['home'],
    ['whatsapp', '[popover]'],
    ['form-errors', '#contact'],
    ['failure', '.swal2-popup'],
    ['success', '.swal2-popup'],
    ['sending', '#contact'],
  ],
  // Whoever was in the SIMPLE has no penalty to calculate.
  [
    ['income-tax-answers'],
    ['late-wrong', '#late-filing'],
    ['checker-simple', '#filing-check'],
    ['modal', 'dialog'],
  ],
  [['lookup-calendar']],
  [['not-found']],
  [['menu', '#menu']],
];
/** The answers that are chosen in turn in each group of a page; in the check each has a verdict of its own colours. */
const choices: Partial<Record<string, readonly number[]>> = { home: [0], 'income-tax-answers': [0, 1, 2] };

for (const readings of visits) {
  const names = readings.map(([name]) => name);
  const tag = names.includes('menu') ? '@finger' : '@desktop';
  test(`${names.join(', ')}: each control can be read focused, tapped and chosen ${tag}`, async ({
    page,
    api,
    consoleErrors,
  }) => {
    consoleErrors.allow(notFoundReport);
    consoleErrors.allow(sendingFailed);
    for (const [index, [name, part = 'body']] of readings.entries()) {
      await (index === 0 ? enter : goOn)(page, api, states[name]);
      if (part === 'body') await page.evaluate(openFolds);
      for (const choice of choices[name] ?? [undefined]) {
        if (choice !== undefined) await page.evaluate(chooseEach, choice);
        expect([name, choice, await faintControls(page, part)]).toEqual([name, choice, []]);
      }
    }
  });
}

/** Runs in the page: chooses the answer at this index in each group, and ticks every box. */
function chooseEach(index: number): void {
  for (const group of document.querySelectorAll('fieldset, [role=radiogroup]'))
    [...group.querySelectorAll<HTMLInputElement>('[type=radio]')].at(index)?.click();
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]:not(:checked)')) box.click();
}

/** Words of controls and verdicts that have less contrast than WCAG AA asks in one of the states. */
async function faintControls(page: Page, part: string): Promise<string[]> {
  await page.evaluate(matchForcedStates);
  const faint: string[] = [];
  for (const [state, classes] of Object.entries(pseudoStates)) {
    await page.evaluate(forceStates, { controls: CONTROLS, classes });
    const read = `${part} :is(${CONTROLS}, label, [${ANSWER}])`;
    faint.push(...(await violations(page, read, ['color-contrast'])).map((found) => `${state}: ${found}`));
  }
  return faint;
}

/**
 * Runs in the page: has each rule for `:hover` also match `[data-forced-hover]`, which weighs the same. Forcing states
 * through DevTools takes minutes, because the browser computes all styles again for each control.
 */
function matchForcedStates(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-forced'))
        rule.selectorText = rule.selectorText.replace(
          /:(hover|focus-visible|focus-within|focus)(?![\w-])/g,
          ':is($&, [data-forced-$1])',
        );
      else if (rule instanceof CSSGroupingRule) change(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) change(sheet.cssRules);
  // axe judges no words on a gradient; each has a plain colour of the same darkness below it.
  const plain = new CSSStyleSheet();
  plain.replaceSync('* { background-image: none !important; }');
  document.adoptedStyleSheets.push(plain);
}

/**
 * Runs in the page: puts every control in these pseudo-classes and in no other. What surrounds a control, as its
 * label, is hovered with it, and has the focus within it.
 */
function forceStates({ controls, classes }: { controls: string; classes: readonly string[] }): void {
  for (const name of ['hover', 'focus', 'focus-visible', 'focus-within'])
    for (const element of document.querySelectorAll(`[data-forced-${name}]`))
      element.removeAttribute(`data-forced-${name}`);
  for (const control of document.querySelectorAll(controls)) {
    for (const name of classes) {
      control.setAttribute(`data-forced-${name}`, '');
      const outer = name === 'focus' ? 'focus-within' : name;
      for (let each = control.parentElement; each && name !== 'focus-visible'; each = each.parentElement)
        each.setAttribute(`data-forced-${outer}`, '');
    }
  }
}
