import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { changeYear, readCase, tellAnswer, saveDigits, tellYear } from '@/components/case/case';
import { YEAR_CHANGED } from '@/components/tax-year/tax-year';
import { amountProblems, amountQuestions } from '@/content/amounts';
import { answerActionWords } from '@/content/answer-actions';
import { answersMessageWords } from '@/content/visitor-answers';
import { lateFilingWords } from '@/content/late-filing';
import { site } from '@/content/site';
import { conditionsOf } from '@/lib/tax/filing-check';
import { seasonFor } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { LateFiling } from './LateFiling';
import type { AmountName } from './questions';
import { YearTabs } from '@/components/tax-year/YearTabs';

jest.mock('@/components/dom/later');

const { fields, problems, result, zero } = lateFilingWords;

// 23:30 on 22 November 2026 in Bogotá; already the next day in Madrid and in UTC.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T04:30:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const calculator = <LateFiling builtOn="2026-11-22" />;
const field = (name: keyof typeof fields) => {
  const control = document.querySelector<HTMLInputElement>(`[name='${name}']`);
  if (!control) throw new Error(`no field ${name}`);
  return control;
};
const write = (name: keyof typeof fields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const choose = (year: string) => write('taxYear', year);
const submit = () => fireEvent.submit(screen.getByRole('form'));
/** Writes into a field and submits the form. */
const give = (name: keyof typeof fields, value: string) => {
  write(name, value);
  submit();
};
/** Taps an answer about a letter of the DIAN. */
const tapLetter = (answer: keyof typeof fields.letter.options) => {
  const radio = screen.getByRole('radio', { name: fields.letter.options[answer] });
  radio.focus();
  fireEvent.click(radio);
};
const tapUnknownTax = () => fireEvent.click(screen.getByLabelText(fields.tax.unknown));
/** The words of the live region after a change of the answer. */
const heard = () => document.querySelector('[data-said]')?.textContent;
/** The question that is open, below the answer. */
const next = () => document.querySelector('[data-next] :is(legend, label)')?.textContent;
const heading = () => screen.getByRole('heading');

/** The text of the form, with ordinary spaces. */
const text = () => screen.getByRole('form').textContent.replaceAll('\u00a0', ' ');

/** The message in the WhatsApp link with this name. */
const sent = (name: string = answerActionWords.whatsapp) => {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(name) });
  return new URL(href).searchParams.get('text');
};

/** Fills in tax year 2025, ending 27, which is three months late, and no letter. */
function threeMonths(letter: 'yes' | 'no' = 'no') {
  saveDigits('27');
  tellAnswer(2025, 'letter', letter);
  render(calculator);
}

test('the minimum says from which norms it comes, and who sees a mistake can tell it with what was shown', () => {
  threeMonths();
  expect(text()).toContain('De dónde sale: artículo 639 y Resolución 000238 de 2025.');
  expect(sent('^Dímelo')).toMatch(/\(2025\): «Tu sanción .*: \$524\.000»/);
  give('tax', '20.000.000');
  expect(sent('^Dímelo')).toContain('$1.500.000, $3.000.000»');
});

test('a tax of zero asks for the other three amounts at once, without errors before the first submit', () => {
  threeMonths();
  write('tax', '6.000.000');
  expect(document.querySelector('[name=income]')).toBeNull();
  write('tax', '0');
  expect(screen.getByRole('group', { name: zero })).toBeVisible();
  expect(heard()).toBe(zero);
  expect(field('equity')).toHaveAccessibleDescription(expect.stringContaining('31 de diciembre de 2024'));
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  give('income', '70 millones');
  expect(text()).toContain(result.withoutCreditBalance);
});

test('the answer shows the reduced penalty first, then the calculation, the reductions and the WhatsApp link', () => {
  threeMonths();
  write('digits', '1023456727');
  expect(field('digits')).toHaveAccessibleDescription('Tomé 27, los dos últimos dígitos.');
  submit();
  give('tax', '6 millones');
  expect(heading()).toHaveTextContent(
    `${fill(result.heading, { taxYear: '2025' })}: $524.000 ${result.withReduction}: $900.000 ${result.full}`,
  );
  expect(heading()).toHaveFocus();
  expect(screen.getByText('2025 · …27 · sin carta · impuesto $6.000.000')).toBeVisible();
  expect(text()).toContain('Venció el 1 de septiembre de 2026: llevas 3 meses de atraso');
  expect(text()).toContain('5 % × 3 × $6.000.000 = $900.000');
  expect(text()).toContain('pagas el 75 %: $675.000');
  expect(text()).toContain('se calcula al doble: $1.800.000 (artículo 642)');
  for (const words of [result.plus, result.severalYears, result.note]) expect(text()).toContain(words);
  expect(text()).toContain(fill(result.grows, { monthly: '$300.000' }));

  const message =
    'Hola. No he declarado renta por el año gravable 2025: mi fecha era el 1 de septiembre de 2026 (cédula terminada en 27). Según tu página, la sanción sería de $524.000 a $900.000. Quiero ponerme al día. ¿Cuánto cuesta y qué necesitas?';
  expect(sent()).toBe(message);
  expect(text()).toContain(`«${message}»`);
  expect(screen.getByRole('button', { name: answerActionWords.form }).dataset.message).toBe(message);
});

test.each([
  ['the chip «No sé» at the tax, at once,', tapUnknownTax],
  [
    'an unknown income',
    () => {
      write('tax', '0');
      give('income', 'no sé');
    },
  ],
])('%s leads to the minimum penalty and to WhatsApp', (_, answer) => {
  threeMonths();
  answer();
  expect(heading()).toHaveTextContent(`$524.000 ${result.least}`);
  expect(text()).toContain('la sanción es de al menos $524.000. Quiero ponerme al día.');
});

test('without amounts the answer is the minimum penalty, and no reduction is offered', () => {
  threeMonths();
  write('tax', 'no');
  write('income', 'no');
  give('equity', 'no');
  expect(screen.getByRole('heading', { name: /\$524\.000/ })).toBeVisible();
  for (const words of [result.bases.none, result.notReduced, 'también es la mínima'])
    expect(text()).toContain(words);
});

test.each([
  ['the credit balance', '200 millones', '1 millón', 'No pasa del doble del saldo a favor: $2.000.000.'],
  ['the income', '200 millones', '0', 'No pasa del 5 % de los ingresos: $10.000.000.'],
  ['the UVT', '10.000 millones', '0', 'No pasa de 2.500 UVT: $130.935.000.'],
])('the answer names the cap of %s, and its amount', (_, income, creditBalance, sentence) => {
  threeMonths();
  choose('2024');
  tapLetter('no');
  write('tax', '0');
  write('income', income);
  give('creditBalance', creditBalance);
  expect(text()).toContain(sentence);
  expect(text()).not.toContain(result.withoutCreditBalance);
});

test('«older years» leads to WhatsApp without a figure', () => {
  render(calculator);
  choose('0');
  expect(next()).toBeUndefined();
  expect(heading()).toHaveTextContent('Por 2020 y antes, pregúntame primero');
  expect(text()).toContain('artículo 717');
});

test('a year that the DIAN can no longer claim for an ending leads to WhatsApp without a figure; for another its decree is cited', () => {
  jest.setSystemTime(new Date('2027-08-10T15:00:00Z'));
  render(calculator);
  choose('2021');
  expect(heading()).toHaveTextContent(fill(result.leastOfYear.lapsing, { uvtYear: '2026' }));
  give('digits', '01');
  expect(heading()).toHaveTextContent('Por 2021, pregúntame primero');
  expect(next()).toBeUndefined();
  expect(text()).not.toContain('$300.000');
  expect(sent()).toContain('¿Todavía debo hacerlo?');
  give('digits', '99');
  expect(heading()).toHaveTextContent('Tu sanción por el año gravable 2021');
  expect(text()).toContain(fill(result.decree, { decree: 'Decreto 1778 de 2021' }));
});

test.each([
  ['1.000.000', true],
  ['24.000.000', false],
])('until the UVT is known, a minimum penalty is given as «al menos»: tax %s, %s', (tax, isLeast) => {
  jest.setSystemTime(new Date('2027-02-28T15:00:00Z'));
  threeMonths();
  give('tax', tax);
  expect(text().includes('usé la mínima de 2026')).toBe(isLeast);
  expect(sent()?.includes('al menos $524.000')).toBe(isLeast);
});

test('a letter of the DIAN adds what a summons costs to answer and message at once, is said once, and «No» takes it back', () => {
  threeMonths();
  give('tax', '6 millones');
  const before = heading().textContent;
  tapLetter('yes');
  expect(heading()).toHaveTextContent(
    `: $524.000 ${result.withReduction}: $900.000 ${result.full}: $1.800.000 ${result.summoned}`,
  );
  expect(screen.getByRole('radio', { name: fields.letter.options.yes })).toHaveFocus();
  expect(heard()).toContain('$1.800.000');
  expect(sent()).toContain(
    'de $524.000, con la reducción si me aplica, a $1.800.000, según la carta que sea',
  );
  expect(text()).toContain('pagas el doble y sin reducción');
  expect(sent()).toContain(answersMessageWords.letter);
  tapLetter('no');
  expect(heading()).toHaveTextContent(before ?? '');
  expect(heard()).not.toContain('$1.800.000');
  expect(text()).not.toContain('pagas el doble');
  expect(sent()).not.toContain(answersMessageWords.letter);
});

test.each([
  ['2 millones', `: $524.000 ${result.notSummoned}: $600.000 ${result.summoned}`, 'pagas el doble'],
  ['1.200.000', ': $524.000', 'aquí también es la mínima'],
])('a penalty of %s at its minimum has no reduction, with a letter either', (tax, figures, words) => {
  threeMonths('yes');
  give('tax', tax);
  expect(heading()).toHaveTextContent(new RegExp(`${figures.replaceAll('$', '\\$')}$`));
  expect(text()).toContain(words);
});

test('a year that is not late says so before and after the digits, asks no amount, and leads to the previous one', () => {
  render(calculator);
  choose('2026');
  expect(text()).toContain('se declara entre el 10 de agosto de 2027 y el 26 de octubre de 2027');
  give('digits', '27');
  expect(screen.getByRole('heading', { name: result.onTime.heading })).toHaveFocus();
  expect(text()).toContain('año gravable 2026 a más tardar el 1 de septiembre de 2027');
  expect(text()).toContain(result.computed);
  expect(next()).toBeUndefined();
  fireEvent.click(
    screen.getByRole('button', { name: /venció en octubre de 2026\? Es el año gravable 2025/ }),
  );
  expect(field('taxYear')).toHaveValue('2025');
  expect(heading()).toHaveTextContent('$524.000');
});

test('between the calendar’s date and the day to which the DIAN extended it, a return is on time', () => {
  jest.setSystemTime(new Date('2024-08-19T15:00:00Z'));
  render(calculator);
  choose('2023');
  act(() => saveDigits('01'));
  expect(screen.getByRole('heading', { name: result.onTime.heading })).toBeVisible();
  expect(text()).toContain('a más tardar el 20 de agosto de 2024');
  expect(text()).toContain('por confirmar en la DIAN');
});

test('a year is answered at once, then one question comes at a time: letter, digits, tax', () => {
  render(calculator);
  const least = fill(result.leastOfYear.over, { uvtYear: '2026' });
  expect(heading()).toHaveTextContent(`: $524.000 ${least}`);
  expect(screen.getByText('Año gravable 2025')).toBeVisible();
  expect(text()).toContain('Desde enero sube con la UVT de 2027.');
  expect(sent()).toContain('No declaré renta por el año gravable 2025');
  expect(next()).toBe(fields.letter.label);
  tapLetter('yes');
  expect(screen.getByText('2025 · con carta')).toBeVisible();
  expect(sent()).toContain(answersMessageWords.letter);
  expect(heard()).toContain(result.letter.unknown);
  expect(next()).toBe(fields.digits.label);
  expect(heading()).toHaveFocus();
  give('digits', '27');
  expect(screen.getByText('2025 · …27 · con carta')).toBeVisible();
  expect(heading()).toHaveFocus();
  expect(next()).toBe(fields.tax.label);
  tapUnknownTax();
  expect(next()).toBeUndefined();
  expect(screen.getByText('2025 · …27 · con carta · impuesto sin saber')).toBeVisible();
});

test('while a year’s window is open, the answer depends on the digits, which are asked first', () => {
  jest.setSystemTime(new Date('2026-09-10T15:00:00Z'));
  render(<LateFiling builtOn="2026-09-10" />);
  expect(heading()).toHaveTextContent(
    `: desde $524.000 ${fill(result.leastOfYear.open, { uvtYear: '2026' })}`,
  );
  expect(next()).toBe(fields.digits.label);
});

test('an ending with two dates is asked for the place, which changes date, months and message', () => {
  saveDigits('08');
  tellAnswer(2025, 'letter', 'no');
  render(calculator);
  expect(next()).toContain('Valle');
  expect(text()).toContain('si tu respuesta es Sí, se cuenta desde el 30 de octubre de 2026');
  expect(text()).toContain('llevas 4 meses');
  fireEvent.click(document.querySelector('[name=place][value=yes]')!);
  expect(text()).toContain('Venció el 30 de octubre de 2026: llevas un mes');
  expect(sent()).toContain('30 de octubre de 2026');
  expect(next()).toBe(fields.tax.label);
});

test('erasing the case forgets digits, letter and amounts', () => {
  threeMonths();
  give('tax', '6 millones');
  expect(text()).toContain('$900.000');
  localStorage.clear();
  act(() => document.querySelector('form')?.reset());
  expect(text()).not.toContain('$900.000');
  expect(next()).toBe(fields.letter.label);
});

test('the return missed last is filled in, and digits that don’t read are told so in the answer’s place', () => {
  render(calculator);
  expect(field('taxYear')).toHaveDisplayValue('2025: se declaró en 2026');
  expect(screen.getByRole('option', { name: '2024: se declaró en 2025', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: '2026: se declara en 2027', hidden: true })).toBeInTheDocument();
  tapLetter('no');
  give('digits', '7');
  expect(field('digits')).toHaveFocus();
  expect(field('digits')).toBeInvalid();
  expect(heading()).toHaveTextContent(problems.digits);
  write('digits', '27');
  expect(heading()).toHaveTextContent('$524.000');
});

test('a year and a letter chosen before hydration are kept; digits are the case’s, which gets those submitted here', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(calculator);
  field('taxYear').value = '2024';
  document.querySelector<HTMLElement>('[name=letter][value=yes]')?.click();
  // React tells developers of the early script's mark.
  const told = jest.spyOn(console, 'error').mockImplementation();
  document.querySelector('form')?.setAttribute('data-waiting', '');
  saveDigits('27');
  render(calculator, { container: page, hydrate: true });
  told.mockRestore();
  expect(field('taxYear')).toHaveValue('2024');
  expect(readCase().years[2024]?.answers).toEqual({ letter: 'yes' });
  expect(field('digits')).toHaveValue('27');
  act(() => saveDigits('28'));
  expect(field('digits')).toHaveValue('28');
  // A tap selects the digits taken from the case, so that typing replaces them.
  fireEvent.click(field('digits'));
  expect(field('digits').selectionStart).toBe(0);
  write('digits', '1023456735');
  expect(readCase().digits).toBe('28');
  submit();
  expect(readCase().digits).toBe('35');
  expect(field('digits')).toHaveValue('35');
  page.remove();
});

test('while the open year’s window is ahead, the latest missed year of the build is answered, with the year of its minimum', () => {
  Object.assign(site, { activeSeason: 2027 });
  const page = document.body.appendChild(document.createElement('div'));
  // The page was built months ago.
  jest.setSystemTime(new Date('2027-11-01T10:00:00-05:00'));
  page.innerHTML = renderToString(calculator);
  expect(field('taxYear')).toHaveValue('2025');
  expect(page).toHaveTextContent('$524.000');
  jest.setSystemTime(new Date('2027-01-05T10:00:00-05:00'));
  render(calculator, { container: page, hydrate: true });
  expect(field('taxYear')).toHaveValue('2025');
  expect(text()).toContain('usé la mínima de 2026, y la de 2027 sube');
  page.remove();
  Object.assign(site, { activeSeason: 2025 });
});

test.each([
  ['a year that the DIAN can still claim', '2021', '2026-11-25', true],
  ['no year that the DIAN can no longer claim', '2021', '2027-11-25', false],
  ['no year whose window is ahead while the one before is open', '2026', '2026-01-05', false],
  ['the next year once the window of this one is over', '2026', '2026-11-25', true],
] as const)('before its script the list offers %s: %s on %s', (_, year, builtOn, isOffered) => {
  const list = renderToString(<LateFiling builtOn={builtOn} />);
  expect(list.includes(`<option value="${year}">`)).toBe(isOffered);
});

test.each([
  ['needNot', Object.fromEntries(conditionsOf(seasonFor(2026).thresholds).map((id) => [id, 'no']))],
  ['simple', { status: 'simple' }],
  ['nonResident', { status: 'nonResident' }],
] as const)(
  'a year that «¿Te toca?» excuses («%s») is asked nothing and has no penalty',
  (exemption, told) => {
    threeMonths();
    give('tax', '6 millones');
    expect(text()).toContain('$524.000');
    act(() => changeYear(2025, (year) => (year.answers = told)));
    expect(heading()).toHaveTextContent(fill(result.excused[exemption].heading, { taxYear: '2025' }));
    expect(text()).not.toContain('$');
    expect(next()).toBeUndefined();
    choose('2024');
    expect(next()).toBe(fields.letter.label);
  },
);

test('a year that the case was told since the page opened does not change the one that the page shows', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const tools = (
    <>
      <YearTabs />
      {calculator}
    </>
  );
  page.innerHTML = renderToString(tools);
  expect(field('taxYear')).toHaveValue('2025');
  changeYear(2024, (year) => (year.ticks = ['RUT actualizado']));
  expect(readCase().year).toBe(2024);
  render(tools, { container: page, hydrate: true });
  expect(field('taxYear')).toHaveValue('2025');
});

test('a tab chooses the year, also after one was chosen by hand, and amounts of the previous year don’t count', () => {
  render(
    <>
      <YearTabs />
      {calculator}
    </>,
  );
  const turnTo = (taxYear: string) =>
    act(() => {
      screen.getByRole('radio', { name: new RegExp(`^${taxYear}`) }).click();
      tellYear(Number(taxYear));
      dispatchEvent(new Event(YEAR_CHANGED));
    });
  turnTo('2025');
  expect(field('taxYear')).toHaveValue('2025');
  act(() => {
    saveDigits('27');
    tellAnswer(2025, 'letter', 'no');
  });
  give('tax', '6 millones');
  expect(text()).toContain('$900.000');
  turnTo('2024');
  expect(field('taxYear')).toHaveValue('2024');
  expect(text()).not.toContain('$900.000');
  expect(sent()).toContain('2024');
  choose('2022');
  turnTo('2025');
  expect(field('taxYear')).toHaveValue('2025');
});

test.each<[string, Partial<Record<AmountName, string>>, AmountName, string]>([
  ['«0» alone asks for the income', { tax: '0' }, 'income', problems.income],
  ['no income asks for the equity', { tax: '0', income: 'no' }, 'equity', problems.equity],
  ['what has two readings is asked again', { tax: '65,891 millones' }, 'tax', amountProblems.ambiguous],
])('asks instead of answering: %s', (_, inputs, asked, problem) => {
  threeMonths();
  for (const [name, typed] of Object.entries(inputs)) write(name as AmountName, typed);
  submit();
  expect(field(asked)).toHaveFocus();
  expect(field(asked)).toBeInvalid();
  expect(field(asked)).toHaveAccessibleDescription(problem);
  expect(field(asked)).toHaveValue(inputs[asked] ?? '');
  expect(heading()).toHaveTextContent('$524.000');
});

test('an income that may be a month’s is asked about, and «Cada mes» answers with twelve of it', () => {
  threeMonths();
  write('tax', '0');
  write('income', '4.000.000');
  submit();
  const { monthly, take, ofMonths } = amountQuestions;
  expect(field('income')).toHaveAccessibleDescription(fill(monthly, { figure: '$4.000.000' }));
  fireEvent.click(screen.getByRole('button', { name: take.month }));
  expect(text()).toContain('0,5 % × 3 × $48.000.000 = $720.000');
  expect(text()).toContain(fill(ofMonths.income, { total: '$48.000.000' }));
});
