/** @jest-environment node */
import { newerActions } from './newer-actions.mjs';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString();
const releases: Record<string, object[]> = {
  'actions/checkout': [
    { tag_name: 'v9.0.0', published_at: day(3) },
    { tag_name: 'v8.0.0-rc1', published_at: day(20), prerelease: true },
    { tag_name: 'v7.0.9', published_at: day(30) },
    { tag_name: 'v7.0.10', published_at: day(20) },
  ],
  'actions/setup-node': [{ tag_name: 'v7.0.0', published_at: day(60) }],
};
const gh = (_: string, path = '') => {
  const [, name = '', tag] = /^repos\/([^/]+\/[^/]+)\/(?:releases|commits\/(.*))/.exec(path) ?? [];
  return JSON.stringify(tag === undefined ? releases[name] : { sha: `commit-of-${tag}` });
};

test('an action is proposed in its newest release that is a week old, by commit', () => {
  const workflow = `
      - uses: actions/checkout@aaa # v7.0.1
      - uses: actions/setup-node@bbb # v7.0.0
      - uses: actions/checkout@aaa # v7.0.1`;
  expect(newerActions(gh, workflow)).toEqual([
    "sed -i 's|actions/checkout@.*|actions/checkout@commit-of-v7.0.10 # v7.0.10|' .github/workflows/*.yml",
  ]);
});
