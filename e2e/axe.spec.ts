import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { faq } from '@/content/faq';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords } from '@/content/layout';
import { pages as contentPages } from '@/content/pages';
import { answeredQuestions } from '@/lib/words/faq';
import { fill } from '@/lib/words/fill';
import { groupOf } from '@/lib/tax/season';
import { ana, failure, fillIn, openModal, sendButton, sendingFailed, success } from './contact';
import { expect, test } from './fixtures';
import { answerFor } from './date-lookup';
import { notFoundReport, pages, phone } from './pages';
import { season, words } from './built-season';
import { answerAll } from './tools';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const { nameRequired } = contactWords.errors;

async function expectNothing(page: Page, { more = [] as string[], part = 'html' } = {}): Promise<void> {
  // Scrolled to the top: axe would report a target half under the header as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Half-faded text has too little contrast. Entrances are skipped, not awaited: those out of view never
  // begin.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags([...levels, ...more])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

test('axe finds nothing on any page, nor less than seven to one for whoever asks for more contrast', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(notFoundReport);
  await page.emulateMedia({ contrast: 'more' });
  for (const { path } of pages) {
    await page.goto(path);
    await expectNothing(page, { more: ['wcag2aaa'] });
  }
});

test.describe('axe finds nothing with', () => {
  test('the menu of a phone, or the WhatsApp list, open @desktop', async ({ page }) => {
    const { menu, mainNavigation, floating } = layoutWords;
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expect(page.getByRole('navigation', { name: mainNavigation })).toBeVisible();
    await expectNothing(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: floating.whatsapp }).click();
    await expect(page.getByRole('group', { name: floating.whatsapp })).toBeVisible();
    await expectNothing(page);
  });

  test('the modal open, its errors, and how a sending ended', async ({ page, api, consoleErrors }) => {
    consoleErrors.expect(sendingFailed);
    const modal = await openModal(page);
    await expectNothing(page);
    await sendButton(modal).click();
    await expect(modal.getByText(nameRequired)).toBeVisible();
    await expectNothing(page);
    await fillIn(modal, { ...ana, services: [] });
    api.mode('contact', 'http-error');
    await sendButton(modal).click();
    await expect(failure(page)).toBeVisible();
    await expectNothing(page);
    await page.keyboard.press('Escape');
    api.mode('contact', 'ok');
    await sendButton(modal).click();
    await expect(success(page)).toBeVisible();
    await expectNothing(page);
  });

  test('every answer given, a table and a question open, the own rows marked', async ({ page }) => {
    await page.goto(contentPages.incomeTax.path);
    await answerAll(page);
    const title = fill(incomeTaxWords.dates.title, { group: groupOf(season, 'natural').type });
    await page.locator('summary', { hasText: title }).click();
    const [asked] = answeredQuestions(faq, words);
    await page.getByText(asked?.question ?? '', { exact: true }).click();
    await expect(page.getByText(asked?.answer ?? '')).toBeVisible();
    await expectNothing(page);

    await page.goto(`${contentPages.calendar.path}?digitos=27`);
    await expect(answerFor(page, '27')).toBeVisible();
    await expectNothing(page, { part: 'section:has(#date-lookup), [data-group=natural]' });
  });
});
