import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { lateFilingWords } from '@/content/late-filing';
import { season } from './active-season';
import { ana, contactBody, fillIn, formSection, modalOf, modalTrigger, sendButton, success } from './contact';
import { expect, test } from './fixtures';
import { changeForms, translatePage, type Change } from './extension-changes';
import { answerFor, chipOf, digitsField, lateOf } from './income-tax-tools';

/*
 * What was typed, chosen and sent survives a browser's helper: a password manager, a form filler, a translator. They
 * change the HTML before React hydrates it, and React then builds a part of the page, or all of it, anew.
 */

/** When the helper acts: before any script, or when the page is hydrated and its forms' code is on its way. */
type When = { readonly change: Change; readonly isLate?: boolean };

const inForms: readonly When[] = (
  ['after', 'before', 'around', 'first in the form', 'attribute'] as const
).map((change) => ({ change }));
const inPage: readonly When[] = [{ change: 'first in the body' }, { change: 'translation' }];
const late: readonly When[] = [
  { change: 'after', isLate: true },
  { change: 'translation', isLate: true },
];

type Visit = When & {
  path: string;
  /** Forms that are changed. */
  forms: string;
  /** Types and chooses, before the helper acts. */
  write: () => Promise<void>;
  /** What a visitor sees once the code is there. */
  see: () => Promise<void>;
};

/** One visit of a page whose scripts are late. */
async function visit(page: Page, { change, isLate = false, path, forms, write, see }: Visit): Promise<void> {
  const html = await (await page.request.get(path)).text();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const isFirst = html.includes(new URL(route.request().url()).pathname);
    if (!isLate || !isFirst) await released;
    // The page may be gone already.
    await route.continue().catch(() => undefined);
  });
  // Each visit is a first one: the page would restore the case of the one before.
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await write();
  // React marks the document that it hydrates.
  if (isLate)
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
  if (change === 'translation') await page.evaluate(translatePage);
  else await page.evaluate(changeForms, { change, forms });
  release();
  await test.step(`${change}${isLate ? ', late' : ''}`, see);
  await page.unroute(/\/_next\/static\/.*\.js/);
}

test.beforeEach(({ consoleErrors }) => {
  // React says that it builds a part anew.
  consoleErrors.allow(/React error #418/);
});

test('the home page’s form keeps everything, and sends what was sent too early', async ({ page, api }) => {
  test.setTimeout(120_000);
  for (const [index, each] of [...inForms, ...inPage, ...late].entries()) {
    const typed = { ...ana, message: `Visita ${index}` };
    const form = formSection(page);
    await visit(page, {
      ...each,
      path: '/',
      forms: '#contact-form',
      write: async () => {
        await fillIn(form, typed);
        await sendButton(form).click();
      },
      see: async () => {
        await expect(success(page)).toBeVisible();
        expect(api.received('contact').slice(index)).toEqual([contactBody(typed)]);
      },
    });
  }
});

test('so does the modal, which stays open with what its page gave it', async ({ page, api }) => {
  test.setTimeout(120_000);
  for (const [index, each] of [...inForms, ...inPage, ...late].entries()) {
    const typed = { ...ana, services: [], message: `Visita ${index}` };
    const modal = modalOf(page);
    let service = '';
    await visit(page, {
      ...each,
      path: pages.incomeTax.path,
      forms: '#contact-modal',
      write: async () => {
        service = (await modalTrigger(page).getAttribute('data-services')) ?? 'none given';
        await modalTrigger(page).click();
        await fillIn(modal, typed);
        await sendButton(modal).click();
      },
      see: async () => {
        await expect(success(page)).toBeVisible();
        expect(api.received('contact').slice(index)).toEqual([
          contactBody({ ...typed, services: [service] }),
        ]);
      },
    });
  }
});

const yearOf = (page: Page) => lateOf(page).getByLabel(lateFilingWords.fields.taxYear.label, { exact: true });
const answered = '#filing-check [name=income][value=yes]';

/** Answers a question of the check, chooses a year of the penalty, and types digits last. */
async function writeTools(page: Page): Promise<void> {
  await chipOf(page, 'income', 'yes').click();
  await yearOf(page).selectOption(String(season.taxYear));
  await digitsField(page).pressSequentially('27');
}

async function expectTools(page: Page): Promise<void> {
  await expect(answerFor(page, '27')).toBeVisible();
  await expect(digitsField(page)).toHaveValue('27');
  await expect(page.locator(answered)).toBeChecked();
  await expect(page.locator('#filing-check [data-answer]')).toBeVisible();
  await expect(yearOf(page)).toHaveValue(String(season.taxYear));
  // It is asked once a year is chosen.
  await expect(lateOf(page).locator('[name=digits]')).toBeVisible();
}

test('so do the tools, and the focus', async ({ page }) => {
  test.setTimeout(180_000);
  await page.clock.setFixedTime(new Date(`${season.year}-01-10T10:00:00-05:00`));
  for (const [forms, visits] of [
    ['#date-lookup-form, #late-filing', [...inForms, ...late]],
    // The check is the page's own, so that React builds the whole page anew.
    ['#filing-check', [...inForms, ...inPage]],
  ] as const) {
    for (const each of visits) {
      await visit(page, {
        ...each,
        path: pages.incomeTax.path,
        forms,
        write: () => writeTools(page),
        see: async () => {
          await expectTools(page);
          // An element that is put around a field takes its focus.
          if (each.change !== 'around') await expect(digitsField(page)).toBeFocused();
        },
      });
    }
  }
});

test('a visitor who saves data keeps them too', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${season.year}-01-10T10:00:00-05:00`));
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  for (const change of ['first in the body', 'translation'] as const)
    await visit(page, {
      change,
      path: pages.incomeTax.path,
      forms: 'body',
      write: () => writeTools(page),
      see: () => expectTools(page),
    });
});
