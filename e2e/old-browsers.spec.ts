import type { Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { pages } from '@/content/pages';
import { ana, expectTyped, fillIn, modalOf, modalTrigger, sendButton } from './contact';
import { expect, test } from './fixtures';
import { filesOf, holdScripts } from './held-scripts';
import { phone } from './pages';

/* The site without one feature that browsers of the second level lack (docs/browsers.md). A request can still be sent. */

test.beforeEach(({ page }) => page.setViewportSize(phone));

/** A browser with popovers acts on the attribute itself, so it is removed from the HTML. */
const withoutPopover = (page: Page) =>
  page.route(
    ({ pathname }) => /\/[a-z-]*$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/ popover(?=[t=])/g, ' data-lost') });
    },
  );

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

test('where the code of the tools is a syntax error, the form says so and passes what was typed on to WhatsApp @desktop', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/./);
  await context.route(/wa\.me/, (route) => route.fulfill({ body: '' }));
  const main = await filesOf(page, 'main', pages.incomeTax.path);
  const release = await holdScripts(page, {
    isHeld: (path) => !main.includes(path),
    answer: (route) => route.fulfill({ body: 'for', contentType: 'text/javascript' }),
  });
  await page.goto(pages.incomeTax.path, { waitUntil: 'domcontentloaded' });
  const service = (await modalTrigger(page).getAttribute('data-services')) ?? 'none given';
  await modalTrigger(page).click();
  const form = modalOf(page);
  const typed = { ...ana, services: [] };
  await fillIn(form, typed);
  await sendButton(form).click();
  await release();
  const ways = form.getByRole('alert');
  await expect(ways).toContainText(contactWords.unavailable);
  await expect(sendButton(form)).toBeHidden();
  await expectTyped(form, typed);
  const chat = page.waitForEvent('popup');
  await ways.getByRole('link', { name: contactWords.direct.whatsapp }).click();
  const message = new URL((await chat).url()).searchParams.get('text');
  for (const text of [service, ana.name, ana.phone, ana.email, ana.message]) expect(message).toContain(text);
});
