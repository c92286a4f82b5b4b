/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands, newerOf } from './newer-packages.mjs';

/* Nothing unreviewed runs where the site is published: packages are pinned by hash, and workflows have few rights. */

type Locked = { version: string; integrity?: string; hasInstallScript?: boolean; link?: boolean };

const workflowFolder = '.github/workflows';
const workflows = readdirSync(workflowFolder).map((file) => readFileSync(join(workflowFolder, file), 'utf8'));

const folders = ['.', 'tools'];
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

/** The first major version of each action that runs on Node 24; GitHub's runners have no older Node since September 2026. */
const firstOnNode24: Record<string, number> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/upload-artifact': 6,
  'actions/download-artifact': 7,
};

test('workflows name each action by its commit, in a version that GitHub’s runners can start', () => {
  const used = workflows.flatMap((workflow) => [...workflow.matchAll(/uses: (.*)/g)]);
  expect(used.length).toBeGreaterThan(5);
  const refused = used
    .map(([, action = '']) => action)
    .filter((action) => {
      const [, name = '', major] = /^([\w/-]+)@[0-9a-f]{40} # v(\d+)\.\d+\.\d+$/.exec(action) ?? [];
      return !(Number(major) >= (firstOnNode24[name] ?? Infinity));
    });
  expect(refused).toEqual([]);
  expect(new Set(used.map(([, action]) => action)).size).toBe(Object.keys(firstOnNode24).length);
});

/** Matches commands that run code of installed packages. */
const runsPackages = /\bnpm (ci|install|test|run)\b/;

test('where packages’ code runs there is no token that writes', () => {
  const jobs = workflows.flatMap((workflow) => workflow.split(/^  (?=\w+:$)/m).slice(1));
  const running = jobs.filter((job) => runsPackages.test(job));
  expect(running.length).toBeGreaterThan(3);
  expect(
    running.filter((job) => !/uses: actions\/checkout.*\n +with:\n +persist-credentials: false/.test(job)),
  ).toEqual([]);
  const steps = running.flatMap((job) => job.split(/^      - /m));
  expect(steps.filter((step) => runsPackages.test(step) && /token|GH_TOKEN/.test(step))).toEqual([]);
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

test('no workflow that runs for a release restores a cache', () => {
  const ofReleases = workflows.filter((workflow) => /^ +(?:tags:|release:$)/m.test(workflow));
  expect(ofReleases).not.toEqual([]);
  expect(ofReleases.filter((workflow) => /^ +cache: |uses: actions\/cache/m.test(workflow))).toEqual([]);
  // Since version 5 setup-node caches unasked.
  const steps = ofReleases.flatMap((workflow) => workflow.split(/^      - /m));
  const setups = steps.filter((step) => step.startsWith('uses: actions/setup-node@'));
  expect(setups.length).toBeGreaterThan(1);
  expect(setups.filter((step) => !/^ +package-manager-cache: false$/m.test(step))).toEqual([]);
});

test('a version younger than a week is neither listed nor installed', () => {
  expect(commands.outdated).toContain('--min-release-age=7');
  expect(commands.install(['hono@4.14.0'])).toEqual(
    expect.arrayContaining(['--min-release-age=7', 'hono@4.14.0']),
  );
});

test('a new Next or a new editor holds no other package back', () => {
  const outdated = {
    next: { wanted: '16.4.6', latest: '16.5.0' },
    react: { wanted: '19.3.1', latest: '19.3.2' },
    '@sveltia/cms': { wanted: '0.221.1', latest: '0.230.0' },
    hono: { wanted: '4.13.19', latest: '4.14.0' },
    yup: { wanted: '1.7.1', latest: '2.0.0' },
  };
  const groups = ['next', 'sveltia', 'others'];
  expect(groups.map((group) => newerOf(outdated, group))).toEqual([
    ['next@16.5.0', 'react@19.3.2'],
    ['@sveltia/cms@0.230.0'],
    ['hono@4.14.0'],
  ]);
  const packages = workflows.find((workflow) => workflow.includes('newer-packages.mjs')) ?? '';
  expect(packages.split(`group: [${groups.join(', ')}]`)).toHaveLength(3);
});

test('the source repository has one name, which a release must have', () => {
  const [, source = ''] = String(read('.', 'package.json').repository).split('github:');
  const named = [
    ...['guia.md', 'first-installation.md'].flatMap((file) => [
      ...readFileSync(join('docs', file), 'utf8').matchAll(/(?:url=|programa )https:\/\/github\.com\/(\S+)/g),
    ]),
    ...['check.yml', 'packages.yml'].flatMap((file) => [
      ...readFileSync(join('.github/workflows', file), 'utf8').matchAll(/github\.repository == '(.+)'/g),
    ]),
  ].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(new Set(named)).toEqual(new Set([source]));
  if (process.env.GITHUB_REF_TYPE === 'tag') expect(source).not.toBe('OWNER/REPOSITORY');
});
