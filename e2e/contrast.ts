import type { CDPSession, Page } from '@playwright/test';

/** States in which a control is read; a tap leaves it hovered until the next one. */
const pseudoStates = {
  'at rest': [],
  hovered: ['hover'],
  focused: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
} as const;

type PseudoState = keyof typeof pseudoStates;
export type Reading = { state: PseudoState; control: string; ratio: number; needed: number };

const controls = 'a, button, summary, select, textarea, input, label:has(input)';

/** The contrast of every visible control's words in each pseudo-state, the faintest first. */
export async function readControls(page: Page, selector = controls): Promise<Reading[]> {
  const session = await page.context().newCDPSession(page);
  const nodeIds = await controlNodes(session, selector);
  const readings: Reading[] = [];
  for (const [state, forcedPseudoClasses] of Object.entries(pseudoStates)) {
    await Promise.all(
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] }),
      ),
    );
    const found = await page.evaluate(contrasts, selector);
    readings.push(...found.map((reading) => ({ ...reading, state: state as PseudoState })));
  }
  await session.detach();
  return readings.sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
}

async function controlNodes(session: CDPSession, selector: string): Promise<number[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  return nodeIds;
}

/**
 * Runs in the page: the lowest contrast of each control's words, or of its icon, with whatever is painted behind
 * them. Of a gradient each colour counts; opacity and filters are applied.
 */
export function contrasts(selector: string): { control: string; ratio: number; needed: number }[] {
  type Colour = readonly [number, number, number, number];
  const parse = (text: string): Colour[] =>
    [...text.matchAll(/rgba?\(([^)]+)\)/g)].map(([, list = '']) => {
      const [r = 0, g = 0, b = 0, a = 1] = list.split(/[\s,/]+/).map(Number);
      return [r, g, b, a];
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
  /** Every pair of ink and ground that words of this colour may have, from the element outwards. */
  const painted = (element: Element, ink: Colour): [Colour, Colour][] => {
    const chain: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) {
      chain.unshift(each);
      // What is in the top layer is painted over the page.
      if (each.matches(':modal, :popover-open')) break;
    }
    const walk = (index: number, grounds: Colour[]): [Colour, Colour][] => {
      const at = chain[index];
      if (!at) return grounds.map((ground) => [over(ink, ground), ground]);
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(at);
      const [plain = [0, 0, 0, 0] as Colour] = parse(backgroundColor);
      // Hairlines are no ground.
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
    const words = new Set<Element>();
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
      if (text.parentElement && text.textContent?.trim() !== '') words.add(text.parentElement);
    if (control.matches('select, textarea, input:not([type=radio], [type=checkbox])')) words.add(control);
    const icons = words.size === 0 ? [...control.querySelectorAll('svg')] : [];
    const ratios = [...words, ...icons]
      .filter((element) => isShown(element, control))
      .map((element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = parseFloat(fontSize);
        const isLarge =
          element instanceof SVGElement || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const [ink = [0, 0, 0, 1] as Colour] = parse(color);
        return {
          ratio: Math.min(...painted(element, ink).map(([text, ground]) => ratioOf(text, ground))),
          needed: isLarge ? 3 : 4.5,
        };
      })
      .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
    const [lowest] = ratios;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
    const checked = control.querySelector(':checked') || control.matches(':checked') ? ', chosen' : '';
    if (lowest) found.push({ control: `${control.tagName.toLowerCase()} «${name}»${checked}`, ...lowest });
  }
  return found;
}
