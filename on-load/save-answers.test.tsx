import { renderToStaticMarkup } from 'react-dom/server';
import { HELD, HOLDS, saveDigits } from '@/components/dom/saved-answers';
import { ANSWER, DOCUMENT_TICK, FILING_FORM, LOOKUP_DIGITS } from '@/components/dom/tool-forms';
import { SavedAnswersNote } from '@/components/income-tax/SavedAnswersNote';
import { YearTabs } from '@/components/tax-year/YearTabs';
import { savedAnswersWords } from '@/content/visitor-answers';
import { pageSeasons } from '@/lib/words/active-season';
import { restoreAnswers } from '@/early/restore-answers';
import { showTaxYear } from '@/early/show-tax-year';
import { followAnswers } from './save-answers';
import { followTaxYear, discardAnswers } from './follow-tax-year';

const [active, other] = pageSeasons();
let listening = jest.spyOn(window, 'addEventListener');

/** Opens the page as a browser does: the early script while it is parsed, then the on-load script. */
async function visit(search = '') {
  leave();
  history.replaceState(null, '', `/declaracion-renta${search}`);
  document.body.innerHTML = '';
  showTaxYear();
  restoreAnswers();
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <YearTabs />
      <form id={FILING_FORM}>
        {['income', 'vat'].map((name) => (
          <p key={name}>
            {['yes', 'no', 'unknown'].map((value) => (
              <input key={value} type="radio" name={name} value={value} />
            ))}
          </p>
        ))}
        <input type="text" name="income-amount" />
        <div {...{ [HOLDS]: HELD.total }} />
        <select name="status">
          <option value="ordinary">aquí</option>
          <option value="simple">SIMPLE</option>
        </select>
      </form>
      <input id={LOOKUP_DIGITS} />
      {['rut', 'exogena'].map((value) => (
        <input key={value} type="checkbox" name={DOCUMENT_TICK} value={value} />
      ))}
      <SavedAnswersNote />
    </main>,
  );
  await Promise.resolve();
  dispatchEvent(new Event('load'));
  followTaxYear();
  followAnswers();
}

function leave() {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  listening.mockClear();
  discardAnswers();
}

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const tap = (name: string, value: string) => field(`[name=${name}][value=${value}]`)?.click();
const isTapped = (name: string, value: string) => field(`[name=${name}][value=${value}]`)?.checked;
const turnTo = (season = active) => tap('ag', `${season.taxYear}`);
const verdictPlace = () => document.querySelector<HTMLElement>(`[${HOLDS}]`);
const line = () => document.querySelector<HTMLElement>('[data-saved-note]');

beforeEach(() => {
  localStorage.clear();
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

test('a returning visitor finds year, taps, situation, digits and ticks, before any later script', async () => {
  await visit();
  expect(line()).not.toBeVisible();
  turnTo(other);
  tap('income', 'no');
  tap('documento', 'rut');
  const status = document.querySelector('select');
  if (status) status.value = 'simple';
  status?.dispatchEvent(new Event('change', { bubbles: true }));
  saveDigits('27');
  expect(line()).toBeVisible();

  leave();
  await visit();
  expect(isTapped('ag', `${other?.taxYear}`)).toBe(true);
  expect([isTapped('income', 'no'), isTapped('documento', 'rut'), isTapped('documento', 'exogena')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(document.querySelector('select')).toHaveValue('simple');
  expect(field(`#${LOOKUP_DIGITS}`)).toHaveValue('27');
  expect(line()).toBeVisible();
});

test('the year of an address wins, and taps and ticks belong to their year', async () => {
  await visit();
  tap('income', 'yes');
  tap('documento', 'rut');
  turnTo(other);
  tap('vat', 'unknown');
  expect([isTapped('income', 'yes'), isTapped('documento', 'rut')]).toEqual([false, false]);

  await visit(`?ag=${active.taxYear}`);
  expect([isTapped('income', 'yes'), isTapped('vat', 'unknown')]).toEqual([true, false]);
  turnTo(other);
  expect([isTapped('income', 'yes'), isTapped('vat', 'unknown'), isTapped('documento', 'rut')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('saves no amount, and removes the tap that an amount replaces', async () => {
  await visit();
  tap('income', 'unknown');
  const amount = field('[name=income-amount]');
  if (amount) amount.value = '70.000.000';
  amount?.dispatchEvent(new Event('change', { bubbles: true }));
  // Reads only the answers, because the time of saving may contain the same digits.
  const { years } = JSON.parse(localStorage.getItem('caso') ?? '{}');
  expect(Object.keys(years)).not.toEqual([]);
  expect(JSON.stringify(years)).not.toMatch(/70\.?000|unknown/);
});

test('erasing removes the answers from the device and the open page, and says so', async () => {
  await visit();
  tap('income', 'yes');
  tap('documento', 'rut');
  line()?.querySelector('button')?.click();
  expect(localStorage).toHaveLength(0);
  expect([isTapped('income', 'yes'), isTapped('documento', 'rut')]).toEqual([false, false]);
  expect(line()).not.toBeVisible();
  expect(document.querySelector('[role=status]')).toHaveTextContent(savedAnswersWords.erased);
});

test.each([
  ['after 90 days', 91],
  ['of a clock that was 90 days ahead', -91],
])('restores no answers %s', async (_, days) => {
  await visit();
  tap('income', 'yes');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * 86_400_000);
  await visit();
  expect(isTapped('income', 'yes')).toBe(false);
});

test('digits that are being typed stay when another year is chosen', async () => {
  saveDigits('27');
  await visit();
  const digits = field(`#${LOOKUP_DIGITS}`);
  if (digits) digits.value = '5';
  turnTo(other);
  expect(digits).toHaveValue('5');
});

test.each([
  ['taps is kept', '', '120px'],
  ['an amount, which is not saved, is not kept', '190 millones', ''],
])('the room of a verdict that was given by %s for the next visit', async (_, typed, room) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  await visit();
  tap('income', 'no');
  const amount = field('[name=income-amount]');
  if (amount) amount.value = typed;
  verdictPlace()?.append(Object.assign(document.createElement('h3'), { textContent: 'No debes declarar' }));
  verdictPlace()?.firstElementChild?.setAttribute(ANSWER, '');
  dispatchEvent(new Event('pagehide'));
  await visit();
  expect(verdictPlace()?.style.minHeight).toBe(room);
});

test.each([
  ['the answers', 'caso'],
  ['all that the site keeps', null],
])('two tabs save each its own change, and erasing %s in one clears the other', async (_, key) => {
  await visit();
  tap('income', 'yes');
  const kept = JSON.parse(localStorage.getItem('caso') ?? '');
  kept.years[active.taxYear].answers.vat = 'no';
  localStorage.setItem('caso', JSON.stringify(kept));
  tap('documento', 'rut');
  await visit();
  expect([isTapped('income', 'yes'), isTapped('vat', 'no'), isTapped('documento', 'rut')]).toEqual([
    true,
    true,
    true,
  ]);
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect([isTapped('income', 'yes'), isTapped('documento', 'rut')]).toEqual([false, false]);
});

test.each([
  ['refused', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  [
    'damaged',
    () => localStorage.setItem('caso', `{"at":${Date.now()},"years":{"2024":{"ticks":5,"answers":null}}}`),
  ],
])('storage that is %s changes nothing on the page', async (_, spoil) => {
  spoil();
  const failed = jest.fn();
  addEventListener('error', failed);
  await visit();
  tap('income', 'yes');
  turnTo(other);
  turnTo(active);
  expect(isTapped('income', 'yes')).toBe(true);
  expect(failed).not.toHaveBeenCalled();
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}
