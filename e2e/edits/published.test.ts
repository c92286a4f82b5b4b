import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFile } from '@/content/schema';
import { problemsIn } from '@/lib/words/validate-content';
import { dataFiles } from '@/lib/words/data-files';
import { npm } from '@/scripts/lib/run.mjs';
import { noteFile } from '@/scripts/publish/issue-texts.mjs';
import { copy, reset } from './copy';
import { others, together, type Edit } from './honest';

/* The owner's honest edits: each is taken, and all of them at once are built as a commit that is published. */

const edited = (edit: Edit) =>
  Object.entries(edit).map(
    ([file, values]) => [file as DataFile, { ...dataFiles[file as DataFile], ...values }] as const,
  );

test.each([together, ...others])('an honest edit is taken', (edit) => {
  expect(edited(edit).flatMap(([file, data]) => problemsIn(file, data))).toEqual([]);
});

test('all at once they are built and read, and the site can be found', async () => {
  reset();
  for (const [file, data] of edited(together))
    writeFileSync(join(copy, 'content', `${file}.json`), `${JSON.stringify(data, null, 2)}\n`);
  const env = {
    ...{ ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, NEXT_PUBLIC_SITE_URL: '' },
    ...{ CI: 'true', WORKERS_CI: '1', EDITOR_REPOSITORY: 'ana/sitio' },
  };
  const log = join(copy, '.run', 'publish.log');
  const code = await npm(['run', '--silent', 'build'], { cwd: copy, env, log });
  expect([code, readFileSync(log, 'utf8').slice(-2000)]).toEqual([0, expect.anything()]);
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  expect(JSON.parse(read(noteFile))).toMatchObject({ passed: true, placeholders: [] });
  expect(read('out/robots.txt')).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(read('out/declaracion-renta.html')).toMatch(/\$150\.000/);
  expect(read('out/index.html')).not.toMatch(/noindex|Servicio de prueba 1/);
  expect(existsSync(join(copy, 'editor/dist/rules.js'))).toBe(true);
});
