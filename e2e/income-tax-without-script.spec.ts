import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { expect, test } from './fixtures';
import { amountOf, pesos, season, words } from './season';

test.use({ javaScriptEnabled: false });

test('limits, rule, questions and documents can be read without script', async ({ page }) => {
  await page.goto('/declaracion-renta');
  const check = page.getByRole('form', { name: 'Revisa si debes declarar' });
  await expect(check.getByText(`Tope: ${pesos(amountOf('equity'))}`)).toBeVisible();
  await expect(check.getByRole('button')).toBeHidden();
  await expect(page.getByText(filingCheckWords.withoutScript)).toBeVisible();

  await expect(page.getByText(lateFilingWords.rules[0].rule[0])).toBeVisible();
  // Left out while the year's UVT is not known.
  const minimum = page.getByText(`${words.minimumPenalty} si presentas en ${season.year}`).first();
  await (words.minimumPenalty === undefined ? expect(minimum).toBeHidden() : expect(minimum).toBeVisible());

  await page.getByText('¿Declarar es lo mismo que pagar?').click();
  await expect(page.getByText(/^No\. En la declaración informas/)).toBeVisible();

  await page.getByRole('checkbox', { name: 'RUT actualizado' }).check();
  await expect(page.getByRole('button', { name: 'Imprimir lista' })).toBeHidden();
});
