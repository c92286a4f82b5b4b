import { chosenTaxYear, YEAR_CHANGED } from '@/components/ui/tax-year';
import { followYearTabs } from './year-choice';
import { answerYearTabs } from './year-tab';

const { dataset } = document.documentElement;
const onChange = jest.fn(() => chosenTaxYear());
const tab = (taxYear: number) => document.querySelector<HTMLInputElement>(`input[value='${taxYear}']`);
const salary = () => document.querySelector<HTMLInputElement>('input[name=income]');

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00-05:00') });
  dataset.years = '2024/2025-08-12/2025-10-24 2025/2026-08-12/2026-10-26 2026/2027-08-10/2027-10-26';
  document.body.innerHTML = `
    <input type="radio" name="ag" value="2024" checked /><input type="radio" name="ag" value="2025" />
    <input type="radio" name="ag" value="2026" /><a href="?ag=2025" data-year="2025">2025</a>
    <form id="check" data-by-year>
      <input name="income" /><input type="checkbox" name="open" value="on" />
      <input type="radio" name="vat" value="yes" /><input type="radio" name="vat" value="no" />
    </form>`;
  addEventListener(YEAR_CHANGED, onChange);
  answerYearTabs();
});

// Once a page is loaded its tab is ticked no more.
afterAll(() => dispatchEvent(new Event('load')));

test('the page opens on the active season, whose window is over, and names the latest that has begun', () => {
  expect(dataset).toMatchObject({ tab: '0', phase: 'over', latest: '1' });
});

test('a tab turned before the on-load script came is in the address once it has', () => {
  tab(2025)?.click();
  expect(location.search).toBe('');
  followYearTabs();
  expect(location.search).toBe('?ag=2025');
  tab(2024)?.click();
  jest.runAllTimers();
  onChange.mockClear();
});

test('a tab and a link change the year, its phase, the address, and tell the tools once', () => {
  tab(2026)?.click();
  jest.runAllTimers();
  expect(dataset).toMatchObject({ tab: '2', phase: 'before', latest: '1' });
  expect(location.search).toBe('?ag=2026');
  document.querySelector('a')?.click();
  jest.runAllTimers();
  expect(tab(2025)?.checked).toBe(true);
  expect(dataset).toMatchObject({ tab: '1', phase: 'over', latest: '' });
  expect(onChange.mock.results.map(({ value }) => value)).toEqual([2026, 2025]);
});

test('from its first day to its last a year’s window is open', () => {
  for (const [day, phase] of [
    ['2026-08-12', 'open'],
    ['2026-10-26', 'open'],
    ['2026-10-27', 'over'],
  ]) {
    jest.setSystemTime(new Date(`${day}T12:00:00-05:00`));
    tab(2024)?.click();
    tab(2025)?.click();
    expect([day, dataset.phase]).toEqual([day, phase]);
  }
});

test('what was answered for a year is not another’s, and is there when one comes back', () => {
  const input = salary();
  if (input) input.value = '70 millones';
  document.querySelector<HTMLInputElement>('[name=open]')?.click();
  document.querySelector<HTMLInputElement>('[name=vat][value=no]')?.click();
  tab(2024)?.click();
  const form = document.querySelector('form') ?? undefined;
  expect([...new FormData(form)]).toEqual([['income', '']]);
  tab(2025)?.click();
  expect([...new FormData(form)]).toEqual([
    ['income', '70 millones'],
    ['open', 'on'],
    ['vat', 'no'],
  ]);
});
