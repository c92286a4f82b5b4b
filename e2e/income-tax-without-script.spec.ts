import { checklistWords, documents } from '@/content/checklist';
import { faq } from '@/content/faq';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { pages } from '@/content/pages';
import { answeredQuestions } from '@/lib/words/faq';
import { fill } from '@/lib/words/fill';
import { expect, test } from './fixtures';
import { pesos, season, words } from './built-season';
import { checkOf, lateOf } from './tools';

test.use({ javaScriptEnabled: false });

test('limits, questions and documents are there without script, what needs it is not', async ({ page }) => {
  await page.goto(pages.incomeTax.path);
  const check = checkOf(page);
  for (const { amount } of season.thresholds) {
    await expect(check.getByText(pesos(amount)).first()).toBeVisible();
  }
  await expect(check.getByRole('radio')).toHaveCount(0);
  for (const { gloss, text } of Object.values(filingCheckWords.conditions)) {
    await expect(check.getByText(gloss, { exact: true })).toBeVisible();
    await expect(check.getByText(text).first()).toBeVisible();
  }
  await expect(lateOf(page)).toBeHidden();
  await page.getByText(lateFilingWords.rulesHeading, { exact: true }).click();
  for (const { condition } of lateFilingWords.rules)
    await expect(page.getByText(condition, { exact: true })).toBeVisible();

  const [asked] = answeredQuestions(faq, words);
  const answer = page.getByText(asked?.answer ?? '');
  await expect(answer).toBeHidden();
  await page.getByText(asked?.question ?? '', { exact: true }).click();
  await expect(answer).toBeVisible();

  await page.getByRole('checkbox', { name: fill(documents[0] ?? '', words) }).check();
  await expect(page.getByRole('button', { name: checklistWords.print })).toBeHidden();
});
