import type { Page } from '@playwright/test';

/** States in which a control is read. A tap leaves a control hovered and focused until the next tap. */
const pseudoStates = {
  'at rest': [],
  hovered: ['hover'],
  focused: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
  tapped: ['hover', 'focus'],
} as const;

type PseudoState = keyof typeof pseudoStates;
type Reading = { state: PseudoState; control: string; ratio: number; needed: number };

const focusable = 'a, button, summary, select, textarea, input';
/** Everything that can be used, and the labels around it. */
export const controls = `${focusable}, label:has(input)`;

/** Contrast of every visible control's words in each pseudo-state, faintest first. */
export async function readControls(page: Page, selector = controls): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const state of Object.keys(pseudoStates) as PseudoState[]) {
    await putInPseudoState(page, state);
    const found = await page.evaluate(contrasts, selector);
    readings.push(...found.map((reading) => ({ ...reading, state })));
  }
  await putInPseudoState(page, 'at rest');
  return readings.sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
}

/** Puts every control of the page in a pseudo-state, and in no other. */
async function putInPseudoState(page: Page, state: PseudoState): Promise<void> {
  await page.evaluate(matchForcedStates);
  await page.evaluate(forceStates, { focusable, classes: pseudoStates[state] });
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
          /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g,
          ':is($&, [data-forced-$1])',
        );
      else if (rule instanceof CSSGroupingRule) change(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) change(sheet.cssRules);
}

/**
 * Runs in the page: puts every control in these pseudo-classes and in no other. What surrounds a control, as its
 * label, is hovered and pressed with it, and has the focus within it.
 */
function forceStates({ focusable, classes }: { focusable: string; classes: readonly string[] }): void {
  for (const name of ['hover', 'active', 'focus', 'focus-visible', 'focus-within'])
    for (const element of document.querySelectorAll(`[data-forced-${name}]`))
      element.removeAttribute(`data-forced-${name}`);
  for (const control of document.querySelectorAll(focusable)) {
    for (const name of classes) {
      control.setAttribute(`data-forced-${name}`, '');
      const outer = name === 'focus' ? 'focus-within' : name;
      for (let each = control.parentElement; each && name !== 'focus-visible'; each = each.parentElement)
        each.setAttribute(`data-forced-${outer}`, '');
    }
  }
}

/**
 * Runs in the page: the lowest contrast of each control's words, or of its icon, with what is painted behind them.
 * Placeholders and the text of pseudo-elements are words too. Every colour of a gradient counts; opacity and filters
 * are applied.
 */
function contrasts(selector: string): { control: string; ratio: number; needed: number }[] {
  type Colour = readonly [number, number, number, number];
  /** Colours of a computed value; `color-mix()` computes to `color(srgb …)`, whose channels end at 1. */
  const parse = (text: string): Colour[] =>
    [...text.matchAll(/(rgba?|color)\((?:srgb )?([^)]+)\)/g)].map(([, kind, list = '']) => {
      const [r = 0, g = 0, b = 0, a = 1] = list.split(/[\s,/]+/).map(Number);
      const scale = kind === 'color' ? 255 : 1;
      return [r * scale, g * scale, b * scale, a];
    });
  const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
    r * a + R * (1 - a),
    g * a + G * (1 - a),
    b * a + B * (1 - a),
    1,
  ];
  const luminance = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((channel) => {
      const value = channel / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ratioOf = (one: Colour, other: Colour) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const filtered = (filter: string, [r, g, b, a]: Colour): Colour => {
    const brightness = Number(/brightness\(([\d.]+)\)/.exec(filter)?.[1] ?? 1);
    const grey = Number(/grayscale\(([\d.]+)\)/.exec(filter)?.[1] ?? 0);
    const mean = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const [x = 0, y = 0, z = 0] = [r, g, b].map((channel) =>
      Math.min(255, (channel * (1 - grey) + mean * grey) * brightness),
    );
    return [x, y, z, a];
  };
  /** Words of one colour: an element's own text, its placeholder, or a pseudo-element's text. */
  type Words = { element: Element; pseudo?: string; isIcon?: boolean };
  /** Every pair of text and background colours that these words may have. */
  const painted = ({ element, pseudo }: Words): [Colour, Colour][] => {
    const chain = pseudo ? [getComputedStyle(element, pseudo)] : [];
    for (let each: Element | null = element; each; each = each.parentElement) {
      chain.unshift(getComputedStyle(each));
      // The top layer is painted over the page.
      if (each.matches(':modal, :popover-open')) break;
    }
    const [ink = [0, 0, 0, 1] as Colour] = parse(getComputedStyle(element, pseudo).color);
    const walk = (index: number, grounds: Colour[]): [Colour, Colour][] => {
      const at = chain[index];
      if (!at) return grounds.map((ground) => [over(ink, ground), ground]);
      const { backgroundColor, backgroundImage, opacity, filter } = at;
      const [plain = [0, 0, 0, 0] as Colour] = parse(backgroundColor);
      // Leaves out hairlines, which are drawn as backgrounds but have no text on them.
      const stops = parse(backgroundImage.replace(/repeating-linear-gradient\((?:[^()]|\([^()]*\))*\)/g, ''));
      const isCovered = stops.length > 0 && stops.every(([, , , alpha]) => alpha === 1);
      const own = grounds.flatMap((ground) => {
        const base = over(plain, ground);
        return [...(isCovered ? [] : [base]), ...stops.map((stop) => over(stop, base))];
      });
      const distinct = [...new Map(own.map((each) => [each.map(Math.round).join(), each])).values()];
      const inner = walk(index + 1, distinct);
      const alpha = Number(opacity);
      if (alpha === 1 && filter === 'none') return inner;
      return inner.flatMap(([text, ground]) =>
        grounds.map((behind): [Colour, Colour] => {
          const fade = ([r, g, b]: Colour) => over(filtered(filter, [r, g, b, alpha]), behind);
          return [fade(text), fade(ground)];
        }),
      );
    };
    return walk(0, [[255, 255, 255, 1]]);
  };
  const isShown = (element: Element | null, control: Element) => {
    for (let each = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath.startsWith('inset')) return false;
      if (each === control) break;
    }
    return element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  };
  const found: { control: string; ratio: number; needed: number }[] = [];
  const dialog = document.querySelector(':modal');
  for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(selector)) {
    const words: Words[] = [];
    for (const element of [control, ...control.querySelectorAll('*')]) {
      if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
        words.push({ element });
      for (const pseudo of ['::before', '::after']) {
        const [, text = '', alternative] =
          /^"(.*?)"(?: \/ "(.*)")?$/.exec(getComputedStyle(element, pseudo).content) ?? [];
        if (text.trim() !== '') words.push({ element, pseudo, isIcon: alternative === '' });
      }
    }
    if (control.matches('input:placeholder-shown')) words.push({ element: control, pseudo: '::placeholder' });
    else if (control.matches('select, textarea, input:not([type=radio], [type=checkbox])'))
      words.push({ element: control });
    if (words.length === 0)
      words.push(...[...control.querySelectorAll('svg')].map((element) => ({ element, isIcon: true })));
    const [lowest] = words
      .filter(({ element }) => isShown(element, control))
      .map((each) => {
        const { fontSize, fontWeight } = getComputedStyle(each.element, each.pseudo);
        const size = parseFloat(fontSize);
        const isLarge = each.isIcon || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const ratios = painted(each).map(([text, ground]) => ratioOf(text, ground));
        return { ratio: Math.min(...ratios), needed: isLarge ? 3 : 4.5 };
      })
      .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
    const checked = control.querySelector(':checked') || control.matches(':checked') ? ', chosen' : '';
    if (lowest) found.push({ control: `${control.tagName.toLowerCase()} «${name}»${checked}`, ...lowest });
  }
  return found;
}
