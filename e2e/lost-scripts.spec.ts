import type { Locator, Page } from '@playwright/test';
import { conditionRow } from '@/components/income-tax/shared/places';
import { contactWords } from '@/content/contact';
import { filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { lateFilingWords } from '@/content/late-filing';
import { lookupSectionWords, lookupWords } from '@/content/lookup';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { toolUnavailable, workingWords } from '@/content/small-words';
import { ana, fillIn, formSection, modalOf, modalTrigger, sendButton, success } from './contact';
import { expect, test } from './fixtures';
import { filesOf, holdScripts } from './held-scripts';
import { answerFor, answerOf, checkOf, chipOf, digitsField, lateOf, lookupOf } from './income-tax-tools';

/* Scripts that are lost on the way, or that the browser refuses. */

/*
 * Files that hang: the connection stands, and no byte comes. Each wait has an end, and what was given up is tried again by the
 * next tap. The page's clock is ours, so that nobody waits.
 */

type Use = {
  /** Part whose own file hangs; `main` is the on-load script. */
  part: string;
  path: string;
  /** The file comes after 20 s; otherwise only a tap asks for it again. */
  isLate?: boolean;
  use: (page: Page) => Promise<void>;
  /** Said while the visitor waits. */
  waiting: (page: Page) => Locator;
  /** Said when the wait is over. */
  lost: (page: Page) => Locator;
  /** What else is true of the page once the file is lost three times. */
  besides?: (page: Page) => Promise<void>;
  answer: (page: Page) => Locator;
  /** Pressed again once the script has come: a submit that was given up is not sent by itself. */
  again?: (page: Page) => Locator;
};

const onIncomeTax = (place = '') => pages.incomeTax.path + place;
const formLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: incomeTaxWords.talk.contact });
const check = {
  path: onIncomeTax(),
  use: (page: Page) => chipOf(page, 'income', 'yes').click(),
  waiting: (page: Page) => page.locator(`#${conditionRow('income')}`).getByText(workingWords),
  lost: (page: Page) => checkOf(page).getByText(toolUnavailable.text),
  answer: (page: Page) => answerOf(checkOf(page)).first(),
};

const uses: Record<string, Use> = {
  'the on-load script, at the check': {
    ...check,
    part: 'main',
    besides: async (page) => {
      await expect(checkOf(page).getByText(filingCheckWords.total.heading)).toBeHidden();
      await expect(chipOf(page, 'income', 'yes')).toBeVisible();
      await expect(digitsField(page)).toBeHidden();
      await expect(lookupOf(page).getByRole('alert')).toBeVisible();
      // A link to the form takes the place of the modal's button.
      await expect(modalTrigger(page)).toBeHidden();
      await expect(formLink(page)).toHaveAttribute('href', '/#contact');
    },
  },
  'the check': { ...check, part: 'FilingCheck', isLate: true },
  'the lookup': {
    part: 'DateLookup',
    path: pages.calendar.path,
    use: (page) => digitsField(page).fill('27'),
    waiting: (page) => lookupOf(page).getByText(workingWords).first(),
    lost: (page) => lookupOf(page).getByText(lookupSectionWords.unavailable),
    answer: (page) => answerFor(page, '27'),
  },
  'the calculator': {
    part: 'LateFiling',
    isLate: true,
    path: onIncomeTax(`#${anchors.late}`),
    use: (page) => lateOf(page).getByText(lateFilingWords.fields.letter.options.no, { exact: true }).click(),
    waiting: (page) => lateOf(page).getByText(workingWords).first(),
    lost: (page) => page.locator(`#${anchors.late}`).getByText(toolUnavailable.text),
    answer: (page) => lateOf(page).getByLabel(lateFilingWords.fields.digits.label),
  },
  'the contact form': {
    part: 'ContactForm',
    path: '/#contact',
    use: async (page) => {
      await fillIn(formSection(page), ana);
      await sendButton(formSection(page)).click();
    },
    again: (page) => sendButton(formSection(page)),
    waiting: (page) => formSection(page).getByText(workingWords),
    lost: (page) => formSection(page).getByRole('alert').getByText(contactWords.unavailable),
    answer: (page) => success(page),
  },
  'the modal': {
    part: 'ModalDialogs',
    isLate: true,
    path: onIncomeTax(),
    use: async (page) => {
      await modalTrigger(page).click();
      await fillIn(modalOf(page), { ...ana, services: [] });
      await sendButton(modalOf(page)).click();
    },
    again: (page) => sendButton(modalOf(page)),
    waiting: (page) => modalOf(page).getByText(workingWords),
    lost: (page) => modalOf(page).getByRole('alert').getByText(contactWords.unavailable),
    answer: (page) => success(page),
  },
};

// The visit's report may wait for too long on the page's clock.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/No se pudo enviar el tracking/));

/** Opens the page with its own clock, on which time passes only by `run`, while the part's own file hangs. */
async function openStalled(page: Page, { part, path }: Use) {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00-05:00') });
  const [own = ''] = await filesOf(page, part, path.replace(/#.*/, ''));
  const release = await holdScripts(page, { isHeld: (file) => file === own });
  await page.goto(path);
  const run = (seconds: number) => page.clock.runFor(seconds * 1_000);
  return { release, run };
}

for (const [name, each] of Object.entries(uses))
  test(`when the file of ${name} hangs, the page says so after 15 s, in view, and then ${each.isLate ? 'works once it comes' : 'a tap tries again'}`, async ({
    page,
  }) => {
    const { release, run } = await openStalled(page, each);
    await each.use(page);
    await expect(each.waiting(page)).toBeVisible();
    // The page's clock goes on by itself, too.
    await run(8);
    await expect(each.lost(page)).toBeHidden();
    await run(8);
    await expect(each.lost(page)).toBeInViewport();
    // Three tries are over after 30 s more.
    await run(each.isLate ? 4 : 30);
    await each.besides?.(page);
    await release();
    if (!each.isLate) await each.lost(page).dispatchEvent('click');
    await expect(async () => {
      await run(1);
      await expect(each.lost(page)).toBeHidden({ timeout: 100 });
    }).toPass();
    await each.again?.(page).click();
    await expect(async () => {
      await run(1);
      await expect(each.answer(page)).toBeVisible({ timeout: 100 });
    }).toPass();
  });

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
  test(`where ${what}, the form gives way, and the lookup says where the date is`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Content Security Policy/);
    await page.route(
      ({ pathname }) => /^\/[a-z-]*$/.test(pathname),
      async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = withoutHashes(headers['content-security-policy'] ?? '', directives);
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
      },
    );
    // Home is the last, and what follows is about it.
    for (const { path } of Object.values(pages).toReversed()) {
      await page.goto(path);
      const lookup = lookupOf(page);
      await expect(lookup.getByText(lookupSectionWords.withoutScript)).toBeVisible();
      if (isStyled) await expect(lookup.getByRole('button', { name: lookupWords.submit })).toBeHidden();
      else await expectOrder(page, ':has(> [data-island=DateLookup]) p:not([id])', '#date-lookup-form input');
    }

    const contact = formSection(page);
    await expect(contact.getByText(contactWords.unavailable)).toBeVisible();
    if (isStyled) await expect(sendButton(contact)).toBeHidden();
    else await expectOrder(page, '#contact a[href^="tel:"]', '#contact input');

    await page.goto(pages.incomeTax.path);
    if (isStyled) await expect(modalTrigger(page)).toBeHidden();
    await expect(formLink(page)).toHaveAttribute('href', '/#contact');
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
