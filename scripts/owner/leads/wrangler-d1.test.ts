/** @jest-environment node */
import { wranglerDatabase } from './wrangler-d1';

const mockProgram = jest.fn<string, []>();
jest.mock('../cloudflare.mjs', () => ({
  installWrangler: async () => undefined,
  wranglerCommand: (args: string[]) => [process.execPath, '-e', mockProgram(), ...args],
}));

const read = (program: string) => {
  mockProgram.mockReturnValue(program);
  return wranglerDatabase().read(['SELECT 1']);
};

test('rows are read after what the tool says before them', async () => {
  const rows = await read(`console.log('▲ aviso'); console.log(JSON.stringify([{ results: [{ id: 1 }] }]))`);
  expect(rows).toEqual([{ id: 1 }]);
});

test.each([
  ['the tool’s own reason', `console.log('{ "error": { "text": "no such table" } }')`, 'no such table'],
  ['what it writes of it', `console.log('[{"name":"Ana"}]'); console.error('sin conexión')`, 'sin conexión'],
  ['that it said too much', `console.log('Ana'.repeat(100_000_000))`, 'ENOBUFS'],
])('a failure says %s, and no lead', async (_title, program, reason) => {
  const { message } = await read(`${program}; process.exitCode = 1`).then(
    () => new Error('Ana'),
    (error: Error) => error,
  );
  expect(message).toContain(reason);
  expect(message).not.toContain('Ana');
});

test('typed text reaches the database as it is, whatever a shell or SQL could read in it', async () => {
  const name = 'O\'Hara; DROP TABLE leads; -- $(id) "';
  mockProgram.mockReturnValue(`console.log(JSON.stringify([{ results: [{ sql: process.argv.at(-1) }] }]))`);
  const [row] = await wranglerDatabase().read(['SELECT :name, :number', { name, number: 7 }]);
  expect(row?.sql).toBe(`SELECT CAST(X'${Buffer.from(name).toString('hex')}' AS TEXT), 7`);
});
