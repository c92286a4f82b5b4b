import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { checklistWords } from '@/content/checklist';
import { contactWords } from '@/content/contact';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { layoutWords } from '@/content/layout';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import type { ConditionId } from '@/lib/tax/filing-check';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { ana, failure, fillIn, formSection, modalOf, modalTrigger, sendButton, success } from '../contact';
import type { FaultyApi } from '../faulty-api';
import { expect, test } from '../fixtures';
import { digitsField, lookupOf } from '../date-lookup';
import { openFolds } from '../in-page';
import { answerOf, checkOf, lateOf, setYear } from '../tools';

/** Heights of phones in pixels; other windows are 900 high. */
const heights: Record<number, number> = { 320: 568, 390: 844 };
const widths = [320, 390, 768, 1024, 1440, 1920];
/** Width in pixels of letter paper without margins. */
const letter = 702;
const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };

/** A day within the season, with past and coming dates, and a day after it. */
const active = activeSeason();
const inSeason = `${active.year}-08-27T10:00:00-05:00`;
const afterSeason = `${active.year + 1}-11-21T10:00:00-05:00`;

type LateInput = Exclude<keyof typeof lateFilingWords.fields, 'taxYear'>;
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
const dates = section('fechas');
const dock = layoutWords.floating;

/** Entrances are shown as finished, however late their chunk came. */
const entered = '[data-reveal] { opacity: 1 !important; transform: none !important }';
/** Sticky elements would cover a part taller than the window. */
const clear = 'body > header, [role=group]:has(> [popovertarget=whatsapp]) { visibility: hidden }';

/** A control of narrow screens has no counterpart on wide ones. */
const press = (name: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true }).last();
  if (await button.isVisible()) await button.click();
};
const open = (details: string) => (page: Page) => page.locator(`${details} summary`).first().click();
const point = (what: string) => (page: Page) => page.locator(what).first().hover();
const hold = (what: string) => async (page: Page) => {
  await point(what)(page);
  await page.mouse.down();
};
const lookUp = (digits: string) => async (page: Page) => {
  await digitsField(page).fill(digits);
  await lookupOf(page).getByRole('button', { name: lookupWords.submit }).click();
  await lookupOf(page).locator('p > time, dd > time, [aria-invalid=true]').first().waitFor();
};
/** Fills the fields with these labels and submits. */
const ask = async (tool: Locator, submit: string, values: readonly (readonly [string, string])[]) => {
  for (const [label, value] of values) await tool.getByLabel(label, { exact: true }).fill(value);
  await tool.getByRole('button', { name: submit }).click();
  await answerOf(tool).or(tool.locator('[aria-invalid=true]')).first().waitFor();
};
const { yes, no, unknown } = filingCheckWords.answers;
const allNo = { income: no, equity: no, creditCard: no, purchases: no, deposits: no, vat: no };
const verdict = (page: Page) => answerOf(checkOf(page));
const pending = (page: Page) => checkOf(page).getByText(filingCheckWords.total.heading);
/** Taps a condition's chip, or types its amount; ends once the outcome shows. */
const check =
  (given: Partial<Record<ConditionId, string>>, outcome: (page: Page) => Locator = verdict) =>
  async (page: Page) => {
    for (const [id, answer] of Object.entries(given)) {
      const row = page.locator(`#condition-${id}`);
      const chip = row.getByText(answer, { exact: true });
      if (await chip.count()) await chip.click();
      else {
        await row.getByText(unknown, { exact: true }).click();
        await row.getByText(filingCheckWords.writeAmount).click();
        await row.getByRole('textbox').fill(answer);
        await row.getByRole('textbox').blur();
      }
    }
    await outcome(page).first().waitFor();
  };
const calculate =
  ({
    taxYear = activeSeason().taxYear,
    digits = '27',
    ...inputs
  }: Partial<Record<LateInput, string>> & { taxYear?: number }) =>
  async (page: Page) => {
    const { fields, submit } = lateFilingWords;
    await setYear(lateOf(page), taxYear, digits);
    const values = Object.entries(inputs) as [Exclude<LateInput, 'digits'>, string][];
    await ask(
      lateOf(page),
      submit,
      values.map(([name, value]) => [fill(fields[name].label, { ofYear: ` de ${taxYear}` }), value]),
    );
  };
const send = (kind: 'ok' | 'rejected' | 'hang') => async (page: Page, api: FaultyApi) => {
  api.mode('contact', { kind });
  const form = formSection(page);
  await fillIn(form, ana);
  await sendButton(form).click();
  const sending = form.getByRole('button', { name: contactWords.sending });
  await { ok: success(page), rejected: failure(page), hang: sending }[kind].waitFor();
};

async function openModal(page: Page): Promise<void> {
  await modalTrigger(page).click();
  await sendButton(modalOf(page)).waitFor();
}

async function printList(page: Page): Promise<void> {
  await page.evaluate(() => (window.print = () => undefined));
  await press(checklistWords.print)(page);
  await page.locator('html[data-print=checklist]').waitFor();
}

const states: Record<string, State> = {
  home: { path: home },
  'income-tax': { path: incomeTax },
  calendar: { path: calendar },
  // The day after every date, when most visitors come, and with every fold open.
  'income-tax-over': { path: incomeTax, now: afterSeason },
  'income-tax-open': { path: incomeTax, act: (page) => page.evaluate(openFolds) },
  'calendar-open': { path: calendar, now: afterSeason, act: (page) => page.evaluate(openFolds) },
  'not-found': { path: '/no-existe' },
  menu: { path: home, act: press(layoutWords.menu), part: 'window' },
  'menu-contents': { path: incomeTax, act: press(layoutWords.menu), part: 'window' },
  'half-way': {
    path: incomeTax,
    act: (page) => dates(page).evaluate((place) => place.scrollIntoView({ behavior: 'instant' })),
    part: 'window',
  },
  talk: { path: incomeTax, part: section('talk') },
  whatsapp: { path: home, act: press(dock.whatsapp), part: 'window' },
  modal: { path: incomeTax, act: openModal, part: 'window' },
  'modal-services': {
    path: calendar,
    act: (page) => press(dock.advice)(page).then(() => sendButton(modalOf(page)).waitFor()),
    part: 'window',
  },
  'form-errors': { path: home, act: press(contactWords.submit), part: formSection },
  'modal-errors': {
    path: incomeTax,
    act: (page) => openModal(page).then(() => sendButton(modalOf(page)).click()),
    part: 'window',
  },
  sending: { path: home, act: send('hang'), part: formSection },
  success: { path: home, act: send('ok'), part: 'window' },
  failure: { path: home, act: send('rejected'), part: 'window' },
  'lookup-none': { path: home, part: lookupOf },
  'lookup-two': { path: home, act: lookUp('27'), part: lookupOf },
  'lookup-one': { path: home, act: lookUp('7'), part: lookupOf },
  'lookup-nit': { path: calendar, act: lookUp('900.123.427-1') },
  'lookup-calendar': { path: calendar, act: lookUp('27') },
  'lookup-wrong': { path: home, act: lookUp('abc'), part: lookupOf },
  'lookup-over': { path: home, act: lookUp('27'), now: afterSeason, part: lookupOf },
  'lookup-late': {
    path: incomeTax,
    act: lookUp('27'),
    now: afterSeason,
    part: (page) => page.locator('#cuando'),
  },
  'lookup-card': { path: incomeTax, act: lookUp('27'), part: lookupOf },
  // One reason; far above, at and below the limits; each other answer; another year.
  'checker-yes': { path: incomeTax, act: check({ deposits: yes }), part: checkOf },
  'checker-amounts': {
    path: incomeTax,
    act: check({
      income: '90 millones',
      equity: '999.999.999.999',
      creditCard: '65.891.000',
      purchases: '9.000.000',
    }),
    part: checkOf,
  },
  'checker-no': { path: incomeTax, act: check({ ...allNo, income: '65.890.999' }), part: checkOf },
  'checker-unknown': {
    path: incomeTax,
    act: check({ ...allNo, deposits: unknown, vat: unknown }),
    part: checkOf,
  },
  'checker-pending': { path: incomeTax, act: check({ income: no, equity: unknown }, pending), part: checkOf },
  'checker-late': { path: incomeTax, act: check({ income: yes }), now: afterSeason, part: checkOf },
  'checker-simple': {
    path: incomeTax,
    act: async (page) => {
      await checkOf(page).getByRole('combobox').selectOption(filingCheckWords.status.options.simple);
      await verdict(page).waitFor();
    },
    part: checkOf,
  },
  'checker-wrong': {
    path: incomeTax,
    act: check({ income: 'mucho', equity: '-5' }, (page) => checkOf(page).locator('[aria-invalid=true]')),
    part: checkOf,
  },
  'years-other': { path: `${incomeTax}?ag=${active.year}`, now: afterSeason, part: 'window' },
  'years-over': { path: incomeTax, now: afterSeason, part: 'window' },
  'limits-by-year': {
    path: incomeTax,
    act: open('details:has(#topes)'),
    part: (page) => page.locator('details:has(#topes)'),
  },
  // At the minimum, in the first month, at the cap, far beyond it, and without a stair.
  'late-minimum': {
    path: incomeTax,
    act: calculate({ digits: '27', tax: '1.450.000' }),
    now: afterSeason,
    part: lateOf,
  },
  'late-first': {
    path: incomeTax,
    act: calculate({ digits: '01', tax: '98.765.432.000' }),
    part: lateOf,
  },
  'late-cap': {
    path: incomeTax,
    act: calculate({ digits: '27', tax: '0', income: '900.000.000', creditBalance: '12.000.000' }),
    now: afterSeason,
    part: lateOf,
  },
  'late-beyond': {
    path: incomeTax,
    act: calculate({ taxYear: 2021, tax: '8.000.000' }),
    part: lateOf,
  },
  'late-least': {
    path: incomeTax,
    act: calculate({ digits: '01', tax: '0', income: '0', equity: '0' }),
    part: lateOf,
  },
  'late-in-time': {
    path: incomeTax,
    act: calculate({ digits: '00', tax: '1.450.000' }),
    part: lateOf,
  },
  'late-asking': {
    path: incomeTax,
    act: calculate({ digits: '27', tax: '0' }),
    now: afterSeason,
    part: lateOf,
  },
  'late-wrong': { path: incomeTax, act: calculate({ digits: '2' }), part: lateOf },
  'accordion-pairs': {
    path: incomeTax,
    act: open('[aria-labelledby=fechas] details:first-of-type'),
    part: dates,
  },
  'accordion-installments': {
    path: incomeTax,
    act: open('[aria-labelledby=fechas] details:last-of-type'),
    part: dates,
  },
  faq: { path: incomeTax, act: open('[aria-labelledby=preguntas]'), part: section('preguntas') },
  'print-home': { path: home, print: true },
  'print-income-tax': { path: incomeTax, print: true },
  'print-calendar': { path: calendar, print: true },
  'print-visitor-days': { path: calendar, act: lookUp('27'), print: true },
  'print-answers': {
    path: incomeTax,
    act: async (page) => {
      await check({ income: '90 millones', equity: '999.999.999.999', creditCard: '65.891.000' })(page);
      await calculate({ taxYear: 2023, digits: '00', tax: '8.000.000' })(page);
    },
    print: true,
  },
  'print-checklist': { path: incomeTax, act: printList, print: true },
  'no-script-home': { path: home, options: { javaScriptEnabled: false } },
  'no-script-income-tax': { path: incomeTax, options: { javaScriptEnabled: false } },
  'no-script-calendar': { path: calendar, options: { javaScriptEnabled: false } },
  'reduced-motion-income-tax': {
    path: incomeTax,
    act: check({ deposits: yes }),
    options: { reducedMotion: 'reduce' },
  },
  'reduced-motion': { path: home, options: { reducedMotion: 'reduce' }, part: 'window' },
  'press-advice': { path: home, act: hold('main a[href="#contact"]'), part: 'window' },
  'press-chip': { path: home, act: hold('label:has(> [name=services])'), part: 'window' },
};

for (const [name, { path, act, now = inSeason, options = {}, print, part }] of Object.entries(states)) {
  for (const width of print ? [letter] : widths) {
    test.describe(() => {
      test.use({ ...options, viewport: { width, height: heights[width] ?? 900 } });

      test(`${name}-${width}`, async ({ page, api, consoleErrors }, { project }) => {
        consoleErrors.allow(/./);
        await page.clock.setFixedTime(new Date(now));
        await page.goto(path, { waitUntil: 'networkidle' });
        await act?.(page, api);
        const file = `screens/${project.name}/${name}-${width}`;
        const shot = { path: `${file}.png`, animations: 'disabled' } as const;
        if (print) {
          await page.pdf({ path: `${file}.pdf`, format: 'Letter', margin });
          await page.emulateMedia({ media: 'print' });
          await page.screenshot({ ...shot, fullPage: true });
        } else if (part === 'window') await page.screenshot(shot);
        else {
          // Without script nothing enters and no animation frame is reported.
          if (options.javaScriptEnabled !== false) await page.evaluate(passThrough);
          if (part)
            await part(page)
              .first()
              .screenshot({ ...shot, style: `${entered} ${clear}` });
          else await page.screenshot({ ...shot, style: entered, fullPage: true });
        }
        expect(page.url()).toContain(path);
      });
    });
  }
}

/** Runs in the page: scrolls down and back, so that lazy content loads. */
async function passThrough(): Promise<void> {
  const to = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
    to(top);
    await new Promise(requestAnimationFrame);
  }
  to(0);
}
