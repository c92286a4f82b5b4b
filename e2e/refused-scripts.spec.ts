import type { Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords } from '@/content/layout';
import { lookupSectionWords, lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { formSection, modalTrigger, sendButton } from './contact';
import { expect, test } from './fixtures';
import { lookupOf } from './income-tax-tools';
import { phone } from './pages';

/*
 * The browser runs scripts, but refuses those of the page: something on the way has changed the inline script, or the
 * host still sends the security policy of an earlier build. The page is then the one without script.
 */

const OTHER_HASH = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

type Document = { html: string; policy: string };

const refusals: readonly (readonly [
  what: string,
  isStyled: boolean,
  refuse: (sent: Document) => Document,
])[] = [
  [
    'a blank is added to the inline script',
    true,
    ({ html, policy }) => ({ html: html.replace('<script>', '<script> '), policy }),
  ],
  [
    'the policy is of an earlier build',
    true,
    ({ html, policy }) => ({ html, policy: withoutHashes(policy, /script-src [^;]*/) }),
  ],
  [
    'the policy is of an earlier build with another stylesheet',
    false,
    ({ html, policy }) => ({ html, policy: withoutHashes(policy, /(?:script|style)-src [^;]*/g) }),
  ],
];

for (const [what, isStyled, refuse] of refusals) {
  test.describe(`where ${what}`, () => {
    test.beforeEach(async ({ page, consoleErrors }) => {
      consoleErrors.expect(/Content Security Policy/);
      await page.setViewportSize(phone);
      await page.route(
        ({ pathname }) => /^\/[a-z-]*$/.test(pathname),
        async (route) => {
          const response = await route.fetch();
          const headers = response.headers();
          const policy = headers['content-security-policy'] ?? '';
          const sent = refuse({ html: await response.text(), policy });
          await route.fulfill({
            response,
            headers: { ...headers, 'content-security-policy': sent.policy },
            body: sent.html,
          });
        },
      );
    });

    test('the form gives way to phone, email and WhatsApp', async ({ page }) => {
      await page.goto(pages.home.path);
      const contact = formSection(page);
      for (const way of ['tel:', 'mailto:', 'https://wa.me/'])
        await expect(contact.locator(`a[href^="${way}"]:visible`).first()).toBeVisible();
      await expect(contact.getByText(contactWords.unavailable)).toBeVisible();
      if (isStyled) await expect(sendButton(contact)).toBeHidden();
      else await expectOrder(page, '#contact a[href^="tel:"]', '#contact input');
    });

    test('the lookup says where the date is', async ({ page }) => {
      for (const { path } of Object.values(pages)) {
        await page.goto(path);
        const lookup = lookupOf(page);
        await expect(lookup.getByText(lookupSectionWords.withoutScript)).toBeVisible();
        if (isStyled) await expect(lookup.getByRole('button', { name: lookupWords.submit })).toBeHidden();
        else
          await expectOrder(page, ':has(> [data-island=DateLookup]) p:not([id])', '#date-lookup-form input');
      }
    });

    test('the menu opens, and a link to the contact section replaces the button of the modal', async ({
      page,
    }) => {
      await page.goto(pages.incomeTax.path);
      if (isStyled) await expect(modalTrigger(page)).toBeHidden();
      const contact = page.getByRole('main').getByRole('link', { name: incomeTaxWords.talk.contact });
      await expect(contact).toHaveAttribute('href', '/#contact');
      await page.getByRole('button', { name: layoutWords.menu, exact: true }).click();
      const menu = page.getByRole('navigation', { name: layoutWords.mainNavigation });
      await expect(menu.getByRole('link').last()).toBeVisible();
    });
  });
}

/** The policy with another hash in the place of those in the given directives. */
const withoutHashes = (policy: string, directives: RegExp) =>
  policy.replace(directives, (sources) => sources.replace(/'sha256-[^']*'/g, OTHER_HASH));

/** Expects the first element of one selector before the first of another, in the order of the source. */
async function expectOrder(page: Page, first: string, second: string): Promise<void> {
  const isBefore = await page.evaluate(
    ([one, other]) => {
      const [a, b] = [one, other].map((selector) => document.querySelector(selector ?? ''));
      return a && b ? (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 : false;
    },
    [first, second],
  );
  expect(isBefore).toBe(true);
}
