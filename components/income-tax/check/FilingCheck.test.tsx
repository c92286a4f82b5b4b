import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterPaint } from '@/components/dom/later';
import { followCase } from '@/page-scripts/case/follow-case';
import { YearTabs } from '@/components/tax-year/YearTabs';
import { contactTrigger } from '@/components/modal/trigger';
import { ANSWERS_LINK, DOCUMENT_TICK, OPENS, RESTORED } from '@/components/dom/attributes';
import { bringIntoView } from '@/components/dom/bring-into-view';
import { changeYear } from '@/components/case/case';
import { answerActionWords } from '@/content/answer-actions';
import { amountProblems, amountQuestions } from '@/content/amounts';
import { answersWords } from '@/content/answers-receipt';
import { anchors } from '@/content/page-anchors';
import { filingCheckWords, filingFormWords } from '@/content/filing-check';
import type { ConditionId } from '@/lib/tax/filing-check';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { FilingCheckSection } from './FilingCheckSection';
import { ANSWERS_RECEIPT } from '@/components/income-tax/shared/places';

// jsdom neither scrolls nor knows what is pressed.
jest.mock('@/components/dom/bring-into-view', () => ({ bringIntoView: jest.fn() }));
jest.mock('@/components/dom/later', () => ({ afterPaint: jest.fn((work: () => void) => work()) }));

const { keepOn, total, meanings, verdicts } = filingCheckWords;
const { answers } = filingFormWords;
const { yes: Si, no: No } = answers;

/** Answers by condition: the name of a chip, or a text to type as amount. */
type Given = Partial<Record<ConditionId, string>>;

let isFollowed = false;
let unmount = () => {};

// The check with the year tabs; the on-load script tells the case the answers, and shows those that it has.
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2025-08-01T12:00:00-05:00') });
  ({ unmount } = render(
    <>
      <YearTabs />
      <FilingCheckSection />
    </>,
  ));
  if (!isFollowed) followCase();
  isFollowed = true;
});

function turnTo(day: string) {
  jest.setSystemTime(new Date(`${day}T12:00:00-05:00`));
  fireEvent(document, new Event('visibilitychange'));
}

const row = (id: ConditionId) => within(document.getElementById(`condition-${id}`) ?? document.body);
const amount = (id: ConditionId = 'income') =>
  row(id).getByLabelText<HTMLInputElement>(filingCheckWords.amount.label);
const type = (value: string, id: ConditionId = 'income') =>
  fireEvent.input(amount(id), { target: { value } });

function give(given: Given): void {
  for (const [id, answer] of Object.entries(given) as [ConditionId, string][]) {
    const answered = row(id).queryByLabelText(answer);
    fireEvent.click(answered ?? chip(answers.unknown, id));
    if (answered) continue;
    type(answer, id);
    fireEvent.blur(amount(id));
  }
}

const chip = (name: string, id: ConditionId = 'income') => row(id).getByLabelText(name);
const noes = { income: No, equity: No, creditCard: No, purchases: No, deposits: No, vat: No };
const verdict = () => screen.getByRole('heading', { level: 3 });
/** Presses a button of a condition. */
const press = (name: string, id: ConditionId = 'income') =>
  fireEvent.click(row(id).getByRole('button', { name }));

test('the verdict is announced, shows below the condition that first decided, and moves when its «Sí» is taken back', () => {
  give({ deposits: Si });
  const rowOf = (id: string) => document.getElementById(`condition-${id}`)?.nextElementSibling;
  expect(rowOf('deposits')).toHaveTextContent(keepOn);
  expect(rowOf('deposits')).toHaveTextContent(meanings.onlyDeposits);
  // Screen readers announce the verdict, and later that it is gone.
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(heard()).toContain(fill(verdicts.mustFile, { taxYear: '2024' }));
  give({ income: Si });
  expect(rowOf('deposits')).not.toBeEmptyDOMElement();
  expect(rowOf('income')).toBeEmptyDOMElement();
  give({ deposits: No });
  expect(rowOf('deposits')).toBeEmptyDOMElement();
  expect(rowOf('income')).not.toBeEmptyDOMElement();
  give({ income: No });
  expect(rowOf('income')).toBeEmptyDOMElement();
  expect(screen.getByText(total.heading)).toBeInTheDocument();
  expect(heard()).toContain(fill(total.progress, { answered: '2', all: '6' }));
});

test('the step navigation shows the verdict, and clears it when the answer is taken back or the check is removed', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="path" href="#${anchors.check}"><span data-result=""></span></div>`,
  );
  const said = () => document.querySelector<HTMLElement>('#path > span')?.dataset.result;
  give({ income: Si });
  expect(said()).toBe(fill(filingCheckWords.step.mustFile, { taxYear: '2024' }));
  give({ income: No });
  expect(said()).toBe('');
  give({ income: Si });
  unmount();
  expect(said()).toBe('');
  document.getElementById('path')?.remove();
});

test('the verdict says from which norms the limits come that decide, can be shared, and a mistake in it told', () => {
  give({ deposits: Si });
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Dímelo/ });
  expect(new URL(href).searchParams.get('text')).toMatch(
    /en \/ \(2024\): «Sí: te toca declarar .* Por tus consignaciones/,
  );
  expect(screen.getByText(/^De dónde sale:/)).toHaveTextContent(
    'De dónde sale: artículo 594-3 y Resolución 000187 de 2023.',
  );
  give({ income: Si });
  const said = screen.getByText(/^De dónde sale:/);
  expect(said).toHaveTextContent('De dónde sale: artículo 592, artículo 594-3 y Resolución 000187 de 2023.');
  expect(within(said).getByRole('link', { name: /^artículo.592$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/estatuto_tributario\.htm#592$/),
  );
  expect(screen.getByRole('button', { name: answerActionWords.passOn.label })).toBeVisible();
});

test('tapping a chip clears the amount, and clearing the amount clears the verdict', () => {
  give({ income: '70 millones' });
  expect(verdict()).toBeInTheDocument();
  give({ income: No });
  expect(amount()).toHaveValue('');
  give({ income: '70 millones' });
  type('');
  expect(screen.getByText(total.heading)).toBeInTheDocument();
});

test('a typed amount belongs to its year, and is there again with its answer when the year is chosen again', () => {
  const open = (taxYear = 0) => {
    fireEvent.click(screen.getByLabelText(new RegExp(`^${taxYear}`)));
    act(() => jest.runOnlyPendingTimers());
  };
  give({ income: '70 millones' });
  const [box] = screen.getAllByLabelText<HTMLInputElement>(filingFormWords.writeAmount);
  box?.click();
  const [first, second] = pageSeasons().map(({ taxYear }) => taxYear);
  open(second);
  expect(box).not.toBeChecked();
  expect(amount()).toHaveValue('');
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  open(first);
  expect(box).toBeChecked();
  expect(amount()).toHaveValue('$70.000.000');
  expect(verdict()).toHaveTextContent(String(first));
  // The device keeps the answer, never the figure.
  expect(localStorage.getItem('caso')).toContain('"income":"yes"');
  expect(localStorage.getItem('caso')).not.toMatch(/70\D?000|70 millones/);
});

test('each unreadable amount shows its error until the visitor types again', () => {
  give({ income: 'mucho', equity: 'bastante' });
  expect(screen.getAllByText(amountProblems.unreadable)).toHaveLength(2);
  type('much');
  expect(screen.getAllByText(amountProblems.unreadable)).toHaveLength(1);
  expect(amount('equity')).toBeInvalid();
});

test('the question about a whole figure is seen after a second without a key, and announced once its field is left', () => {
  give({ income: answers.unknown });
  const asked = () => row('income').queryByText(/en todo el año, cada mes/);
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  jest.mocked(bringIntoView).mockClear();
  type('5 millones');
  wait(999);
  expect(asked()).toBeNull();
  wait(1);
  expect(asked()).toBeVisible();
  expect(row('income').getByRole('status')).toBeEmptyDOMElement();
  expect(bringIntoView).not.toHaveBeenCalled();
  type('50');
  wait(1000);
  expect(row('income').queryByText(/50/)).toBeNull();
  type('5000000');
  fireEvent.blur(amount());
  expect(row('income').getByRole('status')).toContainElement(asked());
});

test('24000 is questioned instead of answering «No», and each button takes it in one meaning', () => {
  give({ income: '24000' });
  expect(row('income').getByRole('status')).toHaveTextContent('¿24.000 pesos, 24 millones o dólares?');
  expect(amount()).toBeValid();
  expect(screen.getByText(total.heading)).toBeInTheDocument();
  expect(chip(answers.unknown)).toBeChecked();

  press('Sí, en pesos');
  expect(chip(No)).toBeChecked();
  expect(amount()).toHaveValue('$24.000 pesos');
  give({ income: '70000' });
  press('Son 70 millones');
  expect(amount()).toHaveValue('$70.000.000');
  expect(chip(Si)).toBeChecked();
});

test('an amount in dollars explains its conversion with the article, and links to WhatsApp', () => {
  give({ income: '24000' });
  press('Son dólares');
  expect(document.getElementById('income-measured')).toHaveTextContent(/TRM.*artículo 288/);
  const chat = row('income').getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
  expect(new URL(chat.href).searchParams.get('text')).toMatch(/otra moneda.*por el año gravable 2024/);
  give({ equity: '€ 20.000' });
  expect(document.getElementById('equity-measured')).toHaveTextContent(/TRM.*artículo 269/);
  expect(chip(answers.unknown)).toBeChecked();
});

test('a sum is added up, and a button types the plus sign that number pads lack', () => {
  give({ income: '36000000' });
  press(filingCheckWords.amount.add);
  expect(amount()).toHaveFocus();
  expect(amount()).toHaveValue('$36.000.000 + ');
  give({ income: `${amount().value}32500000` });
  expect(amount()).toHaveValue('$68.500.000');
  expect(chip(Si)).toBeChecked();
});

test.each(['simple', 'nonResident'] as const)('for %s taxpayers the limits do not decide', (status) => {
  give({ income: Si });
  const list = screen.getByRole('combobox');
  fireEvent.change(list, { target: { value: status } });
  expect(verdict()).toHaveTextContent(fill(verdicts[status], { taxYear: '2024' }));
});

test('before the tax year ends the verdict says that it may change, until the day on which that is over', () => {
  turnTo('2024-12-31');
  give({ equity: Si });
  expect(verdict()).toHaveTextContent(fill(verdicts.mayChange, { taxYear: '2024' }));
  expect(screen.getByRole('form')).toHaveTextContent(
    '«Hola. Si el 31 de diciembre todo sigue igual, me va a tocar',
  );
  give(noes);
  expect(verdict()).toHaveTextContent(fill(verdicts.needNotRunning, { taxYear: '2024' }));
  turnTo('2025-01-02');
  expect(verdict()).toHaveTextContent(fill(verdicts.needNot, { taxYear: '2024' }));
});

test('a «no» explains the refund until its two years have passed for everyone', () => {
  const refund = 'Tienes dos años desde tu fecha límite para pedirlo';
  turnTo('2027-10-24');
  give(noes);
  expect(screen.getByRole('form')).toHaveTextContent(refund);
  turnTo('2027-10-25');
  expect(screen.getByRole('form')).not.toHaveTextContent(refund);
});

test('answers show in the receipt, the header’s WhatsApp list and buttons without a message, and leave all three when taken back', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<a id="${ANSWERS_LINK}" href="https://wa.me/57">Renta</a><div id="${ANSWERS_RECEIPT}"></div>
    <button id="contact" ${OPENS}="${contactTrigger()[OPENS]}">Contacto</button>
    <button id="own" data-message="Mi sanción" ${OPENS}="${contactTrigger()[OPENS]}">Sanción</button><section id="papeles"><ul><input type="checkbox" name="${DOCUMENT_TICK}" value="rut"></ul><ul><input type="checkbox" name="${DOCUMENT_TICK}" value="predial"></ul></section>`,
  );
  const [link, receipt, trigger] = [ANSWERS_LINK, ANSWERS_RECEIPT, 'contact'].map((id) =>
    document.getElementById(id),
  );
  expect(receipt).toBeEmptyDOMElement();
  give({ income: '70 millones' });
  const afterwards: (() => void)[] = [];
  jest.mocked(afterPaint).mockImplementation((work) => void afterwards.push(work));
  fireEvent.click(document.querySelector('#papeles input') ?? document.body);
  // The tick is painted before the receipt counts it.
  expect(receipt).not.toHaveTextContent('1 de 1');
  act(() => afterwards.forEach((work) => work()));
  jest.mocked(afterPaint).mockImplementation((work) => work());
  const text = trigger?.dataset.message ?? '';
  expect(text).toContain('mis ingresos brutos ($70.000.000)');
  expect(receipt).toHaveTextContent(`«${text}»`);
  // Groups of documents without a tick are not counted.
  expect(receipt).toHaveTextContent('1 de los 1 de todos');
  expect(new URL(link?.getAttribute('href') ?? '').searchParams.get('text')).toBe(text);
  expect(link).toHaveTextContent(answersWords.link);
  // A button that has a message of its own keeps that message.
  expect(document.getElementById('own')?.dataset.message).toBe('Mi sanción');
  // Another tab ticks a second one.
  localStorage.setItem('caso', localStorage.getItem('caso')?.replace('"rut"', '"rut","predial"') ?? '');
  fireEvent(window, new StorageEvent('storage', { key: 'caso', newValue: '{}' }));
  expect(receipt).toHaveTextContent('2 de los 2 de tu caso');
  // The case is printed once there is a verdict.
  const print = () => screen.queryByRole('button', { name: answersWords.print });
  expect(print()).toBeVisible();
  type('');
  expect(receipt).not.toBeEmptyDOMElement();
  expect(print()).toBeNull();
  for (const box of document.querySelectorAll('#papeles input')) fireEvent.click(box);
  expect(receipt).toBeEmptyDOMElement();
  expect(link).toHaveTextContent('Renta');
  expect(link).toHaveAttribute('href', 'https://wa.me/57');
  expect(trigger?.dataset.message).toBeUndefined();
});

describe('an amount that may be a month’s', () => {
  const { monthly, benefits, take, ofMonths } = amountQuestions;
  const asked = fill(monthly, { figure: '$12.000.000' });
  const said = () => screen.getByRole('form');

  test.each([
    ['income', ofMonths.income],
    ['deposits', ofMonths.other],
  ] as const)(
    'is asked about in %s before any answer, and «Cada mes» counts it twelve times',
    (id, counted) => {
      give({ [id]: '12.000.000' });
      expect(said()).toHaveTextContent(asked);
      expect(screen.queryByText(fill(verdicts.mustFile, { taxYear: '2024' }))).not.toBeInTheDocument();
      press(take.month, id);
      expect(amount(id)).toHaveValue('$12.000.000 cada mes');
      expect(said()).toHaveTextContent(fill(counted, { total: '$144.000.000' }));
      expect(chip(Si, id)).toBeChecked();
    },
  );

  test('is taken as it is after «En todo el año» and in equity, and is not asked about again', () => {
    give({ income: '12.000.000' });
    press(take.year);
    expect(said()).not.toHaveTextContent(asked);
    expect(said()).toHaveTextContent('Te faltan $53.891.000');
    give({ equity: '12.000.000' });
    expect(said()).not.toHaveTextContent(asked);
  });

  test.each([
    [take.benefits, 'Sí', fill(ofMonths.benefits, { total: '$67.776.000' })],
    [take.noBenefits, 'No', fill(ofMonths.other, { total: '$57.600.000' })],
  ])(
    'as a salary that reaches the limit only with prestaciones is asked about them, and «%s» answers %s',
    (answer, given, counted) => {
      give({ income: '4.800.000' });
      press(take.month);
      expect(said()).toHaveTextContent(benefits);
      expect(screen.queryByRole('radio', { name: /^(?:Sí|No)$/, checked: true })).not.toBeInTheDocument();
      press(answer);
      expect(said()).toHaveTextContent(counted);
      expect(said()).not.toHaveTextContent(benefits);
      expect(chip(given)).toBeChecked();
    },
  );
});

describe('how much the tax would be', () => {
  const { box, ask, less } = filingCheckWords.range;
  const asked = () => screen.queryByRole('checkbox', { name: box });

  test('is a range once an income of the year is only from employment, and else leads to the owner', () => {
    give({ income: '65.891.000' });
    expect(asked()).not.toBeChecked();
    expect(screen.getByRole('link', { name: new RegExp(ask) })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );
    // A page translator puts each text into an element of its own.
    const untold = screen.getByText(/Si todo ese ingreso/);
    for (const text of [...untold.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.append(String(text.nodeValue));
    }
    fireEvent.click(screen.getByRole('checkbox', { name: box }));
    expect(asked()?.closest('div')).not.toHaveTextContent('Si todo ese ingreso');
    const range = 'Tu impuesto daría entre $0 y $2.772.000, antes de restar lo que te retuvieron.';
    expect(asked()?.closest('div')).toHaveTextContent(
      `${range} ${less} De dónde sale: artículo 241, Ley 100 de 1993, artículo 206`,
    );
    for (const message of screen.getAllByText(/^«Hola/)) expect(message).not.toHaveTextContent('2.772.000');
    // Another figure is asked about again.
    give({ income: '70.000.000 + 2.000.000' });
    expect(asked()).not.toBeChecked();
  });

  test('is of a month’s income only with its prima, and not asked about after «Sí», nor about who need not file', () => {
    for (const income of [Si, '6.000.000 al mes']) {
      give({ income });
      expect(asked()).toBeNull();
    }
    give({ income: '6.000.000 al mes con prestaciones' });
    expect(asked()).toBeVisible();
    give({ ...noes, income: '40.000.000' });
    expect(asked()).toBeNull();
  });
});

test('a verdict of an earlier visit is neither announced nor scrolled to, and a new one is both', () => {
  const form = screen.getByRole('form', { name: filingFormWords.formLabel });
  form.setAttribute(RESTORED, '');
  jest.mocked(bringIntoView).mockClear();
  const answer = (income: string) =>
    act(() => changeYear(pageSeasons()[0].taxYear, (year) => (year.answers = { income })));
  answer('yes');
  expect(verdict()).toBeVisible();
  expect(bringIntoView).not.toHaveBeenCalled();
  expect(screen.getAllByRole('status').filter(({ textContent }) => /tocaba/.test(textContent))).toEqual([]);
  form.removeAttribute(RESTORED);
  answer('no');
  answer('yes');
  expect(bringIntoView).toHaveBeenCalled();
});
