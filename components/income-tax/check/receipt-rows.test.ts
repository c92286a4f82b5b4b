/** @jest-environment node */
import { answersMessageWords as message } from '@/content/visitor-answers';
import { answersMessage } from '@/lib/lead/answers-message';
import { receiptRows } from './receipt-rows';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import type { PlacedDeadline } from '@/lib/tax/place-dates';

const today = '2026-11-23';
const verdict = {
  taxYear: 2025,
  kind: 'mustFile',
  state: 'mustFileOver',
  reasons: ['mis ingresos brutos', 'mi patrimonio bruto'],
} as const;
const date = { taxYear: 2025, ending: '27', date: '2026-09-01' } as const;
const penalty = { taxYear: 2025, date: '2026-09-01', ending: '27', from: 524_000, to: 900_000 } as const;
const papers = { of: 'case', ticked: 4, all: 6 } as const;

test('there is no message before the first answer', () => {
  expect(answersMessage({}, today)).toBeNull();
  expect(receiptRows({}, {}, today)).toEqual([]);
});

test('a complete message says each answer once, in the first person, and ends in a request', () => {
  expect(answersMessage({ papers, penalty, date, verdict }, today)).toBe(
    'Hola. Por el año gravable 2025 me tocaba declarar renta, por mis ingresos brutos y mi patrimonio bruto. Todavía no he declarado: mi fecha era el 1 de septiembre de 2026 (cédula terminada en 27). Según tu página, la sanción sería de $524.000 a $900.000. Ya tengo 4 de los 6 documentos de mi caso. Quiero ponerme al día. ¿Cuánto cuesta y qué necesitas?',
  );
  const words = { reasons: ['tus ingresos brutos'], sources: ['artículo 592'] } as const;
  const rows = receiptRows({ papers, penalty, date, verdict }, words, today);
  const on = (left: string) => rows.filter(({ on: place }) => place !== left);
  expect(on('paper').map(({ value }) => value)).toEqual([
    '2025',
    'te tocaba, por tus ingresos brutos',
    '1 de septiembre de 2026, ya pasó',
    '$524.000 a $900.000',
    '4 de los 6 de tu caso',
  ]);
  // The sheet has sources, and no amount that the visitor's own gave.
  expect(
    on('screen').map(({ value, sources = [] }) =>
      [value, ...sources.map((one) => (typeof one === 'string' ? one : one.norm))].join(' · '),
    ),
  ).toEqual([
    '2025',
    'te tocaba, por tus ingresos brutos · artículo 592',
    '27',
    expect.stringMatching(/^1 de septiembre de 2026, ya pasó · ./),
    expect.stringMatching(/^\$524\.000: 10.UVT de 2026 · artículo.639/),
    '4 de los 6 de tu caso · mi lista de documentos, por criterio profesional',
    '23 de noviembre de 2026',
  ]);
});

test('beside the penalty of a year the date of another year is not told', () => {
  const other = { ...date, taxYear: 2024, date: '2025-09-01' } as const;
  expect(answersMessage({ penalty, date: other }, today)).toBe(answersMessage({ penalty }, today));
});

test('message and receipt say whether a decree’s other date is the visitor’s, and that date while it may be', () => {
  const told = (answer: 'yes' | 'no' | 'unknown', other: '2026-10-30' | null) => {
    const placed = { decree: { norm: 'Decreto 1 de 2026' }, answer, other } as PlacedDeadline;
    const answered = { date: { ...date, placed } };
    return [answersMessage(answered, today), receiptRows(answered, {}, today).at(-1)?.value].join('\n');
  };
  const day = '1 de septiembre de 2026, ya pasó';
  expect(told('unknown', '2026-10-30')).toMatch(
    new RegExp(
      `\\. No sé si me aplica el Decreto 1 de 2026\\. .*\n${day}; con el Decreto 1 de 2026, 30 de octubre de 2026, ya pasó$`,
    ),
  );
  expect(told('yes', null)).toMatch(new RegExp(`, me aplica el Decreto 1 de 2026\\. .*\n${day}$`));
  expect(told('no', null)).toMatch(new RegExp(`, no me aplica el Decreto 1 de 2026\\. .*\n${day}$`));
});

test.each<[string, VisitorAnswers, keyof typeof message.request]>([
  ['a coming date', { date: { ...date, taxYear: 2026, date: '2027-09-01' } }, 'file'],
  ['a date that passed', { date }, 'late'],
  ['a yes before the dates', { verdict: { ...verdict, state: 'mustFile' } }, 'file'],
  ['a yes whose own date passed', { verdict: { ...verdict, state: 'mustFile' }, date }, 'late'],
  [
    'a no, whatever the date',
    { verdict: { ...verdict, kind: 'needNot', state: 'needNot', reasons: [] }, date },
    'needNot',
  ],
  ['what is not known', { verdict: { ...verdict, kind: 'unknown', state: 'unknown' } }, 'unknown'],
  ['the SIMPLE', { verdict: { ...verdict, kind: 'simple', state: 'simple', reasons: [] } }, 'simple'],
  ['only a floor', { penalty: { ...penalty, to: null } }, 'late'],
  ['only papers', { papers }, 'papers'],
])('with %s the message ends in a request that fits', (_, answered, request) => {
  const text = answersMessage(answered, today) ?? '';
  expect(text.endsWith(message.request[request])).toBe(true);
  expect(text).not.toMatch(/\btus (?!página)|\{|undefined/);
});

test.each(['needNot', 'simple'] as const)('a date that doesn’t oblige («%s») isn’t said', (kind) => {
  const answered = { verdict: { ...verdict, kind, state: kind, reasons: [] }, date };
  expect(answersMessage(answered, today)).not.toContain('septiembre');
  expect(receiptRows(answered, {}, today).map(({ name }) => name)).toEqual(['taxYear', 'verdict', 'today']);
});

test('papers are counted among those that everybody needs, until one of another group is ticked', () => {
  const ofAll = { papers: { of: 'everybody', ticked: 3, all: 4 } } as const;
  expect(answersMessage(ofAll, today)).toContain('Ya tengo 3 de los 4 documentos que todos necesitan.');
  expect(receiptRows(ofAll, {}, today)).toMatchObject([{ name: 'papers', value: '3 de los 4 de todos' }]);
});
