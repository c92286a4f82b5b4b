import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { focusFault, tabTo } from './focus';
import { dayOf27, season, words } from './built-season';
import { checkOf, lateOf } from './tools';

test(
  'the lookup, the checker and the calculator by keyboard alone, the focus in sight throughout',
  {
    tag: ['@smoke', '@desktop'],
  },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(new Date(`${season.year}-01-02T10:00:00-05:00`));
    await page.goto(pages.incomeTax.path);

    await tabTo(page, page.getByRole('textbox', { name: lookupWords.label }));
    await page.keyboard.type('27');
    const said = page.getByRole('status').filter({ hasText: lookupWords.groups.natural });
    await expect(said).toContainText(`${lookupWords.groups.natural}: ${formatLong(dayOf27)}.`);

    // Without the year's UVT there are no limits and no check.
    for (const { id, amount } of season.thresholds.slice(0, 1)) {
      const check = checkOf(page);
      await tabTo(page, check.getByRole('radio').first());
      await page.keyboard.press('ArrowLeft');
      await tabTo(page, check.getByRole('checkbox', { name: filingCheckWords.writeAmount }).first());
      await page.keyboard.press('Space');
      await tabTo(page, check.locator(`[name='${id}-amount']`));
      await page.keyboard.type(`${Math.floor(amount / 1_000_000) + 1} millones`);
      await expect(check.getByRole('heading')).toHaveText(fill(filingCheckWords.verdicts.mustFile, words));
      expect(await page.evaluate(focusFault)).toBeUndefined();
    }

    if (season.thresholds.length > 0) {
      const vat = checkOf(page).getByRole('radiogroup').last();
      await tabTo(page, vat.getByRole('radio').first());
      await page.keyboard.press('Space');
      await expect(vat.getByRole('radio').first()).toBeChecked();
      await page.keyboard.press('ArrowRight');
      await expect(vat.getByRole('radio').nth(1)).toBeChecked();
      expect(await page.evaluate(focusFault)).toBeUndefined();
    }

    const late = lateOf(page);
    await tabTo(page, late.getByLabel(lateFilingWords.fields.taxYear.label));
    await page.keyboard.type(String(season.taxYear));
    await tabTo(page, late.getByLabel(lateFilingWords.fields.digits.label));
    await page.keyboard.type('27');
    await page.keyboard.press('Enter');
    await expect(late.getByRole('heading')).toBeFocused();
    await expect(late.getByRole('heading')).toHaveText(lateFilingWords.result.onTime);
    expect(await page.evaluate(focusFault)).toBeUndefined();
  },
);
