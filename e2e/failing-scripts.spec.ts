import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { toolUnavailable } from '@/content/tool-unavailable';
import { holdScripts, shortenPauses } from './held-scripts';
import { answerFor, checkOf, chipOf, digitsField, lookupOf } from './income-tax-tools';
import { expect, test } from './fixtures';

test('a tool that throws leaves its HTML, WhatsApp and a telephone link, and the other tools answer', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/broken on purpose/);
  // The filing check calls this as soon as it has rendered.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {
      throw new Error('broken on purpose');
    };
  });
  // The chip is pressed before the check has started, so it is kept.
  const release = await holdScripts(page);
  await page.goto(pages.incomeTax.path);
  await chipOf(page, 'income', 'yes').click();
  await release();
  const ways = checkOf(page).getByRole('alert');
  await expect(ways).toContainText(toolUnavailable.text);
  await expect(ways.getByRole('link', { name: toolUnavailable.whatsapp })).toBeVisible();
  await expect(chipOf(page, 'income', 'yes')).toBeVisible();
  await digitsField(page).fill('27');
  await expect(answerFor(page, '27')).toBeVisible();
});

test('if the on-load script never comes, the check says so in the place of its answer, and the answers stay', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/);
  await shortenPauses(page);
  // The chip is gone once the last try has failed, so none fails before the chip is pressed.
  const release = await holdScripts(page, { answer: (route) => route.abort() });
  await page.goto(pages.incomeTax.path);
  await chipOf(page, 'income', 'yes').click();
  await release();
  await expect(checkOf(page).getByRole('alert')).toContainText(toolUnavailable.text);
  await expect(checkOf(page).getByText(filingCheckWords.total.heading)).toBeHidden();
  await expect(chipOf(page, 'income', 'yes')).toBeVisible();
  await expect(digitsField(page)).toBeHidden();
  await expect(lookupOf(page).getByRole('alert')).toBeVisible();
});
