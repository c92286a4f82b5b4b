declare global {
  interface Window {
    /** Sum of the layout shifts without input. */
    shifted: number;
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
}

/**
 * Functions about layout. Playwright sends their source to the page, so they use nothing outside themselves.
 */

/** Opens every `<details>`, including those of which only one may be open at a time. */
export function openFolds(): void {
  for (const fold of document.querySelectorAll('details')) fold.removeAttribute('name');
  for (const fold of document.querySelectorAll('details')) fold.open = true;
}

/** Elements beyond the right edge of a page that scrolls sideways. */
export function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const elements = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName}.${element.className} «${element.textContent.trim().slice(0, 40)}»`);
  return [`${scrollWidth} px of ${clientWidth}`, ...elements.slice(-4)];
}

/** Text that is clipped by a box without scroll bars. */
export function cutOff(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const letsOut = (element: Element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    return overflowX === 'visible' && clipPath === 'none';
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    let box = text.parentElement;
    if (text.textContent?.trim() === '' || !box?.checkVisibility({ opacityProperty: true })) continue;
    while (box && box !== document.body && letsOut(box)) box = box.parentElement;
    if (!box || box === document.body || getComputedStyle(box).clipPath !== 'none') continue;
    range.selectNodeContents(text);
    const [words, edges] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    const across = words.right > edges.right + 1 || words.left < edges.left - 1;
    if (across || words.bottom > edges.bottom + 2 || words.top < edges.top - 2)
      found.add(`${box.tagName}.${box.className} «${text.textContent?.trim().slice(0, 40)}»`);
  }
  return [...found];
}

/** Words and numbers that are broken across lines. */
export function brokenWords(within: string): string[] {
  const found: string[] = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll(within)) {
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    if (element.getBoundingClientRect().width <= 2) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2) continue;
      // A no-break space is part of the number that it keeps whole.
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^ \n]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${element.tagName} «${word}»`);
      }
    }
  }
  return found;
}

/** Dates that overflow their table cell, or take more lines than this. */
export function brokenDates(lines: number): string[] {
  return [...document.querySelectorAll('td time')]
    .filter((date) => {
      const cell = date.closest('td')?.getBoundingClientRect();
      const { right } = date.getBoundingClientRect();
      return date.getClientRects().length > lines || right > (cell?.right ?? 0) + 1;
    })
    .map((date) => `«${date.textContent}»`);
}

/** Adds up the layout shifts of the next page in `shifted`. */
export function sumShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[])
      if (!shift.hadRecentInput) window.shifted += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
