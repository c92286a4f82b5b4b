/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

type Version = readonly [version: string, daysOld: number, more?: object];

/** A registry in which each version has an age. */
const published: Record<string, readonly Version[]> = {
  compiler: [
    ['6.0.3', 90],
    ['6.0.4', 30, { dependencies: { parser: '^1.0.0' } }],
    ['6.0.5', 20, { engines: { node: '>=99' } }],
    ['6.0.6', 3],
    ['7.0.2', 60],
  ],
  parser: [
    ['1.0.0', 90],
    ['1.2.0', 30],
    ['1.3.0', 3],
    ['2.0.0', 60],
  ],
  next: [
    ['16.4.6', 90],
    ['16.5.0', 30],
  ],
  react: [
    ['19.3.1', 90],
    ['19.3.2', 30],
  ],
  '@sveltia/cms': [
    ['0.221.1', 90],
    ['0.230.0', 30],
  ],
  wrangler: [
    ['4.86.0', 90],
    ['4.90.0', 30],
  ],
};

function answer(name: string, registry: string) {
  const versions = published[name] ?? [];
  const age = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const last = versions.at(-1)?.[0];
  const manifests = versions.map(([version, , more]) => {
    const tarball = `${registry}/${name}/-/${version}.tgz`;
    return [version, { name, version, dist: { tarball, integrity: 'sha512-AA==' }, ...more }];
  });
  return {
    ...{ name, 'dist-tags': { latest: last }, versions: Object.fromEntries(manifests) },
    time: Object.fromEntries(versions.map(([version, days]) => [version, age(days)])),
  };
}

const server = createServer(({ url = '' }, response) => {
  const registry = `http://localhost:${(server.address() as AddressInfo).port}`;
  response.end(JSON.stringify(answer(decodeURIComponent(url.slice(1)), registry)));
});
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newer-'));
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('each group of packages moves within its majors to versions that are a week old and run on this Node', async () => {
  const registry = `http://localhost:${(server.address() as AddressInfo).port}`;
  const own = { ...{ compiler: '6.0.3', next: '16.4.6', react: '19.3.1' }, '@sveltia/cms': '0.221.1' };
  const tools = { wrangler: '4.86.0' };
  const lock = {
    ...{ name: 'site', lockfileVersion: 3, requires: true },
    packages: {
      '': { name: 'site', devDependencies: own },
      ...Object.fromEntries(
        Object.entries(own).map(([name, version]) => [`node_modules/${name}`, { version, dev: true }]),
      ),
      'node_modules/compiler': { version: '6.0.3', dev: true, dependencies: { parser: '^1.0.0' } },
      'node_modules/parser': { version: '1.0.0', dev: true },
    },
  };
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  mkdirSync(join(folder, 'tools'));
  write('package.json', { name: 'site', devDependencies: own });
  write('package-lock.json', lock);
  write('tools/package.json', { dependencies: tools });

  const move = (group: string) =>
    promisify(execFile)(process.execPath, [resolve('scripts/quality/newer-packages.mjs'), group], {
      cwd: folder,
      env: { ...process.env, npm_config_registry: registry, npm_config_cache: join(folder, 'cache') },
    });
  await move('next');
  const moved = { ...own, next: '16.5.0', react: '19.3.2' };
  expect(read('package.json').devDependencies).toEqual(moved);
  expect(read('package-lock.json').packages['node_modules/parser'].version).toBe('1.0.0');
  await Promise.all([move('others'), move('tools')]);
  expect(read('package.json').devDependencies).toEqual({ ...moved, compiler: '6.0.4' });
  expect(read('package-lock.json').packages['node_modules/parser'].version).toBe('1.2.0');
  expect(read('tools/package.json').dependencies).toEqual({ wrangler: '4.90.0' });
}, 120_000);
