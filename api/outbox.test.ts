/** @jest-environment node */
import { SMTPServer } from 'smtp-server';
import { leadMailWords } from '@/content/lead-mail';
import { sampleRequest } from '@/lib/lead/sample-request';
import { runCron } from './cron';
import type { Leads } from './leads';
import { smtp } from './smtp';
import type { SendMail } from './mail';
import { mailHealth } from './outbox';
import { memoryLeads } from './testing/memory-leads';

const ana = { ...sampleRequest, name: 'Ana Pinto', message: 'Hola,\nnecesito ayuda.' };
const notice = { version: 'abc', text: 'Al enviar autorizas…' };
const MINUTE = 60_000;
/** Monday 23 November 2026, 9:00 in Colombia: the week's summary goes first. */
const start = Date.parse('2026-11-23T14:00:00Z');

/** How the fake mail server behaves. */
type State = 'well' | 'refusing' | 'busy' | 'silent' | 'limited';

let leads: Leads;
let now: number;
let server: SMTPServer | undefined;
let port: number;
let state: State;
let limit: [code: number, message: string];
/** Mails offered to the server. */
let attempts: number;
let logged: string[];
let mailbox: { to: string[]; raw: string }[];

async function startServer(onPort = 0): Promise<void> {
  const started = new SMTPServer({
    authOptional: true,
    // Connections that still wait are closed.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) =>
      password === 'correcta' ? callback(null, { user: username }) : callback(new Error('no')),
    onMailFrom: (_address, _session, callback) => {
      attempts += 1;
      if (state !== 'silent') callback(state === 'busy' ? failure(451) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state === 'refusing') return callback(failure(554));
        if (state === 'limited') return callback(failure(...limit));
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

function failure(responseCode: number, message = 'not now'): Error {
  return Object.assign(new Error(message), { responseCode });
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

const tick = (send: SendMail = smtp(settings())) =>
  runCron(leads, { send, now: () => now, log: (line) => logged.push(line) });
const health = () => mailHealth(leads, true, now);
const ofLeads = () => mailbox.filter(({ raw }) => /^Message-ID: <contacto-/m.test(raw));

beforeEach(async () => {
  leads = memoryLeads();
  // Somebody has been here, so the week has its summary.
  await leads.countVisit({ isVisit: true }, '2026-11-16');
  now = start;
  state = 'well';
  mailbox = [];
  attempts = 0;
  logged = [];
  await startServer();
});

afterEach(stopServer);

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

test('the week’s leads are attached to its summary as a table', async () => {
  await leads.accept({ ...ana, name: 'Ana Ñáñez' }, notice, start - 2 * 24 * 60 * MINUTE);
  await tick();
  const { raw = '' } = mailbox.find(({ raw }) => /^Message-ID: <semana-/m.test(raw)) ?? {};
  expect(raw).toMatch(/^Content-Disposition: attachment; filename="?contactos-2026-11-16\.csv"?\r$/m);
  const [, body = ''] = /^Content-Type: text\/csv[^]*?\r\n\r\n([^]*?)\r\n--/m.exec(raw) ?? [];
  expect(Buffer.from(body, 'base64').toString()).toMatch(/^\uFEFFFecha;[^]*;Ana Ñáñez;/);
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
  const tried: number[] = [];
  const trying: SendMail = (mail) => {
    tried.push((now - start) / MINUTE);
    return smtp(settings())(mail);
  };
  for (let minute = 0; minute < 60; minute += 1) {
    now = start + minute * MINUTE;
    if (minute % 10 === 0) await leads.accept({ ...ana, message: String(minute) }, notice, now);
    await tick(trying);
  }
  expect(tried).toEqual([0, 1, 3, 7, 14, 28, 56]);
  expect(await health()).toMatchObject({
    status: 'failing',
    waiting: 6,
    failingSince: new Date(start).toISOString(),
    reason: 'connection',
  });
  await startServer(down);
  for (; now <= start + 90 * MINUTE; now += MINUTE) await tick();
  expect(ofLeads()).toHaveLength(6);
  expect(await health()).toMatchObject({ status: 'ok', waiting: 0 });
});

test.each([
  ['wrong password', () => smtp(settings('otra')), 'password', 10],
  ['a sender that throws', () => () => Promise.reject(new Error('broken')), 'connection', 1],
  [
    'a server that takes none for the moment',
    () => {
      state = 'busy';
      return smtp(settings());
    },
    'busy',
    1,
  ],
])('%s: no lead is lost, and it says so', async (_title, sender, reason, minutes) => {
  await leads.accept(ana, notice, now);
  await tick(sender());
  expect(await health()).toMatchObject({ status: 'failing', waiting: 2, reason });
  state = 'well';
  now += minutes * MINUTE;
  await tick();
  expect(ofLeads()).toHaveLength(1);
});

test.each([
  [550, '5.4.5 Daily user sending limit exceeded'],
  [550, '5.7.1 Unsolicited mail'],
  [421, '4.7.0 Too many connections'],
  [450, '4.2.1 The mailbox is locked'],
  [530, 'Authentication required'],
])('a quota, a lock or a policy (%i %s) is asked once an hour', async (...said) => {
  [state, limit] = ['limited', said];
  for (const message of ['1', '2', '3']) await leads.accept({ ...ana, message }, notice, now);
  for (let minute = 0; minute < 120; minute += 1, now += MINUTE) await tick();
  expect(attempts).toBe(2);
  expect(await health()).toMatchObject({ status: 'failing', waiting: 4, reason: 'limited' });
  state = 'well';
  await tick();
  expect(ofLeads()).toHaveLength(3);
  expect(await health()).toMatchObject({ status: 'ok', waiting: 0 });
});

test('three refusals in a row pause all for an hour; then all go, the newest first', async () => {
  state = 'refusing';
  for (const message of ['1', '2', '3', '4', '5']) await leads.accept({ ...ana, message }, notice, now);
  for (let minute = 0; minute < 60; minute += 1, now += MINUTE) await tick();
  expect(attempts).toBe(3);
  state = 'well';
  await leads.accept({ ...ana, message: 'nueva' }, notice, now);
  await tick();
  const said = ofLeads().map(({ raw }) => /^Mensaje: (.*)\r$/m.exec(raw)?.[1]);
  expect([said[0], said.length]).toEqual(['nueva', 6]);
});

test('leads that waited for over a week go in one mail', async () => {
  await leads.accept({ ...ana, name: 'Vieja' }, notice, now - 8 * 24 * 60 * MINUTE);
  await leads.accept({ ...ana, name: 'Nueva' }, notice, now);
  await tick();
  expect(ofLeads()).toHaveLength(1);
  const digests = mailbox.filter(({ raw }) => /^Message-ID: <resumen-/m.test(raw));
  expect(digests).toHaveLength(1);
  expect(digests[0]?.raw).toContain('Vieja');
  expect(digests[0]?.raw).not.toContain('Nueva');
});

test('30 leads an hour and 150 a day have a mail of their own; the others go in digests, at most one in 5 minutes', async () => {
  const keys: string[] = [];
  const take: SendMail = async ({ key }) => {
    keys.push(key);
    return { ok: true };
  };
  const countOf = (what: string) => keys.filter((key) => key.startsWith(what)).length;
  await tick(take);
  for (let minute = 0; minute < 60; minute += 1, now += MINUTE) {
    await leads.accept({ ...ana, message: String(minute) }, notice, now);
    await tick(take);
  }
  expect([countOf('contacto'), countOf('resumen')]).toEqual([30, 6]);
  for (let hour = 1; hour < 7; hour += 1, now += 60 * MINUTE - 30_000) {
    for (let count = 0; count < 30; count += 1, now += 1_000) {
      await leads.accept({ ...ana, message: `${hour} ${count}` }, notice, now);
      await tick(take);
    }
  }
  expect(countOf('contacto')).toBe(150);
  now += 5 * MINUTE;
  await tick(take);
  expect(await health()).toMatchObject({ waiting: 0 });
}, 20_000);

test('a mail without words keeps none of the others, and health tells of it', async () => {
  // The weekly summary, which would name her, has been sent.
  await tick();
  const { id } = await leads.accept({ ...ana, message: 'sin palabras' }, notice, now);
  await leads.database.write([["UPDATE leads SET marks = 'x' WHERE id = ?1", id]]);
  await leads.accept(ana, notice, now);
  const words: { marks: object } = leadMailWords.lead;
  const marks = jest.replaceProperty(words, 'marks', {
    get x() {
      throw new Error('no token');
    },
  });
  await tick();
  expect(ofLeads()).toHaveLength(1);
  expect(await health()).toMatchObject({ status: 'failing', waiting: 1, reason: 'unwritable' });
  marks.restore();
  now += MINUTE;
  await tick();
  expect(ofLeads()).toHaveLength(2);
});

test.each([
  [true, 'ok'],
  [false, 'off'],
] as const)(
  'what waits for over an hour fails, though nothing failed; mails on: %s',
  async (isOn, status) => {
    await leads.accept(ana, notice, now);
    expect(await mailHealth(leads, isOn, now)).toMatchObject({ status, waiting: 1 });
    now += 61 * MINUTE;
    expect(await mailHealth(leads, isOn, now)).toMatchObject({ status: 'failing', waiting: 1 });
  },
);

test.each([
  ['while the clock was a year ahead', 365 * 24 * 60],
  ['while the clock was an hour ahead', 60],
])('a pause that was written %s lasts no hour once it is right', async (_title, minutes) => {
  const right = now;
  now += minutes * MINUTE;
  await leads.accept(ana, notice, now);
  await tick(async () => ({ ok: false, reason: 'limited' }));
  now = right;
  for (let minute = 0; minute < 60; minute += 1, now += MINUTE) await tick();
  await tick();
  expect(ofLeads()).toHaveLength(1);
});

test('one work of the house that fails keeps none of the others', async () => {
  await leads.accept(ana, notice, now);
  jest.spyOn(leads, 'newestDay').mockRejectedValue(new Error('dañado'));
  await tick();
  expect(ofLeads()).toHaveLength(1);
  expect(logged).toEqual(['dañado']);
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
