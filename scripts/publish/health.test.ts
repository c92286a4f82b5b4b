/** @jest-environment node */
import { mailCauses } from '@/api/app';
import { contentSecurityPolicy } from '@/scripts/post-build/policy';
import { watch } from './health.mjs';

let answers: (readonly [code: number, text: string])[];
let home: (typeof answers)[number];
let policy: string | undefined;
let issues: { title: string; body: string }[] = [];
globalThis.fetch = async (input) => {
  const answer = {
    'https://ana.co/api/health': () => (answers.length > 1 ? answers.shift() : answers[0]),
    'https://ana.co/': () => home,
  }[String(input)];
  const [code, text] = answer?.() ?? [200, '{}'];
  return new Response(text, { status: code, headers: policy ? { 'content-security-policy': policy } : {} });
};

/** A fake `gh` that keeps the issues which the workflow opens, edits and closes. */
function gh(...[, verb = '', ...rest]: string[]): string {
  const option = (name: string) => rest[rest.indexOf(`--${name}`) + 1] ?? '';
  if (verb === 'create') issues.push({ title: option('title'), body: option('body') });
  if (verb === 'edit') issues = [{ title: option('title'), body: option('body') }];
  if (verb === 'close') issues = [];
  return JSON.stringify(issues.map((issue) => ({ ...issue, number: 1 })));
}
const sources = { scripts: [], styles: [], imageHosts: [], isPublished: true };
beforeEach(() => {
  policy = contentSecurityPolicy({ ...sources, apiHost: '' });
});
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
  ['limited', failing('limited'), 'Tu correo no deja enviar por ahora', 'el límite se renueva en un día'],
  ['connection', failing('connection'), 'El servidor de tu correo no contesta', 'smtp.gmail.com'],
  ['content', failing('content'), 'Un contacto no pasa por tu correo', 'Cómo sacarlos todos'],
  ['storage', [503, '{"cause":"storage"}'], 'La base de datos de tus contactos falla', 'D1'],
  ['site', [522, '<title>timed out</title>'], 'Tu sitio no responde', 'https://ana.co no contesta'],
] as const)('while «%s» fails, one issue says what to do', async (_, failing, title, mend) => {
  await read(failing);
  await read(failing);
  expect(issues).toEqual([{ title, body: expect.stringContaining(mend) }]);
  await read(well);
  expect(issues).toEqual([]);
});

test('each cause that the API can report of its mails has a text of its own', async () => {
  for (const cause of new Set(Object.values(mailCauses))) {
    await read(failing(cause));
    expect(issues[0]?.title).not.toBe('Tu sitio no responde');
    await read(well);
  }
});

test('no issue is opened for a failure that ends by the third try, or for a site without an address', async () => {
  await read(mail, mail, well);
  expect(issues).toEqual([]);
  answers = [mail];
  await watch(gh, { address: '', assignee: 'ana', pause: 0 });
  expect(issues).toEqual([]);
});

const page = (canonical: string) =>
  [200, `<html lang="es"><head><link rel="canonical" href="${canonical}"/></head></html>`] as const;

test.each([
  ['a deleted worker', [404, ''], [404, '']],
  ['a parking page', [200, '<title>ana.co is for sale</title>'], [200, '']],
  ['a parking page without other addresses', [404, ''], [200, '<title>ana.co is for sale</title>']],
  ['a stranger’s site', [404, ''], page('https://otra.co')],
  ['a stranger’s JSON', [200, '{"ok":true}'], page('https://ana.co')],
  ['a stranger’s cause', [200, '{"cause":"../../package"}'], page('https://ana.co')],
  ['too many requests', [429, '{"status":"error"}'], page('https://ana.co')],
  ['a failing server', [500, '{"status":"ok"}'], page('https://ana.co')],
  ['our pages without our API', [404, ''], page('https://ana.co')],
] as const)('%s counts as a failing site, and closes no issue', async (_, health, found) => {
  home = found;
  await read(mail);
  await read(health);
  expect(issues).toEqual([expect.objectContaining({ title: 'Tu sitio no responde' })]);
  await read(well);
});

test('our pages without our API and without a policy are a failing site', async () => {
  home = page('https://ana.co');
  policy = undefined;
  await read([404, '']);
  expect(issues).toEqual([expect.objectContaining({ title: 'Tu sitio no responde' })]);
  await read(well);
});

test('a site with another provider’s API is healthy while its own home page answers', async () => {
  home = page('https://ana.co/');
  policy = contentSecurityPolicy({ ...sources, apiHost: 'https://api.otra.co' });
  await read([404, '']);
  expect(issues).toEqual([]);
});
