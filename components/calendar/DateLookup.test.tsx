import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { changeYear, readCase, saveDigits } from '@/components/case/case';
import { answerActionWords } from '@/content/answer-actions';
import { caseRows } from '@/content/cases/rows';
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

jest.mock('@/components/dom/later');

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(site, { activeSeason: 2025 });
});

/** Renders the lookup on a day in Colombia, or at an ISO instant, and types text into it. */
function lookUp(day: string, typed = '', variant: LookupVariant = 'head') {
  jest.useFakeTimers({ now: new Date(day.includes('T') ? day : `${day}T10:00:00-05:00`) });
  render(<DateLookup variant={variant} />);
  if (typed !== '') write(typed);
}

function turnTo(day: string) {
  jest.setSystemTime(new Date(`${day}T10:00:00-05:00`));
  fireEvent(document, new Event('visibilitychange'));
}

const field = () => screen.getByLabelText<HTMLInputElement>(/dígitos?/);
const write = (value: string) => fireEvent.input(field(), { target: { value } });
const chip = (name: string) => screen.getByLabelText(name);
const choose = (name: string) => fireEvent.click(chip(name));
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
/** «No» to every condition of a tax year. */
const noes = Object.fromEntries(conditionsOf(seasonFor(2025).thresholds).map((id) => [id, 'no']));
const tell = (taxYear: number, answers: Record<string, string>) =>
  act(() => changeYear(taxYear, (year) => (year.answers = answers)));
const settle = () => act(() => jest.advanceTimersByTime(1000));
const big = (date: string) => screen.queryByText(date, { selector: 'p > time' });

test('two digits show the person’s date with what is due, and a row for each of the other groups', () => {
  lookUp('2025-08-27');
  write('2');
  write('27');
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

test('choosing «Empresa» asks for help with the company’s date, and keeps the choice', () => {
  lookUp('2027-05-04', '56');
  choose('Empresa');
  expect(screen.getByText(/Ese día se declara y se paga la primera cuota\./)).toBeInTheDocument();
  expect(row('Persona')).toHaveTextContent('21 de septiembre de 2027');
  expect(messageOpened()).toBe(
    'Hola. El NIT de mi empresa termina en 56 y su fecha de renta por el año gravable 2026 es el 19 de mayo de 2027. Quiero que me ayudes a declarar. ¿Cuánto cuesta y qué necesitas?',
  );
  expect(readCase()).toMatchObject({ digits: '56', who: 'legal' });
  choose('Gran contribuyente');
  expect(readCase()).toMatchObject({ digits: '56', who: 'major' });
});

test('who may have a decree’s other date is asked once, and reads both dates until it is certain', () => {
  lookUp('2026-11-28', '8');
  expect(screen.queryByRole('radio', { name: 'No sé' })).toBeNull();
  expect(screen.getByText(lookupWords.needsTwo)).toBeVisible();
  write('08');
  const question = screen.getByRole('group', {
    name: 'El 10 de agosto de 2026, ¿tu RUT decía Valle o Chocó?',
  });
  expect(within(question).getAllByRole('radio', { checked: false })).toHaveLength(3);
  expect(big('18 de agosto de 2026')).toBeInTheDocument();
  expect(screen.getByText(/si tu respuesta es Sí, tu fecha es el 30 de octubre de 2026/)).toBeVisible();
  choose('Sí');
  expect(chip('Sí')).toBeChecked();
  expect(big('30 de octubre de 2026')).toBeInTheDocument();
  expect(
    screen.getByText(/\(según un diario; por confirmar en la DIAN\); sin él, el 18 de agosto de 2026\./),
  ).toBeVisible();
  expect(messageOpened(lookupWords.over.catchUp)).toContain('me aplica el Decreto 1 de 2026');
  expect(readCase().years[2025]?.answers).toEqual({ place: 'yes' });
  write('27');
  expect(screen.queryByRole('radio', { name: 'No sé' })).toBeNull();
});

test('who was told another date hears once that it changed, after the question about the place; kept digits are not announced', () => {
  const at = Date.parse('2026-11-20T10:00:00-05:00');
  localStorage.setItem('caso', JSON.stringify({ at, digits: '08', years: {} }));
  // The case has the digits before the lookup starts, so it shows them.
  lookUp('2026-11-28');
  expect(field()).toHaveValue('08');
  expect(screen.queryByText(/cambió/)).toBeNull();
  choose('Sí');
  const said =
    'Tu fecha por el año gravable 2025 cambió: era el 18 de agosto de 2026 y es el 30 de octubre de 2026 (Decreto 1 de 2026).';
  expect(screen.getByText(said)).toBeVisible();
  cleanup();
  lookUp('2026-11-29');
  settle();
  expect(big('30 de octubre de 2026')).toBeInTheDocument();
  expect(screen.queryByText(/cambió/)).toBeNull();
  expect(announced()).toBeEmptyDOMElement();
});

type DateColumn =
  | ('Caso' | 'Grupo' | 'Termina en' | 'Hoy' | 'Declara el' | 'Año gravable' | 'Solo paga el')
  | ('Abierta' | 'En grande' | 'Venció la de' | 'El' | 'Ampliada hasta')
  | ('El RUT decía el lugar del decreto' | 'La otra fecha');

// Worked out by hand from the DIAN's tables: every installment on the day before, its day and the day after.
const dateRows = caseRows<DateColumn>('fechas');

test.each(dateRows.map((row) => [row.Grupo, row.Hoy, row.Caso, row] as const))(
  'the lookup answers as worked out by hand in fechas.csv: %s on %s, %s',
  (group, today, _, row) => {
    Object.assign(site, { activeSeason: Number(row.Abierta) });
    lookUp(today, row['Termina en'].padStart(2, '0'));
    choose(group);
    const place = row['El RUT decía el lugar del decreto'];
    if (place) choose(place);
    const written = (text: string) => formatLong(text as IsoDate);
    const days = row.El.split(', ').filter(Boolean);
    const years = row['Venció la de'].split(', ');
    // The large date is one missed in the last half year, else the next one.
    const large = row['En grande'];
    const missed = days.indexOf(large);
    const taxYear = years[missed] ?? row['Año gravable'];
    const answer = big(written(large))?.closest('div');
    expect(answer).toHaveTextContent(`año gravable ${taxYear}`);
    expect(answer).toHaveTextContent(missed < 0 ? /Ese día se declara y se paga/ : /Venció (hace|ayer)/);
    const until = row['Ampliada hasta'];
    const extensions = screen.queryAllByText(/esta declaración se recibió/).map((said) => said.textContent);
    expect(extensions).toEqual(
      until ? [expect.stringContaining(`hasta el ${written(until)}, sin sanción`)] : [],
    );

    // The rows below it: other missed dates, the next return after a missed one, and payments.
    const below = (label: RegExp) =>
      screen
        .queryAllByText(label, { selector: 'dt' })
        .map((found) => `${found.textContent}: ${shownDate(found)}`);
    const others = days.flatMap((day, index) =>
      index === missed ? [] : [[day, years[index] ?? ''] as const],
    );
    expect(below(/venció/)).toEqual(others.map(([day, year]) => `La de ${year} venció el: ${written(day)}`));
    const next = `Por ${row['Año gravable']}: ${written(row['Declara el'])}`;
    expect(below(/^Por /)).toEqual(missed < 0 ? [] : [next]);
    // A payment names its tax year only if the large date is of another tax year.
    const payments = row['Solo paga el'].split(', ').filter(Boolean);
    expect(below(/cuota/)).toEqual(
      payments.map((day) => {
        const ofYear = Number(day.slice(0, 4)) - 1;
        const named = ofYear === Number(taxYear) ? '' : `del año gravable ${ofYear} `;
        return expect.stringMatching(RegExp(`cuota ${named}\\(solo se paga\\): ${written(day)}$`));
      }),
    );

    // Every missed date leads on: a person to the penalty of its year, a company to WhatsApp.
    const lateAt = (year: string) => `/declaracion-renta?ag=${year}#${anchors.late}`;
    const links = document.querySelectorAll<HTMLAnchorElement>(`dl a, [href$='#${anchors.late}']`);
    const mended = missed < 0 || group !== 'Persona' ? others : [[large, taxYear] as const, ...others];
    expect([...links].map(({ href }) => decodeURIComponent(href))).toEqual(
      mended.map(([day, year]) => expect.stringContaining(group === 'Persona' ? lateAt(year) : written(day))),
    );
    expect(messageOpened(missed < 0 ? answerActionWords.whatsapp : lookupWords.over.catchUp)).toContain(
      written(large),
    );

    // Screen readers hear the large date with its tax year, and no date of another group.
    settle();
    const spoken = announced()?.textContent ?? '';
    expect(spoken).toContain(`año gravable ${taxYear}: ${written(large)}.`);
    const dates = new Set(spoken.match(/\d+ de \w+ de \d{4}/g));
    if (until) dates.delete(written(until));
    const own = [row['Declara el'], ...days, row['La otra fecha']].filter(Boolean);
    expect(dates).toEqual(new Set(own.map(written)));
  },
);

test('nine digits that begin with 8 or 9 select «Empresa» until the visitor chooses another group', () => {
  lookUp('2025-01-10', '800.197.268-4');
  expect(screen.getByText('Tomé 8, sin el dígito de verificación.')).toBeInTheDocument();
  expect(chip('Empresa')).toBeChecked();
  expect(big('21 de mayo de 2025')).toBeInTheDocument();
  expect(readCase()).toMatchObject({ digits: '68', who: 'legal' });
  choose('Persona');
  expect(big('1 de octubre de 2025')).toBeInTheDocument();
  expect(readCase()).not.toHaveProperty('who');
});

test.each([
  ['2025-08-31T23:59:00-05:00', 'Es mañana, lunes.'],
  // At this time it is already the next day in Madrid.
  ['2025-09-02T00:30:00+02:00', 'Es hoy: tienes hasta la medianoche de Colombia'],
])('at %s, by the day in Colombia, the lookup says «%s»', (now, sentence) => {
  lookUp(now, '27');
  expect(screen.getByText(lookupWords.due.once).parentElement).toHaveTextContent(sentence);
});

test.each([
  ['Europe/Madrid', ' (las 7:00 a. m. donde estás)'],
  ['America/Mexico_City', ' (las 11:00 p. m. donde estás)'],
  ['America/Lima', ''],
])('in %s midnight in Colombia is named by its local hour: «%s»', (zone, words) => {
  expect(midnightHere('2025-09-01', zone).replace(/\s/g, ' ')).toBe(words);
});

test('for half a year a missed date is the large one, then a row, and with a «No» for its year neither', () => {
  lookUp('2026-03-03', '27');
  const missed = '1 de septiembre de 2025';
  expect(big(missed)?.closest('div')).toHaveTextContent('Venció hace 183 días.');
  turnTo('2026-03-04');
  expect(big('1 de septiembre de 2026')).toBeInTheDocument();
  expect(shownDate(screen.getByText('La de 2024 venció el'))).toBe(missed);
  turnTo('2026-03-03');
  tell(2024, noes);
  expect(big('1 de septiembre de 2026')).toBeInTheDocument();
  expect(screen.queryByText(/venció/i)).toBeNull();
});

test('a coming date offers the calendar first, then help, then to share it, and no reminder that nobody sends', () => {
  lookUp('2025-02-10', '27');
  expect(screen.getByText(/te quedan 203 días\./)).toBeVisible();
  const calendar = screen.getByRole('link', { name: lookupWords.reminder.add });
  const help = screen.getByRole('link', { name: new RegExp(answerActionWords.whatsapp) });
  const share = screen.getByRole('button', { name: answerActionWords.passOn.label });
  expect(calendar.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(help.compareDocumentPosition(share)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.body).not.toHaveTextContent('Recuérdamela');
});

test('on the income tax page the return missed last stands in a line under the open year’s date, before the buttons, until a «No»', () => {
  lookUp('2026-11-22', '27', 'card');
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
  tell(2025, noes);
  expect(screen.queryByText(/^Por 2025 venció/)).toBeNull();
});

test('a computed date is labelled as computed; after the last season no date is shown', () => {
  lookUp('2026-12-31', '00');
  expect(row('Por 2026')).toHaveTextContent(/2027 \(fecha calculada\)$/);
  settle();
  expect(announced()).toHaveTextContent('26 de octubre de 2027 (fecha calculada).');
  cleanup();
  lookUp('2028-06-30', '00');
  expect(big('25 de octubre de 2028')).toBeInTheDocument();
  expect(screen.getByText(lookupWords.computed)).toBeInTheDocument();
  cleanup();
  lookUp('2029-06-30', '00');
  settle();
  // The sentence is there twice: to be seen, and for screen readers.
  expect(screen.getAllByText(lookupWords.over.nothingNext, { exact: false })).toHaveLength(2);
  expect(big('25 de octubre de 2028')).toBeNull();
});

test.each([
  ['seems to end in its verification digit', '8001972684', /Tomé 8, sin el último/, 'otherwise', '84'],
  ['may be a cédula with that digit', '801234564', /Tomé 4, el último dígito/, 'otherwiseVerified', '56'],
] as const)('a number that %s offers the other possible ending', (_, number, note, sentence, otherwise) => {
  lookUp('2025-01-10', number);
  expect(screen.getByText(note)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: fill(lookupWords.used[sentence], { otherwise }) }));
  expect(field()).toHaveValue(otherwise);
  expect(readCase().digits).toBe(otherwise);
});

test('an invalid input shows its message after the visitor stops typing or presses Enter', () => {
  lookUp('2025-01-10', '123');
  expect(announced()).toBeEmptyDOMElement();
  settle();
  expect(announced()).toHaveTextContent('Con los dos últimos dígitos basta.');
  expect(field()).toBeInvalid();
  for (const [typed, message] of [
    ['x', 'Escribe solo números'],
    ['', 'Escribe los dos últimos dígitos'],
  ] as const) {
    write(typed);
    fireEvent.submit(field());
    expect(announced()).toHaveTextContent(message);
  }
});

test('only a company’s date is found by one digit, and an emptied field keeps none', () => {
  render(<DeadlineTable group={groupOf(seasonFor(2025), 'natural')} year={2025} />);
  lookUp('2025-01-10', '27');
  expect(screen.getByText('27 y 28')).toHaveAttribute('data-own');
  write('');
  write('5');
  expect(screen.getByText(lookupWords.needsTwo)).toBeInTheDocument();
  expect(readCase()).not.toHaveProperty('digits');
});

test.each([
  ['needNot', noes],
  ['simple', { status: 'simple' }],
  ['nonResident', { status: 'nonResident' }],
] as const)(
  'a passed date says first why it may not oblige («%s»), and asks nobody to catch up',
  (exemption, answers) => {
    lookUp('2025-11-22', '27', 'card');
    tell(2024, answers);
    expect(big('1 de septiembre de 2025')).toBeInTheDocument();
    expect(screen.getByText(fill(lookupWords.excused[exemption], { taxYear: '2024' }))).toBeVisible();
    expect(
      screen.queryByText(new RegExp(`Venció hace|${lookupWords.over.catchUp}|${lookupWords.over.cost}`)),
    ).toBeNull();
  },
);

test('the income tax page’s step navigation shows the date', () => {
  render(
    <a href={`#${anchors.when}`}>
      <span data-result="" />
    </a>,
  );
  const step = () => document.querySelector<HTMLElement>('[data-result]')?.dataset.result;
  lookUp('2025-11-22', '27', 'card');
  expect(step()).toBe('1 de septiembre de 2025, ya pasó');
  write('');
  expect(step()).toBe('');
});

test.each([
  ['Android, which does not open webcal:', 'Mozilla/5.0 (Linux; Android 14; Pixel 7)', 'https:'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'webcal:',
  ],
])(
  'offers the calendar file and, folded, two web calendars and a yearly subscription on %s',
  (_, agent, scheme) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    lookUp('2025-08-27', '27');
    const file = screen.getByRole('link', { name: 'Agregar a mi calendario' });
    expect(file).toHaveAttribute('href', '/recordatorios/personas-naturales-27-28-2025.ics');
    expect(screen.getByText('Outlook')).not.toBeVisible();
    fireEvent.click(screen.getByText(lookupWords.reminder.others));
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
])('in the app %s, which downloads nothing, the button leads to Google Calendar and says so', (agent) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  lookUp('2025-08-27', '27');
  const button = screen.getByRole<HTMLAnchorElement>('link', { name: /^Agregar a mi calendario/ });
  expect(button.hostname).toBe('calendar.google.com');
  expect(screen.getByText(lookupWords.reminder.inApp)).toBeVisible();
});

test('the field follows digits that are typed elsewhere, and erasing here takes none that another tab has told since', () => {
  lookUp('2026-06-01', '27');
  act(() => saveDigits('45'));
  expect(field()).toHaveValue('45');
  act(() => document.forms[0]?.reset());
  expect(readCase().digits).toBe('45');
});
