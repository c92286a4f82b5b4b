import assert from 'node:assert/strict';
import { runCron } from '../cron';
import type { Leads } from '../leads';
import type { Mail } from '../mail';
import type { SendMail } from '../mail';
import { mailHealth, sendDue, writeSummary } from '../outbox';
import { sampleRequest } from '@/lib/lead/sample-request';

const ana = {
  ...sampleRequest,
  name: 'Ana "la contadora" <b>Peña</b>',
  email: "o'hara@correo.example",
  services: 'Declaración de Renta, RUT',
  message: "'); DROP TABLE leads; --\r\n«hola» 🧾\u202e\\\t=1+1",
};
const notice = { version: 'abc', text: 'Al enviar autorizas…' };
/** Saturday 21 November 2026, 18:00 in Colombia. */
const now = Date.parse('2026-11-21T23:00:00Z');
const HOUR = 3_600_000;

function postbox(answer: () => Awaited<ReturnType<SendMail>> = () => ({ ok: true })) {
  const sent: Mail[] = [];
  const send: SendMail = async (mail) => {
    sent.push(mail);
    return answer();
  };
  return { sent, send };
}

const messagesOf = async (leads: Leads) => (await leads.list()).map(({ message }) => message);

/** Runs the cron's work once a day. */
async function runFor(leads: Leads, start: number, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1)
    await runCron(leads, { now: () => start + day * 24 * HOUR, log: () => undefined });
}

/**
 * What every storage of leads must do; each check gets an empty one and throws on failure.
 * Jest tests the embedded file, `npm test -- workerd` Cloudflare's database.
 */
export const storageContract: Readonly<Record<string, (leads: Leads) => Promise<void>>> = {
  async 'keeps a lead as it was typed, with its time and the notice that was read'(leads) {
    const { id, isNew } = await leads.accept(ana, notice, now);
    assert.equal(isNew, true);
    assert.deepEqual(await leads.list(), [
      {
        ...ana,
        id,
        receivedAt: now,
        times: 1,
        doneAt: null,
        notice: 'abc',
        marks: ['etiquetas'],
        page: null,
      },
    ]);
    assert.equal((await leads.notices()).get('abc'), notice.text);
  },
  async 'takes equal ones for one lead within 24 hours, and no longer'(leads) {
    const first = await leads.accept(ana, notice, now);
    const again = await leads.accept(ana, notice, now + 24 * HOUR - 1);
    const other = await leads.accept({ ...ana, message: '' }, notice, now + 1);
    const dayLater = await leads.accept(ana, notice, now + 24 * HOUR);
    assert.deepEqual(again, { id: first.id, isNew: false });
    assert.deepEqual([other.isNew, dayLater.isNew], [true, true]);
    assert.deepEqual(
      (await leads.list()).map(({ id, times }) => [id, times]),
      [
        [dayLater.id, 1],
        [other.id, 1],
        [first.id, 2],
      ],
    );
  },
  async 'makes one lead, and one mail, of twins that arrive together'(leads) {
    const twins = await Promise.all(Array.from({ length: 20 }, () => leads.accept(ana, notice, now)));
    assert.equal(twins.filter(({ isNew }) => isNew).length, 1);
    assert.deepEqual(
      (await leads.list()).map(({ times }) => times),
      [20],
    );
    const { sent, send } = postbox();
    await sendDue(leads, send, () => now);
    assert.equal(sent.length, 1);
  },
  async 'does all of a write or nothing'(leads) {
    const visit = "INSERT INTO visits (day, visits, forms) VALUES ('2026-11-21', 1, 0)";
    await assert.rejects(leads.database.write([[visit], [visit]]));
    assert.deepEqual(await leads.visits(''), []);
  },
  async 'gives a mail to one sender, though two look at once'(leads) {
    for (const message of ['1', '2', '3']) await leads.accept({ ...ana, message }, notice, now);
    const { sent, send } = postbox();
    await Promise.all([sendDue(leads, send, () => now), sendDue(leads, send, () => now)]);
    assert.deepEqual(sent.map(({ text }) => /Mensaje: (.)/.exec(text)?.[1]).sort(), ['1', '2', '3']);
    assert.equal((await mailHealth(leads, true, now)).waiting, 0);
  },
  async 'sends again what a sender took and died with'(leads) {
    await leads.accept(ana, notice, now);
    await new Promise<void>((taken) => {
      const dying: SendMail = () => {
        taken();
        return new Promise(() => undefined);
      };
      void sendDue(leads, dying, () => now);
    });
    const { sent, send } = postbox();
    await sendDue(leads, send, () => now + 4 * 60_000);
    assert.equal(sent.length, 0);
    await sendDue(leads, send, () => now + 5 * 60_000);
    assert.equal(sent.length, 1);
  },
  async 'makes one mail of more than twenty that wait, once though two look at once'(leads) {
    for (let count = 1; count <= 21; count += 1) {
      await leads.accept({ ...ana, name: `Ana ${count}` }, notice, now);
    }
    const { sent, send } = postbox();
    await Promise.all([sendDue(leads, send, () => now), sendDue(leads, send, () => now)]);
    assert.equal(sent.length, 1);
    const named = [...(sent[0]?.text.matchAll(/Ana (\d+)/g) ?? [])].map(([, count]) => Number(count));
    assert.deepEqual(
      named,
      Array.from({ length: 21 }, (_, index) => 21 - index),
    );
    assert.equal((await mailHealth(leads, true, now)).waiting, 0);
  },
  async 'forgets a lead with the mail that waits, never gives its number to another, and not all at once'(
    leads,
  ) {
    const { id } = await leads.accept(ana, notice, now);
    assert.equal((await leads.forget({ ids: [id, id + 1000] })).count, 1);
    assert.deepEqual(await leads.list(), []);
    assert.equal((await mailHealth(leads, true, now)).waiting, 0);
    const next = await leads.accept(ana, notice, now);
    assert.notEqual(next.id, id);
    await assert.rejects(leads.forget({}));
  },
  async 'finds a text in any field, whatever its capitals and accents, in pages newest first'(leads) {
    await Promise.all(
      Array.from({ length: 450 }, (_, index) =>
        leads.accept({ ...ana, message: `Número ${index + 1}` }, notice, now + index + 1),
      ),
    );
    await leads.accept({ ...ana, name: 'Ángela', message: `${'x'.repeat(600)} al FINAL` }, notice, now);
    assert.deepEqual(await leads.count({ find: 'numero' }), { total: 450, open: 450 });
    assert.deepEqual(await leads.count({ find: 'ANGELA' }), { total: 1, open: 1 });
    assert.deepEqual(await leads.count({ find: 'al final' }), { total: 1, open: 1 });
    const read: string[] = [];
    const sizes: number[] = [];
    for await (const page of leads.batches({ find: 'número' })) {
      sizes.push(page.length);
      read.push(...page.map(({ message }) => message));
    }
    assert.deepEqual(sizes, [200, 200, 50]);
    assert.deepEqual(
      read,
      Array.from({ length: 450 }, (_, index) => `Número ${450 - index}`),
    );
  },
  async 'knows an e-mail however it was typed, and who else has its phone'(leads) {
    const typed = [
      'jose@correo.example',
      'JOSE@Correo.example',
      ' jose@correo.example ',
      'José Peña <jose@correo.example>',
      'mailto:jose@correo.example',
      'jose＠correo.example',
      'jose@correo.example.',
      'jose\u0301@correo.example',
      'jos\u00e9@correo.example',
    ];
    for (const email of typed) await leads.accept({ ...ana, email }, notice, now);
    await leads.accept({ ...ana, email: 'otra@correo.example', phone: '573001234567' }, notice, now);
    await leads.accept({ ...ana, email: 'josefa@correo.example', phone: '3009999999' }, notice, now);
    assert.equal((await leads.count({ email: 'jose@correo.example' })).total, typed.length);
    assert.deepEqual(
      (await leads.list({ phoneOf: 'Jose@correo.example' })).map(({ email }) => email),
      ['otra@correo.example'],
    );
    assert.equal((await leads.forget({ email: 'José <jose@correo.example>' })).count, typed.length);
    assert.equal((await leads.count()).total, 2);
  },
  async 'lets go of what is older than 24 months, by itself'(leads) {
    await leads.accept(ana, notice, Date.parse('2026-11-21T12:00:00Z'));
    await leads.accept({ ...ana, message: 'después' }, notice, Date.parse('2026-11-22T12:00:00Z'));
    await leads.countVisit({ isVisit: true }, '2028-11-20');
    await runFor(leads, Date.parse('2028-11-21T13:00:00Z'), 1);
    assert.deepEqual(await messagesOf(leads), ['después']);
  },
  async 'deletes little in a silent year: the clock is believed 30 days beyond the newest lead or visit'(
    leads,
  ) {
    const start = Date.parse('2026-11-21T12:00:00Z');
    await leads.accept(ana, notice, start - 24 * 31 * 24 * HOUR);
    await leads.accept({ ...ana, message: 'nueva' }, notice, start - 22 * 30 * 24 * HOUR);
    await leads.countVisit({ isVisit: true }, '2026-11-20');
    await runFor(leads, start + 365 * 24 * HOUR, 2);
    assert.deepEqual(await messagesOf(leads), ['nueva']);
    await leads.countVisit({ isVisit: true }, '2027-11-21');
    await runFor(leads, start + 365 * 24 * HOUR, 1);
    assert.deepEqual(await messagesOf(leads), []);
  },
  async 'deletes spam 30 days after it came if it was mailed, and nothing that she answered'(leads) {
    const spam = { ...ana, name: 'x', message: 'mira https://malo.example' };
    await leads.accept(spam, notice, now);
    const answered = await leads.accept({ ...spam, phone: '3110000000' }, notice, now);
    await leads.done([answered.id], now);
    await leads.accept({ ...ana, name: 'Ana', message: 'mal correo', email: 'ana' }, notice, now);
    await leads.accept({ ...ana, name: 'Ana', message: 'sin nada' }, notice, now);
    const { send } = postbox();
    await sendDue(leads, send, () => now);
    await leads.accept({ ...spam, message: 'www.malo.example, sin aviso' }, notice, now);
    await runFor(leads, now, 29);
    assert.equal((await leads.count()).total, 5);
    await leads.countVisit({ isVisit: true }, '2026-12-22');
    await runFor(leads, now + 31 * 24 * HOUR, 1);
    assert.deepEqual(await messagesOf(leads), [
      'www.malo.example, sin aviso',
      'sin nada',
      'mal correo',
      'mira https://malo.example',
    ]);
  },
  async 'deletes by age at most 50 a day, or 5 % where that is more'(leads) {
    for (let count = 0; count < 120; count += 1) {
      await leads.accept(
        { ...ana, message: String(count) },
        notice,
        Date.parse('2024-11-01T12:00:00Z') + count,
      );
    }
    await leads.accept(ana, notice, now);
    await runFor(leads, now, 1);
    assert.equal((await leads.count()).total, 71);
    await runFor(leads, now + 24 * HOUR, 1);
    assert.equal((await leads.count()).total, 21);
  },
  async 'takes equal ones for two where a wrong clock dated the first in the future'(leads) {
    await leads.accept(ana, notice, now + 100 * 24 * HOUR);
    assert.equal((await leads.accept(ana, notice, now)).isNew, true);
  },
  async 'tells the past week once, on the first look from Monday on'(leads) {
    await leads.accept(ana, notice, now);
    await leads.countVisit({ isVisit: true }, '2026-11-21');
    await leads.countVisit({ isVisit: true }, '2026-11-23');
    const { sent, send } = postbox();
    const monday = Date.parse('2026-11-23T05:00:00Z');
    for (const time of [monday, monday + HOUR, monday + 6 * 24 * HOUR]) {
      await writeSummary(leads, time);
      await sendDue(leads, send, () => time);
    }
    const summaries = sent.filter(({ key }) => key.startsWith('semana'));
    assert.deepEqual(
      summaries.map(({ subject }) => subject),
      ['Tu sitio, semana del 16 de noviembre al 22 de noviembre de 2026'],
    );
    assert.match(summaries[0]?.text ?? '', /Contactos: 1 \(sin atender: 1\)\nVisitas: 1\n/);
  },
  async 'stores of a caller, and of its network, so many new leads a day, and marks too many in an hour'(
    leads,
  ) {
    const admit = async (message: string, caller: string) => {
      const callers = [
        { name: caller, perDay: 3 },
        { name: 'network', perDay: 5 },
      ];
      const stored = await leads.admit({ ...ana, message }, notice, now, {
        callers,
        perHour: 4,
        isFull: false,
      });
      return stored?.isNew;
    };
    const taken = [];
    for (const message of ['1', '2', '3', '4']) taken.push(await admit(message, 'a'));
    assert.deepEqual([...taken, await admit('1', 'a')], [true, true, true, undefined, false]);
    for (const message of ['5', '6', '7']) taken.push(await admit(message, 'b'));
    assert.deepEqual(taken.slice(4), [true, true, undefined]);
    const marked = (await leads.list()).filter(({ marks }) => marks.includes('avalancha'));
    assert.deepEqual(
      marked.map(({ message }) => message),
      ['6'],
    );
    await leads.forgetCallersBefore('2026-11-22');
    assert.deepEqual(await leads.database.read(['SELECT * FROM callers']), []);
  },
  async 'makes room by the oldest of a flood, takes nobody else’s, and refuses once none is left'(leads) {
    const admit = (message: string, perHour: number, isFull: boolean) =>
      leads.admit({ ...ana, message }, notice, now, { callers: [], perHour, isFull });
    await admit('de antes', Infinity, false);
    for (let count = 0; count < 60; count += 1) await admit(`avalancha ${count}`, 0, false);
    assert.equal((await admit('una', Infinity, true))?.isNew, true);
    assert.equal((await leads.count()).total, 12);
    assert.equal((await admit('otra', Infinity, true))?.isNew, true);
    assert.deepEqual(await messagesOf(leads), ['otra', 'una', 'de antes']);
    assert.equal(await admit('tarde', Infinity, true), undefined);
    assert.equal((await admit('una', Infinity, true))?.isNew, false);
    assert.equal((await mailHealth(leads, true, now)).waiting, 3);
  },
  async 'counts 3,000 visits of a day and page, and writes nothing above'(leads) {
    await leads.database.write([
      ["INSERT INTO visits (day, visits, forms) VALUES ('2026-11-21', 2999, 7)"],
      ["INSERT INTO landings (day, page, visits) VALUES ('2026-11-21', '/', 2999)"],
    ]);
    for (let visit = 0; visit < 3; visit += 1) await leads.countVisit({ isVisit: true }, '2026-11-21', '/');
    await leads.countVisit({ isVisit: false }, '2026-11-21');
    assert.deepEqual(await leads.visits('2026-11-21'), [{ day: '2026-11-21', visits: 3000, forms: 8 }]);
    assert.equal((await leads.byPage('2026-11-21', '2026-11-22'))[0]?.visits, 3000);
  },
};
