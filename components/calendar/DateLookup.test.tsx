import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'csv-parse/sync';
import { changeYear, readCase, saveDigits } from '@/components/case/case';
import { answerActionWords } from '@/content/answer-actions';
import { lookupWords } from '@/content/lookup';
import { site } from '@/content/site';
import { anchors } from '@/content/page-anchors';
import type { IsoDate } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { conditionsOf } from '@/lib/tax/filing-check';
import { groupOf } from '@/lib/tax/deadlines';
import { seasonFor } from '@/lib/words/active-season';
import { DateLookup, type LookupVariant } from './DateLookup';
import { DeadlineTable } from './DeadlineTable';
import { midnightHere } from './lookup-words';

jest.mock('@/components/dom/later', () => ({ afterPaint: (work: () => void) => work() }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(site, { activeSeason: 2025 });
});

/** Renders the lookup on a day in Colombia, or at an ISO instant, and pastes text into it. */
async function lookUp(day: string, pasted = '', variant: LookupVariant = 'head') {
  jest.useFakeTimers({ now: new Date(day.includes('T') ? day : `${day}T10:00:00-05:00`) });
  render(
    <>
      <a href={`#${anchors.when}`}>
        <span data-result="" />
      </a>
      <DateLookup variant={variant} />
      <DeadlineTable group={groupOf(seasonFor(2025), 'natural')} year={2025} />
    </>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  if (pasted !== '') await user.click(field());
  if (pasted !== '') await user.paste(pasted);
  return user;
}

function turnTo(day: string) {
  act(() => jest.setSystemTime(new Date(`${day}T10:00:00-05:00`)));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}

const field = () => screen.getByRole('textbox', { name: /dígitos?/ });
const chip = (name: string) => screen.getByRole('radio', { name });
/** The message in the WhatsApp link. */
const messageOpened = (label: string = answerActionWords.whatsapp) => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(label) });
  return new URL(link.href).searchParams.get('text');
};
/** The row of the answer with the name of a group or installment. */
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
/** The date beside a row's label. */
const shownDate = (label: Element | null) => label?.nextElementSibling?.querySelector('time')?.textContent;
/** The announcement for screen readers; the first status is the loading message. */
const announced = () => screen.getAllByRole('status').at(-1);
const settle = () => act(() => jest.advanceTimersByTime(1000));
const big = (date: string) => screen.queryByText(date, { selector: 'p > time' });

test('two digits show the person’s date with what is due, and a row for each of the other groups', async () => {
  const user = await lookUp('2025-08-27');
  await user.type(field(), '27');
  expect(screen.getByText('Cédula …27 · año gravable 2024')).toBeInTheDocument();
  expect(big('1 de septiembre de 2025')).toBeInTheDocument();
  const left = screen.getByText(/Es un lunes; te quedan 5 días \(3 hábiles\)\./);
  expect(left).toHaveTextContent(lookupWords.due.once);
  expect(messageOpened(answerActionWords.wrong.tell)).toContain(
    '(2024): «Cédula …27 · año gravable 2024: 1 de septiembre de 2025»',
  );
  expect(screen.getByText(/^De dónde sale:/)).toHaveTextContent(
    'De dónde sale: DIAN, Calendario tributario 2025.',
  );
  expect(row('Empresa')).toHaveTextContent('21 de mayo de 2026');
  expect(row('Gran contribuyente')).toHaveTextContent('22 de abril de 2026');
  expect(messageOpened()).toBe(
    'Hola. Mi fecha de renta por el año gravable 2024 es el 1 de septiembre de 2025 (cédula terminada en 27). Quiero que me ayudes a declarar. ¿Cuánto cuesta y qué necesitas?',
  );
  // The answer is announced only after the visitor stops typing.
  expect(announced()).toBeEmptyDOMElement();
  settle();
  expect(announced()).toHaveTextContent('De dónde sale: DIAN, Calendario tributario 2025.');
  expect(announced()).toHaveTextContent(
    `Cédula …27 · año gravable 2024: 1 de septiembre de 2025. ${lookupWords.due.once} Es un lunes; te quedan 5 días (3 hábiles).`,
  );
});

test('choosing «Empresa» shows the company’s date large with its second installment, and keeps both', async () => {
  const user = await lookUp('2027-05-04', '56');
  await user.click(chip('Empresa'));
  expect(big('19 de mayo de 2027')).toBeInTheDocument();
  expect(screen.getByText(/Ese día se declara y se paga la primera cuota\./)).toBeInTheDocument();
  expect(row('Segunda cuota (solo se paga)')).toHaveTextContent('21 de julio de 2027');
  expect(row('Persona')).toHaveTextContent('21 de septiembre de 2027');
  expect(messageOpened()).toBe(
    'Hola. El NIT de mi empresa termina en 56 y su fecha de renta por el año gravable 2026 es el 19 de mayo de 2027. Quiero que me ayudes a declarar. ¿Cuánto cuesta y qué necesitas?',
  );
  expect(readCase()).toMatchObject({ digits: '56', who: 'legal' });
  await user.click(chip('Gran contribuyente'));
  expect(readCase()).toMatchObject({ digits: '56', who: 'major' });
});

test('who may have a decree’s other date is asked once, and reads both dates until it is certain', async () => {
  const user = await lookUp('2026-11-28', '8');
  expect(screen.queryByRole('radio', { name: 'No sé' })).toBeNull();
  expect(screen.getByText(lookupWords.needsTwo)).toBeVisible();
  await user.clear(field());
  await user.type(field(), '08');
  const question = screen.getByRole('group', {
    name: 'El 10 de agosto de 2026, ¿tu RUT decía Valle o Chocó?',
  });
  expect(within(question).getAllByRole('radio', { checked: false })).toHaveLength(3);
  expect(big('18 de agosto de 2026')).toBeInTheDocument();
  expect(screen.getByText(/si tu respuesta es Sí, tu fecha es el 30 de octubre de 2026/)).toBeVisible();
  await user.click(chip('Sí'));
  expect(chip('Sí')).toBeChecked();
  expect(big('30 de octubre de 2026')).toBeInTheDocument();
  expect(
    screen.getByText(/\(según un diario; por confirmar en la DIAN\); sin él, el 18 de agosto de 2026\./),
  ).toBeVisible();
  expect(messageOpened(lookupWords.over.catchUp)).toContain('me aplica el Decreto 1 de 2026');
  expect(readCase().years[2025]?.answers).toEqual({ place: 'yes' });
  await user.clear(field());
  await user.type(field(), '27');
  expect(screen.queryByRole('radio', { name: 'No sé' })).toBeNull();
});

test('who was told another date hears once that it changed, after the question about the place', async () => {
  const at = Date.parse('2026-11-20T10:00:00-05:00');
  localStorage.setItem('caso', JSON.stringify({ at, digits: '08', years: {} }));
  // The case has the digits before the lookup starts, so it shows them.
  const user = await lookUp('2026-11-28');
  expect(field()).toHaveValue('08');
  expect(screen.queryByText(/cambió/)).toBeNull();
  await user.click(chip('Sí'));
  const said =
    'Tu fecha por el año gravable 2025 cambió: era el 18 de agosto de 2026 y es el 30 de octubre de 2026 (Decreto 1 de 2026).';
  expect(screen.getByText(said)).toBeVisible();
  cleanup();
  await lookUp('2026-11-29');
  expect(big('30 de octubre de 2026')).toBeInTheDocument();
  expect(screen.queryByText(/cambió/)).toBeNull();
});

type DateRow = Record<
  | ('Caso' | 'Grupo' | 'Termina en' | 'Hoy' | 'Declara el' | 'Año gravable' | 'Solo paga el')
  | ('Abierta' | 'En grande' | 'Venció la de' | 'El' | 'Ampliada hasta')
  | ('El RUT decía el lugar del decreto' | 'La otra fecha'),
  string
>;

// Worked out by hand from the DIAN's tables: every installment on the day before, its day and the day after.
const dateRows = parse<DateRow>(readFileSync('content/cases/fechas.csv'), {
  bom: true,
  columns: true,
  delimiter: ';',
});

test.each(dateRows.map((row) => [row.Grupo, row.Hoy, row.Caso, row] as const))(
  'the lookup answers as worked out by hand in fechas.csv: %s on %s, %s',
  async (group, today, _, row) => {
    Object.assign(site, { activeSeason: Number(row.Abierta) });
    const user = await lookUp(today, row['Termina en'].padStart(2, '0'));
    await user.click(chip(group));
    const place = row['El RUT decía el lugar del decreto'];
    if (place) await user.click(chip(place));
    const written = (text: string) => formatLong(text as IsoDate);
    const days = row.El.split(', ').filter(Boolean);
    const years = row['Venció la de'].split(', ');
    // The large date is one missed in the last half year, else the next one.
    const large = row['En grande'];
    const missed = days.indexOf(large);
    const taxYear = years[missed] ?? row['Año gravable'];
    const shown = big(written(large));
    expect(shown?.closest('div')).toHaveTextContent(`año gravable ${taxYear}`);
    expect(shown?.closest('div')).toHaveTextContent(
      missed < 0 ? /Ese día se declara y se paga/ : /Venció (hace|ayer)/,
    );
    const next = screen.queryByText(`Por ${row['Año gravable']}`);
    expect(shownDate(next)).toBe(missed < 0 ? undefined : written(row['Declara el']));
    const payments = screen.queryAllByText(/solo se paga/).map((label) => shownDate(label));
    const paid = row['Solo paga el'].split(', ').filter(Boolean);
    expect(payments).toEqual(paid.map(written));
    // A payment names its tax year only if the large date is of another tax year.
    const others = paid.filter((day) => Number(day.slice(0, 4)) !== Number(taxYear) + 1);
    expect(screen.queryAllByText(/cuota del año gravable \d{4} \(solo se paga\)/)).toHaveLength(
      others.length,
    );

    const until = row['Ampliada hasta'] && written(row['Ampliada hasta']);
    const extensions = screen.queryAllByText(/esta declaración se recibió/);
    expect(extensions).toHaveLength(until ? 1 : 0);
    if (until) expect(extensions[0]).toHaveTextContent(`hasta el ${until}, sin sanción`);

    // Every missed date has its year and a link to catch up: a button below the large date, a row for each other one.
    const label = missed < 0 ? answerActionWords.whatsapp : lookupWords.over.catchUp;
    expect(messageOpened(label)).toContain(written(large));
    const cost = lookupWords.over.cost;
    const mends = screen.queryAllByRole('link', { name: cost }).filter((link) => !link.closest('dl'));
    const lateAt = (year: string) => `/declaracion-renta?ag=${year}#${anchors.late}`;
    expect(mends.map((link) => link.getAttribute('href'))).toEqual(
      group === 'Persona' && missed >= 0 ? [lateAt(taxYear)] : [],
    );
    const said = screen.queryAllByText(/^La de \d{4} venció el$/);
    const rows = days
      .map((day, index) => [day, years[index] ?? ''] as const)
      .filter(([day]) => day !== large);
    expect(said).toHaveLength(rows.length);
    for (const [index, [day, year]] of rows.entries()) {
      expect(said[index]).toBeVisible();
      expect(said[index]).toHaveTextContent(fill(lookupWords.over.was, { taxYear: year }));
      expect(shownDate(said[index] ?? null)).toBe(written(day));
      const link = said[index]?.nextElementSibling?.querySelector('a');
      const mend = decodeURIComponent(link?.getAttribute('href') ?? '');
      expect(mend).toContain(group === 'Persona' ? lateAt(year) : written(day));
    }

    // Screen readers hear the large date with its tax year, and no date of another group.
    settle();
    const spoken = announced()?.textContent ?? '';
    expect(spoken).toContain(`año gravable ${taxYear}: ${written(large)}.`);
    const own = [row['Declara el'], ...days].map(written);
    const other = row['La otra fecha'] && written(row['La otra fecha']);
    const dates = spoken.match(/\d+ de \w+ de \d{4}/g) ?? [];
    for (const date of dates) expect([...own, until, other]).toContain(date);
    expect(new Set(dates).size).toBeGreaterThanOrEqual(own.length);
  },
);

test('nine digits that begin with 8 or 9 select «Empresa» until the visitor chooses another group', async () => {
  const user = await lookUp('2025-01-10', '800.197.268-4');
  expect(screen.getByText('Tomé 8, sin el dígito de verificación.')).toBeInTheDocument();
  expect(chip('Empresa')).toBeChecked();
  expect(big('21 de mayo de 2025')).toBeInTheDocument();
  expect(readCase()).toMatchObject({ digits: '68', who: 'legal' });
  await user.click(chip('Persona'));
  expect(big('1 de octubre de 2025')).toBeInTheDocument();
  expect(readCase()).not.toHaveProperty('who');
});

test.each([
  ['2025-08-31T23:59:00-05:00', 'Es mañana, lunes.'],
  // At this time it is already the next day in Madrid.
  ['2025-09-02T00:30:00+02:00', 'Es hoy: tienes hasta la medianoche de Colombia'],
])('at %s, by the day in Colombia, the lookup says «%s»', async (now, sentence) => {
  await lookUp(now, '27');
  expect(screen.getByText(lookupWords.due.once).parentElement).toHaveTextContent(sentence);
});

test.each([
  ['Europe/Madrid', ' (las 7:00 a. m. donde estás)'],
  ['America/Mexico_City', ' (las 11:00 p. m. donde estás)'],
  ['America/Lima', ''],
])('in %s midnight in Colombia is named by its local hour: «%s»', (zone, words) => {
  expect(midnightHere('2025-09-01', zone).replace(/\s/g, ' ')).toBe(words);
});

test('for half a year a missed date is the large one; then it is a row', async () => {
  await lookUp('2026-03-03', '27');
  const missed = big('1 de septiembre de 2025');
  expect(missed?.closest('div')).toHaveTextContent('Venció hace 183 días.');
  turnTo('2026-03-04');
  expect(big('1 de septiembre de 2026')).toBeInTheDocument();
  expect(shownDate(screen.getByText('La de 2024 venció el'))).toBe('1 de septiembre de 2025');
});

test('a «No» for the missed year makes the next date the large one', async () => {
  await lookUp('2025-11-22', '27');
  const no = Object.fromEntries(conditionsOf(seasonFor(2025).thresholds).map((id) => [id, 'no']));
  expect(big('1 de septiembre de 2025')).toBeInTheDocument();
  act(() => changeYear(2024, (year) => (year.answers = no)));
  expect(big('1 de septiembre de 2026')).toBeInTheDocument();
  expect(screen.queryByText(/venció/i)).toBeNull();
});

test('a coming date offers the calendar first, then help, then to share it, and no reminder that nobody sends', async () => {
  await lookUp('2025-02-10', '27');
  expect(screen.getByText(/te quedan 203 días\./)).toBeVisible();
  const calendar = screen.getByRole('link', { name: lookupWords.reminder.add });
  const help = screen.getByRole('link', { name: new RegExp(answerActionWords.whatsapp) });
  const share = screen.getByRole('button', { name: answerActionWords.passOn.label });
  expect(calendar.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(help.compareDocumentPosition(share)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(messageOpened()).toContain('Quiero que me ayudes a declarar.');
  expect(document.body).not.toHaveTextContent('Recuérdamela');
});

test('on the income tax page the return missed last stands in a line under the open year’s date, before the buttons, until a «No»', async () => {
  await lookUp('2026-11-22', '27', 'card');
  expect(big('1 de septiembre de 2025')).toBeInTheDocument();
  const line = screen.getByText(/^Por 2025 venció hace 82 días/, { selector: 'p:not([role])' });
  const button = screen.getByRole('link', { name: new RegExp(lookupWords.over.catchUp) });
  expect(line.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const years = [line.querySelector('a'), screen.getByRole('link', { name: lookupWords.over.cost })];
  expect(years.map((link) => link?.getAttribute('href'))).toEqual(
    [2025, 2024].map((year) => `/declaracion-renta?ag=${year}#sancion`),
  );
  settle();
  expect(announced()).toHaveTextContent('Por 2025 venció hace 82 días: ponte al día.');
  expect(row('Por 2026')).toBeVisible();
  for (const group of ['Empresa', 'Gran contribuyente']) expect(screen.queryByText(group)).toBeNull();
  const no = Object.fromEntries(conditionsOf(seasonFor(2026).thresholds).map((id) => [id, 'no']));
  act(() => changeYear(2025, (year) => (year.answers = no)));
  expect(screen.queryByText(/^Por 2025 venció/)).toBeNull();
});

test('a computed date is labelled as computed; after the last season no date is shown', async () => {
  await lookUp('2026-12-31', '00');
  expect(row('Por 2026')).toHaveTextContent(/2027 \(fecha calculada\)$/);
  settle();
  expect(announced()).toHaveTextContent('26 de octubre de 2027 (fecha calculada).');
  cleanup();
  await lookUp('2028-06-30', '00');
  expect(big('25 de octubre de 2028')).toBeInTheDocument();
  expect(screen.getByText(lookupWords.computed)).toBeInTheDocument();
  cleanup();
  await lookUp('2029-06-30', '00');
  settle();
  // The sentence is there twice: to be seen, and for screen readers.
  expect(screen.getAllByText(lookupWords.over.nothingNext, { exact: false })).toHaveLength(2);
  expect(big('25 de octubre de 2028')).toBeNull();
});

test.each([
  ['seems to end in its verification digit', '8001972684', /Tomé 8, sin el último/, 'otherwise', '84'],
  ['may be a cédula with that digit', '801234564', /Tomé 4, el último dígito/, 'otherwiseVerified', '56'],
] as const)(
  'a number that %s offers the other possible ending',
  async (_, number, note, sentence, otherwise) => {
    const user = await lookUp('2025-01-10', number);
    expect(screen.getByText(note)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: fill(lookupWords.used[sentence], { otherwise }) }));
    expect(field()).toHaveValue(otherwise);
    expect(readCase().digits).toBe(otherwise);
  },
);

test('an invalid input shows its message after the visitor stops typing or presses Enter', async () => {
  const user = await lookUp('2025-01-10', '123');
  expect(announced()).toBeEmptyDOMElement();
  settle();
  expect(announced()).toHaveTextContent('Con los dos últimos dígitos basta.');
  expect(field()).toBeInvalid();
  for (const [typed, message] of [
    ['x', 'Escribe solo números'],
    ['', 'Escribe los dos últimos dígitos'],
  ]) {
    await user.clear(field());
    await user.type(field(), `${typed}{Enter}`);
    expect(announced()).toHaveTextContent(message ?? '');
  }
});

test('only a company’s date is found by one digit, and an emptied field keeps none', async () => {
  const user = await lookUp('2025-01-10', '27');
  expect(screen.getByRole('rowheader', { name: '27 y 28' })).toHaveAttribute('data-own');
  await user.clear(field());
  await user.type(field(), '5');
  expect(screen.getByText(lookupWords.needsTwo)).toBeInTheDocument();
  expect(readCase()).not.toHaveProperty('digits');
});

test.each([
  ['needNot', Object.fromEntries(conditionsOf(seasonFor(2025).thresholds).map((id) => [id, 'no']))],
  ['simple', { status: 'simple' }],
  ['nonResident', { status: 'nonResident' }],
] as const)(
  'a passed date says first why it may not oblige («%s»), and asks nobody to catch up',
  async (exemption, told) => {
    await lookUp('2025-11-22', '27', 'card');
    act(() => changeYear(2024, (year) => (year.answers = told)));
    expect(big('1 de septiembre de 2025')).toBeInTheDocument();
    expect(screen.getByText(fill(lookupWords.excused[exemption], { taxYear: '2024' }))).toBeVisible();
    expect(
      screen.queryByText(new RegExp(`Venció hace|${lookupWords.over.catchUp}|${lookupWords.over.cost}`)),
    ).toBeNull();
  },
);

test('the income tax page’s step navigation shows the date', async () => {
  const user = await lookUp('2025-11-22', '27', 'card');
  const step = () => document.querySelector<HTMLElement>('[data-result]')?.dataset.result;
  expect(big('1 de septiembre de 2025')).toBeInTheDocument();
  expect(step()).toBe('1 de septiembre de 2025, ya pasó');
  await user.clear(field());
  expect(step()).toBe('');
});

test.each([
  ['Windows, which does not open webcal:', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'https:'],
  ['Android, which does not open webcal:', 'Mozilla/5.0 (Linux; Android 14; Pixel 7)', 'https:'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'webcal:',
  ],
])(
  'offers the calendar file and, folded, two web calendars and a yearly subscription on %s',
  async (_, agent, scheme) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const user = await lookUp('2025-08-27', '27');
    const file = screen.getByRole('link', { name: 'Agregar a mi calendario' });
    expect(file).toHaveAttribute('href', '/recordatorios/personas-naturales-27-28-2025.ics');
    expect(screen.getByText('Outlook')).not.toBeVisible();
    await user.click(screen.getByText(lookupWords.reminder.others));
    expect(screen.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute('target', '_blank');
    const subscription = screen.getByRole<HTMLAnchorElement>('link', { name: /^Suscribirme/ });
    expect(subscription.protocol).toBe(scheme);
    expect(decodeURIComponent(subscription.href)).toMatch(/personas-naturales-27-28\.ics$/);
  },
);

test.each([
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Instagram 360.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1 [LinkedInApp]',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview',
])(
  'in the app %s, which downloads nothing, the button leads to Google Calendar and says so',
  async (agent) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    await lookUp('2025-08-27', '27');
    const button = screen.getByRole<HTMLAnchorElement>('link', { name: /^Agregar a mi calendario/ });
    expect(button.hostname).toBe('calendar.google.com');
    expect(screen.getByText(lookupWords.reminder.inApp)).toBeVisible();
  },
);

test('the field follows digits that are typed elsewhere, and erasing here takes none that another tab has told since', async () => {
  await lookUp('2026-06-01', '27');
  act(() => saveDigits('45'));
  expect(field()).toHaveValue('45');
  act(() => document.forms[0]?.reset());
  expect(readCase().digits).toBe('45');
});
