import { lateFilingWords } from '@/content/late-filing';
import { answersWords } from '@/content/visitor-answers';
import { pages } from '@/content/pages';
import { expect, test } from './fixtures';
import { brokenWords, cutOff } from './in-page';
import { answerOf, lateOf, setYear } from './income-tax-tools';

test('ten months late with a tax of 1.450.000 cost 725.000, and billions fit in 320 px @smoke @engine', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-08-16T15:00:00Z'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pages.incomeTax.path);
  const tool = lateOf(page);
  await setYear(tool, 2024, '00');
  const tax = tool.getByLabel(lateFilingWords.fields.tax.label, { exact: true });
  await tax.fill('1.450.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  await expect(answerOf(tool)).toContainText('$725.000');
  await expect(tool.getByText('llevas 10 meses').first()).toBeVisible();
  // The whole answer is in view: it begins right below the header, not at the lower edge of the window.
  await expect
    .poll(() => answerOf(tool).evaluate((answer) => answer.getBoundingClientRect().top))
    .toBeLessThan(140);
  await tax.fill('98.765.432.000');
  await page.keyboard.press('Enter');
  await expect(answerOf(tool)).toBeFocused();
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(brokenWords, 'form h4')).toEqual([]);
});

test(
  'a letter told after the answer stands in the message, until it is taken back',
  { tag: ['@phone'] },
  async ({ page, press }) => {
    await page.clock.setFixedTime(new Date('2026-08-16T15:00:00Z'));
    await page.goto(pages.incomeTax.path);
    const tool = lateOf(page);
    const { fields } = lateFilingWords;
    await setYear(tool, 2024, '00');
    await press(tool.getByText(fields.tax.unknown, { exact: true }));
    await expect(answerOf(tool)).toBeVisible();
    const letter = (answer: 'yes' | 'no') =>
      tool
        .getByRole('group', { name: fields.letter.label })
        .getByText(fields.letter.options[answer], { exact: true });
    await press(letter('yes'));
    await expect(tool).toContainText(`${answersWords.message.letter} `);
    await press(letter('no'));
    await expect(tool).not.toContainText(answersWords.message.letter);
    await expect(answerOf(tool)).toBeVisible();
  },
);
