import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { CASE_FORM, DOCUMENT_TICK, FIGURE, FILING_FORM, LOOKUP_DIGITS } from '@/components/dom/attributes';
import { YearTabs } from '@/components/tax-year/YearTabs';
import { savedAnswersWords } from '@/content/visitor-answers';
import { DRAFT_KEY, emptyDraft, saveDraft } from '@/lib/lead/contact-draft';
import { pageSeasons } from '@/lib/words/active-season';
import { whileParsing } from '@/page-scripts/shared/while-parsing';
import { showTaxYear } from '@/page-scripts/early/show-tax-year';
import { changeCase, eraseCase, readCase, tellCondition, saveDigits } from '@/components/case/case';
import { CaseNote, ReturnLine } from '@/components/case/CaseNote';
import { restoreDigits, showCaseNotes } from './controls';
import { followCase } from './follow-case';
import { YEAR_CHANGED } from '@/components/tax-year/tax-year';

jest.mock('@/components/dom/later');

const [active, other] = pageSeasons();
let listening = jest.spyOn(window, 'addEventListener');

/**
 * Opens the page as a browser does: the early script while it is parsed, then the on-load script.
 * @param act what the visitor does in between
 */
async function visit(search = '', act = () => {}) {
  leave();
  history.replaceState(null, '', `/declaracion-renta${search}`);
  document.body.innerHTML = '';
  showTaxYear();
  whileParsing(restoreDigits);
  whileParsing(() => showCaseNotes(true));
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <YearTabs />
      <form id={FILING_FORM} autoComplete="off" {...{ [CASE_FORM]: '' }}>
        {['income', 'vat'].map((name) => (
          <li key={name}>
            {['yes', 'no', 'unknown'].map((value) => (
              <input key={value} type="radio" name={name} value={value} />
            ))}
            <p hidden {...{ [FIGURE]: name }} />
          </li>
        ))}
        <input type="text" name="income-amount" />
        <select name="status">
          <option value="ordinary">aquí</option>
          <option value="simple">SIMPLE</option>
        </select>
      </form>
      <form {...{ [CASE_FORM]: '' }}>
        <input id={LOOKUP_DIGITS} autoComplete="off" />
      </form>
      <form>
        <textarea name="message" />
      </form>
      {['rut', 'exogena'].map((value) => (
        <input key={value} type="checkbox" name={DOCUMENT_TICK} value={value} />
      ))}
      <CaseNote />
      <ReturnLine />
    </main>,
  );
  // A packet may end in a row, or before the options of a list.
  const ends = [...document.querySelectorAll(`li > p, option, #${FILING_FORM} ~ *`)];
  const starts = ends.map(({ parentNode }) => parentNode);
  for (const end of ends) end.remove();
  await Promise.resolve();
  starts.forEach((start, index) => start?.appendChild(ends[index]!));
  await Promise.resolve();
  dispatchEvent(new Event('load'));
  act();
  followCase();
}

function leave() {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  listening.mockClear();
  delete window.visitorCase;
}

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const tap = (name: string, value: string) => field(`[name=${name}][value=${value}]`)?.click();
/** The answers and documents that are ticked: `income=no`. */
const tapped = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked:not([name=ag])')].map(
    ({ name, value }) => `${name}=${value}`,
  );
const openYear = () => Number(field('[name=ag]:checked')?.value);
const digits = () => field(`#${LOOKUP_DIGITS}`);
const situation = () => document.querySelector('select')!;
const situate = (value: string) => {
  situation().value = value;
  situation().dispatchEvent(new Event('change', { bubbles: true }));
};
const turnTo = (season = active) => tap('ag', `${season.taxYear}`);
const line = () => document.querySelector<HTMLElement>('[data-case-note]');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
  situate('simple');
  saveDigits('27');
  expect(line()).toBeVisible();

  leave();
  await visit();
  expect(openYear()).toBe(other?.taxYear);
  expect(tapped()).toEqual(['income=no', 'documento=rut']);
  expect(situation()).toHaveValue('simple');
  expect(digits()).toHaveValue('27');
  expect(line()).toBeVisible();
});

test('a tap on restored digits selects them before any tool has started; one on typed digits does not', async () => {
  saveDigits('27');
  await visit();
  const startAfterTap = () => {
    digits()?.setSelectionRange(2, 2);
    digits()?.click();
    return digits()?.selectionStart;
  };
  expect(startAfterTap()).toBe(0);
  expect(startAfterTap()).toBe(2);
});

/** Leaves the page and comes back to it as in Safari, which keeps the page but empties what it may not fill in. */
async function comeBack(meanwhile = () => {}) {
  dispatchEvent(new Event('pagehide'));
  meanwhile();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[autocomplete=off]')) form.reset();
  for (const emptied of document.querySelectorAll<HTMLInputElement>('input[autocomplete=off]'))
    Object.assign(emptied, { value: '', checked: false });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

test('what Safari empties when «Back» shows a kept page is there again: digits, ticks, taps, situation, figure', async () => {
  saveDigits('27');
  await visit();
  tap('documento', 'rut');
  tap('vat', 'no');
  const amount = field('[name=income-amount]')!;
  amount.value = '70.000.000';
  situation().value = 'simple';
  await comeBack();
  expect(digits()).toHaveValue('27');
  expect(tapped()).toEqual(['vat=no', 'documento=rut']);
  expect([amount.value, situation().value]).toEqual(['70.000.000', 'simple']);
});

test('«Back» to a kept page writes no field that still has its value, since WebKit would scroll to it', async () => {
  saveDigits('27');
  await visit();
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(written).not.toHaveBeenCalled();
});

test('a kept page whose case was erased on another page is shown without answers', async () => {
  saveDigits('27');
  await visit();
  tap('income', 'yes');
  // But for Safari, browsers leave the fields as they were.
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(digits()).toHaveValue('');
  expect(tapped()).toEqual([]);
});

test('a tap, a tick and a situation that came before the on-load script are there at the next visit', async () => {
  await visit('', () => {
    tap('income', 'yes');
    tap('documento', 'rut');
    situation().value = 'simple';
  });
  await visit();
  expect(tapped()).toEqual(['income=yes', 'documento=rut']);
  expect(situation()).toHaveValue('simple');
});

test('answers given before the on-load script are new: a tool announces what it answers to them', async () => {
  await visit();
  tap('income', 'yes');
  const restored = () => document.querySelector('[data-restored]');
  await visit();
  expect(restored()).not.toBeNull();
  await visit('', () => {
    tap('vat', 'no');
    document.forms[0]?.setAttribute('data-waiting', '');
  });
  expect(restored()).toBeNull();
});

test('the chips show what a typed amount decides, which is kept and said at the next visit, until a tap', async () => {
  await visit();
  tap('income', 'unknown');
  tellCondition(active.taxYear, 'income', 'yes', '70.000.000');
  expect(tapped()).toContain('income=yes');

  const note = () => field('[data-figure=income]');
  await visit('', () => expect(note()).toBeVisible());
  expect(tapped()).toContain('income=yes');
  tap('income', 'no');
  expect(note()).not.toBeVisible();
  tellCondition(active.taxYear, 'income', 'unknown', '24');
  await visit();
  expect(tapped()).toContain('income=unknown');
  expect(note()).not.toBeVisible();
});

test('a returning visitor who turns to another year and answers before the on-load script loses neither year', async () => {
  await visit();
  tap('income', 'yes');
  tap('documento', 'rut');
  await visit('', () => {
    turnTo(other);
    tap('vat', 'no');
  });
  expect(tapped()).toEqual(['vat=no']);
  turnTo();
  expect(tapped()).toEqual(['income=yes', 'documento=rut']);
});

test('erasing, here or in another tab, removes the answers from the device and the open page, and leaves a request as it is', async () => {
  await visit();
  const request = document.querySelector('textarea')!;
  request.value = 'Hola';
  const tell = () => {
    tellCondition(active.taxYear, 'income', 'yes', '90 millones');
    tap('documento', 'rut');
    digits()!.value = '27';
  };
  const expectErased = () => {
    expect(localStorage).toHaveLength(0);
    expect(tapped()).toEqual([]);
    expect(digits()).toHaveValue('');
    expect(readCase().amounts).toEqual({});
    expect(line()).not.toBeVisible();
  };
  tell();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'caso' }));
  expectErased();
  tell();
  line()?.querySelector('button')?.click();
  expectErased();
  expect(document.activeElement).toHaveTextContent(savedAnswersWords.erased);
  expect(request).toHaveValue('Hola');

  tap('income', 'no');
  expect(screen.getAllByText(savedAnswersWords.erased).filter((said) => !said.hidden)).toEqual([]);
});

test('after erasing, a message that the visitor changed is said to be there still, with a button that erases it', async () => {
  await visit();
  tap('income', 'yes');
  saveDraft({ ...emptyDraft, name: 'Ana', message: 'Me tocaba. Soy taxista.', wasProposed: true });
  const said = () => screen.getAllByText(savedAnswersWords.message).find((line) => !line.hidden);
  expect(said()).toBeUndefined();
  line()?.querySelector('button')?.click();
  said()?.querySelector('button')?.click();
  expect(said()).toBeUndefined();
  expect(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')).toMatchObject({ name: 'Ana', message: null });
  expect(document.activeElement).toHaveTextContent(savedAnswersWords.erased);

  saveDraft({ ...emptyDraft, message: 'Escrito por mí.' });
  tap('income', 'yes');
  line()?.querySelector('button')?.click();
  expect(said()).toBeUndefined();
});

test('once the case is erased, «Back» to an address with digits shows none; a new visit to it does', async () => {
  await visit('?digitos=27');
  await comeBack(() => eraseCase());
  expect([location.search, digits()?.value]).toEqual(['', '']);
  const arrive = (type: string) =>
    Object.assign(performance, { getEntriesByType: () => [{ type }] satisfies object[] });
  arrive('back_forward');
  await visit('?digitos=27');
  expect(digits()).toHaveValue('');
  arrive('navigate');
  await visit('?digitos=27');
  expect(digits()).toHaveValue('27');
});

test.each([
  ['after 90 days', 91],
  ['of a clock that was 90 days ahead', -91],
])('deletes the case %s', async (_, days) => {
  await visit();
  tap('income', 'yes');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * 86_400_000);
  await visit();
  expect(tapped()).not.toContain('income=yes');
  expect(localStorage).toHaveLength(0);
});

test('digits that are being typed stay when another year is chosen', async () => {
  saveDigits('27');
  await visit();
  digits()!.value = '5';
  turnTo(other);
  expect(digits()).toHaveValue('5');
});

test.each([
  ['the tab that stood open', '', active.taxYear],
  ['the tab of an address', `?ag=${other?.taxYear}`, other?.taxYear],
])('an answer on %s is found again at an address without a year', async (_, search, taxYear) => {
  await visit(search);
  tap('income', 'yes');
  await visit(`?ag=${active.taxYear === taxYear ? other?.taxYear : active.taxYear}`);
  expect(tapped()).not.toContain('income=yes');
  changeCase((record) => (record.year = taxYear));
  await visit();
  expect([openYear(), ...tapped()]).toEqual([taxYear, 'income=yes']);
  expect(returnedLine()).toBe(`Sigues donde ibas: ${taxYear}. Borrar mi caso`);
});

/** The visible words of the line for returning visitors. */
const returnedLine = () =>
  [...document.querySelectorAll<HTMLElement>('[data-case-note=returned]:not([hidden]) > span:not([hidden])')]
    .map(({ textContent }) => textContent)
    .join();

test('a returning visitor is told of another year’s answers, and no year where none is meant', async () => {
  await visit();
  tap('income', 'yes');
  await visit(`?ag=${other?.taxYear}`);
  expect(returnedLine()).toBe(`Tus respuestas son de ${active.taxYear}: verlas · borrarlas`);
  screen.getByText('verlas').click();
  expect(openYear()).toBe(active.taxYear);
  expect(returnedLine()).toBe(`Sigues donde ibas: ${active.taxYear}. Borrar mi caso`);

  localStorage.clear();
  saveDigits('27');
  await visit();
  expect(returnedLine()).toBe('Sigues donde ibas. Borrar mi caso');
  changeCase((record) => (record.years['2019'] = { answers: { letter: 'yes' } }));
  await visit();
  expect(returnedLine()).toBe('Sigues donde ibas. Borrar mi caso');
});

test('a link to the step that the address names already leads there', async () => {
  await visit('#check');
  const scrolled = jest.fn();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<h2 id="check"></h2><a href="?ag=${other?.taxYear}#check">Revisar</a>`,
  );
  Object.assign(document.getElementById('check')!, { scrollIntoView: scrolled });
  screen.getByText('Revisar').click();
  expect(openYear()).toBe(other?.taxYear);
  expect(scrolled).toHaveBeenCalled();
});

test('a stored word that is no option is no answer', async () => {
  keep({ answers: { status: 'antes', income: 'quizas', vat: 'no' } });
  await visit();
  expect(situation()).toHaveValue('ordinary');
  expect(readCase().years[active.taxYear]?.answers).toEqual({ vat: 'no' });
});

test('a link that names a year makes it the case’s year, and stores nothing for a visitor without answers', async () => {
  await visit(`?ag=${other?.taxYear}`);
  expect(localStorage).toHaveLength(0);
  saveDigits('27');
  await visit(`?ag=${active.taxYear}`);
  expect(readCase().year).toBe(active.taxYear);
});

test('digits of a link are shown, and don’t replace the visitor’s own', async () => {
  saveDigits('27');
  await visit('?digitos=45%E2%80%8B');
  expect(digits()).toHaveValue('45');
  expect(readCase().digits).toBe('27');
});

test('a company’s stored digits don’t fill in the lookup of the income tax page, which is for persons', async () => {
  saveDigits('6', 'legal');
  await visit();
  expect(digits()).toHaveValue('');
});

test.each([
  ['the answers', 'caso'],
  ['all that the site keeps', null],
])(
  'two tabs save each its own change, show each other’s, and erasing %s in one clears the other',
  async (_, key) => {
    await visit();
    tap('income', 'yes');
    const kept = JSON.parse(localStorage.getItem('caso') ?? '');
    kept.years[active.taxYear].answers.vat = 'no';
    localStorage.setItem('caso', JSON.stringify(kept));
    tap('documento', 'rut');
    await visit();
    expect(tapped()).toEqual(['income=yes', 'vat=no', 'documento=rut']);
    kept.years[active.taxYear].answers = { income: 'no' };
    localStorage.setItem('caso', JSON.stringify(kept));
    dispatchEvent(new StorageEvent('storage', { key: 'caso', newValue: JSON.stringify(kept) }));
    expect(tapped()).toContain('income=no');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(tapped()).toEqual([]);
  },
);

test.each([
  ['refused', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['damaged in its ticks', () => keep({ ticks: 5 })],
  ['damaged in its answers', () => keep({ answers: null })],
])('storage that is %s changes nothing on the page', async (_, spoil) => {
  spoil();
  const failed = jest.fn();
  addEventListener('error', failed);
  await visit();
  tap('income', 'yes');
  turnTo(other);
  turnTo(active);
  expect(tapped()).toContain('income=yes');
  expect(failed).not.toHaveBeenCalled();
});

test('where storage is refused, the case lasts as long as the page, and the button erases it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await visit();
  saveDigits('27');
  expect(readCase().digits).toBe('27');
  expect(location.hash).toBe('');
  line()?.querySelector('button')?.click();
  expect(readCase()).not.toHaveProperty('digits');
});

function keep(year: object) {
  const years = { [active.taxYear]: year };
  localStorage.setItem('caso', JSON.stringify({ at: Date.now(), years }));
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

test('a link to the open tab’s year names it', async () => {
  await visit();
  document.body.insertAdjacentHTML('beforeend', `<a href="?ag=${active.taxYear}#sancion">2024</a>`);
  const named = jest.fn();
  addEventListener(YEAR_CHANGED, named);
  document.querySelector<HTMLElement>('[href*=sancion]')?.click();
  expect(named).toHaveBeenCalledTimes(1);
  expect(readCase().year).toBe(active.taxYear);
});
