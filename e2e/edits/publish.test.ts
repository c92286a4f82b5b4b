import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '@/scripts/lib/run.mjs';
import { noteFile, type Note } from '@/scripts/publish/issue-texts.mjs';
import { copy, reset } from './copy';
import { apply, put } from './edit';
import { honest } from './honest';

/* Commits built with the command of Workers Builds: a rehearsal, the findable site, and a placeholder's return. */

const address = 'https://www.dangelo-contadores.co';
const out = (name: string) => readFileSync(join(copy, 'out', name), 'utf8');
const change = (field: string, value: string) =>
  apply({ title: '', changes: [put('site.json', field, value)] }, copy);

/** The robots.txt of the last commit that was published. */
let published = '';

/** Builds a commit while requests to the site get what is published; others, like a module's `data:`, stay. */
async function commit(): Promise<Note> {
  const answer = `const others = fetch; globalThis.fetch = async (url, ...more) =>
    String(url).startsWith('${address}') ? new Response(${JSON.stringify(published)}) : others(url, ...more);`;
  const env = {
    ...{ ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, NEXT_PUBLIC_SITE_URL: '' },
    ...{ CI: 'true', WORKERS_CI: '1', EDITOR_REPOSITORY: 'ana/sitio' },
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(answer)}`,
  };
  const log = join(copy, '.run', 'publish.log');
  const code = await npm(['run', '--silent', 'build'], { cwd: copy, env, log });
  const note: Note = JSON.parse(readFileSync(join(copy, noteFile), 'utf8'));
  expect([code === 0, readFileSync(log, 'utf8').slice(-2000)]).toEqual([note.passed, expect.anything()]);
  if (note.passed) published = out('robots.txt');
  return note;
}

beforeAll(reset);

test('with placeholders it is a rehearsal', async () => {
  change('address', address);
  expect(await commit()).toMatchObject({ passed: true, placeholders: expect.arrayContaining(['Ciudad']) });
  expect(out('index.html')).toContain('<meta name="robots" content="noindex');
  expect(out('robots.txt')).toContain('User-Agent: *\nDisallow: /\n');
});

test('without any it is findable', async () => {
  const [identity] = honest[0] ?? [];
  if (identity) apply(identity, copy);
  change('portrait.alt', 'Ana en su oficina');
  expect(await commit()).toMatchObject({ passed: true, placeholders: [] });
  for (const page of ['index', 'declaracion-renta', 'calendario-tributario'])
    expect(out(`${page}.html`)).not.toContain('noindex');
  expect(out('robots.txt')).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
  expect(existsSync(join(copy, 'editor/dist/index.html'))).toBe(true);
});

test('after that a placeholder is refused', async () => {
  change('city', 'Ciudad (por completar)');
  expect(await commit()).toEqual({
    passed: false,
    said: expect.stringContaining('content/site.json → Ciudad: escribe tu dato'),
  });
});
