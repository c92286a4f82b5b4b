import type { Page } from '@playwright/test';
import { ana, failure, fillIn, openForm, sendingFailed, success } from './contact';
import { expect, test } from './fixtures';

const EACH = 100;

/** Sends leads one after the other, as often as each needs; says how many were thanked for. */
async function sendMany(page: Page, tab: string): Promise<string[]> {
  const form = await openForm(page);
  const thanked: string[] = [];
  for (let count = 0; count < EACH; count += 1) {
    const message = `${tab} ${count}`;
    await fillIn(form, { ...ana, services: ['RUT'], message });
    for (;;) {
      await form.getByRole('button', { name: 'Enviar' }).click();
      await expect(success(page).or(failure(page))).toBeVisible();
      const isSent = await success(page).isVisible();
      await page.keyboard.press('Escape');
      await expect(success(page).or(failure(page))).toBeHidden();
      if (isSent) break;
      await expect(form.getByLabel('Mensaje')).toHaveValue(message);
    }
    thanked.push(message);
  }
  return thanked;
}

test('200 leads from two tabs and an API that fails at random: each thanked for is there once', async ({
  context,
  page,
  standIn,
  consoleErrors,
}) => {
  test.setTimeout(600_000);
  consoleErrors.expect(sendingFailed);
  // The two pages' first loads are reported to the same API.
  consoleErrors.expect(/El tracking no respondió/);
  // Nothing on this path waits for an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  standIn.mode('contact', { kind: 'random', probability: 0.3 });
  standIn.mode('track', { kind: 'random', probability: 0.3 });
  const thanked = (await Promise.all([sendMany(page, 'uno'), sendMany(other, 'dos')])).flat();

  const stored = (await standIn.leads()).map(({ message }) => message);
  expect(stored).toHaveLength(2 * EACH);
  expect(new Set(stored)).toEqual(new Set(thanked));
});
