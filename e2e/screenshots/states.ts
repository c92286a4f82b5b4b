import { expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { contactWords } from '@/content/contact';
import { filingFormWords } from '@/content/filing-check';
import { layoutWords } from '@/content/layout';
import { pages } from '@/content/pages';
import type { Answer, ConditionId } from '@/lib/tax/filing-check';
import { season } from '../active-season';
import { ana, failure, fillIn, formSection, openModal, sendButton, success } from '../contact';
import type { FaultyApi } from '../faulty-api';
import { openFolds } from '../in-page';
import {
  answerAll,
  answerConditions,
  answerOf,
  checkOf,
  digitsField,
  lateOf,
  setYear,
} from '../income-tax-tools';

export type State = {
  path: string;
  /** Actions that lead to the state. */
  act?: (page: Page, api: FaultyApi) => Promise<unknown>;
  /** Opens the page in the month after the season. By default the day is within it, with past and coming dates. */
  isOver?: true;
  options?: BrowserContextOptions;
  isPrinted?: true;
  /** Subject of the picture: an element or the viewport; by default the whole page. */
  part?: 'window' | ((page: Page) => Locator);
};

const [home, incomeTax, calendar] = [pages.home.path, pages.incomeTax.path, pages.calendar.path];

/** Presses a button, unless it exists only on narrow screens and this one is wide. */
const press = (name: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true }).last();
  if (await button.isVisible()) await button.click();
};
const openAll = (page: Page) => page.evaluate(openFolds);
const lookUp = (page: Page) => digitsField(page).fill('27');

/** Answers conditions of the check. */
const check = (given: Partial<Record<ConditionId, Answer>>) => async (page: Page) => {
  await answerConditions(page, given);
  await answerOf(checkOf(page)).first().waitFor();
};
const chooseSimple = (page: Page) =>
  checkOf(page).getByRole('combobox').selectOption(filingFormWords.status.options.simple);
/** Asks for the penalty of this tax. */
const calculate = (digits: string, tax: string) => async (page: Page) => {
  const tool = lateOf(page);
  await setYear(tool, taxYear, digits);
  if (tax === '') return;
  await tool.locator('[name=tax]').fill(tax);
  await tool.locator('[data-next] [type=submit]').click();
  await expect(answerOf(tool).first()).toBeFocused();
};
const send = (isFailing: boolean) => async (page: Page, api: FaultyApi) => {
  api.isFailing = isFailing;
  await fillIn(formSection(page), ana);
  await sendButton(formSection(page)).click();
  await success(page).or(failure(page)).waitFor();
};

/** Sends the form to an API that doesn't answer. */
const sendInVain = async (page: Page) => {
  await page.route('**/api/contact', () => undefined);
  await fillIn(formSection(page), ana);
  await sendButton(formSection(page)).click();
  await formSection(page).getByRole('button', { name: contactWords.sending }).waitFor();
};

const no = {
  income: 'no',
  equity: 'no',
  creditCard: 'no',
  purchases: 'no',
  deposits: 'no',
  vat: 'no',
} as const;
const { menu, floating } = layoutWords;
const { taxYear, year } = season;

/** Every page in every state that gets a picture, by the picture's name. */
export const states = {
  home: { path: home },
  'income-tax': { path: incomeTax },
  calendar: { path: calendar },
  'income-tax-over': { path: incomeTax, isOver: true },
  'income-tax-open': { path: incomeTax, act: openAll },
  'income-tax-answers': { path: incomeTax, act: answerAll },
  'calendar-open': { path: calendar, isOver: true, act: openAll },
  'not-found': { path: '/no-existe' },
  menu: { path: home, act: press(menu), part: 'window' },
  whatsapp: { path: home, act: press(floating.whatsapp), part: 'window' },
  modal: { path: incomeTax, act: openModal, part: 'window' },
  'form-errors': { path: home, act: press(contactWords.submit), part: formSection },
  sending: { path: home, act: sendInVain, part: formSection },
  success: { path: home, act: send(false), part: 'window' },
  failure: { path: home, act: send(true), part: 'window' },

  'lookup-calendar': { path: calendar, act: lookUp },
  'lookup-late': { path: incomeTax, act: lookUp, isOver: true, part: (page) => page.locator('#cuando') },
  // States of the filing check: one «Sí», all «No», and another tax regime.
  'checker-yes': { path: incomeTax, act: check({ deposits: 'yes' }), part: checkOf },
  'checker-no': { path: incomeTax, act: check(no), part: checkOf },
  'checker-simple': { path: incomeTax, act: chooseSimple, part: checkOf },

  // States of the penalty calculator: a minimum penalty, and a form with errors.
  'late-minimum': { path: incomeTax, act: calculate('27', '1.450.000'), isOver: true, part: lateOf },
  'late-wrong': { path: incomeTax, act: calculate('2', ''), part: lateOf },
  'print-calendar': { path: calendar, isPrinted: true },
  'print-answers': { path: incomeTax, act: answerAll, isPrinted: true },
  'no-script-income-tax': { path: incomeTax, options: { javaScriptEnabled: false } },
} satisfies Record<string, State>;

/** Opens a page on its day and acts until it is in its state. */
export async function enter(page: Page, api: FaultyApi, { path, act, isOver }: State): Promise<void> {
  const day = isOver ? `${year + 1}-11-21` : `${year}-08-27`;
  await page.clock.setFixedTime(new Date(`${day}T10:00:00-05:00`));
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page, api);
}

/** Leaves what the state before has opened, and goes on to this one on the same page. */
export async function goOn(page: Page, api: FaultyApi, { act }: State): Promise<void> {
  const popup = page.locator('.swal2-confirm');
  if (await popup.isVisible()) await popup.click();
  else await page.keyboard.press('Escape');
  await expect(page.locator('.swal2-popup, [popover]:popover-open')).toHaveCount(0);
  await act?.(page, api);
}
