import { fireEvent, render, screen, within } from '@testing-library/react';
import { readCase } from '@/components/case/case';
import { followCase } from '@/components/case/follow-case';
import { YearTabs } from '@/components/tax-year/YearTabs';
import { answerActionWords } from '@/content/answer-actions';
import { dianFileWay, dianFileWords as words } from '@/content/dian-file';
import { filingCheckWords } from '@/content/filing-check';
import type * as Offer from '@/content/offer';
import type { ThresholdId } from '@/content/tax-calendar/types';
import { fill } from '@/lib/words/fill';
import { FilingCheckSection } from '../FilingCheckSection';
import { readDianFile, type DianFileContent, type ReportedSums } from './read-dian-file';
import { DIAN_FILE } from '../places';

/* Tests how the check uses the sums of a file; read-dian-file.test.ts tests the reader. */

jest.mock('@/components/dom/after-paint', () => ({ afterPaint: (work: () => void) => work() }));
jest.mock('@/components/dom/bring-into-view', () => ({ bringIntoView: jest.fn() }));
jest.mock('./read-dian-file');
jest.mock('@/content/offer', (): typeof Offer => {
  const actual = jest.requireActual<typeof Offer>('@/content/offer');
  return { ...actual, offer: { ...actual.offer, dianFile: true } };
});

const { answers, amount, ownReasons } = filingCheckWords;

/** Sums of the tax year 2024, below their limit of $65.891.000; equity is above its own of $211.792.500. */
const below = { income: 50e6, equity: 300e6, creditCard: 1e6, purchases: 2e6, deposits: 3e6 };
const asked = ['income', 'creditCard', 'purchases', 'deposits'];

const rowOf = (id: ThresholdId) => document.getElementById(`condition-${id}`) ?? document.body;
const tap = (id: ThresholdId, answer: string) =>
  fireEvent.click(within(rowOf(id)).getByRole('radio', { name: answer }));
const given = (year = 2024) => readCase().years[year]?.answers ?? {};

/** Opens a file with some sums. */
async function open(sums: ReportedSums, taxYear = 2024): Promise<void> {
  const content: DianFileContent = { ok: true, taxYear, sums };
  jest.mocked(readDianFile).mockResolvedValue(content);
  const [way] = screen.getAllByLabelText(dianFileWay.open);
  fireEvent.change(way ?? document.body, { target: { files: [new File([''], 'reporte.xlsx')] } });
  await within(document.getElementById(DIAN_FILE) ?? document.body).findAllByText(new RegExp(`${taxYear}`));
}

let isFollowed = false;

beforeEach(() => {
  localStorage.clear();
  render(
    <>
      <YearTabs />
      <FilingCheckSection />
    </>,
  );
  if (!isFollowed) followCase();
  isFollowed = true;
});

test('a sum at its limit answers «Sí», and one below it nothing', async () => {
  await open({ ...below, income: 65_891_000, deposits: 65_891_000, purchases: 65_891_001 });
  expect(given()).toEqual({ income: 'yes', purchases: 'yes' });
  expect(rowOf('deposits')).toHaveTextContent(words.ownTransfers);
  expect(screen.getByText(answerActionWords.editable).parentElement).toHaveTextContent(words.message.plain);
});

test('equity is shown, and never answered', async () => {
  await open({ ...below, equity: 999e6 });
  expect(rowOf('equity')).toHaveTextContent(fill(words.equity, { sum: '$999.000.000', taxYear: '2024' }));
  fireEvent.click(screen.getByRole('button', { name: words.nothingElse }));
  expect(given()).toEqual(Object.fromEntries(asked.map((id) => [id, 'no'])));
});

test('a sum that can’t be read, or is missing, answers nothing and is not asked about', async () => {
  await open({ income: null, creditCard: 1e6 });
  for (const id of ['income', 'deposits'] as const) expect(rowOf(id)).toHaveTextContent(words.unread);
  fireEvent.click(screen.getByRole('button', { name: words.nothingElse }));
  expect(given()).toEqual({ creditCard: 'no' });
});

test('an answer that was tapped before stays, and its row asks; «No sé» is answered', async () => {
  tap('income', answers.no);
  tap('deposits', answers.yes);
  tap('purchases', answers.unknown);
  await open({ ...below, income: 90e6, purchases: 90e6 });
  expect(given()).toEqual({ income: 'no', deposits: 'yes', purchases: 'yes' });
  for (const id of ['income', 'deposits'] as const) expect(rowOf(id)).toHaveTextContent(words.differs);
  expect(rowOf('purchases')).not.toHaveTextContent(words.differs);
});

test('a typed figure wins over the file’s sum, before and after', async () => {
  const type = (id: ThresholdId, text: string) => {
    tap(id, answers.unknown);
    fireEvent.change(within(rowOf(id)).getByLabelText(amount.label), { target: { value: text } });
  };
  type('income', '10.000.000 al año');
  await open({ ...below, income: 90e6, deposits: 90e6 });
  expect(given()).toEqual({ income: 'no', deposits: 'yes' });
  type('deposits', '5.000.000 al año');
  expect(given()).toMatchObject({ deposits: 'no' });
});

test('«Quitar el archivo» takes back what the file answered, and nothing else', async () => {
  tap('income', answers.unknown);
  tap('creditCard', answers.no);
  await open({ ...below, income: 90e6, deposits: 90e6 });
  fireEvent.click(screen.getByRole('button', { name: words.nothingElse }));
  tap('deposits', answers.no);
  fireEvent.click(screen.getByRole('button', { name: words.remove }));
  expect(given()).toEqual({ income: 'unknown', creditCard: 'no', deposits: 'no' });
  expect(rowOf('income')).not.toHaveTextContent('$90.000.000');
});

test('the message has the sums only if the visitor wants', async () => {
  await open({ ...below, income: 90e6 });
  const sums = `${ownReasons.income} ($90.000.000)`;
  const message = () => screen.getByText(answerActionWords.editable).parentElement;
  expect(message()).not.toHaveTextContent('$90.000.000');
  fireEvent.click(screen.getByRole('button', { name: words.sums.add }));
  expect(message()).toHaveTextContent(fill(words.message.withSums, { sums }));
});

test('a file of another year answers nothing until its tab is chosen', async () => {
  await open({ income: 90e6 }, 2025);
  expect([given(2024), given(2025)]).toEqual([{}, {}]);
  fireEvent.click(screen.getByRole('button', { name: fill(words.see, { taxYear: '2025' }) }));
  expect([given(2024), given(2025)]).toEqual([{}, { income: 'yes' }]);
  expect(rowOf('income')).toHaveTextContent('$90.000.000');
});

test('a file of a year without limits here is refused, with the years that are here', async () => {
  await open({ income: 90e6 }, 2019);
  expect(
    screen.getByText(fill(words.unknownYear, { taxYear: '2019', years: '2024, 2025 y 2026' })),
  ).toBeVisible();
});
