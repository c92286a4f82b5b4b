import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { PLACE, tellAnswer } from '@/components/case/case';
import { followCase } from '@/page-scripts/case/follow-case';
import { YEAR_CHANGED } from '@/components/tax-year/tax-year';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { seasons } from '@/lib/seasons';
import { placeDates, uvts } from '@/content/season-records';
import type { IsoDate } from '@/content/tax-calendar/types';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf } from '@/lib/tax/dates';
import type { ConditionId } from '@/lib/tax/filing-check';
import { lastUvt, latePenalty } from '@/lib/tax/late-penalty';
import { deadlineOf } from '@/lib/tax/past-deadlines';
import { deadlineByPlace } from '@/lib/tax/place-dates';
import { fill } from '@/lib/words/fill';
import { FilingCheckSection } from '@/components/income-tax/check/FilingCheckSection';
import { LateFiling } from '@/components/income-tax/late/LateFiling';
import {
  amountNames,
  readAsked,
  type AmountName,
  type LateFields,
} from '@/components/income-tax/late/questions';
import { YearTabs } from '@/components/tax-year/YearTabs';

/*
 * Cases worked out by hand, in tables that the accountant opens in a spreadsheet (content/cases/). Each row is filled
 * into the page.
 */

jest.mock('@/components/dom/after-paint', () => ({ afterPaint: (work: () => void) => work() }));

// jsdom does not scroll.
beforeAll(() => void (Element.prototype.scrollIntoView = jest.fn()));

/** Rows by heading. Spreadsheets may drop a leading zero and write dates as 22/11/2026; both are read. */
function rowsOf<Column extends string>(file: string): Record<Column, string>[] {
  return parse(readFileSync(`content/cases/${file}.csv`), { bom: true, columns: true, delimiter: ';' });
}

function dayOf(text: string): IsoDate {
  const [day = '', month = '', year = ''] = text.split('/');
  return (year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text) as IsoDate;
}

/** The text with ordinary spaces, as in the tables. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

const pesosIn = (text: string) => Number(text.replace(/\D/g, ''));

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const columns = {
  income: 'Ingresos',
  equity: 'Patrimonio',
  creditCard: 'Tarjetas',
  purchases: 'Compras',
  deposits: 'Consignaciones',
  vat: 'IVA',
} as const satisfies Record<ConditionId, string>;
const conditionIds = Object.keys(columns) as ConditionId[];

type FilingRow = Record<
  (typeof columns)[ConditionId] | 'Caso' | 'Año gravable' | 'Debe declarar' | 'Por' | 'Frente al tope',
  string
>;

const { verdicts, amounts: bars, reasons } = filingCheckWords;
const verdictOf = { sí: 'mustFile', no: 'needNot', 'no se sabe': 'unknown' } as const;

/** The sentence below the bar for «faltan 1», «pasa por 500», «justo: basta» or «justo: no basta». */
function barWords(against: string): string {
  if (against.startsWith('justo')) return against === 'justo: basta' ? bars.reached : bars.atLimit;
  const words = against.startsWith('faltan') ? bars.below : bars.above;
  return plain(fill(words, { distance: formatPesos(pesosIn(against)) }));
}

describe('quien-declara.csv', () => {
  let isFollowed = false;
  const rows = rowsOf<keyof FilingRow>('quien-declara');

  test.each(rows.map((row) => [row['Año gravable'], row.Caso, row] as const))(
    'the check for %s answers as worked out by hand: %s',
    (taxYear, _, row) => {
      // On this day the tax year has ended, and none of its filing dates has passed.
      jest.useFakeTimers({ now: new Date(`${Number(taxYear) + 1}-08-01T12:00:00-05:00`) });
      render(
        <>
          <YearTabs />
          <FilingCheckSection />
        </>,
      );
      if (!isFollowed) followCase();
      isFollowed = true;
      turnTo(taxYear);
      for (const id of conditionIds) give(id, row[columns[id]]);
      const verdict = verdictOf[row['Debe declarar'] as keyof typeof verdictOf] as 'needNot' | undefined;
      const answer = document.querySelector('[data-answer]');
      expect(answer?.querySelector('h3')?.textContent).toBe(verdict && fill(verdicts[verdict], { taxYear }));
      const named = conditionIds.filter(
        (id) =>
          answer?.querySelector(`[href='#condition-${id}']`) ?? answer?.textContent.includes(reasons[id]),
      );
      expect(named.map((id) => columns[id]).join(', ')).toBe(row.Por);
      const against = row['Frente al tope'];
      if (against) expect(plain(theForm().textContent)).toContain(barWords(against));
    },
  );
});

/** The tool's form. By its tag, because a query by role computes the roles of the whole page, once for each cell. */
const theForm = () => document.querySelector('form') ?? document.body;

/** The radio button whose label begins with this text. */
function radioOf(within: Element, text: string): Element | null {
  const labels = [...within.querySelectorAll('label:has([type=radio])')];
  const label = labels.find(({ textContent }) => textContent.trim().startsWith(text));
  return label?.querySelector('input') ?? null;
}

/** Selects a year's tab. */
function turnTo(taxYear: string): void {
  fireEvent.click(radioOf(document.body, taxYear) ?? document.body);
  act(() => void dispatchEvent(new Event(YEAR_CHANGED)));
}

/** Taps the chip that the cell names, or types the cell as an amount. */
function give(id: ConditionId, cell: string): void {
  if (cell === '') return;
  const row = document.getElementById(`condition-${id}`) ?? document.body;
  const chip = radioOf(row, cell);
  if (chip) return void fireEvent.click(chip);
  fireEvent.click(radioOf(row, filingCheckWords.answers.unknown) ?? row);
  const amount = document.querySelector(`[name='${id}-amount']`);
  if (!amount) throw new Error(`no field for ${id}`);
  fillIn(amount, cell);
}

/** Fills in a field at once; that one types key by key is not the point here. */
const fillIn = (field: Element, value: string) => fireEvent.change(field, { target: { value } });

const inputs = {
  tax: 'Impuesto a cargo',
  income: 'Ingresos',
  equity: 'Patrimonio',
  creditBalance: 'Saldo a favor',
} as const satisfies Record<AmountName, string>;
const outcomes = ['Sanción', 'La mitad', 'El 75 %', 'Emplazado'] as const;

type PenaltyColumn =
  | (typeof inputs)[AmountName]
  | (typeof outcomes)[number]
  | ('Caso' | 'Año gravable' | 'Termina en' | 'Otra fecha límite' | 'Se presenta el')
  | 'El RUT decía el lugar del decreto'
  | 'Desde la ampliación';

describe('sancion.csv', () => {
  const { fields, result } = lateFilingWords;
  const rows = rowsOf<PenaltyColumn>('sancion');

  test.each(rows.map((row) => [row['Año gravable'], row.Caso, row] as const))(
    'the penalty for %s is as worked out by hand: %s',
    (taxYear, _, row) => {
      const digits = row['Termina en'].padStart(2, '0');
      const ending = digits.slice(-2);
      const today = dayOf(row['Se presenta el']);
      const other = row['Otra fecha límite'];
      const ordinary = other ? dayOf(other) : deadlineOf(Number(taxYear), ending, seasons);
      const place = row['El RUT decía el lugar del decreto'] === 'Sí' ? 'yes' : 'no';
      const placed = ordinary && deadlineByPlace(Number(taxYear) + 1, ending, ordinary, placeDates, place);
      const deadline = placed?.deadline ?? ordinary;
      const amounts = Object.fromEntries(amountNames.map((name) => [name, row[inputs[name]]])) as Record<
        AmountName,
        string
      >;
      const typed = { ...amounts, taxYear: Number(taxYear), isTaxUnknown: false } as LateFields;
      const uvt = lastUvt(datePartsOf(today).year, uvts);
      if (!deadline || !uvt) throw new Error(`Sin fecha límite o UVT: ${row.Caso}`);
      const penalty = latePenalty({ deadline, filed: today, ...readAsked(typed).amounts, uvt });
      const [whole = 0, half = 0, threeQuarters = 0, summoned = 0] = outcomes.map((name) =>
        pesosIn(row[name]),
      );
      expect(penalty).toMatchObject({
        penalty: whole,
        reduced: { half: { amount: half }, threeQuarters: { amount: threeQuarters } },
        afterSummons: summoned,
      });

      // The page offers only years whose dates it knows; the rule takes any deadline.
      if (other) return;
      jest.useFakeTimers({ now: new Date(`${today}T12:00:00-05:00`) });
      tellAnswer(Number(taxYear), 'letter', 'no');
      tellAnswer(Number(taxYear), PLACE, place);
      render(<LateFiling builtOn={today} />);
      fillIn(screen.getByLabelText(fields.taxYear.label), taxYear);
      fillIn(screen.getByLabelText(fields.digits.label), digits);
      const submit = () => fireEvent.submit(theForm());
      submit();
      for (const name of amountNames) {
        const amount = row[inputs[name]];
        if (amount) fillIn(document.querySelector(`[name=${name}]`) ?? document.body, amount);
      }
      submit();

      const heading = screen.getByRole('heading');
      expect(heading).toHaveFocus();
      expect(plain(heading.textContent)).toContain(fill(result.heading, { taxYear }));
      const figures = [...new Set([half, whole])].map((amount) => plain(formatPesos(amount)));
      expect(plain(heading.textContent).match(/\$[\d.]+/g)).toEqual(figures);
      const form = plain(theForm().textContent);
      for (const amount of [threeQuarters, summoned].filter(
        (one) => one !== penalty?.minimum && half !== whole,
      )) {
        expect(form).toContain(plain(formatPesos(amount)));
      }
      const extended = row['Desde la ampliación'];
      const [counted = ''] = /se cuent[ae] desde ese día, .*?\. /.exec(form) ?? [];
      expect(counted !== '').toBe(extended !== '');
      const later = extended.includes('misma') ? 'pagas lo mismo' : formatPesos(pesosIn(extended));
      if (extended) expect(counted).toContain(later);
    },
  );
});
