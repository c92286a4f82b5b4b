import type { Page } from '@playwright/test';
import { ana, failure, field, fillIn, openForm, sendButton, sendingFailed, success } from './contact';
import { createFaultyApi } from './faulty-api';
import { expect, test } from './fixtures';

/** Sends leads one after another, retrying each; returns those that were thanked for. */
async function sendMany(page: Page, tab: string, count: number): Promise<string[]> {
  // Reduced motion: nothing here waits for an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openForm(page);
  const thanked: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const message = `${tab} ${index}`;
    await fillIn(form, { ...ana, message });
    for (let isSent = false; !isSent;) {
      await sendButton(form).click();
      await expect(success(page).or(failure(page))).toBeVisible();
      isSent = await success(page).isVisible();
      await page.keyboard.press('Escape');
      await expect(success(page).or(failure(page))).toBeHidden();
      if (!isSent) await expect(field(form, 'message')).toHaveValue(message);
    }
    thanked.push(message);
  }
  return thanked;
}

/** Seeded chance, so that a failure can be repeated. */
function seeded(): () => number {
  let state = 20_250_812;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

for (const { each, tag } of [
  { each: 2, tag: [] },
  { each: 20, tag: ['@all', '@desktop'] },
]) {
  test(
    `${each} leads from each of two tabs, and an API that fails at random: each thanked for is there once`,
    { tag },
    async ({ context, page, preview, consoleErrors }, testInfo) => {
      test.setTimeout(60_000 + each * 10_000);
      consoleErrors.expect(sendingFailed);
      consoleErrors.allow(/^El tracking no respondió|^No se pudo enviar el tracking|net::ERR_EMPTY_RESPONSE/);
      const api = createFaultyApi(testInfo.outputPath('leads-at-random.db'), { random: seeded() });
      preview.api = api;
      api.mode('contact', { kind: 'random', probability: 0.3 });
      api.mode('track', { kind: 'random', probability: 0.3 });
      const other = await context.newPage();
      const thanked = await Promise.all([sendMany(page, 'uno', each), sendMany(other, 'dos', each)]);

      const stored = (await api.leads()).map(({ message }) => message);
      expect(stored).toHaveLength(2 * each);
      expect(new Set(stored)).toEqual(new Set(thanked.flat()));
      await api.close();
    },
  );
}
