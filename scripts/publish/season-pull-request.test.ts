/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupWords } from '@/content/seasons/groups';
import { seasonOf } from '@/lib/seasons';
import { proposalBody, proposeSeason } from './season-pull-request';

const season = seasonOf({ year: 2028, updated: '2027-12-10' }, [{ year: 2027, pesos: 55_000 }]);

/** Proposes it in a clone of a repository of its own, and returns what GitHub was asked. */
function repository(allowsPulls = true) {
  const [origin, clone] = ['origin-', 'clone-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [
    string,
    string,
  ];
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' });
  const asked: string[][] = [];
  const gh = (...args: string[]) => {
    asked.push(args);
    if (args[0] === 'pr' && !allowsPulls) throw new Error('not permitted to create pull requests');
    return args[0] === 'repo' ? 'https://github.test/ana/sitio\n' : '';
  };
  execFileSync('git', ['init', '--quiet', '--bare', origin]);
  git('clone', '--quiet', origin, '.');
  const author = ['-c', 'user.name=ana', '-c', 'user.email=ana@sitio.test'];
  writeFileSync(join(clone, 'seasons.json'), '{}');
  git('add', '.');
  git(...author, 'commit', '--quiet', '--message', 'first');
  git('push', '--quiet', 'origin', 'HEAD');
  writeFileSync(join(clone, 'seasons.json'), '{ "year": 2028 }');
  return { git, asked, propose: () => proposeSeason({ git, gh }, season, 'ana') };
}

test('a season is proposed once, on a branch of its own', () => {
  const { git, asked, propose } = repository();
  expect(propose()).toBe('Temporada 2028, calculada');
  expect(git('show', 'origin/temporada-2028:seasons.json')).toContain('2028');
  expect(asked.at(-1)).toEqual([
    ...['pr', 'create', '--head', 'temporada-2028', '--title', 'Temporada 2028, calculada'],
    ...['--body', proposalBody(season), '--assignee', 'ana'],
  ]);
  expect(propose()).toBeUndefined();
});

test('where workflows may open no pull request, an issue links to its form', () => {
  const { asked, propose } = repository(false);
  propose();
  const [noun, verb, , , , body] = asked.at(-1) ?? [];
  expect([noun, verb]).toEqual(['issue', 'create']);
  expect(body).toContain('https://github.test/ana/sitio/compare/temporada-2028?expand=1');
});

test('it says what was computed, what is not known yet and what to press', () => {
  const said = [
    'Decreto 2229',
    groupWords.natural.type,
    '25 de octubre de 2028',
    '$55.000',
    'Merge pull request',
  ];
  for (const words of said) expect(proposalBody(season)).toContain(words);
  const unknown = seasonOf({ year: 2028, updated: '2027-12-10' }, []);
  expect(proposalBody(unknown)).toContain('La UVT de 2027 no se conoce');
});
