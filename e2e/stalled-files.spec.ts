import type { Locator, Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { lateFilingWords } from '@/content/late-filing';
import { lookupSectionWords } from '@/content/lookup';
import { anchors } from '@/content/page-anchors';
import { pages } from '@/content/pages';
import { toolUnavailable } from '@/content/tool-unavailable';
import { workingWords } from '@/content/working';
import { ana, fillIn, formSection, modalOf, modalTrigger, sendButton, success } from './contact';
import { expect, test } from './fixtures';
import { filesOf, holdScripts } from './held-scripts';
import { answerFor, answerOf, checkOf, chipOf, digitsField, lateOf, lookupOf } from './income-tax-tools';

/*
 * Files that hang: the connection stands, and no byte comes. Each wait has an end, and what was given up is tried again by the
 * next tap. The page's clock is ours, so that nobody waits.
 */

type Use = {
  /** Part whose own file hangs; `main` is the on-load script. */
  part: string;
  path: string;
  use: (page: Page) => Promise<void>;
  /** Said while the visitor waits. */
  waiting: (page: Page) => Locator;
  /** Said when the wait is over. */
  lost: (page: Page) => Locator;
  answer: (page: Page) => Locator;
  /** Pressed again once the script has come: a submit that was given up is not sent by itself. */
  again?: (page: Page) => Locator;
};

const onIncomeTax = (place = '') => pages.incomeTax.path + place;
const check = {
  path: onIncomeTax(),
  use: (page: Page) => chipOf(page, 'income', 'yes').click(),
  waiting: (page: Page) => checkOf(page).getByText(workingWords).first(),
  lost: (page: Page) => checkOf(page).getByText(toolUnavailable.text),
  answer: (page: Page) => answerOf(checkOf(page)).first(),
};

const uses: Record<string, Use> = {
  'the on-load script, at the check': { part: 'main', ...check },
  'the check': { part: 'FilingCheck', ...check },
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
    path: onIncomeTax(`#${anchors.late}`),
    use: (page) => lateOf(page).getByRole('button', { name: lateFilingWords.submitLeast }).click(),
    again: (page) => lateOf(page).getByRole('button', { name: lateFilingWords.submitLeast }),
    waiting: (page) => lateOf(page).getByText(workingWords).first(),
    lost: (page) => page.locator(`#${anchors.late}`).getByText(toolUnavailable.text),
    answer: (page) => answerOf(lateOf(page)).first(),
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

for (const [name, each] of Object.entries(uses)) {
  test(`when the file of ${name} never answers, the page says so after 15 s, in view, and a tap tries again`, async ({
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
    // Three tries are over.
    await run(30);
    await release();
    await each.lost(page).dispatchEvent('click');
    await expect(async () => {
      await run(1);
      await expect(each.lost(page)).toBeHidden({ timeout: 100 });
    }).toPass();
  });

  test(`when the file of ${name} answers after 20 s, the tool works and nothing typed is lost`, async ({
    page,
  }) => {
    const { release, run } = await openStalled(page, each);
    await each.use(page);
    await run(20);
    await release();
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
}

test('when the dialogs never come, the outcome is said in the form three seconds after the answer', async ({
  page,
}) => {
  const { run } = await openStalled(page, { ...uses['the contact form']!, part: 'dialogs' });
  const form = formSection(page);
  await fillIn(form, ana);
  await sendButton(form).click();
  await expect(async () => {
    await run(1);
    await expect(form.getByText(contactWords.dialogs.success.text)).toBeInViewport({ timeout: 100 });
  }).toPass();
});
