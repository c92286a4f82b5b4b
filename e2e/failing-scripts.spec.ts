import type { Locator, Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { toolUnavailable } from '@/content/tool-unavailable';
import { formSection, sendButton } from './contact';
import { holdScripts, shortenPauses } from './held-scripts';
import { answerFor, answerOf, checkOf, chipOf, digitsField, lookupOf } from './income-tax-tools';
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

/** For each page, what a visitor does first there, and its answer, which needs the scripts. */
const taps: readonly (readonly [
  name: string,
  path: string,
  tap: (page: Page) => Promise<void>,
  answer: (page: Page) => Locator,
])[] = [
  [
    '«Enviar» on the home page',
    pages.home.path,
    (page) => sendButton(formSection(page)).click(),
    (page) => formSection(page).getByText(contactWords.errors.nameRequired),
  ],
  [
    '«Sí» on the income page',
    pages.incomeTax.path,
    (page) => chipOf(page, 'vat', 'yes').click(),
    (page) => answerOf(checkOf(page)).first(),
  ],
  [
    '27 on the calendar',
    pages.calendar.path,
    (page) => digitsField(page).pressSequentially('27'),
    (page) => answerFor(page, '27'),
  ],
];

for (const [name, path, tap, answer] of taps)
  test(`${name} is answered although each script is lost twice`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await shortenPauses(page);
    const asked: string[] = [];
    await page.route(/\/_next\/static\/.*\.js/, (route, request) => {
      asked.push(request.url());
      const times = asked.filter((url) => url === request.url()).length;
      return times > 2 ? route.continue() : route.abort('internetdisconnected');
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await tap(page);
    await expect(answer(page)).toBeVisible();
    // The on-load script and the tool's own code were lost.
    expect(new Set(asked).size).toBeGreaterThan(2);
  });
