/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fakeIssues } from './fake-issues';
import { checkJob, hostApp, reasonIn, report, type Note } from './publication.mjs';

/** The fake GitHub's newest commit, check runs and issues. */
let github: { sha: string; runs: object[] };
let issues: ReturnType<typeof fakeIssues>['issues'];
let open: ReturnType<typeof fakeIssues>['open'];
let gh: (...args: string[]) => string;

beforeEach(() => {
  github = { sha: 'a1', runs: [] };
  const fake = fakeIssues();
  ({ issues, open } = fake);
  gh = (...args) => {
    const [noun, path = ''] = args;
    if (noun !== 'api') return fake.gh(...args);
    const commit = { message: 'Cambia content/site.json' };
    const head = { sha: github.sha, html_url: 'https://github.test/c/a1', commit };
    return JSON.stringify(path.includes('check-runs') ? { check_runs: github.runs } : head);
  };
});

const run = (name: string, slug: string) => (conclusion: string | null) => ({
  name,
  conclusion,
  status: conclusion === null ? 'in_progress' : 'completed',
  details_url: 'https://dash.test/builds/7',
  app: { slug },
});
const hostRun = run('Workers Builds: contadora', hostApp);
const ownRun = run(checkJob, 'github-actions');

const slip =
  'Hay que corregir el contenido del sitio (1):\n  • content/site.json → Celular: se esperaba el +57…';
const refusal: Note = { passed: false, said: slip };
const fine: Note = { passed: true, placeholders: [], tasks: [] };

function push(sha: string) {
  Object.assign(github, { sha, runs: [] });
}

const reportOf = (ended: Omit<Parameters<typeof report>[1], 'sha'>, sha = github.sha) =>
  report(gh, { sha, ...ended });
const checkEnds = (note: Note | undefined, sha?: string) =>
  reportOf({ kind: 'check', passed: note?.passed === true, note }, sha);

const titles = {
  refused: 'Tu último cambio no se publicó',
  host: 'Cloudflare no pudo publicar tu último cambio',
};

test.each([
  ['check', 'failure', undefined, titles.refused],
  ['check', 'failure', 'failure', titles.refused],
  // The host runs the same command, so its success outweighs our failure.
  ['check', 'failure', 'success', undefined],
  ['check', 'success', 'failure', titles.host],
  ['check', 'success', null, 'an older issue'],
  ['check', 'success', 'neutral', undefined],
  ['check', 'success', 'skipped', undefined],
  ['check', 'success', undefined, undefined],
  ['host', null, 'failure', 'an older issue'],
  ['host', 'cancelled', 'failure', 'an older issue'],
  // The check's own report names the reason, before or after it.
  ['host', 'failure', 'failure', 'an older issue'],
  ['host', undefined, 'failure', titles.host],
  ['host', undefined, 'success', undefined],
] as const)('when the %s ends (check: %s, host: %s), the open issue is: %s', (kind, own, host, title) => {
  gh('issue', 'create', '--title', 'an older issue', '--body', '<!-- aviso: publicación -->');
  github.runs = [...(host === undefined ? [] : [hostRun(host)]), ...(own === undefined ? [] : [ownRun(own)])];
  const passed = own === 'success';
  reportOf({ kind, passed, note: passed ? fine : refusal });
  expect(open()[0]?.title).toBe(title);
  if (title === titles.host) expect(open()[0]?.body).toContain('https://dash.test/builds/7');
});

test('a refused commit opens an issue assigned to the owner, with the file, the field and what to do', () => {
  checkEnds(refusal);
  expect(open()).toMatchObject([{ title: titles.refused }]);
  for (const said of ['content/site.json → Celular', 'Abre el editor', 'sigue como estaba', 'Cambia content'])
    expect(open()[0]?.body).toContain(said);
  expect(open()[0]?.body).not.toMatch(/\{\w+\}/);
});

test('a second refused commit adds one comment to the open issue, and a published commit closes it', () => {
  checkEnds(refusal);
  push('b2');
  const again: Note = { passed: false, said: slip.replace('Celular', 'Correo') };
  checkEnds(again);
  checkEnds(again);
  expect(open()).toHaveLength(1);
  expect(open()[0]?.comments).toEqual([expect.stringContaining('Correo')]);
  push('c3');
  // Two issues arise when the check and the host end at the same moment.
  issues.push({ ...issues[0]!, number: 2, comments: [] });
  github.runs = [hostRun('success')];
  reportOf({ kind: 'host' });
  expect(open()).toEqual([]);
  expect(issues[0]?.comments.at(-1)).toContain('Resuelto');
});

test('a failed check of an older commit opens no issue', () => {
  push('b2');
  checkEnds(refusal, 'a1');
  expect(issues).toEqual([]);
});

test('a program error asks her to forward the issue, and a check that never began is reported as such', () => {
  checkEnds({ passed: false, said: 'TypeError: x is not a function' });
  expect(open()[0]?.body).toContain('Reenvía este aviso');
  expect(open()[0]?.body).toContain('TypeError');
  push('b2');
  checkEnds(undefined);
  expect(open()[0]?.body).toContain('no alcanzó a empezar');
});

test('what the owner typed shows as plain text in the issue, not as a mention or markup', () => {
  checkEnds({ passed: false, said: `${slip}\n\`\`\`\n@todos <img src=x>` });
  expect(open()[0]?.body).toMatch(/````text\n[^]*@todos[^]*\n````/);
});

test('an issue lists the placeholders of a published site, and what else she has to do, until none is left', () => {
  checkEnds({ ...fine, placeholders: ['Tu nombre'] });
  expect(issues).toEqual([]);
  github.runs = [hostRun(null)];
  checkEnds({ ...fine, placeholders: ['Tu nombre', 'Celular'], tasks: ['Sube tu foto.'] });
  expect(open()).toMatchObject([{ title: expect.stringContaining('ensayo') }]);
  expect(open()[0]?.body).toMatch(/- Tu nombre\n- Celular\n[^]*\n- Sube tu foto\./);
  checkEnds(fine);
  expect(open()).toEqual([]);
});

test('a journey that fails is reported without saying that the change wasn’t published', () => {
  reportOf({ kind: 'journeys', passed: false, run: 'https://github.test/runs/3' });
  expect(open()).toMatchObject([
    {
      title: 'Una prueba en el navegador falló',
      body: expect.stringContaining('(https://github.test/runs/3)'),
    },
  ]);
  reportOf({ kind: 'journeys', passed: true });
  expect(open()).toEqual([]);
});

test.each([
  [
    'text after the first ✗',
    `> build\n\n✗ ${slip}\n\n✗ El sitio no se pudo construir: el motivo está arriba.\n\nnpm error x`,
    slip,
  ],
  [
    'failed tests of Jest',
    '  ✕ la / es HTML\n  ● la / es HTML\n    + Array [\n    +   "«x»",',
    '  ● la / es HTML\n    +   "«x»",',
  ],
  ['last lines', 'line one\nTypeError: no\n', 'line one\nTypeError: no'],
])('the reported reason is the %s', (_, printed, reason) => expect(reasonIn(printed)).toBe(reason));

test('the publication workflow uses the job names and the host’s app that the report looks for', () => {
  const workflow = readFileSync('.github/workflows/publication.yml', 'utf8');
  expect(workflow).toContain(`name: ${checkJob}\n`);
  expect(workflow).toContain(`check_run.app.slug == '${hostApp}'`);
});
