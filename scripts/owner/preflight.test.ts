/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(60_000);

test('preflight ends with the site’s own build, since the journeys before it build for this computer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
  const asked = join(folder, 'asked.txt');
  const npm = join(folder, 'npm-cli.cjs');
  const record = `require('node:fs').appendFileSync(${JSON.stringify(asked)}, process.argv.slice(2).join(' ') + '\\n')`;
  writeFileSync(npm, record);
  // An address where nothing answers.
  const env = { ...process.env, npm_execpath: npm, NEXT_PUBLIC_SITE_URL: 'http://127.0.0.1:9' };
  // It ends with 1 while the owner's data have placeholders.
  await new Promise((done) =>
    execFile(process.execPath, ['--import', 'tsx', 'scripts/owner/preflight.ts'], { env }, done),
  );
  const [journeys, ...others] = readFileSync(asked, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  expect(journeys).toContain('smoke');
  expect(others).toEqual(['run --silent build']);
});
