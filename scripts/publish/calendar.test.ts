/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { comingYear, proposeSeason, turnYear } from './calendar.mjs';

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
  ['2027-01-01T00:10', '2026-12-31T23:59', 'auto', 1],
  ['2027-02-01T00:10', '2026-06-01T00:00', 'auto', 1],
  ['2026-12-31T23:50', '2026-01-01T00:00', 'auto', 0],
  ['2027-02-01T00:10', '2027-01-01T00:10', 'auto', 0],
  ['2027-01-01T00:10', '2026-12-31T23:59', 2026, 0],
])(
  'at %s, after a commit of %s, a site of the season %s turns its year %i times',
  (now, last, season, times) => {
    answers['git log'] = `${bogota(last) / 1_000}\n`;
    turnYear(programs, { now: bogota(now), activeSeason: season });
    expect(done('commit --allow-empty --message El sitio pasa a la temporada 2027')).toHaveLength(times);
    expect(done('git push')).toHaveLength(times);
  },
);

const october = bogota('2026-10-10T08:17');

function propose(patch = 'diff') {
  const folder = mkdtempSync(join(tmpdir(), 'season-'));
  writeFileSync(join(folder, 'season.patch'), patch);
  writeFileSync(join(folder, 'propuesta.md'), 'Qué confirmar');
  proposeSeason(programs, {
    now: october,
    folder,
    assignee: 'ana',
    repository: 'https://github.test/ana/sitio',
  });
}

test('in October the coming year’s season is committed to a branch and proposed once', () => {
  expect([comingYear(october), comingYear(bogota('2026-12-31T23:00'))]).toEqual([2027, 2027]);
  propose();
  expect(done('git apply --include=content/seasons.json')).toHaveLength(1);
  expect(commands.slice(-3)).toEqual([
    'git push origin temporada-2027',
    'gh pr create --head temporada-2027 --title Temporada 2027, calculada --body Qué confirmar',
    'gh pr edit temporada-2027 --add-assignee ana',
  ]);
  commands = [];
  answers['git ls-remote'] = 'abc\trefs/heads/temporada-2027\n';
  propose();
  expect(done('push')).toEqual([]);
});

test('a site that has the season gets no proposal', () => {
  propose('');
  expect(commands).toEqual([]);
});

test('where pull requests are forbidden, an issue links to the branch, also in an organisation’s copy', () => {
  answers = {
    'gh pr create': new Error('forbidden'),
    'gh issue create --assignee': new Error('no such user'),
  };
  propose();
  expect(commands.at(-1)).toMatch(
    /^gh issue create --title Temporada 2027, calculada --body \*\*Primero\*\* abre \[la propuesta\]\(https:\/\/github\.test\/ana\/sitio\/compare\/temporada-2027\?expand=1\)[^]*Qué confirmar$/,
  );
});

const workflow = readFileSync('.github/workflows/calendar.yml', 'utf8');

test('each job of the calendar runs on one of its days, and what commits is run', () => {
  const days = [...workflow.matchAll(/- cron: '(.*)'/g)].map(([, cron]) => cron);
  const asked = [...workflow.matchAll(/github\.event\.schedule == '([^']*)'/g)].map(([, cron]) => cron);
  expect(new Set(asked)).toEqual(new Set(days));
  // GitHub may drop a run at the start of an hour.
  expect(days.filter((cron) => /^0 /.test(cron ?? ''))).toEqual([]);
  for (const job of [
    'turn-year',
    'propose-season "$RUNNER_TEMP/season"',
    'season "$STATUS"',
    'year "$STATUS"',
  ])
    expect(workflow).toContain(`run: node scripts/publish/report.mjs ${job}\n`);
  expect(workflow).toContain('season -- "$(node scripts/publish/report.mjs coming-year)"');
  expect(workflow.match(/workflow_dispatch/g)).toHaveLength(3);
});

// Windows starts no program by a file's first line.
(process.platform === 'win32' ? test.skip : test)(
  'the issue of a scheduled job, which GitHub’s program starts, is the owner’s',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'gh-'));
    const gh = `#!${process.execPath}
require('fs').appendFileSync(process.env.SAID, process.argv.slice(2).join(' ') + '\\n');
if (process.argv[3] === 'list') console.log('[]');`;
    writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
    const env = {
      ...{ PATH: `${folder}${delimiter}${process.env.PATH}`, SAID: join(folder, 'said') },
      ...{
        GITHUB_ACTOR: 'github-actions[bot]',
        GITHUB_REPOSITORY_OWNER: 'ana',
        RUN: 'https://github.test/runs/3',
      },
    };
    const report = ['scripts/publish/report.mjs', 'season', 'failure'];
    expect(spawnSync(process.execPath, report, { env: { ...process.env, ...env } }).status).toBe(0);
    expect(readFileSync(env.SAID, 'utf8')).toMatch(
      /^issue create --assignee ana --title No se pudo preparar/m,
    );
  },
);
