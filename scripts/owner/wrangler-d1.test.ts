/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPublished } from './wrangler-d1';

const mockWrangler = join(mkdtempSync(join(tmpdir(), 'wrangler-')), 'wrangler.cjs');
jest.mock('./cloudflare.mjs', () => ({
  installWrangler: async () => undefined,
  get wrangler() {
    return mockWrangler;
  },
}));

/** Puts a program in the place of wrangler. */
const replaceBy = (program: string) => writeFileSync(mockWrangler, program);

test('reads the rows after warnings that wrangler prints first', async () => {
  replaceBy(`console.log('▲ aviso'); console.log(JSON.stringify([{ results: [{ id: 1 }] }]))`);
  expect(await readPublished(['SELECT 1'])).toEqual([{ id: 1 }]);
});

test.each([
  ['wrangler’s own reason', `console.log('{ "error": { "text": "no such table" } }')`, 'no such table'],
  ['its error output', `console.log('[{"name":"Ana"}]'); console.error('sin conexión')`, 'sin conexión'],
])('a failure reports %s, and no lead’s text', async (_title, program, reason) => {
  replaceBy(`${program}; process.exitCode = 1`);
  await expect(readPublished(['SELECT 1'])).rejects.toThrow(reason);
  await expect(readPublished(['SELECT 1'])).rejects.not.toThrow('Ana');
});

test('a tool that can’t be started says so', async () => {
  rmSync(mockWrangler);
  await expect(readPublished(['SELECT 1'])).rejects.toThrow('Cannot find module');
});

test('a text with quotes and shell commands reaches the database unchanged', async () => {
  const name = 'O\'Hara; DROP TABLE leads; -- $(id) "';
  replaceBy(`console.log(JSON.stringify([{ results: [{ sql: process.argv.at(-1) }] }]))`);
  const [row] = await readPublished(['SELECT :name, :number', { name, number: 7 }]);
  expect(row?.sql).toBe(`SELECT CAST(X'${Buffer.from(name).toString('hex')}' AS TEXT), 7`);
});
