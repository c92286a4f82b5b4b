import type { Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { errorWords } from '@/content/error';
import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { toolUnavailable } from '@/content/tool-unavailable';
import { fill } from '@/lib/words/fill';
import { ana, contactBody, expectTyped, fillIn, formSection, openForm, sendButton, success } from './contact';
import { answerFor } from './date-lookup';
import { expect, test } from './fixtures';
import { amountOf, pesos, season, words } from './built-season';

/** Faults of the web: chunks that don't arrive, storage that fails, text that is rewritten. */

/** Reports of the browser, sometimes also of React about differing HTML, and a bare event of a stylesheet. */
const blockedReport = /net::ERR_FAILED/;
const alsoReported = /React error #418|^Event$/;

/**
 * Blocks every chunk outside the page's first load.
 * @returns how often each was requested
 */
async function blockPieces(page: Page, path: string): Promise<Map<string, number>> {
  const html = await (await page.request.get(path)).text();
  const asked = new Map<string, number>();
  await page.route('**/_next/static/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.fallback();
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return route.abort();
  });
  return asked;
}

/** A first interaction starts the framework. */
async function becomesInteractive(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.waitForFunction(() => 'next' in window);
}

function expectDirectWays(page: Page) {
  return Promise.all([
    expect(page.getByRole('main').getByText(contactWords.unavailable)).toBeVisible(),
    expect(page.getByRole('link', { name: contactWords.direct.whatsapp }).first()).toBeVisible(),
    expect(
      page.locator('main').locator(`a[href="mailto:${site.email}"]`).filter({ visible: true }),
    ).not.toHaveCount(0),
  ]);
}

test.describe('a chunk that does not arrive', () => {
  test.beforeEach(({ consoleErrors }) => {
    consoleErrors.expect(blockedReport);
    consoleErrors.allow(alsoReported);
  });

  test('is asked for twice, and the form keeps what was typed beside the direct ways', async ({ page }) => {
    const asked = await blockPieces(page, '/');
    await page.goto('/#contact');
    await fillIn(formSection(page), { ...ana, services: [] });
    await expectDirectWays(page);
    await expectTyped(formSection(page), { ...ana, services: [] });
    await expect(sendButton(formSection(page))).toHaveCount(0);
    await page.context().route(/wa\.me/, (route) => route.fulfill({ body: '' }));
    const chat = page.waitForEvent('popup');
    await formSection(page)
      .getByRole('alert')
      .getByRole('link', { name: contactWords.direct.whatsapp })
      .click();
    expect(new URL((await chat).url()).searchParams.get('text')).toContain(ana.message);
    // The form and the modal share some, and each asks twice.
    const scripts = () => [...asked].filter(([address]) => address.endsWith('.js'));
    await expect.poll(() => scripts().filter(([, times]) => times < 2)).toEqual([]);
  });

  test('the tools of the income tax page offer the direct ways', async ({ page }) => {
    await blockPieces(page, pages.incomeTax.path);
    await page.goto(pages.incomeTax.path);
    await expect(page.locator('#late-filing')).toHaveCount(0);
    await expect(page.getByText(toolUnavailable.text)).toHaveCount(2);
    // The check's limits stay readable, but the calculator needs its chunk.
    await expect(page.locator('#filing-check')).toContainText(pesos(amountOf('income')));
  });
});

test('storage that is refused: the form sends as ever', async ({ page, api }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  const form = await openForm(page);
  await fillIn(form, ana);
  await sendButton(form).click();
  await expect(success(page)).toBeVisible();
  expect(api.received('contact')).toEqual([contactBody(ana)]);
});

test('on a page the browser translates before the framework comes, the tools answer', async ({
  page,
  consoleErrors,
}) => {
  // What was rewritten before hydration is rendered anew: React reports it, and nothing crashes.
  consoleErrors.expect(/React error #418/);
  await page.clock.setFixedTime(new Date(`${season.year + 1}-01-02T10:00:00-05:00`));
  await page.addInitScript(translate);
  await page.goto(pages.incomeTax.path);
  // One task, because the focus alone would start the framework.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#date-lookup-digits');
    if (field) field.value = '27';
    field?.focus();
  });
  await becomesInteractive(page);
  await expect(page.locator('#date-lookup-digits')).toBeFocused();
  await expect(answerFor(page, '27')).toBeVisible();

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
  // Five months, counting a started one.
  await expect(late.locator('[data-answer]')).toContainText('$5.000.000');
});

test('an ad-blocker that hides /api/track: nothing is shown, nothing breaks', async ({
  page,
  consoleErrors,
}) => {
  const said = /^No se pudo enviar el tracking/;
  consoleErrors.expect(said);
  consoleErrors.expect(/net::ERR_BLOCKED_BY_CLIENT/);
  await page.route('**/api/track', (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await expect.poll(() => consoleErrors.all().some((text) => said.test(text))).toBe(true);
  await becomesInteractive(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a script that breaks leaves words, the direct ways, the way home, and a way to load the page anew', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/broken on purpose/);
  // The check needs it once its script runs.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto(pages.incomeTax.path);
  await page.mouse.move(100, 100);
  const heading = page.getByRole('alert').getByRole('heading', { name: errorWords.heading });
  await expect(heading).toBeVisible();
  for (const name of [site.phone, site.email]) await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: errorWords.home })).toHaveAttribute('href', '/');
  // Fonts and colours are unchanged.
  await expect(heading).toHaveCSS('font-family', /Young Serif/i);
  const again = page.waitForEvent('load');
  await page.getByRole('link', { name: errorWords.retry }).click();
  await again;
});

/**
 * Runs in the page: rewrites text as Google Translate does, each node in two `<font>`, including later text.
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
