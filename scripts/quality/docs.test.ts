/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const command = /npm run ([a-z][\w:-]*)/g;
const checks = /npm test -- ((?:[a-z][\w-]*)(?: [a-z][\w-]*)*)/g;
const place = /`((?:api|app|components|content|docs|e2e|editor|lib|page-scripts|public|scripts)\/[\w./-]*)`/g;

/** First captures of a pattern in a text. */
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const scripts: Readonly<Record<string, string>> = packageJson.scripts;
const unknownCommands = (text: string) =>
  [...named(text, command), ...named(text, checks).flatMap((names) => names.split(' '))].filter(
    (name) => !(name in scripts),
  );
// The editor's build output is optional.
const unknownPlaces = (text: string) =>
  named(text, place).filter((path) => !existsSync(path) && !path.startsWith('editor/dist'));

test.each(documents)('%s names only commands, files and documents that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = named(text, /\]\((?!https?:|#|mailto:)([^)#]+)/g);
  const broken = links.filter((link) => !existsSync(join(document, '..', link)));
  expect([...unknownCommands(text), ...unknownPlaces(text), ...broken]).toEqual([]);
});

test('what the owner reads names the forms and fields of the editor as the editor does', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const forms = read('content/schema.ts');
  const texts = [
    ...['guia.md', 'ayuda.md', 'por-confirmar.md', 'solo-la-carpeta.md'].map((file) => `docs/es/${file}`),
    ...['owner-tasks.ts', 'lead-mail.ts', 'owner-pages.ts'].map((file) => `content/${file}`),
    'scripts/publish/issues.md',
  ];
  const paths = texts.flatMap((file) => named(read(file).replace(/\s+/g, ' '), /«([^»]+ → [^»]+)»/g));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => path.split(' → ').some((label) => !forms.includes(`'${label}'`)))).toEqual(
    [],
  );
});

test('.env.example has no line that a host could take for a secret to ask for', () => {
  expect(readFileSync('.env.example', 'utf8')).not.toMatch(/^[^#\n]/m);
});

test('each secret that the installation asks for says where it comes from', () => {
  const asked = named(readFileSync('.dev.vars.example', 'utf8'), /^(\w+)=/gm);
  expect(Object.keys(packageJson.cloudflare.bindings).sort()).toEqual(['DB', ...asked].sort());
});
