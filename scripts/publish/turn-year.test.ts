/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { noteFile } from './publication.mjs';
import { turnYear } from './turn-year.mjs';

/** Each command that the fakes were given, with its program. */
let commands: string[];
/** Answers of the fakes by the beginning of a command; an error is thrown. */
let answers: Record<string, string | Error>;

const program =
  (name: string) =>
  (...args: string[]) => {
    const command = [name, ...args].join(' ');
    commands.push(command);
    const [, answer = ''] = Object.entries(answers).find(([start]) => command.startsWith(start)) ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
const programs = { git: program('git'), gh: program('gh') };
const done = (part: string) => commands.filter((command) => command.includes(part));

beforeEach(() => {
  commands = [];
  answers = {};
});

const bogota = (time: string) => Date.parse(`${time}-05:00`);

test.each([
  ['2027-01-01T00:10', '2026-12-31T23:59', 1],
  ['2027-02-01T00:10', '2026-06-01T00:00', 1],
  ['2026-12-31T23:50', '2026-01-01T00:00', 0],
  ['2027-02-01T00:10', '2027-01-01T00:10', 0],
])('at %s, after a commit of %s, the site turns its year %i times', (now, last, times) => {
  answers['git log'] = `${bogota(last) / 1_000}\n`;
  turnYear(programs, bogota(now));
  expect(done('commit --allow-empty --message El sitio pasa al año 2027')).toHaveLength(times);
  expect(done('git push')).toHaveLength(times);
});

const workflow = readFileSync('.github/workflows/calendar.yml', 'utf8');

test('each job of the calendar runs on one of its days, health and year also by hand, and what commits is run', () => {
  const days = [...workflow.matchAll(/- cron: '(.*)'/g)].map(([, cron]) => cron);
  const asked = [...workflow.matchAll(/github\.event\.schedule == '([^']*)'/g)].map(([, cron]) => cron);
  expect(new Set(asked)).toEqual(new Set(days));
  const byHand = [...workflow.matchAll(/github\.event_name == 'workflow_dispatch'.*\n +name: (.*)/g)];
  expect(byHand.map(([, name]) => name)).toEqual(['Salud', 'Año']);
  expect(workflow).toMatch(/^  workflow_dispatch:$/m);
  // GitHub may drop a run at the start of an hour.
  expect(days.filter((cron) => /^0 /.test(cron ?? ''))).toEqual([]);
  for (const job of ['turn-year', 'year "$STATUS"'])
    expect(workflow).toContain(`run: node scripts/publish/report.mjs ${job}\n`);
});

test('health is asked daily where the API is ours, and journeys are reported however they ended', () => {
  const [, health = ''] = workflow.split('\n  health:\n');
  expect(health).toMatch(/^    if: .*'23 11 \* \* \*'.* && vars\.OTHER_API == ''$/m);
  const [, report = ''] = workflow.split('\n  dayreport:\n');
  expect(report).toMatch(/^    if: \(success\(\) \|\| failure\(\)\) && needs\.day\.outputs\.recent$/m);
});

// Windows starts no program by a file's first line.
(process.platform === 'win32' ? test.skip : test).each([
  ['year', /^issue create --assignee ana --title El año de tu sitio no cambió/m],
  ['check', /Quién eres, Ciudad: falta este dato/],
])(
  'the issue about a failed %s, of a job that GitHub’s program starts, is the owner’s and says why',
  (kind, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'gh-'));
    const gh = `#!${process.execPath}
require('fs').appendFileSync(process.env.SAID, process.argv.slice(2).join(' ') + '\\n');
if (process.argv[3] === 'list') console.log('[]');
if (process.argv[3].endsWith('HEAD'))
  console.log(JSON.stringify({ sha: 'abc', html_url: 'https://github.test/abc', commit: { message: 'Ciudad' } }));
if (process.argv[3].includes('check-runs')) console.log('{ "check_runs": [] }');`;
    const note = { passed: false, said: 'content/site.json → Quién eres, Ciudad: falta este dato' };
    mkdirSync(join(folder, '.run'));
    writeFileSync(join(folder, noteFile), JSON.stringify(note));
    writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
    const env = {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      SAID: join(folder, 'said'),
      GITHUB_ACTOR: 'github-actions[bot]',
      GITHUB_REPOSITORY_OWNER: 'ana',
      GITHUB_SHA: 'abc',
      RUN: 'https://github.test/runs/3',
    };
    const report = [join(process.cwd(), 'scripts/publish/report.mjs'), kind, 'failure'];
    const { status } = spawnSync(process.execPath, report, { cwd: folder, env: { ...process.env, ...env } });
    expect(status).toBe(0);
    const asked = readFileSync(env.SAID, 'utf8');
    expect(asked).toMatch(/^issue create --assignee ana /m);
    expect(asked).toMatch(said);
  },
);
