import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus, which must be visible at every step. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const lost: string[] = [];
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(focusFault);
    // The browser starts over after the page's end.
    if (fault !== undefined && fault !== 'end') lost.push(fault);
  }
  expect(lost).toEqual([]);
  await expect(target).toBeFocused();
}

/** Runs in the page: why the focus is invisible; `end` once it has left the page. */
export function focusFault(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  const name = `${focused.tagName} «${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40)}» ${focused.id}`;
  // The label draws the box of a visually hidden input.
  const shown = focused.matches('input[type="checkbox"]') ? (focused.closest('label') ?? focused) : focused;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
  let seen = 0;
  for (const { left, top, width, height } of shown.getClientRects()) {
    for (const across of [0.05, 0.25, 0.5, 0.75, 0.95]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const there = document.elementFromPoint(left + width * across, top + height * down);
        if (there && (shown.contains(there) || there.contains(shown) || there === label)) seen += 1;
      }
    }
  }
  if (seen === 0) return `${name} is covered or out of sight`;
  // The browser outlines the focused part of a date, not the whole field.
  if (focused.matches('[type="date"]')) return undefined;
  const { outlineStyle } = getComputedStyle(focused);
  const beside = [
    ...shown.querySelectorAll('*'),
    ...(focused.nextElementSibling ? [focused.nextElementSibling] : []),
  ];
  const isRinged =
    outlineStyle !== 'none' || beside.some((element) => getComputedStyle(element).outlineStyle !== 'none');
  return isRinged ? undefined : `${name} shows no ring`;
}
