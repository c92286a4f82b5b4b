/** @jest-environment node */
import { groupWords } from '@/content/seasons/groups';
import { seasonOf } from '@/lib/seasons';
import { fakeGitHub } from './fake-github';
import { repositoryApi } from './github.mjs';
import { proposeSeason } from './season-pull-request';

let github: Awaited<ReturnType<typeof fakeGitHub>>;

beforeEach(async () => {
  github = await fakeGitHub();
});

afterEach(() => github.stop());

const season = seasonOf({ year: 2028, updated: '2027-06-01' }, [{ year: 2027, pesos: 55_000 }]);
const files = { 'content/seasons.json': '{…}' };
const propose = () => proposeSeason(repositoryApi(github.repository), { season, files, assignee: 'ana' });

test('a season is proposed on a branch of its own, saying what was computed and what to press', async () => {
  await propose();
  expect(github.state.branches['temporada-2028']).toEqual(files);
  expect(github.state.branches.main).toEqual({});
  const [pull] = github.state.pulls;
  expect(pull).toMatchObject({ title: 'Temporada 2028, calculada', head: 'temporada-2028', base: 'main' });
  for (const said of [
    'Decreto 2229',
    groupWords.natural.type,
    '25 de octubre de 2028',
    '$55.000',
    'Merge pull request',
  ])
    expect(pull?.body).toContain(said);
  expect(github.state.issues).toEqual([]);
});

test('it is proposed once', async () => {
  await propose();
  expect(await propose()).toBeUndefined();
  expect(github.state.pulls).toHaveLength(1);
});

test('where workflows may open no pull request, an issue links to its form', async () => {
  github.state.allowsPulls = false;
  await propose();
  expect(github.state.pulls).toEqual([]);
  expect(github.state.issues).toMatchObject([
    { assignees: ['ana'], body: expect.stringContaining('/compare/main...temporada-2028?expand=1') },
  ]);
});

test('what is not known yet is said', async () => {
  const unknown = seasonOf({ year: 2028, updated: '2027-06-01' }, []);
  await proposeSeason(repositoryApi(github.repository), { season: unknown, files, assignee: 'ana' });
  expect(github.state.pulls[0]?.body).toContain('La UVT de 2027 no se conoce');
});
