/** @jest-environment node */
import { mailCauses } from '@/api/app';
import { fakeIssues } from './fake-issues';
import { watch } from './health.mjs';

let answers: (readonly [code: number, text: string])[];
const { gh, open } = fakeIssues();
globalThis.fetch = async (input) => {
  expect(String(input)).toBe('https://ana.co/api/health');
  const [status, text] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [200, '{}'];
  return new Response(text, { status });
};

const read = async (...given: typeof answers) => {
  answers = given;
  await watch(gh, 'https://ana.co', 0);
};
const well = [200, '{"status":"ok"}'] as const;
const failing = (cause: string) => [200, JSON.stringify({ status: 'failing', cause })] as const;
const mail = failing('mail');

test.each([
  ['mail', mail, 'Los correos de tus contactos no salen', 'SMTP_HOST'],
  ['storage', [503, '{"cause":"storage"}'], 'La base de datos de tus contactos falla', 'D1'],
  ['site', [522, '<title>timed out</title>'], 'Tu sitio no responde', 'https://ana.co no contesta'],
] as const)('while «%s» fails, one issue says what to do', async (_, failing, title, fix) => {
  await read(failing);
  await read(failing);
  const body = new RegExp(`${fix}[^]*\\n\\nEste aviso se cierra solo [^\\n]* mañana`);
  expect(open()).toMatchObject([{ title, body: expect.stringMatching(body) }]);
  await read(well);
  expect(open()).toEqual([]);
});

test('each cause that the API can report of its mails has a text of its own', async () => {
  const causes = new Set(Object.values(mailCauses));
  const titles = new Set<string | undefined>(['Tu sitio no responde']);
  for (const cause of causes) {
    await read(failing(cause));
    titles.add(open()[0]?.title);
    await read(well);
  }
  expect(titles.size).toBe(causes.size + 1);
});

test('no issue is opened for a failure that ends by the third try, or for a site without an address', async () => {
  await read(mail, mail, well);
  expect(open()).toEqual([]);
  answers = [mail];
  await watch(gh, '', 0);
  expect(open()).toEqual([]);
});

test.each([
  ['a deleted worker', [404, '']],
  ['a parking page', [200, '<title>ana.co is for sale</title>']],
  ['a stranger’s JSON', [200, '{"ok":true}']],
  ['a stranger’s cause', [200, '{"cause":"../../package"}']],
  ['too many requests', [429, '{"status":"error"}']],
  ['a failing server', [500, '{"status":"ok"}']],
] as const)('%s counts as a failing site, and closes no issue', async (_, health) => {
  await read(mail);
  await read(health);
  expect(open()).toMatchObject([{ title: 'Tu sitio no responde' }]);
  await read(well);
});
