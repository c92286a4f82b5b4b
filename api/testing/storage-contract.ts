import assert from 'node:assert/strict';
import { runCron } from '../cron';
import { leadsIn, type Leads } from '../leads';
import type { Mail, SendMail } from '../mail';
import { mailHealth, sendDue } from '../outbox';
import { sampleRequest } from '@/lib/lead/sample-request';
import { accept, anybody, notice } from './accept';

const ana = {
  ...sampleRequest,
  name: 'Ana "la contadora" <b>Peña</b>',
  email: "o'hara@correo.example",
  services: 'Declaración de Renta, RUT',
  message: "'); DROP TABLE leads; --\r\n«hola» 🧾\u202e\\\t=1+1",
};
/** Saturday 21 November 2026, 18:00 in Colombia. */
const now = Date.parse('2026-11-21T23:00:00Z');
const HOUR_MS = 3_600_000;

/** Sends the mails that are due, and returns them. */
async function sentFrom(leads: Leads, at = now): Promise<Mail[]> {
  const sent: Mail[] = [];
  const send: SendMail = async (mail) => {
    sent.push(mail);
    return { ok: true };
  };
  await sendDue(leads, send, () => at);
  return sent;
}

const messagesOf = async (leads: Leads) => (await leads.list()).map(({ message }) => message);

/** Runs the periodic tasks. */
const keep = (leads: Leads, at: number) => runCron(leads, { now: () => at, log: () => undefined });

/**
 * Duties of every database of leads. Each check gets an empty one and throws on failure.
 * Jest runs them on a file and on a fake D1, `npm test -- workerd` on D1 itself.
 */
export const storageContract: Readonly<Record<string, (leads: Leads) => Promise<void>>> = {
  async 'stores a lead as it was typed, with its time and the privacy notice that was shown'(leads) {
    const { id, isNew } = await accept(leads, ana, now);
    assert.equal(isNew, true);
    const added = { id, receivedAt: now, times: 1, doneAt: null, hiddenAt: null, notice: 'abc', page: '' };
    assert.deepEqual(await leads.list(), [{ ...ana, ...added, marks: ['etiquetas'] }]);
    assert.equal((await leads.notices()).get('abc'), notice.text);
  },
  async 'counts equal requests within 24 hours as one lead, unless a wrong clock dated the first in the future'(
    leads,
  ) {
    const first = await accept(leads, ana, now);
    const again = await accept(leads, ana, now + 24 * HOUR_MS - 1);
    const other = await accept(leads, { ...ana, message: '' }, now + 1);
    const dayLater = await accept(leads, ana, now + 24 * HOUR_MS);
    assert.deepEqual(again, { id: first.id, isNew: false });
    assert.deepEqual([other.isNew, dayLater.isNew], [true, true]);
    const times = (await leads.list()).map((lead) => `${lead.id} ${lead.times}`);
    assert.deepEqual(times, [`${dayLater.id} 1`, `${other.id} 1`, `${first.id} 2`]);
    await accept(leads, { ...ana, name: 'Luz' }, now + 100 * 24 * HOUR_MS);
    assert.equal((await accept(leads, { ...ana, name: 'Luz' }, now)).isNew, true);
  },
  async 'stores one lead and sends one mail for twenty equal requests at once'(leads) {
    const twins = await Promise.all(Array.from({ length: 20 }, () => accept(leads, ana, now)));
    assert.equal(twins.filter(({ isNew }) => isNew).length, 1);
    assert.equal((await leads.list())[0]?.times, 20);
    assert.equal((await sentFrom(leads)).length, 1);
  },
  async 'stores a lead whole or not at all, whichever statement fails'(leads) {
    /** Number of statements in a lead's transaction; 0 until the first one is written. */
    let count = 0;
    const failing = (at: number) =>
      leadsIn({
        ...leads.database,
        write(given) {
          // The key of the day's callers is written before.
          if (given.length < 4) return leads.database.write(given);
          count = given.length;
          return leads.database.write(given.toSpliced(at, 0, ['INSERT INTO landings (day) VALUES (NULL)']));
        },
      });
    const caller = { ...anybody, callers: [{ name: 'a', perDay: 1 }] };
    for (let at = 0; at <= count; at += 1) {
      await assert.rejects(failing(at).admit(ana, notice, now, caller));
      for (const table of ['leads', 'outbox', 'callers', 'notices'])
        assert.deepEqual(
          await leads.database.read([`SELECT * FROM ${table}`]),
          [],
          `${table}, statement ${at}`,
        );
    }
    assert(count > 4);
    assert.equal((await leads.admit(ana, notice, now, caller))?.isNew, true);
    assert.equal((await sentFrom(leads)).length, 1);
  },
  async 'sends each mail once though two senders run, and one digest when more than twenty wait'(leads) {
    for (const waiting of [3, 21]) {
      const names = Array.from({ length: waiting }, (_, index) => `${waiting} ${index}`);
      for (const name of names) await accept(leads, { ...ana, name }, now);
      const sent = (await Promise.all([sentFrom(leads), sentFrom(leads)])).flat();
      assert.equal(sent.length, waiting > 20 ? 1 : waiting);
      const told = sent.flatMap(({ text }) => text.match(/(?<=^|: )\d+ \d+(?= \(\d+\) · |$)/gm) ?? []);
      assert.deepEqual(told.sort(), names.sort());
      assert.equal((await mailHealth(leads, now)).waiting, 0);
    }
  },
  async 'sends a mail again five minutes after its sender died'(leads) {
    await accept(leads, ana, now);
    await new Promise<void>((taken) => {
      const dying: SendMail = () => {
        taken();
        return new Promise(() => undefined);
      };
      void sendDue(leads, dying, () => now);
    });
    assert.deepEqual(await sentFrom(leads, now + 4 * 60_000), []);
    assert.equal((await sentFrom(leads, now + 5 * 60_000)).length, 1);
  },
  async 'erases a lead with its queued mail, never reuses its number, and refuses to erase all leads'(leads) {
    const { id } = await accept(leads, ana, now);
    assert.equal(await leads.erase({ ids: [id, id + 1000] }), 1);
    assert.deepEqual(await leads.list(), []);
    assert.equal((await mailHealth(leads, now)).waiting, 0);
    const next = await accept(leads, ana, now);
    assert.notEqual(next.id, id);
    await assert.rejects(leads.erase({}));
  },
  async 'erases leads older than 24 months, and none earlier for a mark of spam'(leads) {
    await accept(leads, ana, Date.parse('2026-11-21T12:00:00Z'));
    const spam = { ...ana, name: 'x', message: 'mira https://malo.example' };
    await accept(leads, spam, Date.parse('2026-11-22T12:00:00Z'));
    await sentFrom(leads, Date.parse('2026-11-22T12:00:00Z'));
    await keep(leads, Date.parse('2028-11-21T13:00:00Z'));
    assert.deepEqual(await messagesOf(leads), [spam.message]);
  },
  async 'erases by age at most 50 leads a day, or 5 % if that is more'(leads) {
    const start = Date.parse('2024-11-01T12:00:00Z');
    for (let count = 0; count < 120; count += 1)
      await accept(leads, { ...ana, message: `${count}` }, start + count);
    await accept(leads, ana, now);
    await keep(leads, now);
    assert.equal((await leads.count()).total, 71);
    await keep(leads, now + HOUR_MS);
    assert.equal((await leads.count()).total, 71);
    await keep(leads, now + 24 * HOUR_MS);
    assert.equal((await leads.count()).total, 21);
  },
  async 'marks leads above the hourly limit, and forgets a day’s callers on the next'(leads) {
    const limits = { callers: [{ name: 'a', perDay: 9 }], perHour: 2, isFull: false };
    for (const message of ['1', '2', '3']) await leads.admit({ ...ana, message }, notice, now, limits);
    const marked = (await leads.list()).filter(({ marks }) => marks.includes('avalancha'));
    assert.deepEqual(
      marked.map(({ message }) => message),
      ['3'],
    );
    await keep(leads, now + 24 * HOUR_MS);
    assert.deepEqual(await leads.database.read(['SELECT * FROM callers']), []);
    assert.deepEqual(await leads.database.read(["SELECT 1 FROM state WHERE name LIKE 'caller key %'"]), []);
  },
  async 'refuses new leads when it is full, counts repeated requests, and deletes none'(leads) {
    const admit = (message: string, isFull: boolean) =>
      leads.admit({ ...ana, message }, notice, now, { ...anybody, perHour: 0, isFull });
    await admit('una', false);
    await sentFrom(leads);
    assert.equal(await admit('otra', true), undefined);
    assert.equal((await admit('una', true))?.isNew, false);
    assert.deepEqual(await messagesOf(leads), ['una']);
    assert.equal((await mailHealth(leads, now)).waiting, 0);
  },
  async 'stops counting a page’s visits at 3,000 a day'(leads) {
    await leads.database.write([
      ["INSERT INTO landings (day, page, visits) VALUES ('2026-11-21', '/', 2999)"],
    ]);
    for (let visit = 0; visit < 3; visit += 1) await leads.countVisit('2026-11-21', '/');
    await leads.countVisit('2026-11-21');
    const counted = await leads.byPage('2026-11-21', '2026-11-22');
    assert.deepEqual(
      counted.map(({ page, visits }) => [page, visits]),
      [
        ['/', 3000],
        ['', 1],
      ],
    );
  },
};
