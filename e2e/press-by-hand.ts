import type { Locator } from '@playwright/test';

/**
 * Presses the mouse for 150 ms at the lower edge of an element, as a hand does. Throws if the element moves under
 * the press, because there is no click then.
 */
export async function pressByHand(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The pressed element is not painted.');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height - 4);
  await mouse.down();
  await target.page().evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  const moved = await target.evaluate((element) => element.getBoundingClientRect().top);
  await mouse.up();
  if (Math.abs(moved - box.y) > 1) throw new Error(`moved by ${moved - box.y} px under the press`);
}
