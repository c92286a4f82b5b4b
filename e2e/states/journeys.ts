import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { layoutWords } from '@/content/layout';
import { pages } from '@/content/pages';
import type { ConditionId } from '@/lib/tax/filing-check';
import { activeSeason } from '@/lib/words/active-season';
import { ana, failure, fillIn, formSection, modalOf, modalTrigger, sendButton, success } from '../contact';
import { digitsField, lookupOf } from '../date-lookup';
import type { FaultyApi } from '../faulty-api';
import { expect, test } from '../fixtures';
import { openFolds } from '../in-page';
import { answerAll, answerOf, checkOf, lateOf, setYear } from '../tools';

/** Heights of phones in pixels; other windows are 900 high. */
const heights: Record<number, number> = { 320: 568, 390: 844 };
const widths = [320, 390, 768, 1024, 1440, 1920];
/** Width in pixels of letter paper without margins. */
const letter = 702;

/** A day within the season, with past and coming dates, and a day after it. */
const active = activeSeason();
const inSeason = `${active.year}-08-27T10:00:00-05:00`;
const now = `${active.year + 1}-11-21T10:00:00-05:00`;

type State = {
  path: string;
  /** Actions that lead to the state. */
  act?: (page: Page, api: FaultyApi) => Promise<unknown>;
  /** Clock time; a day of the season by default. */
  now?: string;
  options?: BrowserContextOptions;
  /** Printed: letter pages in a PDF. */
  print?: true;
  /** An element or the window; by default the whole page. */
  part?: 'window' | ((page: Page) => Locator);
};

const [home, incomeTax, calendar] = [pages.home.path, pages.incomeTax.path, pages.calendar.path];
const section = (id: string) => (page: Page) => page.locator(`[aria-labelledby=${id}]`);

/** Entrances are shown as finished, however late their chunk came. */
const entered = '[data-reveal] { opacity: 1 !important; transform: none !important }';
/** Sticky elements would cover a part taller than the window. */
const clear = 'body > header, [role=group]:has(> [popovertarget=whatsapp]) { visibility: hidden }';

/** A control of narrow screens has no counterpart on wide ones. */
const press = (name: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true }).last();
  if (await button.isVisible()) await button.click();
};
const open = (fold: string) => (page: Page) => page.locator(`${fold} summary`).first().click();
const lookUp = (page: Page) => digitsField(page).fill('27');

const { yes, no, unknown } = filingCheckWords.answers;
/** Taps each condition's chip, or types its amount. */
const check = (given: Partial<Record<ConditionId, string>>) => async (page: Page) => {
  for (const [id, answer] of Object.entries(given)) {
    const row = page.locator(`#condition-${id}`);
    const isChip = Object.values<string>(filingCheckWords.answers).includes(answer);
    await row.getByText(isChip ? answer : unknown, { exact: true }).click();
    if (isChip) continue;
    await row.getByText(filingCheckWords.writeAmount).click();
    await row.getByRole('textbox').fill(answer);
  }
  await answerOf(checkOf(page)).first().waitFor();
};
/** Asks for the penalty, by field names. */
const calculate =
  (taxYear: number, digits: string, amounts: Readonly<Record<string, string>>) => async (page: Page) => {
    const tool = lateOf(page);
    await setYear(tool, taxYear, digits);
    for (const [name, value] of Object.entries(amounts)) await tool.locator(`[name=${name}]`).fill(value);
    await tool.getByRole('button', { name: lateFilingWords.submit }).click();
    await answerOf(tool).or(tool.locator('[aria-invalid=true]')).first().waitFor();
  };
const send = (mode: 'ok' | 'http-error') => async (page: Page, api: FaultyApi) => {
  api.mode('contact', mode);
  await fillIn(formSection(page), ana);
  await sendButton(formSection(page)).click();
  await { ok: success, 'http-error': failure }[mode](page).waitFor();
};
async function openModal(page: Page): Promise<void> {
  await modalTrigger(page).click();
  await sendButton(modalOf(page)).waitFor();
}

const allNo = { income: no, equity: no, creditCard: no, purchases: no, deposits: no, vat: no };
const amounts = { income: '90 millones', equity: '999.999.999.999', creditCard: '65.891.000' };
const { taxYear } = active;
const states: Record<string, State> = {
  home: { path: home },
  'income-tax': { path: incomeTax },
  calendar: { path: calendar },
  // The day after every date, when most visitors come, and with every fold open.
  'income-tax-over': { path: incomeTax, now },
  'income-tax-open': { path: incomeTax, act: (page) => page.evaluate(openFolds) },
  'income-tax-answers': { path: incomeTax, act: answerAll },
  'calendar-open': { path: calendar, now, act: (page) => page.evaluate(openFolds) },
  'not-found': { path: '/no-existe' },
  menu: { path: home, act: press(layoutWords.menu), part: 'window' },
  whatsapp: { path: home, act: press(layoutWords.floating.whatsapp), part: 'window' },
  modal: { path: incomeTax, act: openModal, part: 'window' },
  'form-errors': { path: home, act: press(contactWords.submit), part: formSection },
  success: { path: home, act: send('ok'), part: 'window' },
  failure: { path: home, act: send('http-error'), part: 'window' },
  'lookup-two': { path: home, act: lookUp, part: lookupOf },
  'lookup-calendar': { path: calendar, act: lookUp },
  'lookup-late': { path: incomeTax, act: lookUp, now, part: (page) => page.locator('#cuando') },
  // One reason; far above, at and below the limits; all no; another regime.
  'checker-yes': { path: incomeTax, act: check({ deposits: yes }), part: checkOf },
  'checker-amounts': { path: incomeTax, act: check({ ...amounts, purchases: '9.000.000' }), part: checkOf },
  'checker-no': { path: incomeTax, act: check({ ...allNo, income: '65.890.999' }), part: checkOf },
  'checker-simple': {
    path: incomeTax,
    act: (page) => checkOf(page).getByRole('combobox').selectOption(filingCheckWords.status.options.simple),
    part: checkOf,
  },
  'years-other': { path: `${incomeTax}?ag=${active.year}`, now, part: 'window' },
  // At the minimum, far beyond the cap, without a stair.
  'late-minimum': { path: incomeTax, act: calculate(taxYear, '27', { tax: '1.450.000' }), now, part: lateOf },
  'late-beyond': { path: incomeTax, act: calculate(2021, '27', { tax: '8.000.000' }), part: lateOf },
  'late-wrong': { path: incomeTax, act: calculate(taxYear, '2', {}), part: lateOf },
  accordion: { path: incomeTax, act: open('[aria-labelledby=fechas]'), part: section('fechas') },
  faq: { path: incomeTax, act: open('[aria-labelledby=preguntas]'), part: section('preguntas') },
  'print-calendar': { path: calendar, print: true },
  'print-answers': { path: incomeTax, act: answerAll, print: true },
  'no-script-income-tax': { path: incomeTax, options: { javaScriptEnabled: false } },
};

for (const [name, state] of Object.entries(states)) {
  const { path, act, options = {}, print, part } = state;
  for (const width of print ? [letter] : widths) {
    test.describe(() => {
      test.use({ ...options, viewport: { width, height: heights[width] ?? 900 } });

      test(`${name}-${width}`, async ({ page, api, consoleErrors }, { project }) => {
        consoleErrors.allow(/./);
        await page.clock.setFixedTime(new Date(state.now ?? inSeason));
        await page.goto(path, { waitUntil: 'networkidle' });
        await act?.(page, api);
        const file = `screens/${project.name}/${name}-${width}`;
        const shot = { path: `${file}.png`, animations: 'disabled', style: entered } as const;
        if (print) {
          const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
          await page.pdf({ path: `${file}.pdf`, format: 'Letter', margin });
          await page.emulateMedia({ media: 'print' });
        }
        if (part === 'window') await page.screenshot(shot);
        else if (part)
          await part(page)
            .first()
            .screenshot({ ...shot, style: entered + clear });
        else await page.screenshot({ ...shot, fullPage: true });
        expect(page.url()).toContain(path);
      });
    });
  }
}
