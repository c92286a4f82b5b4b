/** @jest-environment node */
import { npmCommand } from './run.mjs';
import { withVariable } from './port.mjs';

test('scripts are run by the npm that started the command, on any system', () => {
  for (const platform of ['win32', 'linux']) {
    const command = npmCommand(['run', 'build'], 'C:\\npm\\npm-cli.js', platform);
    expect(command).toEqual([process.execPath, 'C:\\npm\\npm-cli.js', 'run', 'build']);
  }
});

test('if npm did not start the command, npm is run through the terminal on Windows and directly elsewhere', () => {
  expect(npmCommand(['ci'], '/npm/bin/npx-cli.js', 'win32')).toEqual(['cmd', '/c', 'npm', 'ci']);
  expect(npmCommand(['ci'], '', 'darwin')).toEqual(['npm', 'ci']);
});

test('the command that sets a variable is in the syntax of the developer’s system', () => {
  expect(withVariable('PORT', '4000', 'npm start', 'win32')).toBe('set PORT=4000&& npm start');
  expect(withVariable('PORT', '4000', 'npm start', 'darwin')).toBe('PORT=4000 npm start');
});
