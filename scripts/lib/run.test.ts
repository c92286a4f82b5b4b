/** @jest-environment node */
import { run } from './run.mjs';

test.each([
  ['ends well', 'process.exit(0)', 0],
  ['fails', 'process.exit(3)', 3],
  ['is ended by a signal, as by a machine without memory', 'process.kill(process.pid, "SIGKILL")', 1],
])('the exit code is right for a program that %s', async (_, code, expected) => {
  expect(await run(process.execPath, ['-e', code])).toBe(expected);
});
