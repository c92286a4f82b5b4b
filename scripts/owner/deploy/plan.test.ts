/** @jest-environment node */
import { commitSteps, deploySteps, environmentOf, noDatabase, withDatabase } from './plan';

const configuration = `{ "database_id": "${noDatabase}" }`;
const id = '12345678-9abc-4def-8123-456789abcdef';

test('the first publication creates the database, later ones only bring it up to date', () => {
  const commands = (text: string) => deploySteps(text).map(({ wrangler }) => wrangler.join(' '));
  expect(commands(configuration)).toEqual([
    'd1 create contadora-leads',
    'd1 migrations apply DB --remote',
    'deploy',
  ]);
  expect(commands(withDatabase(configuration, `✅ Created\n"database_id": "${id}"`))).toEqual([
    'd1 migrations apply DB --remote',
    'deploy',
  ]);
});

test('the editor is not uploaded under the name of the site', () => {
  const env = { PATH: '/bin', WRANGLER_CI_OVERRIDE_NAME: 'contadora', WRANGLER_CI_MATCH_TAG: 'tag' } as const;
  const names = commitSteps.map((step) => environmentOf(step, { ...env, NODE_ENV: 'test' }));
  expect(
    names.map((each) => [each.PATH, each.WRANGLER_CI_OVERRIDE_NAME, each.WRANGLER_CI_MATCH_TAG]),
  ).toEqual([
    ['/bin', 'contadora', 'tag'],
    ['/bin', undefined, undefined],
    ['/bin', 'contadora', 'tag'],
  ]);
});

test('a database without a number is no database', () => {
  expect(() => withDatabase(configuration, 'You are not logged in.')).toThrow('no dijo el número');
});
