import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus. The focus must be visible at every step. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const lost: string[] = [];
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(focusFault);
    // After the last element the browser starts again at the first.
    if (fault !== undefined && fault !== 'end') lost.push(fault);
  }
  expect(lost).toEqual([]);
  await expect(target).toBeFocused();
}

/** Runs in the page: returns why the focus is invisible, or `end` once it has left the page. */
export function focusFault(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  // The label shows the focus of a visually hidden checkbox.
  const shown = focused.matches('input[type="checkbox"]') ? (focused.closest('label') ?? focused) : focused;
  const isSeen = [...shown.getClientRects()].some(({ left, top, width, height }) =>
    [0.05, 0.25, 0.5, 0.75, 0.95].some((part) => {
      const there = document.elementFromPoint(left + width * part, top + height * part);
      const isOwn = there !== null && (shown.contains(there) || there.contains(shown));
      return isOwn || there?.closest('label')?.control === focused;
    }),
  );
  if (!isSeen) return `${focused.outerHTML} is covered or out of sight`;
  // The browser outlines only the focused part of a date field.
  if (focused.matches('[type="date"]')) return undefined;
  const around = [focused, ...shown.querySelectorAll('*'), focused.nextElementSibling ?? focused];
  const isRinged = around.some((element) => getComputedStyle(element).outlineStyle !== 'none');
  return isRinged ? undefined : `${focused.outerHTML} shows no ring`;
}
