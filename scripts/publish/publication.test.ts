/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Note } from './issue-texts.mjs';
import { checkJob, happeningOf, hostApp, report } from './publication.mjs';

type Issue = { number: number; title: string; body: string; comments: string[]; open: boolean; of: string };

/** GitHub as far as the workflows touch it. */
let github: { sha: string; runs: object[]; issues: Issue[] };

beforeEach(() => {
  github = { sha: 'a1', runs: [], issues: [] };
});

/** Answers what is asked of `gh`, by its words. */
function gh(...[noun, verb = '', ...rest]: string[]): string {
  const option = (name: string) => rest[rest.indexOf(`--${name}`) + 1] ?? '';
  if (noun === 'api') {
    const commit = { message: 'Cambia content/site.json' };
    const head = { sha: github.sha, html_url: 'https://github.test/c/a1', commit };
    return JSON.stringify(verb.includes('check-runs') ? { check_runs: github.runs } : head);
  }
  if (verb === 'list') return JSON.stringify(open());
  if (verb === 'create') {
    const text = { title: option('title'), body: option('body'), of: option('assignee') };
    github.issues.push({ number: github.issues.length + 1, ...text, comments: [], open: true });
    return '';
  }
  const issue = github.issues.find(({ number }) => String(number) === rest[0]);
  if (!issue) throw new Error(`gh ${verb} ${rest[0]}`);
  if (verb === 'edit') Object.assign(issue, { title: option('title'), body: option('body') });
  if (verb === 'comment') issue.comments.push(option('body'));
  if (verb === 'close') Object.assign(issue, { open: false }).comments.push(option('comment'));
  return '';
}

const run = (name: string, slug: string) => (conclusion: string | null) => ({
  ...{ name, conclusion, status: conclusion === null ? 'in_progress' : 'completed' },
  ...{ details_url: 'https://dash.test/builds/7', app: { slug } },
});
const hostRun = run('Workers Builds: contadora', 'cloudflare-workers-and-pages');
const ownRun = run(checkJob, 'github-actions');

const slip =
  'Hay que corregir el contenido del sitio (1):\n  • content/site.json → Celular: se esperaba el +57…';
const refusal: Note = { passed: false, said: slip };
const fine: Note = { passed: true, placeholders: [] };

function push(sha: string) {
  Object.assign(github, { sha, runs: [] });
}

const reportOf = async (happening: Parameters<typeof report>[1]['happening'], sha = github.sha) =>
  report(gh, { sha, happening, assignee: 'ana' });
const checkEnds = (note: Note | undefined, sha?: string) =>
  reportOf({ kind: 'check', passed: note?.passed === true, note }, sha);
const hostEnds = (conclusion: string, own: string | null = 'success') => {
  github.runs = [hostRun(conclusion), ownRun(own)];
  return reportOf({ kind: 'host' });
};
const open = () => github.issues.filter((issue) => issue.open);

test('a commit that the check refuses opens an issue for her, with file, label and what to do', async () => {
  await checkEnds(refusal);
  expect(open()).toMatchObject([{ title: 'Tu último cambio no se publicó', of: 'ana' }]);
  for (const said of ['content/site.json → Celular', 'Abre el editor', 'sigue como estaba', 'Cambia content'])
    expect(open()[0]?.body).toContain(said);
});

test('a second refused commit is told in the same issue, once, which closes when a commit is published', async () => {
  await checkEnds(refusal);
  push('b2');
  const again: Note = { passed: false, said: slip.replace('Celular', 'Correo') };
  await checkEnds(again);
  await checkEnds(again);
  expect(open()).toHaveLength(1);
  expect(open()[0]?.body).toContain('Correo');
  expect(open()[0]?.comments).toEqual([expect.stringContaining('Correo')]);
  push('c3');
  github.runs = [hostRun(null)];
  await checkEnds(fine);
  expect(open()).toHaveLength(1);
  await hostEnds('success');
  expect(open()).toEqual([]);
  expect(github.issues[0]?.comments.at(-1)).toContain('Resuelto');
});

test('without a host the check alone closes it, and every issue of the same moment', async () => {
  await checkEnds(refusal);
  github.issues = [1, 2].flatMap((number) => github.issues.map((issue) => ({ ...issue, number })));
  push('b2');
  await checkEnds(fine);
  expect(open()).toEqual([]);
});

test('a failed publication by the host is reported, whichever ends first', async () => {
  await hostEnds('failure', null);
  expect(open()).toEqual([]);
  await checkEnds(fine);
  expect(open()[0]?.title).toBe('Cloudflare no pudo publicar tu último cambio');
  expect(open()[0]?.body).toContain('https://dash.test/builds/7');

  push('b2');
  github.runs = [hostRun(null)];
  await checkEnds(fine);
  await hostEnds('timed_out');
  expect(open()[0]?.comments).toHaveLength(1);
});

test('the host’s failure does not hide why the check refused', async () => {
  await checkEnds(refusal);
  await hostEnds('failure', 'failure');
  expect(open()).toHaveLength(1);
  expect(open()[0]?.body).toContain('Celular');
});

test('an older commit has nothing to say any more', async () => {
  push('b2');
  await checkEnds(refusal, 'a1');
  expect(github.issues).toEqual([]);
});

test('a fault of the program goes to whoever helps her; one before the check too', async () => {
  await checkEnds({ passed: false, said: 'TypeError: x is not a function' });
  expect(open()[0]?.body).toContain('Reenvía este aviso');
  expect(open()[0]?.body).toContain('TypeError');
  push('b2');
  await checkEnds(undefined);
  expect(open()[0]?.body).toContain('no alcanzó a empezar');
});

test('what she typed stays text', async () => {
  await checkEnds({ passed: false, said: `${slip}\n\`\`\`\n@todos <img src=x>` });
  expect(open()[0]?.body).toMatch(/````text\n[^]*@todos[^]*\n````/);
});

test('placeholders of a published site are listed until none is left', async () => {
  await checkEnds({ passed: true, placeholders: ['Tu nombre'] });
  expect(github.issues).toEqual([]);
  github.runs = [hostRun(null)];
  await checkEnds({ passed: true, placeholders: ['Tu nombre', 'Celular'] });
  expect(open()).toHaveLength(1);
  expect(open()[0]?.title).toContain('ensayo');
  expect(open()[0]?.body).toMatch(/- Tu nombre\n- Celular/);
  await checkEnds({ passed: true, placeholders: ['Celular'] });
  expect(open()[0]?.body).not.toContain('Tu nombre');
  await checkEnds(fine);
  expect(open()).toEqual([]);
});

test('a journey that fails is reported without saying that the change wasn’t published', async () => {
  await reportOf({ kind: 'journeys', passed: false, run: 'https://github.test/runs/3' });
  expect(open()[0]?.title).toBe('Una prueba en el navegador falló');
  await reportOf({ kind: 'journeys', passed: true, run: '' });
  expect(open()).toEqual([]);
});

test('a workflow’s environment says what happened', () => {
  const base = {
    GITHUB_SHA: 'a1',
    GITHUB_ACTOR: 'ana',
    GITHUB_REPOSITORY_OWNER: 'duena',
    GITHUB_EVENT_NAME: 'push',
  };
  const check = { sha: 'a1', assignee: 'ana', happening: { kind: 'check', passed: false } };
  expect(happeningOf({ ...base, CHECK: 'failure' })).toMatchObject(check);
  const journeys = { assignee: 'duena', happening: { kind: 'journeys', passed: false } };
  const byRobot = { ...base, GITHUB_ACTOR: 'github-actions[bot]', JOURNEYS: 'failure' };
  expect(happeningOf(byRobot)).toMatchObject(journeys);
  const file = join(mkdtempSync(join(tmpdir(), 'event-')), 'event.json');
  writeFileSync(file, JSON.stringify({ check_run: { head_sha: 'c3' } }));
  const ended = { ...base, GITHUB_EVENT_NAME: 'check_run', GITHUB_EVENT_PATH: file };
  expect(happeningOf(ended)).toMatchObject({ sha: 'c3', happening: { kind: 'host' } });
});

test('the workflow names the job whose end is looked for, and the app of the host', () => {
  const workflow = readFileSync('.github/workflows/publication.yml', 'utf8');
  expect(workflow).toContain(`name: ${checkJob}\n`);
  expect(workflow).toContain(`check_run.app.slug == '${hostApp}'`);
});
