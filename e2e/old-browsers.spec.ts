import type { Page, Route } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { layoutWords } from '@/content/layout';
import { pages } from '@/content/pages';
import { ana, fillIn, modalOf, modalTrigger, sendButton } from './contact';
import { expect, test } from './fixtures';
import { phone } from './pages';
import { season } from './active-season';
import { answerOf, checkOf, chipOf } from './income-tax-tools';

/*
 * The site without one feature that its oldest browsers lack (docs/browsers.md). At the floor everything works. On the
 * second level a request can be sent and every page reached. Below, the form says that it doesn't work.
 */

type Level = 'floor' | 'second' | 'below';

/** Missing features, each with its level and what removes it before any script of the page runs. */
const lacks: readonly [what: string, level: Level, take: (page: Page) => Promise<unknown>][] = [
  // A browser with popovers acts on the attribute itself, so it is removed from the HTML.
  [
    'popover',
    'second',
    (page) => rewrite(page, /\/[a-z-]*$/, (html) => html.replace(/ popover(?=[t=])/g, ' data-lost')),
  ],
  [
    'constructable stylesheets',
    'second',
    (page) =>
      page.addInitScript(() => {
        window.CSSStyleSheet = class {
          constructor() {
            throw new TypeError('Illegal constructor');
          }
        } as unknown as typeof CSSStyleSheet;
      }),
  ],
  [
    'AbortSignal.timeout',
    'second',
    (page) => page.addInitScript(() => void Reflect.deleteProperty(AbortSignal, 'timeout')),
  ],
  [
    'lookbehind',
    'below',
    (page) =>
      rewrite(page, /\/_next\/static\/.*\.js$/, (script) =>
        /\(\?<[!=]/.test(script) ? 'throw new SyntaxError("Invalid group")' : script,
      ),
  ],
];

for (const [what, level, take] of lacks) {
  test(`without ${what}, ${promise(level)} @desktop`, async ({ page, api, consoleErrors }) => {
    consoleErrors.allow(/Illegal constructor|React error/);
    await page.setViewportSize(phone);
    await take(page);
    if (level === 'second')
      for (const { path } of Object.values(pages)) {
        await page.goto(path);
        for (const { path: other } of Object.values(pages))
          if (other !== path)
            await expect(page.locator(`main nav, footer`).locator(`a[href="${other}"]`)).toBeVisible();
      }
    await page.goto(pages.incomeTax.path);
    if (level === 'floor') {
      await page.getByRole('button', { name: layoutWords.menu, exact: true }).click();
      await expect(page.locator('#menu')).toBeVisible();
      await page.keyboard.press('Escape');
      if (season.thresholds.length > 0) {
        await chipOf(page, 'income', 'yes').click();
        await expect(answerOf(checkOf(page)).first()).toBeVisible();
      }
    }
    await modalTrigger(page).click();
    const modal = modalOf(page);
    if (level === 'floor') {
      await expect(modal).toBeVisible();
      // A press outside closes nothing before the polyfill has loaded, and a visitor presses again.
      await expect(async () => {
        await page.mouse.click(3, 3);
        await expect(modal).toBeHidden({ timeout: 500 });
      }).toPass({ timeout: 15_000 });
      await modalTrigger(page).click();
    }
    if (level === 'below') {
      const ways = modal.getByRole('alert');
      await expect(ways.getByText(contactWords.unavailable)).toBeVisible();
      await expect(ways.getByRole('link', { name: contactWords.direct.whatsapp })).toBeVisible();
      await expect(sendButton(modal)).toBeHidden();
      return;
    }
    await fillIn(modal, { ...ana, services: [] });
    await sendButton(modal).click();
    await expect(page.getByText(contactWords.dialogs.success.text)).toBeVisible();
    expect(api.received('contact')).toHaveLength(1);
  });
}

function promise(level: Level): string {
  if (level === 'floor') return 'menu, check and modal work';
  return level === 'second'
    ? 'a request is sent and the pages link to each other'
    : 'the form leads to the direct ways';
}

/** Changes files at these addresses on their way to the page. */
function rewrite(page: Page, address: RegExp, change: (text: string) => string): Promise<unknown> {
  return page.route(
    (url) => address.test(url.pathname),
    // The page may have been left meanwhile.
    (route) => answer(route, change).catch(() => undefined),
  );
}

async function answer(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}
