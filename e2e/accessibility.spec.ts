import type { Spec } from 'axe-core';
import { violations } from './axe';
import { sendingFailed } from './contact';
import { expect, test } from './fixtures';
import { focusFault } from './keyboard-focus';
import { openFolds } from './in-page';
import { notFoundReport, sitePages } from './pages';
import { enter, goOn, states } from './screenshots/states';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The states of each page, in the order in which one visit comes by them, with the part that the state changes; the first
 * one is read whole.
 */
const visits: readonly (readonly (readonly [state: keyof typeof states, part?: string])[])[] = [
  [
    ['home'],
    ['whatsapp', '#whatsapp'],
    ['menu', '#menu'],
    ['form-errors', '#contact'],
    ['failure', '.swal2-popup'],
  ],
  [['income-tax-answers'], ['modal', 'dialog[open]']],
  [['lookup-calendar']],
  [['not-found']],
];

test.beforeEach(({ consoleErrors }) => {
  for (const report of [sendingFailed, notFoundReport]) consoleErrors.allow(report);
});

/** Every control is 44 px high here. By default axe accepts 24 px, or a smaller control with enough room around it. */
const touch: Spec = {
  checks: [{ id: 'target-size', options: { minSize: 43.5 } }],
  // A label takes the taps for its checkbox, so the box itself may be smaller. axe reads only simple selectors in `:not()`.
  rules: [
    {
      id: 'target-size',
      any: ['target-size'],
      selector: ':not([type=checkbox], [type=radio])',
    },
  ],
};

for (const readings of visits)
  test(`on ${readings.map(([name]) => name).join(', ')} axe finds nothing, what can be tapped is 44 px high, or a link in a sentence, and all is seen in forced colours @finger`, async ({
    page,
    api,
  }) => {
    // Half-faded text has too little contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, part] of readings) {
      if (part) await goOn(page, api, states[name]);
      else await enter(page, api, states[name]);
      // axe reports a target that is half under the header as too small.
      await page.evaluate(() => scrollTo(0, 0));
      if (name === 'income-tax-answers') await page.evaluate(openFolds);
      expect([name, ...(await violations(page, part ?? 'html', levels, touch))]).toEqual([name]);
      expect([name, ...(await page.evaluate(lowLabels))]).toEqual([name]);
      // Deferred chunks load no stylesheet: the page must have their rules.
      expect(await page.evaluate(unstyled)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      for (const unseen of [withoutEdge, vanished, asUnchosen])
        expect([name, ...(await page.evaluate(unseen))]).toEqual([name]);
      await page.emulateMedia({ forcedColors: null });
      if (part) continue;
      await page.emulateMedia({ contrast: 'more' });
      expect(await violations(page, 'html', ['color-contrast-enhanced'])).toEqual([]);
      await page.emulateMedia({ contrast: null });
    }
  });

for (const { path } of sitePages) {
  test(`${path}: Tab and Shift+Tab reach nothing that is hidden or shows no focus ring @desktop`, async ({
    page,
  }) => {
    // Smooth scrolling would still be moving the focused element while its position is read.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.keyboard.press('Tab');
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops: (string | undefined)[] = [];
      while (stops.at(-1) !== 'end' && stops.length < 150) {
        await page.keyboard.press(key);
        stops.push(await page.evaluate(focusFault));
      }
      expect(stops.length).toBeGreaterThan(8);
      expect(stops.filter((fault) => fault !== undefined)).toEqual(['end']);
    }
  });
}

/** Runs in the page: returns labels that take the taps for a box and are less than 44 px high. */
function lowLabels(): string[] {
  return [...document.querySelectorAll('label:is(:has(input), :has(+ [type=checkbox]))')]
    .filter((label) => label.checkVisibility() && label.getBoundingClientRect().height < 43.5)
    .map(({ outerHTML }) => outerHTML);
}

/** Runs in the page: returns the class names of CSS modules (`Button_button`) that no rule selects. */
function unstyled(): string[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const css = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();
  const names = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  return [...new Set(names)].filter((name) => name.includes('_') && !css.includes(`.${name}`));
}

/** Runs in the page: returns buttons and fields without a border or a background of their own. */
function withoutEdge(): string[] {
  const page = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll('button, [role="button"], input:not([type="checkbox"]), textarea')]
    .filter((element) => element.checkVisibility({ opacityProperty: true }))
    .filter((element) => {
      const { borderTopWidth, borderTopStyle, backgroundColor, textDecorationLine } =
        getComputedStyle(element);
      const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      return !hasBorder && backgroundColor === page && textDecorationLine === 'none';
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Runs in the page: returns icons and words of drawings that don't have the colour of the text around them. */
function vanished(): string[] {
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const around = (element: Element | null) => element && getComputedStyle(element).color;
  const icons = [...document.querySelectorAll('svg[stroke="currentColor"]')]
    .filter(shown)
    .filter((icon) => getComputedStyle(icon).color !== around(icon.parentElement));
  const words = [...document.querySelectorAll('[class*="drawing"] text')]
    .filter(shown)
    .filter((text) => getComputedStyle(text).fill !== around(document.body));
  return [...icons, ...words].map((element) => element.outerHTML.slice(0, 120));
}

/** Runs in the page: returns chosen chips that look like one beside them that isn't chosen. */
function asUnchosen(): string[] {
  const colourOf = (chip: Element) => getComputedStyle(chip).backgroundColor;
  return [...document.querySelectorAll('.chip:has(:checked)')]
    .filter((chip) =>
      [...(chip.parentElement?.children ?? [])].some(
        (other) => other.matches('.chip:not(:has(:checked))') && colourOf(other) === colourOf(chip),
      ),
    )
    .map(({ outerHTML }) => outerHTML);
}
