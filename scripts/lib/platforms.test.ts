/** @jest-environment node */
import { npmCommand } from './run.mjs';
import { withVariable } from './port.mjs';

test('the npm that runs us runs what it is asked to, on any system', () => {
  for (const platform of ['win32', 'linux']) {
    const command = npmCommand(['run', 'build'], 'C:\\npm\\npm-cli.js', platform);
    expect(command).toEqual([process.execPath, 'C:\\npm\\npm-cli.js', 'run', 'build']);
  }
});

test('npm by its name is started through the terminal of Windows, where it is no program', () => {
  expect(npmCommand(['ci'], '', 'win32')).toEqual(['cmd', '/c', 'npm', 'ci']);
  expect(npmCommand(['ci'], '', 'darwin')).toEqual(['npm', 'ci']);
});

test('a variable is set for a command as each system types it', () => {
  expect(withVariable('PORT', '4000', 'npm start', 'win32')).toBe('set PORT=4000&& npm start');
  expect(withVariable('PORT', '4000', 'npm start', 'darwin')).toBe('PORT=4000 npm start');
});
