/** @jest-environment node */
import { leadMailWords } from '@/content/lead-mail';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { runCron } from './cron';
import type { Leads } from './leads';
import type { Mail, MailFailure, SendMail } from './mail';
import { mailHealth, sendDue } from './outbox';
import { accept } from './testing/accept';
import { memoryLeads } from './testing/memory-leads';

const MINUTE_MS = 60_000;
/** Monday 23 November 2026, 9:00 in Colombia: the week's summary is due. */
const start = Date.parse('2026-11-23T14:00:00Z');

let leads: Leads;
let now: number;
/** The failure that the fake mail server answers with. */
let failure: MailFailure | 'throws' | undefined;
let triedAt: number[];
let sent: Mail[];
let logged: string[];

const mailbox: SendMail = async (mail) => {
  triedAt.push((now - start) / MINUTE_MS);
  if (failure === 'throws') throw new Error('broken');
  if (failure) return { ok: false, reason: failure };
  sent.push(mail);
  return { ok: true };
};
/** The mail server; a test may put another before the mailbox. */
let send: SendMail;
let die: () => void;
/** Stores Ana's lead, with these changes. */
const arrives = (changes: Partial<typeof ana> = {}, at = now) => accept(leads, { ...ana, ...changes }, at);
/** Runs the cron until it ends or its process dies. */
const tick = () =>
  new Promise<void>((end) => {
    die = end;
    void runCron(leads, { send, now: () => now, log: (line) => logged.push(line) }).then(end);
  });
/** Runs the cron for this many minutes. @param each called before each run */
async function runFor(minutes: number, pace = 1, each: (minute: number) => unknown = () => undefined) {
  for (let minute = 0; minute < minutes; minute += pace, now += pace * MINUTE_MS) {
    await each(minute);
    await tick();
  }
}
const health = () => mailHealth(leads, now);
const sentOf = (kind: 'contacto' | 'resumen') => sent.filter(({ key }) => key.startsWith(kind));

beforeEach(async () => {
  leads = memoryLeads();
  // Without any visit there would be no weekly summary.
  await leads.countVisit('2026-11-16');
  now = start;
  send = mailbox;
  failure = undefined;
  [triedAt, sent, logged] = [[], [], []];
});

test('after an hour’s outage, with growing pauses between attempts, each mail arrives once', async () => {
  failure = 'connection';
  await runFor(60, 1, (minute) => minute % 10 || arrives({ message: String(minute) }));
  expect([...new Set(triedAt)]).toEqual([0, 1, 2, 4, 8, 16, 32]);
  expect(await health()).toEqual({ status: 'failing', reason: 'connection', waiting: 7 });
  failure = undefined;
  await runFor(31);
  expect(sentOf('contacto')).toHaveLength(6);
  expect(await health()).toMatchObject({ status: 'ok', waiting: 0 });
});

test.each([
  ['connection', 1],
  ['throws', 1],
  ['busy', 1],
  ['password', 10],
  ['recipient', 10],
  ['sender', 10],
  ['limited', 60],
] as const)(
  'after «%s» all mails wait %i minutes and then arrive, and health says why',
  async (fault, minutes) => {
    failure = fault;
    await arrives();
    await tick();
    const reason = fault === 'throws' ? 'connection' : fault;
    expect(await health()).toMatchObject({ status: 'failing', waiting: 2, reason });
    failure = undefined;
    now += minutes * MINUTE_MS - 1;
    await tick();
    expect(sent).toEqual([]);
    now += 1;
    await tick();
    expect(sentOf('contacto')).toHaveLength(1);
    expect(await health()).toMatchObject({ status: 'ok', waiting: 0 });
  },
);

test('three refused mails pause all mails for an hour; then each is tried again, after the other mails', async () => {
  failure = 'refused';
  for (const message of ['1', '2', '3', '4', '5']) await arrives({ message });
  await runFor(60);
  expect(triedAt).toHaveLength(3);
  expect(await health()).toMatchObject({ status: 'failing', reason: 'refused' });
  failure = undefined;
  await arrives({ message: 'nueva' });
  for (let run = 0; run < 3; run += 1) await tick();
  const messages = sent.map(({ text }) => /Mensaje: (.*)/.exec(text)?.[1]);
  expect(messages).toEqual(['nueva', '2', '1', undefined, '5', '4', '3']);
});

test('a mail says that its sender had written before, and the mail of that earlier lead does not', async () => {
  await arrives({ message: 'primero' }, now - 24 * 60 * MINUTE_MS);
  await arrives({ message: 'después' });
  await tick();
  const [later, earlier] = sentOf('contacto').map(({ text }) => text);
  expect(later).toContain('22 de noviembre');
  expect(earlier).toContain('primero');
  expect(earlier).not.toContain('23 de noviembre');
});

test('30 leads an hour and 150 a day get their own mail, the others a list at most every 5 minutes', async () => {
  await runFor(60, 1, (minute) => arrives({ message: `${minute}` }));
  expect([sentOf('contacto').length, sentOf('resumen').length]).toEqual([30, 6]);
  for (let hour = 1; hour < 7; hour += 1, now += 59.5 * MINUTE_MS)
    await runFor(0.5, 1 / 60, (minute) => arrives({ message: `${hour} ${minute}` }));
  expect(sentOf('contacto')).toHaveLength(150);
  now += 5 * MINUTE_MS;
  await tick();
  expect(await health()).toMatchObject({ waiting: 0 });
});

/** Stores this many leads, named and numbered `1` to the last. */
async function acceptMany(count: number) {
  for (let number = 1; number <= count; number += 1)
    await arrives({ name: `Ana ${number}.`, phone: `300${1_000_000 + number}` });
}
const listed = () =>
  sentOf('resumen')
    .map(({ text }) => text)
    .join();
/** Those of the leads whose telephone no list has. */
const missingOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `300${1_000_001 + index}`).filter(
    (phone) => !listed().includes(phone),
  );

test.each(['password', 'connection', 'limited'] as const)(
  'after two days of «%s» each of forty leads is named',
  async (fault) => {
    failure = fault;
    for (let half = 0; half < 40; half += 1) {
      await arrives({ name: `Ana ${half}.` });
      await runFor(72, 24);
    }
    // Each further try with a wrong password may lock the mailbox.
    if (fault === 'password') expect(new Set(triedAt).size).toBe(triedAt.length);
    failure = undefined;
    await runFor(120);
    const told = [...sentOf('resumen'), ...sentOf('contacto')].flatMap(({ text }) => text.match(/Ana \d+/g));
    expect(new Set(told).size).toBe(40);
  },
);

test('a text that was refused in its own mail takes no names off a list', async () => {
  const { id } = await arrives({ name: 'Eva', message: 'veneno' });
  // Monday's mail would name her too.
  await leads.done(id, now);
  send = picky('refused');
  await runFor(15, 5);
  await acceptMany(25);
  await runFor(60, 5);
  expect(missingOf(25)).toEqual([]);
  expect(listed()).not.toContain(`(${id}) · `);
  expect(sent.map(({ text }) => text).join()).toContain(`Contacto (${id}) · `);
});

test('lists that failed alike are tried again apart', async () => {
  // Monday's mail would name them, too.
  await tick();
  send = picky('refused');
  await arrives({ message: 'veneno' });
  await acceptMany(25);
  await tick();
  failure = 'refused';
  now += 1;
  // The first 25 have come already.
  await acceptMany(50);
  await tick();
  failure = undefined;
  await runFor(6, 5);
  expect(missingOf(50)).toHaveLength(25);
});

test('after a burst of 650 leads three lists name each, the newest first', async () => {
  await acceptMany(650);
  await runFor(15);
  // A mailbox may drop a Message-ID that it knows, and another database numbers its mails alike.
  const keys = [
    [300, 650],
    [300, 350],
    [50, 50],
  ].map(([count, newest]) => `resumen-${count}-${newest}-${start}`);
  expect(sentOf('resumen').map(({ key }) => key)).toEqual(keys);
  expect(sentOf('resumen')[0]?.text).toContain('Ana 650. (650) · ');
  expect(missingOf(650)).toEqual([]);
});

test('in six hours of 200 suspicious leads an hour each client gets a mail of their own at once', async () => {
  const told: number[] = [];
  for (let count = 0; count < 6 * 200; count += 1, now += 18_000) {
    const isClient = count % 200 === 120;
    const message = isClient ? 'Necesito ayuda' : `mira https://malo.example/${count}`;
    const from = { phone: `${3_100_000_000 + count}`, email: `${count}@correo.example` };
    const { id } = await arrives({ ...from, message });
    await sendDue(leads, send, () => now);
    if (isClient) told.push(sent.filter(({ key }) => key.startsWith(`contacto-${id}-`)).length);
  }
  expect(told).toEqual(Array(6).fill(1));
  // A mailbox's quota is about 500 mails a day.
  expect(sent.length).toBeLessThan(150);
});

const poisons = ['refused', 'limited', 'busy', 'connection', 'unwritable'] as const;
/** A server that always fails in this way for a mail with the poisoned word. */
const picky =
  (reason: MailFailure): SendMail =>
  async (mail) =>
    mail.text.includes('veneno') ? { ok: false, reason } : mailbox(mail);

test.each(poisons)(
  'words that the server always answers with «%s» hold up no other mail, and their lead is named by its number',
  async (reason) => {
    now -= 12 * 60 * MINUTE_MS;
    const poisoned: number[] = [];
    const late: string[] = [];
    send = picky(reason);
    await runFor(18 * 60, 5, async (minute) => {
      const last = sent.at(-1)?.text ?? '';
      if (minute % 30 === 5 && !last.includes(`cliente ${minute - 5}`)) late.push(`${minute - 5}`);
      if (minute === 0)
        for (const name of ['Eva', 'Eloy']) poisoned.push((await arrives({ name, message: 'veneno' })).id);
      if (minute % 30 === 0) await arrives({ message: `cliente ${minute}.` });
    });
    // Monday's mail may go out after a client's.
    expect(late.filter((minute) => Number(minute) !== 5 * 60)).toEqual([]);
    const without = sent.filter(({ text }) => text.includes(leadMailWords.withoutVisitorText.why));
    for (const id of poisoned) expect(without.map(({ text }) => text).join()).toContain(`(${id}) · `);
    expect(sent.some(({ key }) => key.startsWith('semana'))).toBe(true);
    expect(await health()).toMatchObject({ status: 'ok', waiting: 0 });
  },
);

test('a digest that an earlier version had queued is closed, and its leads are listed again', async () => {
  await acceptMany(25);
  await leads.database.write([
    ["INSERT INTO outbox (kind, ref, due_at, attempts) VALUES ('digest', :now, :now, 2)", { now }],
    ["UPDATE outbox SET digest = 1, told_in = (SELECT MAX(id) FROM outbox) WHERE kind = 'lead'"],
  ]);
  await runFor(30, 5);
  expect([sentOf('resumen').length, missingOf(25)]).toEqual([1, []]);
  expect(await health()).toMatchObject({ waiting: 0 });
});

/** A server at whose mails of this kind the process dies. @param died their keys */
const deadly =
  (isDeadly: (mail: Mail) => boolean, died: string[]): SendMail =>
  (mail) => {
    if (!isDeadly(mail)) return mailbox(mail);
    died.push(mail.key);
    die();
    return new Promise(() => undefined);
  };

test('a mail that each process dies of is tried twelve times, then once a day, and Monday’s mail names its lead', async () => {
  const { id } = await arrives();
  const died: string[] = [];
  const day = 24 * 60;
  send = deadly(({ key }) => key.startsWith('contacto'), died);
  await runFor(day, 5);
  expect(died).toHaveLength(12);
  await runFor(6 * day, 30);
  expect(died.length).toBeLessThan(20);
  expect(sent.at(-1)?.text).toContain(`${leadMailWords.summary.untold}\nContacto (${id}) · `);
  send = mailbox;
  await runFor(day, 30);
  expect(sentOf('contacto')).toHaveLength(1);
  await runFor(7 * day, 30);
  expect(sent.at(-1)?.text).not.toContain(leadMailWords.summary.untold);
});

test('a list that three processes died of names each lead without its texts, and holds up no new lead', async () => {
  await acceptMany(60);
  const died: string[] = [];
  send = deadly(({ text }) => text.includes('Ana 60.'), died);
  await runFor(60, 5, (minute) => minute === 10 && arrives({ name: 'Luz' }));
  expect(died.filter((key) => key.startsWith('resumen'))).toHaveLength(3);
  expect(missingOf(60)).toEqual([]);
  expect(sentOf('contacto').map(({ text }) => text.includes('Luz'))).toEqual([true]);
  expect(sentOf('resumen')).toHaveLength(1);
  expect(await health()).toMatchObject({ waiting: 0 });
});

test('a mail whose wording fails holds up no other, and health says so', async () => {
  // Sends the weekly summary first, because it would name this visitor too.
  await tick();
  const { id } = await arrives({ message: 'sin palabras' });
  await leads.database.write([["UPDATE leads SET marks = 'x' WHERE id = :id", { id }]]);
  await arrives();
  const words: { marks: object } = leadMailWords.lead;
  const marks = jest.replaceProperty(words, 'marks', {
    get x() {
      throw new Error('no token');
    },
  });
  await tick();
  expect(sentOf('contacto')).toHaveLength(1);
  expect(await health()).toMatchObject({ status: 'failing', waiting: 1, reason: 'unwritable' });
  marks.restore();
  now += MINUTE_MS;
  await tick();
  expect(sentOf('contacto')).toHaveLength(2);
});

test('health fails when a mail waits for over an hour', async () => {
  await arrives();
  expect((await health()).status).toBe('ok');
  now += 61 * MINUTE_MS;
  expect((await health()).status).toBe('failing');
});

test('a periodic task that fails does not stop the others', async () => {
  await arrives();
  jest.spyOn(leads, 'count').mockRejectedValueOnce(new Error('dañado'));
  await tick();
  expect(sentOf('contacto')).toHaveLength(1);
  expect(logged).toEqual(['dañado']);
});
