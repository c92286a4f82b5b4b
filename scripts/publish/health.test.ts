/** @jest-environment node */
import { watch } from './health.mjs';

let answers: (readonly [code: number, text: string])[];
let issues: { title: string; body: string }[] = [];
globalThis.fetch = async (input) => {
  expect(String(input)).toBe('https://ana.co/api/health');
  const [code, text] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [200, '{}'];
  return new Response(text, { status: code });
};

/** GitHub as far as the workflow touches it. */
function gh(...[, verb = '', ...rest]: string[]): string {
  const option = (name: string) => rest[rest.indexOf(`--${name}`) + 1] ?? '';
  if (verb === 'create') issues.push({ title: option('title'), body: option('body') });
  if (verb === 'close') issues = [];
  return JSON.stringify(issues.map((issue) => ({ ...issue, number: 1 })));
}
const read = async (...given: typeof answers) => {
  answers = given;
  await watch(gh, { address: 'https://ana.co', assignee: 'ana', pause: 0 });
};
const well = [200, '{"status":"ok"}'] as const;
const mail = [200, '{"status":"failing","cause":"mail"}'] as const;

test.each([
  ['mail', mail, 'Tus avisos por correo no salen', 'apppasswords'],
  ['storage', [503, '{"cause":"storage"}'], 'La base de datos de tus contactos falla', 'D1'],
  ['site', [522, '<title>timed out</title>'], 'Tu sitio no responde', 'https://ana.co no contesta'],
] as const)('%s: an issue once, with what to do, until it is well', async (_, failing, title, mend) => {
  await read(failing);
  await read(failing);
  expect(issues).toEqual([{ title, body: expect.stringContaining(mend) }]);
  await read(well);
  expect(issues).toEqual([]);
});

test('a failure that passes says nothing, nor does a site without an address or without this API', async () => {
  await read(mail, mail, well);
  expect(issues).toEqual([]);
  await read([404, '']);
  answers = [mail];
  await watch(gh, { address: '', assignee: 'ana', pause: 0 });
  expect(issues).toEqual([]);
});
