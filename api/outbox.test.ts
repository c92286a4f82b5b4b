/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

import { keepHouse } from './keeper';
import { leadsIn, type Leads } from './leads';
import { libsqlDatabase } from './libsql';
import { smtp } from './mail';
import type { SendMail } from './mail';
import { mailHealth } from './outbox';

const ana = {
  name: 'Ana Pinto',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: 'RUT',
  message: 'Hola,\nnecesito ayuda.',
};
const notice = { version: 'abc', text: 'Al enviar autorizas…' };
const MINUTE = 60_000;
/** Monday 23 November 2026, 9:00 in Colombia: the week's summary goes first. */
const start = Date.parse('2026-11-23T14:00:00Z');

/** A mailbox's server, in the state that a test puts it. */
type State = 'well' | 'refusing' | 'busy' | 'silent';

let folder: string;
let leads: Leads;
let now: number;
let server: SMTPServer | undefined;
let port: number;
let state: State;
let mailbox: { to: string[]; raw: string }[];

async function startServer(onPort = 0): Promise<void> {
  const started = new SMTPServer({
    authOptional: true,
    // Whoever still waits for an answer is hung up on.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) =>
      password === 'correcta' ? callback(null, { user: username }) : callback(new Error('no')),
    onMailFrom: (_address, _session, callback) => {
      if (state !== 'silent') callback(state === 'busy' ? failure(451) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state === 'refusing') return callback(failure(554));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.push({ to, raw: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  started.on('error', () => undefined);
  await new Promise<void>((resolve) => started.listen(onPort, '127.0.0.1', resolve));
  const address = started.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  server = started;
}

function failure(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode });
}

async function stopServer(): Promise<void> {
  const stopping = server;
  server = undefined;
  await new Promise<void>((resolve) => (stopping ? stopping.close(resolve) : resolve()));
}

const settings = (password = 'correcta') => ({
  ...{ host: '127.0.0.1', port, user: 'duena@contadora.example', password },
  ...{ from: 'duena@contadora.example', to: 'buzon@contadora.example' },
});

const tick = (send: SendMail = smtp(settings())) => keepHouse(leads, send, () => now);
const health = () => mailHealth(leads, true);
const ofLeads = () => mailbox.filter(({ raw }) => /^Message-ID: <contacto-/m.test(raw));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  leads = leadsIn(libsqlDatabase(join(folder, 'leads.db'), { migrations: join(__dirname, 'migrations') }));
  now = start;
  state = 'well';
  mailbox = [];
  await startServer();
});

afterEach(async () => {
  await stopServer();
  leads.database.close();
  rmSync(folder, { recursive: true });
});

test('tells of a lead, with its number, whom to answer and a link that opens WhatsApp', async () => {
  const { id } = await leads.accept(ana, notice, now);
  await tick();
  const [{ to, raw } = { to: [], raw: '' }] = ofLeads();
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(to).toEqual(['buzon@contadora.example']);
  expect(text).toMatch(new RegExp(`^Subject: Contacto ${id}: `, 'm'));
  expect(text).toMatch(/^Reply-To: .*<ana@correo\.example>/m);
  expect(text).toContain('https://wa.me/573001234567?text=Hola');
  expect(text).toContain('necesito ayuda.');
  expect(await health()).toMatchObject({
    status: 'ok',
    waiting: 0,
    lastSentAt: new Date(start).toISOString(),
  });
});

test.each([
  ['Ana\r\nBcc: otro@correo.example', 'ana@correo.example'],
  ['Ana', 'ana@correo.example\r\nBcc: otro@correo.example'],
  ['Ana', 'ana@correo.example, otro@correo.example'],
  ['Ana <otro@correo.example>,', 'ana@correo.example'],
  ['"', 'Bcc: otro@correo.example'],
  ['\u0000\u2028Bcc: otro@correo.example', '<otro@correo.example>'],
])('adds no header and no address for the name %j and the e-mail %j', async (name, email) => {
  await leads.accept({ ...ana, name, email }, notice, now);
  await tick();
  const [mail] = ofLeads();
  const headers = mail?.raw.split('\r\n\r\n')[0] ?? '';
  expect(mail?.to).toEqual(['buzon@contadora.example']);
  expect(headers.match(/^[\w-]+(?=:)/gm)?.map((header) => header.toLowerCase())).not.toContain('bcc');
  expect(/^Reply-To: .*$/im.exec(headers)?.[0] ?? '').not.toMatch(/otro@correo\.example>?$/);
});

test('a server that is down for an hour: growing pauses, and each mail once when it is back', async () => {
  await tick();
  const down = port;
  await stopServer();
  const attempts: number[] = [];
  const trying: SendMail = (mail) => {
    attempts.push((now - start) / MINUTE);
    return smtp(settings())(mail);
  };
  for (let minute = 0; minute < 60; minute += 1) {
    now = start + minute * MINUTE;
    if (minute % 10 === 0) await leads.accept({ ...ana, message: String(minute) }, notice, now);
    await tick(trying);
  }
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31]);
  expect(await health()).toMatchObject({
    status: 'failing',
    waiting: 6,
    failingSince: new Date(start).toISOString(),
    reason: 'connection',
  });
  await startServer(down);
  for (; now <= start + 61 * MINUTE; now += MINUTE) await tick();
  expect(ofLeads()).toHaveLength(6);
  expect(await health()).toMatchObject({ status: 'ok', waiting: 0 });
});

test.each([
  ['wrong password', () => smtp(settings('otra')), 'password'],
  [
    'a server that takes none for the moment',
    () => {
      state = 'busy';
      return smtp(settings());
    },
    'busy',
  ],
])('%s: no lead is lost, and it says so', async (_title, sender, reason) => {
  await leads.accept(ana, notice, now);
  await tick(sender());
  expect(await health()).toMatchObject({ status: 'failing', waiting: 2, reason });
  state = 'well';
  now += MINUTE;
  await tick();
  expect(ofLeads()).toHaveLength(1);
});

test('a mail that the server won’t have does not keep the others', async () => {
  state = 'refusing';
  await leads.accept(ana, notice, now);
  await tick();
  state = 'well';
  await leads.accept({ ...ana, message: 'otra' }, notice, now);
  await tick();
  expect(ofLeads()).toHaveLength(1);
  expect(await health()).toMatchObject({ status: 'failing', waiting: 2, reason: 'refused' });
});

test('a server that says nothing is left in time', async () => {
  state = 'silent';
  await leads.accept(ana, notice, now);
  await tick(smtp(settings(), { patience: 200 }));
  expect(await health()).toMatchObject({ status: 'failing', reason: 'connection' });
});
