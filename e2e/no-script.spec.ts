import type { Locator } from '@playwright/test';
import { lateSectionWords } from '@/content/late-filing';
import { checklistWords } from '@/content/checklist';
import { faq } from '@/content/faq';
import { conditionTexts } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords, quickOptions } from '@/content/layout';
import { lookupSectionWords } from '@/content/lookup';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { groupWords } from '@/content/tax-calendar/groups';
import { answeredQuestions } from '@/lib/words/faq';
import { fill } from '@/lib/words/fill';
import { isOver, lastOfLegal, pesos, season, words } from './active-season';
import { formSection, sendButton } from './contact';
import { expect, test } from './fixtures';
import { checkOf, lateOf } from './income-tax-tools';

/* Journeys without script. The words and links of such a page are read in e2e/export. */

test.use({ javaScriptEnabled: false });

/** The last question of a long group, which is in a fold within a fold. */
const asked = answeredQuestions(faq, words);
const last = asked.findLast(({ group }) => group === 'duty') ?? asked.at(-1);
const lastQuestion = { id: last?.id, text: last?.answer[0]?.map(({ text }) => text).join('') ?? '' };

test('without script home is complete, its form gives way to phone, email and WhatsApp, and its menus open @phone', async ({
  page,
  press,
  isMobile,
}) => {
  await page.goto(pages.home.path);
  // Without script these elements must be visible from the start, because scripts would animate them into view.
  for (const entering of await page.locator('[data-reveal]').all())
    await expect(entering).toHaveCSS('opacity', '1');
  const contact = formSection(page);
  await expect(sendButton(contact)).toBeHidden();
  for (const way of ['tel:', 'mailto:', 'https://wa.me/'])
    await expect(contact.locator(`a[href^="${way}"]:visible`)).toHaveCount(1);

  if (isMobile) {
    await press(page.getByRole('button', { name: layoutWords.menu }));
    const menu = page.getByRole('navigation', { name: layoutWords.mainNavigation });
    await expect(menu.getByRole('link').last()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await press(page.getByRole('button', { name: layoutWords.floating.whatsapp }));
  for (const option of quickOptions) await expect(page.getByRole('link', { name: option })).toBeVisible();
});

test('without script the income page shows its limits, hides the tools, and opens one group of dates at a time @engine', async ({
  page,
}) => {
  // With its fold open, the list of documents is visible.
  await page.goto(`${pages.incomeTax.path}#${anchors.documents}`);
  const check = checkOf(page);
  const conditions = Object.values(conditionTexts).map(({ text }) => text);
  for (const text of [...season.thresholds.map(({ amount }) => pesos(amount)), ...conditions])
    await expect(check.getByText(text).first()).toBeVisible();
  await expect(check.getByRole('radio')).toHaveCount(0);
  const print = page.getByRole('button', { name: checklistWords.print });
  for (const byScript of [lateOf(page), print]) await expect(byScript).toBeHidden();
  // The late step has a sum with its year, its rule and a way to her.
  const late = page.locator(`#${anchors.late}`);
  await expect(late.getByText(/^La sanción.*\$[\d.]+ en \d{4}.*artículo.639/).first()).toBeVisible();
  await expect(late.getByRole('link', { name: lateSectionWords.withoutScript.link })).toBeVisible();
  // Once the last date has passed, nobody can still file early.
  await expect(page.getByText(incomeTaxWords.lastDay)).toHaveCount(isOver ? 0 : 1);

  const groupOf = (group: string) =>
    page.locator('summary', { hasText: fill(incomeTaxWords.dates.title, { group }) });
  // The table's heading has the year.
  const [naturalDate, legalDate] = [words.lastDate, lastOfLegal].map((date) =>
    page.getByRole('cell', { name: date.replace(/ de \d{4}$/, ''), exact: true }),
  ) as [Locator, Locator];
  for (const [press, natural, legal] of [
    ['natural', true, false],
    ['legal', false, true],
    ['legal', false, false],
  ] as const) {
    await groupOf(groupWords[press].type).click();
    await expect(naturalDate).toBeVisible({ visible: natural });
    await expect(legalDate).toBeVisible({ visible: legal });
  }
});

test('without script the windows of the calendar take the place of the field @desktop', async ({ page }) => {
  await page.goto(pages.calendar.path);
  const lookup = page.getByRole('region', { name: lookupSectionWords.heading });
  const windows = await lookup.getByText(fill(lookupSectionWords.window.ofTaxYear, words)).boundingBox();
  const sentence = await lookup.getByText(lookupSectionWords.withoutScript).boundingBox();
  expect(windows?.x).toBe(sentence?.x);
});

for (const [place, words] of [
  ['a fold of «Prepárala»', { id: anchors.entry, text: incomeTaxWords.entry.steps[0].text }],
  ['the last of the folded questions', lastQuestion],
] as const)
  test(`without script an address opens ${place}, whose title is in view @engine`, async ({ page }) => {
    await page.goto(`${pages.incomeTax.path}#${words.id}`);
    await expect(page.getByText(words.text)).toBeInViewport();
    const summary = page.locator(`summary:has(+ #${words.id})`);
    const header = await page.getByRole('banner').first().boundingBox();
    await expect
      .poll(async () => (await summary.boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
