import { checklistWords } from '@/content/checklist';
import { contactWords } from '@/content/contact';
import { filingCheckWords } from '@/content/filing-check';
import { homeWords } from '@/content/home';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords } from '@/content/layout';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { quickOptions } from '@/content/quick-options';
import { groupWords } from '@/content/seasons/groups';
import { fill } from '@/lib/words/fill';
import { formSection, sendButton } from './contact';
import { expect, test } from './fixtures';
import { lastOfLegal, pesos, season, words } from './built-season';
import { checkOf, lateOf } from './tools';

test.use({ javaScriptEnabled: false });

test('home reads whole, and the form gives way to direct ways to the accountant', async ({ page }) => {
  await page.goto(pages.home.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { heading } of [homeWords.about, homeWords.services, lookupWords, contactWords]) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  // Entrances, which script animates, are visible without it.
  for (const entering of await page.locator('[data-reveal]').all()) {
    await expect(entering).toHaveCSS('opacity', '1');
  }
  const contact = formSection(page);
  await expect(sendButton(contact)).toBeHidden();
  for (const way of ['tel:', 'mailto:', 'https://wa.me/']) {
    await expect(contact.locator(`a[href^="${way}"]:visible`)).toHaveCount(1);
  }
});

test('the income page has its limits, and not what only script answers', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  const check = checkOf(page);
  for (const { amount } of season.thresholds)
    await expect(check.getByText(pesos(amount)).first()).toBeVisible();
  for (const { text } of Object.values(filingCheckWords.conditions))
    await expect(check.getByText(text).first()).toBeVisible();
  await expect(check.getByRole('radio')).toHaveCount(0);
  await expect(lateOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: checklistWords.print })).toBeHidden();
});

test('the menu and the WhatsApp list open', { tag: '@phone' }, async ({ page, press, isMobile }) => {
  await page.goto(pages.home.path);
  if (isMobile) {
    await press(page.getByRole('button', { name: layoutWords.menu }));
    const menu = page.getByRole('navigation', { name: layoutWords.mainNavigation });
    await expect(menu.getByRole('link').last()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await press(page.getByRole('button', { name: layoutWords.floating.whatsapp }));
  for (const option of quickOptions) await expect(page.getByRole('link', { name: option })).toBeVisible();
});

test('the accordion opens one group at a time @engine', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  const groupOf = (group: string) =>
    page.locator('details', {
      has: page.getByText(fill(incomeTaxWords.dates.title, { group }), { exact: true }),
    });
  const natural = groupOf(groupWords.natural.type);
  const legal = groupOf(groupWords.legal.type);
  const naturalDate = natural.getByRole('cell', { name: words.lastDate });
  const legalDate = legal.getByRole('cell', { name: lastOfLegal });
  await expect(naturalDate).toBeHidden();
  await natural.locator('summary').click();
  await expect(naturalDate).toBeVisible();
  await legal.locator('summary').click();
  await expect(legalDate).toBeVisible();
  await expect(naturalDate).toBeHidden();
  await legal.locator('summary').click();
  await expect(legalDate).toBeHidden();
});
