import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerExitWords } from '@/content/answer-exits';
import { lookupWords } from '@/content/lookup';
import { fill } from '@/lib/words/fill';
import { groupOf } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { DateLookup } from './DateLookup';
import type { LookupVariant } from './DateLookup';
import { DeadlineTable } from './DeadlineTable';

jest.mock('@/components/ui/after-paint', () => ({ afterPaint: (work: () => void) => work() }));

const season = seasonFor(2025);

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => jest.useRealTimers());

function open(now: string, variant: LookupVariant = 'head') {
  jest.useFakeTimers({ now: new Date(now) });
  render(
    <>
      <DateLookup id="date-lookup" variant={variant} intro={null} before={<p>Renta 2025</p>} />
      {variant !== 'band' && <DeadlineTable group={groupOf(season, 'natural')} year={season.year} />}
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const field = () => screen.getByRole('textbox', { name: 'Tus dos últimos dígitos' });
/** What WhatsApp would open with. */
const messageOpened = (label: string = answerExitWords.whatsapp) => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(label) });
  return new URL(link.href).searchParams.get('text');
};
const settle = () => act(() => jest.advanceTimersByTime(1000));
const big = (date: string) => screen.queryByText(date, { selector: 'p > time' });

test('two digits give the three groups’ dates at once', async () => {
  const user = open('2025-08-27T10:00:00-05:00');
  expect(screen.getByText('Renta 2025')).toBeInTheDocument();
  await user.type(field(), '27');
  expect(big('1 de septiembre de 2025')).toBeInTheDocument();
  expect(screen.getByText('Cae lunes; faltan 5 días (3 hábiles).')).toBeInTheDocument();
  expect(screen.getByText('Persona jurídica con NIT terminado en 7')).toBeInTheDocument();
  expect(screen.getByText('Gran contribuyente con NIT terminado en 7')).toBeInTheDocument();
  expect(screen.queryByText('Renta 2025')).not.toBeInTheDocument();
});

test('one digit: says that natural persons need two', async () => {
  const user = open('2025-02-01T10:00:00-05:00');
  await user.type(field(), '7');
  expect(screen.getByText(/escribe dos dígitos para ver tu fecha/)).toBeInTheDocument();
  expect(screen.getByText('19 feb')).toHaveAttribute('dateTime', '2025-02-19');
});

test.each([
  ['2025-08-31T23:59:00-05:00', 'Es mañana, lunes.'],
  ['2025-09-01T00:00:00-05:00', lookupWords.today],
  ['2025-09-01T23:59:00-05:00', lookupWords.today],
  // 23:30 in Madrid.
  ['2025-09-01T23:30:00+02:00', lookupWords.today],
  ['2025-09-02T00:30:00+02:00', lookupWords.today],
])('at %s says «%s»', async (now, sentence) => {
  const user = open(now);
  await user.type(field(), '27');
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('the day after, says that it passed, offers the next one and help', async () => {
  const user = open('2025-09-02T00:00:00-05:00');
  await user.type(field(), '27');
  expect(
    screen.getByText('Tu fecha de 2025 (año gravable 2024) fue el 1 de septiembre y ya pasó.'),
  ).toBeInTheDocument();
  expect(big('1 de septiembre de 2026')).toBeInTheDocument();
  expect(screen.getByText(lookupWords.over.help)).toBeVisible();
  const message =
    'Hola. Mi cédula o NIT termina en 27 y se me pasó la fecha del año gravable 2024. Quiero ponerme al día.';
  expect(messageOpened(answerExitWords.catchUp)).toBe(message);
  const form = screen.getByRole('button', { name: answerExitWords.form });
  expect(form).toHaveAttribute('data-modal', 'contact');
  expect(form).toHaveAttribute('data-services', 'Declaración de Renta');
  expect(form).toHaveAttribute('data-message', message);
});

test.each([
  [
    '27',
    'Hola. Mi cédula o NIT termina en 27 y mi fecha del año gravable 2024 es el 1 de septiembre de 2025. Quiero que me ayudes con mi declaración.',
  ],
  ['7', 'Hola. Mi NIT termina en 7. Quiero que me ayudes con la declaración de renta.'],
])('%s goes on by WhatsApp, with its message in sight', async (ending, message) => {
  const user = open('2025-01-10T10:00:00-05:00');
  await user.type(field(), ending);
  expect(messageOpened()).toBe(message);
  expect(screen.getByText(new RegExp(message.replaceAll('.', '\\.')))).toBeVisible();
  expect(screen.queryByText(lookupWords.over.help)).not.toBeInTheDocument();
});

test('a computed date says that it is; after the last season there is none', async () => {
  const user = open('2026-12-31T23:59:00-05:00');
  await user.type(field(), '00');
  expect(big('26 de octubre de 2027')).toBeInTheDocument();
  // One for each group.
  expect(screen.getAllByText('Calculado según el Decreto 2229 de 2023; confirma en la DIAN.')).toHaveLength(
    3,
  );
  act(() => jest.setSystemTime(new Date('2028-02-29T12:00:00-05:00')));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getAllByText(/La siguiente aparecerá aquí/)).not.toHaveLength(0);
  expect(big('26 de octubre de 2027')).toBeNull();
});

test('the answer changes at midnight in Colombia while the page is open', async () => {
  const user = open('2025-08-31T23:59:30-05:00');
  await user.type(field(), '27');
  act(() => jest.advanceTimersByTime(31_000));
  expect(screen.getByText(lookupWords.today)).toBeInTheDocument();
});

test('a pasted NIT is understood, its verification digit dropped, and it stays out of the address', async () => {
  const user = open('2025-01-10T10:00:00-05:00');
  await user.click(field());
  await user.paste('800.197.268-4');
  expect(screen.getByText('Tomé 68, sin el dígito de verificación.')).toBeInTheDocument();
  expect(big('1 de octubre de 2025')).toBeInTheDocument();
  expect(location.search).toBe('?digitos=68');
});

test('a number that seems to end in its verification digit can be taken whole', async () => {
  const user = open('2025-01-10T10:00:00-05:00');
  await user.click(field());
  await user.paste('8001972684');
  expect(screen.getByText(/Tomé 68, sin el último dígito/)).toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: fill(lookupWords.used.otherwise, { otherwise: '84' }) }),
  );
  expect(field()).toHaveValue('84');
  expect(location.search).toBe('?digitos=84');
});

test('nine digits that may be a cédula with its verification digit can be taken as one', async () => {
  const user = open('2025-01-10T10:00:00-05:00');
  await user.click(field());
  await user.paste('801234564');
  expect(screen.getByText('Tomé 64, los dos últimos dígitos.')).toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: fill(lookupWords.used.otherwiseVerified, { otherwise: '56' }) }),
  );
  expect(field()).toHaveValue('56');
});

test('a wrong input gets a kind message, once the visitor stops or presses Enter', async () => {
  const user = open('2025-01-10T10:00:00-05:00');
  await user.type(field(), '123');
  expect(screen.queryAllByText(/Con los dos últimos dígitos basta/)).toHaveLength(0);
  settle();
  expect(screen.getByRole('status')).toHaveTextContent('Con los dos últimos dígitos basta.');
  expect(field()).toBeInvalid();
  await user.clear(field());
  await user.type(field(), 'x{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Escribe solo números');
});

test('Enter on an empty field says what to do', async () => {
  const user = open('2025-01-10T10:00:00-05:00');
  await user.type(field(), '{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Escribe los dos últimos dígitos');
});

test('the answer is said to screen readers once the visitor stops typing', async () => {
  const user = open('2025-08-27T10:00:00-05:00');
  await user.type(field(), '27');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  settle();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Persona natural: 1 de septiembre de 2025. Persona jurídica: 21 de mayo de 2026. Gran contribuyente: 18 de febrero de 2026.',
  );
});

test('the address asks for an ending, and follows it', async () => {
  history.replaceState(null, '', '/calendario-tributario?digitos=27');
  const user = open('2025-01-10T10:00:00-05:00');
  expect(field()).toHaveValue('27');
  expect(screen.getByRole('rowheader', { name: '27 y 28' })).toHaveAttribute('data-own');
  await user.click(screen.getByRole('link', { name: 'Ver mi fila en la tabla' }));
  await user.clear(field());
  await user.type(field(), '5');
  expect(location.search).toBe('?digitos=5');
  await user.clear(field());
  expect(location.search).toBe('');
});

test('only one or two digits are taken from the address', () => {
  history.replaceState(null, '', '/calendario-tributario?digitos=1020304050');
  open('2025-01-10T10:00:00-05:00');
  expect(field()).toHaveValue('');
});

test('elsewhere than on the calendar page the address stays as it is', async () => {
  const user = open('2025-01-10T10:00:00-05:00', 'band');
  await user.type(field(), '27');
  expect(location.search).toBe('');
  expect(screen.getByRole('link', { name: 'Ver el calendario completo' })).toHaveAttribute(
    'href',
    '/calendario-tributario?digitos=27',
  );
});

test('a date of another year leads to its row in that year', async () => {
  const user = open('2026-11-22T10:00:00-05:00');
  await user.type(field(), '27');
  expect(screen.getByRole('link', { name: lookupWords.seeRow })).toHaveAttribute(
    'href',
    '/calendario-tributario?digitos=27#calendario-2027',
  );
});

test('offers the file and the two web calendars', async () => {
  const user = open('2025-08-27T10:00:00-05:00');
  await user.type(field(), '27');
  const natural = screen.getByRole('link', { name: 'Agregar a mi calendario' });
  expect(natural).toHaveAttribute('href', '/recordatorios/personas-naturales-27-28-2025.ics');
  await user.click(screen.getByText('Persona jurídica con NIT terminado en 7'));
  const legal = screen.getByText('Persona jurídica con NIT terminado en 7').closest('details');
  if (!legal) throw new Error('no details');
  expect(within(legal).getByRole('link', { name: /persona jurídica/ })).toHaveAttribute(
    'href',
    '/recordatorios/personas-juridicas-7-2026.ics',
  );
  expect(within(legal).getByRole('link', { name: /Google Calendar/ })).toHaveAttribute('target', '_blank');
});

describe('a subscription brings every year’s date', () => {
  const agent = navigator.userAgent;
  afterEach(() => Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true }));

  test.each([
    ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['webcal:', 'https:']],
    ['an Android phone, which opens no webcal:', 'Mozilla/5.0 (Linux; Android 14; Pixel 7)', ['https:']],
  ])('on %s', async (_, value, schemes) => {
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
    const user = open('2025-08-27T10:00:00-05:00');
    await user.type(field(), '27');
    expect(screen.getByText(lookupWords.reminder.difference)).toBeVisible();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Suscribirme/ });
    expect(links.map(({ protocol }) => protocol)).toEqual(schemes);
    for (const { href } of links) {
      expect(decodeURIComponent(href)).toMatch(
        /webcal:\/\/localhost:3000\/recordatorios\/personas-naturales-27-28\.ics$/,
      );
    }
  });
});
