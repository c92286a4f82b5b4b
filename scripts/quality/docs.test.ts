/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';

const documents = ['README.md', ...readdirSync('docs').map((file) => join('docs', file))];

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const paths = [
      ...text.matchAll(/`((?:app|api|components|content|docs|e2e|early|lib|public|scripts)\/[\w./-]*)`/g),
    ];
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
  });

  test('links only to documents that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(document, '..', link)))).toEqual([]);
  });
});

test('the README can be read in a terminal', () => {
  const lines = readFileSync('README.md', 'utf8').split('\n');
  expect(lines.length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 140)).toEqual([]);
});
