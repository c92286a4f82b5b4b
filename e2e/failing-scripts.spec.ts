import type { Locator, Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { toolUnavailable } from '@/content/tool-unavailable';
import { fill } from '@/lib/words/fill';
import { season, words } from './active-season';
import { ana, expectTyped, fillIn, formSection, sendButton } from './contact';
import { changeForms } from './extension-changes';
import { filesOf, holdScripts, shortenPauses } from './held-scripts';
import { answerFor, answerOf, checkOf, chipOf, digitsField, lookupOf } from './income-tax-tools';
import { expect, test } from './fixtures';

/** Journeys in which a chunk fails to load, a translator rewrites text, or a script throws. */

test('a form whose chunk fails to load keeps what was typed and offers phone, email and WhatsApp', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/);
  const [own] = await filesOf(page, 'ContactForm', '/');
  await page.route(`**${own}`, (route) => route.abort());
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: '' }));
  const form = formSection(page);
  // In the second round an extension changes the page.
  for (const isChanged of [false, true]) {
    await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
    await fillIn(form, { ...ana, services: [] });
    if (isChanged) await page.evaluate(changeForms, { change: 'first in the body' as const, forms: 'body' });
    const ways = form.getByRole('alert');
    await expect(ways.getByText(contactWords.unavailable)).toBeVisible();
    await expect(ways.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
    await expectTyped(form, { ...ana, services: [] });
    await expect(sendButton(form)).toBeHidden();
    const chat = page.waitForEvent('popup');
    await ways.getByRole('link', { name: contactWords.direct.whatsapp }).click();
    expect(new URL((await chat).url()).searchParams.get('text')).toContain(ana.message);
  }
});

test('the tools answer on a page that the browser translates before hydration', async ({
  page,
  consoleErrors,
}) => {
  // React reports a tool that it builds anew.
  consoleErrors.allow(/React error #418/);
  await page.clock.setFixedTime(new Date(`${season.year + 1}-01-02T10:00:00-05:00`));
  await page.addInitScript(translate);
  await page.goto(pages.incomeTax.path);
  // Focuses and types in one task, because the focus alone would start the framework before the digits are there.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#date-lookup-digits');
    if (field) field.value = '27';
    field?.focus();
  });
  await page.mouse.move(100, 100);
  await expect(page.locator('#date-lookup-digits')).toBeFocused();
  // The translator wraps the announced words as well.
  await expect(answerFor(page, '27').first()).toBeVisible();

  const check = page.locator('#filing-check');
  await check.locator('label:has([type=radio][value=yes])').first().click();
  await expect(check.locator('[data-answer] h3')).toHaveText(
    fill(filingCheckWords.verdicts.mustFileOver, words),
  );

  const late = page.locator('#late-filing');
  await late.locator('[name=taxYear]').selectOption(String(season.taxYear));
  await late.locator('[name=digits]').fill('27');
  await late.locator('[name=tax]').fill('20 millones');
  await late.getByRole('button').click();
  // The penalty is of five months, because a month that has only begun counts.
  await expect(late.locator('[data-answer]')).toContainText('$5.000.000');
});

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

/**
 * Runs in the page: wraps each text in two `<font>`, as Google Translate does, and later texts too.
 */
function translate(): void {
  const font = () => document.createElement('font');
  const isDone = (text: Node) => text.parentElement?.closest('font, script, style, textarea, title') !== null;
  const rewrite = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.isConnected || isDone(text) || text.textContent?.trim() === '') continue;
      const [outer, inner] = [font(), font()];
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
      inner.append(text.textContent ?? '');
    }
  };
  addEventListener('load', () => {
    rewrite(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(rewrite);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
