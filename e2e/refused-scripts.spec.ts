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
 * The browser runs scripts, but refuses those of the page, because the host still sends the security policy of an earlier
 * build, or because something on the way has changed the inline script. The page is then the one without script.
 */

const OTHER_HASH = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

/** Whether the page has its rules, and the directives whose hashes are of another build. */
const refusals = [
  ['the policy is of an earlier build', true, /script-src [^;]*/],
  ['the policy is of an earlier build with another stylesheet', false, /(?:script|style)-src [^;]*/g],
] as const;

for (const [what, isStyled, directives] of refusals) {
  test(`where ${what}, the form gives way, the lookup says where the date is, and the menu opens`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Content Security Policy/);
    await page.setViewportSize(phone);
    await page.route(
      ({ pathname }) => /^\/[a-z-]*$/.test(pathname),
      async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = withoutHashes(headers['content-security-policy'] ?? '', directives);
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
      },
    );
    for (const { path } of Object.values(pages)) {
      await page.goto(path);
      const lookup = lookupOf(page);
      await expect(lookup.getByText(lookupSectionWords.withoutScript)).toBeVisible();
      if (isStyled) await expect(lookup.getByRole('button', { name: lookupWords.submit })).toBeHidden();
      else await expectOrder(page, ':has(> [data-island=DateLookup]) p:not([id])', '#date-lookup-form input');
    }

    await page.goto(pages.home.path);
    const contact = formSection(page);
    for (const way of ['tel:', 'mailto:', 'https://wa.me/'])
      await expect(contact.locator(`a[href^="${way}"]:visible`).first()).toBeVisible();
    await expect(contact.getByText(contactWords.unavailable)).toBeVisible();
    if (isStyled) await expect(sendButton(contact)).toBeHidden();
    else await expectOrder(page, '#contact a[href^="tel:"]', '#contact input');

    await page.goto(pages.incomeTax.path);
    if (isStyled) await expect(modalTrigger(page)).toBeHidden();
    const link = page.getByRole('main').getByRole('link', { name: incomeTaxWords.talk.contact });
    await expect(link).toHaveAttribute('href', '/#contact');
    await page.getByRole('button', { name: layoutWords.menu, exact: true }).click();
    const menu = page.getByRole('navigation', { name: layoutWords.mainNavigation });
    await expect(menu.getByRole('link').last()).toBeVisible();
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
