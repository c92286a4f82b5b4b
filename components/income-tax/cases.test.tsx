import { fireEvent, render, screen } from '@testing-library/react';
import { PLACE, tellAnswer } from '@/components/case/case';
import { caseRows } from '@/content/cases/rows';
import { filingFormWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { seasons } from '@/lib/seasons';
import { placeDates, uvts } from '@/content/season-records';
import type { IsoDate, Threshold } from '@/content/tax-calendar/types';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf } from '@/lib/tax/dates';
import { checkFiling, measure, type Answer, type ConditionId } from '@/lib/tax/filing-check';
import { lastUvt, latePenalty } from '@/lib/tax/late-penalty';
import { deadlineOf } from '@/lib/tax/past-deadlines';
import { deadlineByPlace } from '@/lib/tax/place-dates';
import { fill } from '@/lib/words/fill';
import { answerOfAmount, readAmount } from './check/AmountField';
import { LateFiling } from './late/LateFiling';
import { amountNames, readAsked, type AmountName, type LateFields } from './late/questions';

/*
 * Cases worked out by hand, in tables that the accountant opens in a spreadsheet (content/cases/). Each row of
 * the penalty is filled into the page, too.
 */

jest.mock('@/components/dom/later');

/** Spreadsheets may drop a leading zero and write dates as 22/11/2026; both are read. */
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

const verdictOf = {
  sí: 'mustFile',
  no: 'needNot',
  'no se sabe': 'unknown',
  'faltan respuestas': 'pending',
} as const;
/** Answers by the words of their chips. */
const chips = Object.fromEntries(
  Object.entries(filingFormWords.answers).map(([answer, label]) => [label, answer]),
) as Record<string, Answer>;

/** «faltan 1», «pasa por 500», «justo: basta» or «justo: no basta». */
function againstLimit(threshold: Threshold, typed: string): string {
  const amount = readAmount(typed, threshold);
  if (!amount?.ok) return '';
  const { reached, distance } = measure(threshold, amount.pesos);
  if (distance === 0) return reached ? 'justo: basta' : 'justo: no basta';
  return `${reached ? 'pasa por' : 'faltan'} ${formatPesos(Math.abs(distance)).slice(1)}`;
}

describe('quien-declara.csv', () => {
  const rows = caseRows<keyof FilingRow>('quien-declara');

  test.each(rows.map((row) => [row['Año gravable'], row.Caso, row] as const))(
    'the check for %s answers as worked out by hand: %s',
    (taxYear, _, row) => {
      const thresholds = seasons.find((season) => season.taxYear === Number(taxYear))?.thresholds ?? [];
      const told = conditionIds.filter((id) => row[columns[id]] !== '');
      const limitOf = (id: ConditionId) => thresholds.find((each) => each.id === id)!;
      const answerOf = (id: ConditionId, cell: string) => chips[cell] ?? answerOfAmount(cell, limitOf(id));
      const check = checkFiling(
        thresholds,
        Object.fromEntries(told.map((id) => [id, answerOf(id, row[columns[id]])])),
      );
      expect(check.verdict).toBe(verdictOf[row['Debe declarar'] as keyof typeof verdictOf]);
      const named = [...check.met, ...check.missing];
      const why = conditionIds.filter((id) => named.includes(id));
      expect(why.map((id) => columns[id]).join(', ')).toBe(row.Por);
      const typed = told.filter((id) => !(row[columns[id]] in chips));
      const against = row['Frente al tope'];
      if (against) expect(typed.map((id) => againstLimit(limitOf(id), row[columns[id]]))).toContain(against);
    },
  );
});

/** The tool's form. By its tag, because a query by role computes the roles of the whole page, once for each cell. */
const theForm = () => document.querySelector('form') ?? document.body;

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
  const rows = caseRows<PenaltyColumn>('sancion');

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
