/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* Nothing unreviewed runs where the site is published: packages are pinned by hash, and workflows have few rights. */

type Locked = { version: string; integrity?: string; hasInstallScript?: boolean; link?: boolean };

const workflowFolder = '.github/workflows';
const workflows = readdirSync(workflowFolder).map((file) => readFileSync(join(workflowFolder, file), 'utf8'));

const folders = ['.', 'scripts/owner/wrangler'];
const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const locked = (folder: string) =>
  Object.entries<Locked>(read(folder, 'package-lock.json').packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, entry]) => ({ ...entry, name: path.replace(/^.*node_modules\//, '') }));

/** Other platforms' binaries whose hash the registry omitted; `npm install` there adds it. */
const withoutHash = /^(@next\/swc-(darwin|win32)-|@unrs\/resolver-binding-)/;

test.each(folders)(
  '%s: every package has its hash, an exact version, and runs no script unasked',
  (folder) => {
    const packages = locked(folder);
    const unverified = packages.filter(
      ({ integrity, name }) => integrity === undefined && !withoutHash.test(name),
    );
    expect(unverified.map(({ name }) => name)).toEqual([]);

    const { allowScripts, dependencies, devDependencies } = read(folder, 'package.json');
    const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(allowScripts).toEqual(Object.fromEntries(scripted.map((name) => [name, false])));
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  },
);

test('workflows name each action by its commit and its version', () => {
  const used = workflows.flatMap((workflow) => [...workflow.matchAll(/uses: (.*)/g)]);
  expect(used.length).toBeGreaterThan(5);
  const pinned = /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(used.map(([, action = '']) => action).filter((action) => !pinned.test(action))).toEqual([]);
});

const jobs = workflows.flatMap((workflow) => workflow.split(/^  (?=[\w-]+:$)/m).slice(1));

/** True if a job installs packages, runs them or a cache's, or fetches a script. */
const runsForeignCode = (job: string) =>
  /setup-node|actions\/cache|\bnode (?!scripts\/(?:publish|quality)\/[\w-]+\.mjs\b)/.test(job) ||
  /\b(?:np[mx]|pnpm|yarn|corepack|bunx?|deno|pip[3x]?|uvx?|gem|cargo|apt(?:-get)?|brew|curl|wget|source|eval|(?:ba|da|z)?sh)\b/.test(
    job,
  );

test('no job whose token may write runs packages’ code or a fetched script', () => {
  const writing = jobs.filter((job) => /^ +[\w-]+: write$/m.test(job));
  expect(writing.length).toBeGreaterThan(5);
  expect(writing.filter(runsForeignCode)).toEqual([]);
  expect(workflows.filter((workflow) => /secrets\.|write-all/.test(workflow))).toEqual([]);
});

test('the job and the step that tell how a check ended run also when it failed', () => {
  const telling = jobs.filter((job) =>
    /report\.mjs (?:check|journeys|year)|path: \.run\/publication/.test(job),
  );
  expect(telling.length).toBeGreaterThan(3);
  expect(telling.filter((job) => !/^ +(?:- )?if: .*(?:always|failure)\(\)/m.test(job))).toEqual([]);
});

test('a new version of a package is proposed after a week at the earliest', () => {
  const packages = readFileSync(join(workflowFolder, 'packages.yml'), 'utf8');
  expect(packages).toMatch(/ncu .*--cooldown 7 /);
  expect(packages).toMatch(/--min-release-age=7$/m);
});

test('no checkout keeps its credential, no script contains an expression, and only single jobs may write', () => {
  const steps = workflows.flatMap((workflow) => workflow.split(/^      - /m).slice(1));
  const checkouts = steps.filter((step) => step.startsWith('uses: actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(8);
  expect(checkouts.filter((step) => !step.includes('persist-credentials: false'))).toEqual([]);
  const scripts = steps.flatMap((step) => /^ *run: (?:\|\n(?: {10}.*\n)+|.*)/m.exec(step)?.[0] ?? []);
  expect(scripts.length).toBeGreaterThan(15);
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  const rights = workflows.map((workflow) => /^permissions:\n((?:  .*\n)+)/m.exec(workflow)?.[1]);
  expect(new Set(rights)).toEqual(new Set(['  contents: read\n']));
});

test('package.json has the newest version of CHANGELOG.md, and a release’s tag names it', () => {
  const { version, packageManager } = read('.', 'package.json');
  expect(/^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
  expect(read('.', 'package-lock.json').version).toBe(version);
  expect(packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
  if (process.env.GITHUB_REF_TYPE === 'tag') expect(process.env.GITHUB_REF_NAME).toBe(`v${version}`);
});
