/** @jest-environment node */
import { readPublished } from './wrangler-d1';

const mockProgram = jest.fn<string, []>();
jest.mock('./cloudflare.mjs', () => ({
  installWrangler: async () => undefined,
  wranglerCommand: (args: string[]) => [process.execPath, '-e', mockProgram(), ...args],
}));

const read = (program: string) => {
  mockProgram.mockReturnValue(program);
  return readPublished(['SELECT 1']);
};

test('reads the rows after warnings that wrangler prints first', async () => {
  const rows = await read(`console.log('▲ aviso'); console.log(JSON.stringify([{ results: [{ id: 1 }] }]))`);
  expect(rows).toEqual([{ id: 1 }]);
});

test.each([
  ['wrangler’s own reason', `console.log('{ "error": { "text": "no such table" } }')`, 'no such table'],
  ['its error output', `console.log('[{"name":"Ana"}]'); console.error('sin conexión')`, 'sin conexión'],
  ['that the output is too long', `console.log('Ana'.repeat(100_000_000))`, 'ENOBUFS'],
])('a failure reports %s, and no lead’s text', async (_title, program, reason) => {
  const { message } = await read(`${program}; process.exitCode = 1`).then(
    () => new Error('Ana'),
    (error: Error) => error,
  );
  expect(message).toContain(reason);
  expect(message).not.toContain('Ana');
});

test('a text with quotes and shell commands reaches the database unchanged', async () => {
  const name = 'O\'Hara; DROP TABLE leads; -- $(id) "';
  mockProgram.mockReturnValue(`console.log(JSON.stringify([{ results: [{ sql: process.argv.at(-1) }] }]))`);
  const [row] = await readPublished(['SELECT :name, :number', { name, number: 7 }]);
  expect(row?.sql).toBe(`SELECT CAST(X'${Buffer.from(name).toString('hex')}' AS TEXT), 7`);
});
