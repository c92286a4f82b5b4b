import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerExitWords } from '@/content/answer-exits';
import { lookupWords } from '@/content/lookup';
import { fill } from '@/lib/words/fill';
import { groupOf } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { DateLookup } from './DateLookup';
import type { LookupVariant } from './DateLookup';
import { DeadlineTable } from './DeadlineTable';

jest.mock('@/components/dom/after-paint', () => ({ afterPaint: (work: () => void) => work() }));

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
      <DateLookup variant={variant} intro={null} before={<p>Renta 2025</p>} />
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
/** The line of a group, or of an installment. */
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
const settle = () => act(() => jest.advanceTimersByTime(1000));
const big = (date: string) => screen.queryByText(date, { selector: 'p > time' });

test('two digits give the person’s date with what is due, and a line for each other group', async () => {
  const user = open('2025-08-27T10:00:00-05:00');
  expect(screen.getByText('Renta 2025')).toBeInTheDocument();
  await user.type(field(), '27');
  expect(screen.getByText('Cédula o NIT terminado en 27 · año gravable 2024')).toBeInTheDocument();
  expect(big('1 de septiembre de 2025')).toBeInTheDocument();
  expect(screen.getByText(/Cae lunes; faltan 5 días \(3 hábiles\)\./)).toHaveTextContent(
    lookupWords.due.once,
  );
  expect(row('Empresa')).toHaveTextContent('21 de mayo de 2026');
  expect(row('Gran contribuyente')).toHaveTextContent('18 de febrero de 2026');
  expect(screen.queryByText('Renta 2025')).not.toBeInTheDocument();
});

describe('whose date', () => {
  const chip = (name: string) => screen.getByRole('radio', { name });

  test('a company’s date is large at a tap, with its second installment, and the address keeps it', async () => {
    const user = open('2027-05-04T10:00:00-05:00');
    await user.type(field(), '56');
    await user.click(chip('Empresa'));
    expect(big('19 de mayo de 2027')).toBeInTheDocument();
    expect(screen.getByText(/Se declara y se paga la primera cuota\./)).toBeInTheDocument();
    expect(row('Tu segunda cuota')).toHaveTextContent('21 de julio de 2027');
    expect(row('Persona')).toHaveTextContent('21 de septiembre de 2027');
    expect(messageOpened()).toBe(
      'Hola. El NIT de mi empresa termina en 56 y su fecha de renta por el año gravable 2026 es el 19 de mayo de 2027. Quiero que me ayudes a presentarla. ¿Cuánto cuesta y qué necesitas?',
    );
    expect(location.search).toBe('?digitos=56&grupo=empresa');
  });

  test('on a day when a company only pays, it says so', async () => {
    history.replaceState(null, '', '?digitos=56&grupo=empresa');
    open('2027-06-30T10:00:00-05:00');
    expect(chip('Empresa')).toBeChecked();
    expect(big('21 de julio de 2027')).toBeInTheDocument();
    expect(screen.getByText(/Se paga la segunda cuota; ese día no se declara\./)).toBeInTheDocument();
    expect(messageOpened()).toContain('la segunda cuota de su renta del año gravable 2026');
  });

  test('a number of nine digits that begins with 8 or 9 opens on the company, until another is chosen', async () => {
    const user = open('2025-01-10T10:00:00-05:00');
    await user.click(field());
    await user.paste('800.197.268-4');
    expect(screen.getByText('Tomé 68, sin el dígito de verificación.')).toBeInTheDocument();
    expect(chip('Empresa')).toBeChecked();
    expect(big('21 de mayo de 2025')).toBeInTheDocument();
    expect(location.search).toBe('?digitos=68&grupo=empresa');
    await user.click(chip('Persona'));
    expect(big('1 de octubre de 2025')).toBeInTheDocument();
    expect(location.search).toBe('?digitos=68');
  });
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
  expect(screen.getByText(lookupWords.due.once).parentElement).toHaveTextContent(sentence);
});

test('for half a year a date that passed is said above the next one, with one way to mend it; later it is folded', async () => {
  const user = open('2025-09-02T00:00:00-05:00');
  await user.type(field(), '27');
  const late = screen.getByText(/La del año gravable 2024 venció el 1 de septiembre de 2025\./);
  expect(late).toBeVisible();
  expect(screen.getByRole('link', { name: lookupWords.over.cost })).toHaveAttribute(
    'href',
    '/declaracion-renta#sancion',
  );
  expect(late.compareDocumentPosition(big('1 de septiembre de 2026') ?? late)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );

  act(() => jest.setSystemTime(new Date('2026-03-10T00:00:00-05:00')));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(lookupWords.over.heading).closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText(/venció el 1 de septiembre de 2025/)).not.toBeVisible();
});

test.each([
  [
    'near, offers help',
    '2025-08-10',
    answerExitWords.whatsapp,
    'Hola. Mi fecha de renta por el año gravable 2024 es el 1 de septiembre de 2025 (cédula terminada en 27). Quiero que me ayudes a presentarla. ¿Cuánto cuesta y qué necesitas?',
  ],
  [
    'far, offers a reminder',
    '2025-02-10',
    lookupWords.remind,
    'Recuérdame 15 días antes: termino en 27, mi fecha es el 1 de septiembre de 2025.',
  ],
])('a date that is %s, with its message in sight', async (_, day, label, message) => {
  const user = open(`${day}T10:00:00-05:00`);
  await user.type(field(), '27');
  expect(messageOpened(label)).toBe(message);
  expect(screen.getByText(new RegExp(message.replace(/[.?()]/g, '\\$&')))).toBeVisible();
});

test('a computed date says that it is; after the last season there is none', async () => {
  const user = open('2026-12-31T23:59:00-05:00');
  await user.type(field(), '00');
  expect(big('26 de octubre de 2027')).toBeInTheDocument();
  expect(
    screen.getByText('Calculado según el Decreto 2229 de 2023; confirma en la DIAN.'),
  ).toBeInTheDocument();
  act(() => jest.setSystemTime(new Date('2028-02-29T12:00:00-05:00')));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getAllByText(/La siguiente aparecerá aquí/)).not.toHaveLength(0);
  expect(big('26 de octubre de 2027')).toBeNull();
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
  await user.clear(field());
  await user.type(field(), '{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Escribe los dos últimos dígitos');
});

test('the answer is said to screen readers once the visitor stops typing', async () => {
  const user = open('2025-08-27T10:00:00-05:00');
  await user.type(field(), '27');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  settle();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Persona: 1 de septiembre de 2025. Empresa: 21 de mayo de 2026. Gran contribuyente: 18 de febrero de 2026.',
  );
});

test('the address asks for an ending, and follows it', async () => {
  history.replaceState(null, '', '/calendario-tributario?digitos=27');
  const user = open('2025-01-10T10:00:00-05:00');
  expect(field()).toHaveValue('27');
  expect(screen.getByRole('rowheader', { name: '27 y 28' })).toHaveAttribute('data-own');
  await user.clear(field());
  await user.type(field(), '5');
  expect(screen.getByText(lookupWords.needsTwo)).toBeInTheDocument();
  expect(location.search).toBe('?digitos=5');
  await user.clear(field());
  expect(location.search).toBe('');
});

test('offers the file, and the two web calendars in a fold', async () => {
  const user = open('2025-08-27T10:00:00-05:00');
  await user.type(field(), '27');
  expect(screen.getByRole('link', { name: 'Agregar a mi calendario' })).toHaveAttribute(
    'href',
    '/recordatorios/personas-naturales-27-28-2025.ics',
  );
  expect(screen.getByText('Outlook')).not.toBeVisible();
  await user.click(screen.getByText(lookupWords.reminder.others));
  expect(screen.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute('target', '_blank');
});

test.each([
  ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'webcal:'],
  ['an Android phone, which opens no webcal:', 'Mozilla/5.0 (Linux; Android 14; Pixel 7)', 'https:'],
])('a subscription brings every year’s date on %s', async (_, agent, scheme) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const user = open('2025-08-27T10:00:00-05:00');
  await user.type(field(), '27');
  await user.click(screen.getByText(lookupWords.reminder.others));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Suscribirme/ });
  expect(link.protocol).toBe(scheme);
  expect(decodeURIComponent(link.href)).toMatch(/personas-naturales-27-28\.ics$/);
});
