import type { Page, Route } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { pages } from '@/content/pages';
import { ana, fillIn, modalOf, modalTrigger, sendButton } from './contact';
import { expect, test } from './fixtures';
import { phone } from './pages';

/*
 * The site without one feature that its oldest browsers lack (docs/browsers.md). On the second level a request can be sent
 * and every page reached. Below, the form says that it doesn't work.
 */

test.beforeEach(({ page }) => page.setViewportSize(phone));

/** A browser with popovers acts on the attribute itself, so it is removed from the HTML. */
const withoutPopover = (page: Page) =>
  rewrite(page, /\/[a-z-]*$/, (html) => html.replace(/ popover(?=[t=])/g, ' data-lost'));

/** Missing features of the second level, each with what removes it before any script of the page runs. */
const lacks: readonly [what: string, take: (page: Page) => Promise<unknown>][] = [
  ['popover', withoutPopover],
  [
    'constructable stylesheets',
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
    (page) => page.addInitScript(() => void Reflect.deleteProperty(AbortSignal, 'timeout')),
  ],
];

for (const [what, take] of lacks)
  test(`without ${what} a request is sent @desktop`, async ({ page, api, consoleErrors }) => {
    consoleErrors.allow(/Illegal constructor|React error/);
    await take(page);
    await page.goto(pages.incomeTax.path);
    await modalTrigger(page).click();
    await fillIn(modalOf(page), { ...ana, services: [] });
    await sendButton(modalOf(page)).click();
    await expect(page.getByText(contactWords.dialogs.success.text)).toBeVisible();
    expect(api.received('contact')).toHaveLength(1);
  });

test('without popover, which the menu is, the pages link to each other @desktop', async ({ page }) => {
  await withoutPopover(page);
  const paths = Object.values(pages).map(({ path }) => path);
  for (const path of paths) {
    await page.goto(path);
    for (const other of paths.filter((each) => each !== path))
      await expect(page.locator('main nav, footer').locator(`a[href="${other}"]`)).toBeVisible();
  }
});

test('without lookbehind the form leads to the direct ways @desktop', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/React error/);
  await rewrite(page, /\/_next\/static\/.*\.js$/, (script) =>
    /\(\?<[!=]/.test(script) ? 'throw new SyntaxError("Invalid group")' : script,
  );
  await page.goto(pages.incomeTax.path);
  await modalTrigger(page).click();
  const ways = modalOf(page).getByRole('alert');
  await expect(ways.getByText(contactWords.unavailable)).toBeVisible();
  await expect(ways.getByRole('link', { name: contactWords.direct.whatsapp })).toBeVisible();
  await expect(sendButton(modalOf(page))).toBeHidden();
});

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
