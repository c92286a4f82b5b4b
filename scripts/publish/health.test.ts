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
  await watch(gh, { address: 'https://ana.co', assignee: 'ana', pause: 0 });
};
const well = [200, '{"status":"ok"}'] as const;
const failing = (cause: string) => [200, JSON.stringify({ status: 'failing', cause })] as const;
const mail = failing('mail');

test.each([
  ['mail', mail, 'Los correos de tus contactos no salen', 'SMTP_HOST'],
  ['password', failing('password'), 'La contraseña de tu correo dejó de servir', 'apppasswords'],
  ['recipient', failing('recipient'), 'La dirección que pusiste no recibe correo', 'MAIL_TO'],
  ['sender', failing('sender'), 'Tu correo no deja usar ese remitente', 'MAIL_FROM'],
  ['limited', failing('limited'), 'Tu correo no deja enviar por ahora', 'el límite se renueva en un día'],
  ['connection', failing('connection'), 'El servidor de tu correo no contesta', 'smtp.gmail.com'],
  ['content', failing('content'), 'Un contacto no pasa por tu correo', 'Cómo sacarlos todos'],
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
  for (const cause of new Set(Object.values(mailCauses))) {
    await read(failing(cause));
    expect(open()[0]?.title).not.toBe('Tu sitio no responde');
    await read(well);
  }
});

test('no issue is opened for a failure that ends by the third try, or for a site without an address', async () => {
  await read(mail, mail, well);
  expect(open()).toEqual([]);
  answers = [mail];
  await watch(gh, { address: '', assignee: 'ana', pause: 0 });
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
