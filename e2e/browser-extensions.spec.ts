import type { Locator, Page } from '@playwright/test';
import { ANSWER } from '@/components/dom/attributes';
import { filingCheckWords } from '@/content/filing-check';
import { pages } from '@/content/pages';
import { lateFilingWords } from '@/content/late-filing';
import { answersWords } from '@/content/visitor-answers';
import { season } from './active-season';
import { ana, contactBody, fillIn, formSection, sendButton, success } from './contact';
import { expect, test } from './fixtures';
import { changeForms, translatePage, type Change } from './extension-changes';
import { holdScripts } from './held-scripts';
import { answerFor, checkOf, chipOf, digitsField, lateOf, lookupOf, setYear } from './income-tax-tools';

/*
 * Password managers, form fillers and translators change the HTML before React hydrates it. React then builds the
 * changed tool anew. What was typed, chosen and sent must survive. Each change meets a kind of form, and the form of the
 * home page, which is the modal's too, meets a translated page.
 */

type Act = () => Promise<unknown>;

type Visit = {
  change: Change;
  path: string;
  /** Selects the forms that the extension changes. */
  forms: string;
  /** Types and chooses before the extension acts. */
  write: () => Promise<void>;
  /** Expects what a visitor sees once all code has run. */
  see: () => Promise<void>;
};

/** Visits a page whose scripts are late. */
async function visit(page: Page, { change, path, forms, write, see }: Visit): Promise<void> {
  const release = await holdScripts(page);
  // Each visit starts without answers, which the page would restore from the visit before.
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await write();
  if (change === 'translation') await page.evaluate(translatePage);
  else await page.evaluate(changeForms, { change, forms });
  await release();
  await test.step(`nothing is lost by the change «${change}»`, see);
}

test.beforeEach(async ({ page, consoleErrors }) => {
  // React reports that it replaces a part of the page.
  consoleErrors.allow(/React error #418/);
  await page.clock.setFixedTime(new Date(`${season.year}-01-10T10:00:00-05:00`));
});

test('the home page sends a request once and whole, whatever an extension changes', async ({ page, api }) => {
  const form = formSection(page);
  for (const [index, change] of (['around', 'translation'] as const).entries()) {
    const typed = { ...ana, message: `Visita ${index}` };
    await visit(page, {
      change,
      path: pages.home.path,
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

const tools = '#date-lookup-form, #late-filing';

test('the income tax tools keep what was typed and chosen, and the focus, whatever an extension changes', async ({
  page,
}) => {
  for (const change of ['first in the form', 'after', 'translation'] as const)
    await visit(page, {
      change,
      forms: tools,
      path: pages.incomeTax.path,
      write: () => writeTools(page),
      see: async () => {
        await expectTools(page);
        await expect(digitsField(page)).toBeFocused();
      },
    });
});

/** A year that the penalty's list has on the day of these visits, and doesn't choose by itself. */
const missedYear = String(season.taxYear - 2);
const yearOf = (page: Page) => lateOf(page).getByLabel(lateFilingWords.fields.taxYear.label, { exact: true });

/** Answers a question of the check, chooses a year of the penalty, and types digits last. */
async function writeTools(page: Page): Promise<void> {
  await chipOf(page, 'income', 'yes').click();
  await yearOf(page).selectOption(missedYear);
  await digitsField(page).pressSequentially('27');
}

async function expectTools(page: Page): Promise<void> {
  await expect(answerFor(page, '27')).toBeVisible();
  await expect(digitsField(page)).toHaveValue('27');
  await expect(page.locator('#filing-check [name=income][value=yes]')).toBeChecked();
  await expect(page.locator('#filing-check [data-answer]')).toBeVisible();
  await expect(yearOf(page)).toHaveValue(missedYear);
  // The tool asks for the digits once a year is chosen.
  await expect(lateOf(page).locator('[name=digits]')).toBeVisible();
}

test('an answer that changes on a translated page says what it says on an untranslated one', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-09-10T10:00:00-05:00'));
  const late = lateOf(page);
  const changes: Record<string, { path: string; at: Locator; first: Act; then: Act }> = {
    digits: {
      path: pages.calendar.path,
      at: lookupOf(page),
      first: () => digitsField(page).fill('27'),
      then: async () => {
        await digitsField(page).fill('45');
        await expect(lookupOf(page).locator('p > time')).toHaveText(/14/);
      },
    },
    letter: {
      path: `${pages.incomeTax.path}?ag=${season.taxYear}`,
      at: late,
      first: async () => {
        await setYear(late, season.taxYear, '27');
        await late.getByText(lateFilingWords.fields.tax.unknown, { exact: true }).click();
      },
      then: async () => {
        await late.getByRole('radio').first().click();
        await expect(late).toContainText(answersWords.message.letter);
      },
    },
    answer: {
      path: pages.incomeTax.path,
      at: checkOf(page).locator(`[${ANSWER}]`),
      first: () => chipOf(page, 'deposits', 'yes').click(),
      then: async () => {
        await checkOf(page).locator('[name=income][value=yes]').check({ force: true });
        await expect(checkOf(page).locator(`[${ANSWER}]`)).toContainText(filingCheckWords.reasons.income);
      },
    },
  };
  for (const [what, { path, at, first, then }] of Object.entries(changes)) {
    const said: string[] = [];
    for (const isTranslated of [false, true]) {
      await page.goto(path);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await first();
      await expect(at.getByRole('link').first()).toBeVisible();
      if (isTranslated) await page.evaluate(translatePage);
      await then();
      said.push((await at.innerText()).replace(/\s+/g, ' '));
    }
    expect(said[1], what).toBe(said[0]);
  }
});
