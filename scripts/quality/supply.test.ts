/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* Packages that are installed on a publisher's machine were reviewed. */

type Locked = { version: string; integrity?: string; hasInstallScript?: boolean; link?: boolean };

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

test('actions are named by the commit', () => {
  const workflows = readdirSync('.github/workflows').map((file) => join('.github/workflows', file));
  const used = workflows.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/uses: (.*)/g)]);
  expect(used.length).toBeGreaterThan(5);
  const loose = used
    .map(([, action = '']) => action)
    .filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v/.test(action));
  expect(loose).toEqual([]);
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
  expect(named).toEqual([source, source, source, source]);
  if (process.env.GITHUB_REF_TYPE === 'tag') expect(source).not.toBe('OWNER/REPOSITORY');
});
