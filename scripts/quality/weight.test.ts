/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedScripts, growth, heldScripts, total } from './weight';

const folder = mkdtempSync(join(tmpdir(), 'weight-'));
const chunks = '/_next/static/chunks';
mkdirSync(join(folder, chunks, 'app/[page]'), { recursive: true });
mkdirSync(join(folder, '/_next/static/early'), { recursive: true });
writeFileSync(join(folder, '/_next/static/early/0123abcd.js'), 'c');
writeFileSync(join(folder, chunks, 'main-0123456789abcdef.js'), 'a'.repeat(100));
writeFileSync(join(folder, chunks, 'app/[page]/page-0123456789abcdef.js'), 'b');

test('weighs what a page holds back, under names that outlive a build', () => {
  const held = {
    firstLoad: `/base/_next/static/early/0123abcd.js`,
    data: '',
    scripts: [
      `/base${chunks}/app/%5Bpage%5D/page-0123456789abcdef.js`,
      `/base${chunks}/main-0123456789abcdef.js`,
    ],
  };
  const html = `<script type="application/json" id="held">${JSON.stringify(held)}</script>`;
  const scripts = heldScripts(html, folder, '/base');
  expect(scripts.map(({ name }) => name)).toEqual(['early.js', 'app/[page]/page.js', 'main.js']);
});

test('adds up', () => {
  expect(
    total([
      { name: 'main.js', bytes: 10 },
      { name: 'framework.js', bytes: 50 },
    ]),
  ).toBe(60);
});

test('leaves out what only old browsers load', () => {
  const html = `<script src="${chunks}/main-0123456789abcdef.js" async=""></script><script src="/old.js" noModule=""></script>`;
  expect(exportedScripts(html, folder).map(({ name }) => name)).toEqual(['main.js']);
});

test('names what is new or heavier, the most first', () => {
  const before = [
    { name: 'main.js', bytes: 10 },
    { name: 'framework.js', bytes: 50 },
  ];
  const after = [
    { name: 'main.js', bytes: 12 },
    { name: 'framework.js', bytes: 50 },
    { name: 'page.js', bytes: 7 },
  ];
  expect(growth(after, before)).toEqual(['+7 page.js (new)', '+2 main.js (12 in all)']);
});
