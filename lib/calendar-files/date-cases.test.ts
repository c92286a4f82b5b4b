/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Records from '@/content/season-records';
import { dateCases, dateCasesTable } from './date-cases';

// The moved dates of 2026 are in the content's own seasons.
jest.mock('@/content/season-records', () => jest.requireActual<typeof Records>('@/content/season-records'));

/** Runs the published checker on a table, as in somebody's CI. */
function check(table: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  const [cases, rows] = [join(folder, 'casos.json'), join(folder, 'table.csv')];
  writeFileSync(cases, JSON.stringify(dateCases()));
  writeFileSync(rows, table);
  const { status, stdout } = spawnSync(process.execPath, ['public/datos/comprobar.mjs', cases, rows], {
    encoding: 'utf8',
  });
  return { status, said: stdout.trim().split('\n') };
}

test('our own table has no wrong day, and its days by decree say for whom they are', () => {
  const { status, said } = check(dateCasesTable());
  expect(status).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/Decreto 1226 de 2026.*Solo vale para quien responda Sí a esto: .*Valle/),
    expect.stringMatching(/^(\d{3,}) de \1 fechas comparadas .*: 0 antes de su día, 0 después/),
  ]);
});

test('endings and days are read as people write them, and early days are counted apart from late ones', () => {
  const table = [
    'natural;1;01-02;2026;12 de agosto de 2026',
    'natural;1;"99 y 00";2026;26/10/2026',
    'natural,1,27-30,2026,1 de septiembre de 2026',
    'legal;1;7;2026;21 may. 2026',
    'legal;1;8;2026;"3 de junio de 2026"',
  ];
  const { said } = check(table.join('\n'));
  expect(said).toEqual([
    expect.stringMatching(/^natural 1 29 2026: 2026-09-01, es 2026-09-02/),
    expect.stringMatching(/^natural 1 30 2026: 2026-09-01, es 2026-09-02/),
    expect.stringMatching(/^legal 1 8 2026: 2026-06-03, es 2026-05-22/),
    expect.stringMatching(/^10 de 10 fechas .*: 2 antes de su día, 1 después \(multa\)$/),
  ]);
});

test('each wrong day that circulated, and each that a change moved, is named with its right day', () => {
  const { wrong } = dateCases();
  const asLine = ({ group, installment, ending, filingYear, day }: (typeof wrong)[number]) =>
    [group, installment, ending, filingYear, day].join();
  const { status, said } = check(wrong.map(asLine).join('\n'));
  expect(status).toBe(1);
  expect(said).toHaveLength(wrong.length + 1);
  expect(said).toContain(
    'natural 1 83 2025: 2025-10-15, es 2025-10-14 (Es el noveno día hábil de octubre de 2025.). Esa fecha circuló, y no es la del calendario.',
  );
  expect(said).toContainEqual(
    expect.stringMatching(/^legal 2 3 2026: 2026-07-13, es 2026-07-14 .*Festivo nuevo/),
  );
});

test('a table of other years only is not said to be right', () => {
  expect(check('natural;1;01;1999;1999-08-12').status).toBe(1);
});

test('each day that is not sure says so beside its source, as data and in the table', () => {
  const { cases } = dateCases();
  const doubtful = cases.filter(({ doubt, where }) => doubt !== undefined && where === undefined);
  expect(doubtful.map(({ group, installment, ending }) => `${group} ${installment} ${ending}`)).toEqual(
    ['3', '4', '5', '6', '7', '8', '9', '0'].map((ending) => `legal 2 ${ending}`),
  );
  const lines = dateCasesTable().split('\r\n');
  for (const { ending, day, doubt = '' } of doubtful) {
    expect(doubt).toContain('por confirmar en la DIAN');
    expect(lines.find((line) => line.startsWith(`legal;2;${ending};2026;${day};`))).toContain(doubt);
  }
});
