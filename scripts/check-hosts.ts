import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checks, type Check } from './check-hosts/checks';
import { hosts, type Host } from './check-hosts/hosts';
import type { Running } from './check-hosts/process';
import { subPathProblems } from './check-hosts/sub-path';
import { HelpfulError, main } from './setup/main.mjs';
import { npm } from './setup/run.mjs';
import { mirror } from './setup/sources.mjs';

const subPath = '/mi-sitio';

/**
 * `npm run check-hosts`: serves the export with the hosts' own software and tells how each takes
 * it. Some of that software is downloaded by npx, so this is no part of `npm test`.
 */
await main(async () => {
  const folder = 'out';
  if (!existsSync(join(folder, 'index.html'))) {
    throw new HelpfulError('No hay un sitio construido: primero «npm run build».');
  }
  const reports: Report[] = [];
  for (const host of hosts) {
    console.log(`${host.name}…`);
    reports.push(await report(host, folder));
  }
  console.log(`\n${table(reports)}\n`);
  for (const { name, notes } of reports) {
    for (const note of notes) console.log(`  ${name}: ${note}`);
  }

  console.log(`\nGitHub Pages, in a folder (${subPath})…`);
  const problems = await checkSubPath();
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(
    problems.length === 0
      ? `✓ Built for ${subPath}, it works in that folder.`
      : `✗ Built for ${subPath}: see above.`,
  );
  if (problems.length > 0 || reports.some(({ cells }) => cells.includes('✗'))) process.exitCode = 1;
});

type Cell = '✓' | '✗' | '·' | '?';
type Report = { name: string; cells: Cell[]; notes: string[] };

async function report(host: Host, folder: string): Promise<Report> {
  let running: Running;
  try {
    running = await host.start(folder);
  } catch (error) {
    const note = `not run: ${error instanceof Error ? error.message : String(error)}`;
    return { name: host.name, cells: checks.map(() => '?'), notes: [note] };
  }
  const cells: Cell[] = [];
  const notes: string[] = [];
  for (const check of checks) {
    const difference = check.concerns(host) ? await differenceOf(check, running.url, folder) : 'not meant to';
    cells.push(!check.concerns(host) ? '·' : difference === undefined ? '✓' : '✗');
    if (check.concerns(host) && difference !== undefined) notes.push(`${check.name}: ${difference}`);
  }
  await running.stop();
  return { name: host.name, cells, notes };
}

async function differenceOf(check: Check, url: string, folder: string): Promise<string | undefined> {
  try {
    return await check.differs(url, folder);
  } catch (error) {
    return String(error);
  }
}

/** ✓ does · ✗ does not · `·` is not meant to · ? could not be run here. */
function table(reports: readonly Report[]): string {
  const width = Math.max(...reports.map(({ name }) => name.length));
  const head = `${' '.repeat(width)}  ${checks.map(({ name }) => name).join('  ')}`;
  const rows = reports.map(
    ({ name, cells }) =>
      `${name.padEnd(width)}  ${cells.map((cell, index) => cell.padEnd(checks[index]?.name.length ?? 1)).join('  ')}`,
  );
  return [head, ...rows].join('\n');
}

/** Builds a copy for a folder, as GitHub Pages wants it for a project, and walks through it. */
async function checkSubPath(): Promise<string[]> {
  const copy = join('.run', 'sub-path');
  mirror('.', copy);
  const env = {
    ...process.env,
    NEXT_PUBLIC_BASE_PATH: subPath,
    NEXT_PUBLIC_API_HOST: '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const code = await npm(['run', '--silent', 'build', '--', '--if-changed'], { cwd: copy, env });
  if (code !== 0) return ['the site cannot be built for it'];
  return subPathProblems(join(copy, 'out'), subPath, join('.run', 'sub-path-leads.jsonl'));
}
