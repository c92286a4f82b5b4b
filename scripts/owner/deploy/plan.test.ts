/** @jest-environment node */
import { deploySteps, noDatabase, withDatabase } from './plan';

const configuration = `{ "database_id": "${noDatabase}" }`;
const id = '12345678-9abc-4def-8123-456789abcdef';

test('the first publication creates the database, later ones only bring it up to date', () => {
  const commands = (text: string) =>
    deploySteps({ kind: 'cloudflare' }, text).map(
      (step) => step.kind === 'npx' && step.args.slice(2).join(' '),
    );
  expect(commands(configuration)).toEqual([
    'd1 create contadora-leads',
    'd1 migrations apply contadora-leads --remote',
    'deploy',
  ]);
  expect(commands(withDatabase(configuration, `✅ Created\n"database_id": "${id}"`))).toEqual([
    'd1 migrations apply contadora-leads --remote',
    'deploy',
  ]);
});

test('a database without a number is no database', () => {
  expect(() => withDatabase(configuration, 'You are not logged in.')).toThrow('no dijo el número');
});

test('any other host is given a folder', () => {
  expect(deploySteps({ kind: 'folder', path: 'sitio' }, configuration)).toEqual([
    { kind: 'copy', what: 'copiar las páginas a sitio', to: 'sitio' },
  ]);
});
