/** @jest-environment node */
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '@/scripts/lib/port.mjs';
import type { Lead } from './leads';
import { leadMail, type Mail } from './mail';
import type { MailSettings } from './settings';
import { smtp } from './smtp';
import { leadsCsv } from './leads-csv';
import { sampleLead } from './testing/sample-lead';

/* Mails as a real SMTP server receives, refuses or delays them. */

/** The server's refusal of a mail; `undefined` accepts it, and 0 never answers. */
let refusal: [code: number, message?: string] | undefined;
let mailbox: { to: string[]; raw: string }[];

const no = (message: string, responseCode?: number) =>
  Object.assign(new Error(message), responseCode && { responseCode });

const server = new SMTPServer({
  authOptional: true,
  // Closes connections that still wait.
  closeTimeout: 50,
  disabledCommands: ['STARTTLS'],
  onAuth({ username, password }, _session, callback) {
    if (password === 'correcta') return callback(null, { user: username });
    const [, code, message = 'no'] = /^(\d{3}) (.*)/.exec(password ?? '') ?? [];
    callback(no(message, Number(code)));
  },
  onMailFrom: ({ address }, _session, callback) =>
    callback(address.startsWith('ajena') ? no('5.7.1 Sender not allowed', 550) : null),
  onRcptTo({ address }, session, callback) {
    const { mailFrom } = session.envelope;
    if (mailFrom && mailFrom.address.startsWith('otra'))
      return callback(no('5.7.1 Sender address rejected: not owned by user', 553));
    callback(address.startsWith('nadie') ? no('no such user', 550) : null);
  },
  async onData(stream, session, callback) {
    const raw = await text(stream);
    const [code, message = 'not now'] = refusal ?? [];
    if (code === 0) return;
    if (code) return callback(no(message, code));
    mailbox.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
    callback();
  },
});
server.on('error', () => undefined);
let port: number;
beforeAll(async () => void (port = await listen(server.server, 0)));
afterAll((done) => void server.close(done));
beforeEach(() => {
  refusal = undefined;
  mailbox = [];
});

/** A sender that is the owner’s, and waits 2 s for each answer, unless told otherwise. */
function sender(changes: Partial<MailSettings> = {}, times: Parameters<typeof smtp>[1] = {}) {
  const settings = {
    host: '127.0.0.1',
    port,
    secure: false,
    user: 'duena@contadora.example',
    password: 'correcta',
    from: 'duena@contadora.example',
    to: 'buzon@contadora.example',
    ...changes,
  };
  return smtp(settings, { patience: 2_000, ...times });
}
const send = (mail: Mail, changes?: Partial<MailSettings>) => sender(changes)(mail);
const mailOf = (changes: Partial<Lead> = {}) =>
  leadMail({ lead: { ...sampleLead, ...changes }, links: undefined });

test('a lead’s mail arrives with the client’s Reply-To and with its CSV attachment', async () => {
  const attachment = { name: 'contactos-2026-11-16.csv', text: `${leadsCsv([])}Ñáñez` };
  const mail = mailOf({ message: 'Hola,\nnecesito ayuda.' });
  expect(await send({ ...mail, attachment })).toEqual({ ok: true });
  const [{ to, raw } = { to: [], raw: '' }] = mailbox;
  expect(to).toEqual(['buzon@contadora.example']);
  expect(raw).toMatch(/^Message-ID: <contacto-12-1795442700000@contadora\.example>\r$/m);
  expect(raw).toMatch(/^Subject: Contacto: /m);
  expect(raw).toMatch(/^Reply-To: .*<ana@correo\.example>/m);
  expect(raw).toContain('necesito ayuda.');
  expect(raw).toMatch(/^Content-Disposition: attachment; filename="?contactos-2026-11-16\.csv"?\r$/m);
  const [, body = ''] = /^Content-Type: text\/csv[^]*?\r\n\r\n([^]*?)\r\n--/m.exec(raw) ?? [];
  expect(Buffer.from(body, 'base64').toString()).toMatch(/^\uFEFFFecha;[^]*Ñáñez$/);
});

test.each([
  ['Ana\r\nBcc: otro@correo.example', 'ana@correo.example'],
  ['Ana', 'ana@correo.example\r\nBcc: otro@correo.example'],
  ['Ana', 'ana@correo.example, otro@correo.example'],
  ['Ana <otro@correo.example>,', 'ana@correo.example'],
  ['"', 'Bcc: otro@correo.example'],
  ['\u0000\u2028Bcc: otro@correo.example', '<otro@correo.example>'],
])('the name %j and the e-mail %j add no header and no recipient', async (name, email) => {
  await send(mailOf({ name, email }));
  const [mail] = mailbox;
  const headers = mail?.raw.split('\r\n\r\n')[0] ?? '';
  expect(mail?.to).toEqual(['buzon@contadora.example']);
  expect(headers.match(/^[\w-]+(?=:)/gm)?.map((header) => header.toLowerCase())).not.toContain('bcc');
  expect(/^Reply-To: .*$/im.exec(headers)?.[0] ?? '').not.toMatch(/otro@correo\.example>?$/);
});

test('an address with an accent, which strict servers refuse in a header, gives no Reply-To', async () => {
  expect(await send(mailOf({ email: 'josé@correo.example' }))).toEqual({ ok: true });
  expect(mailbox[0]?.raw).not.toMatch(/^Reply-To:/m);
});

test.each<[reason: string, ...NonNullable<typeof refusal>]>([
  ['limited', 550, '5.4.5 Daily user sending limit exceeded'],
  ['refused', 550, '5.7.1 Unsolicited mail'],
  ['limited', 421, '4.7.0 Too many connections'],
  ['limited', 450, '4.2.1 The mailbox is locked'],
  ['busy', 450, '4.2.0 Greylisted'],
  ['limited', 550, '5.4.6 Unusual sending activity'],
  ['limited', 530, 'Authentication required'],
  ['refused', 554],
  ['busy', 451],
  ['connection', 0],
])('a mail fails as «%s» when the server answers %i %s', async (reason, ...answer) => {
  refusal = answer;
  expect(await send(mailOf())).toEqual({ ok: false, reason });
});

test('an attempt ends at its deadline when the server answers byte by byte', async () => {
  const open: Socket[] = [];
  const drip = createServer((socket) => {
    open.push(socket);
    const timer = setInterval(() => socket.write('2'), 50);
    socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
  });
  const port = await listen(drip, 0);
  const result = await sender({ port, user: '' }, { patience: 30_000, deadline: 1_000 })(mailOf());
  expect(result).toEqual({ ok: false, reason: 'connection' });
  for (const socket of open) socket.destroy();
  drip.close();
});

test('a remote server without TLS gets no password and no mail', async () => {
  const heard: string[] = [];
  const plain = createServer((socket) => {
    socket.write('220 correo\r\n');
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        heard.push(String(data));
        socket.write(/^EHLO/i.test(String(data)) ? '250-correo\r\n250 AUTH PLAIN\r\n' : '250 ok\r\n');
      });
  });
  const port = await listen(plain, 0);
  // An address of this machine that the API takes for a remote one.
  const result = await send(mailOf(), { host: '::ffff:127.0.0.1', port });
  expect(result.ok).toBe(false);
  expect(heard.join('')).toMatch(/^EHLO/);
  expect(heard.join('')).not.toMatch(/AUTH|MAIL FROM/);
  plain.close();
});

test.each<[reason: string, what: string, changes: Partial<MailSettings>]>([
  ['password', 'a wrong password', { password: 'otra' }],
  ['busy', 'a log-in that fails for the moment', { password: '451 4.7.0 Temporary server error' }],
  ['limited', 'too many log-ins', { password: '454 4.7.0 Too many login attempts' }],
  ['sender', 'a sender that isn’t the account’s', { from: 'otra@contadora.example' }],
  ['recipient', 'a refused address of the owner', { to: 'nadie@contadora.example' }],
  ['limited', 'a sender that the server’s policy refuses', { from: 'ajena@otra.example' }],
])('a mail fails as «%s» because of %s', async (reason, _, changes) => {
  expect(await send(mailOf(), changes)).toEqual({ ok: false, reason });
});
