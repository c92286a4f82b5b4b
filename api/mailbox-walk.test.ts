/** @jest-environment node */
import fc from 'fast-check';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { runCron } from './cron';
import { leadsIn, type Leads } from './leads';
import type { Mail, MailFailure } from './mail';
import { anybody, notice } from './testing/accept';
import { memoryLeads } from './testing/memory-leads';
import { numbersIn } from './testing/numbers-in';

/*
 * Random stories of the mailbox, from a fixed seed. One rule holds in each: a lead that is stored and not deleted is
 * named in a mail, by its name, number and telephone, within a day of calm; Monday's summary doesn't count. A mail whose
 * content the server has refused, or of which processes died, may leave the names out. Meanwhile the mailbox's limit of 30 single mails an hour holds.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Monday 23 November 2026, 9:00 in Colombia. */
const start = Date.parse('2026-11-23T14:00:00Z');

const failures = [
  ...(['password', 'recipient', 'connection', 'busy', 'limited', 'refused', 'unwritable'] as const),
  'throws',
] as const satisfies readonly (MailFailure | 'throws')[];

/** A visitor's text: an ordinary one, one marked as spam, and one whose mail always fails in the story's own way. */
const texts = ['Necesito ayuda', 'mira https://malo.example', 'veneno'] as const;
const visitors = fc.constantFrom(...texts);

/** How a mail with the poisoned text fails. No text changes the answer to a password or to the owner's address. */
const poisons = fc.constantFrom('connection', 'busy', 'limited', 'refused', 'unwritable', 'throws', 'dies');

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ leads: fc.integer({ min: 1, max: 12 }), text: visitors }) },
  { weight: 1, arbitrary: fc.record({ burst: fc.integer({ min: 301, max: 420 }), text: visitors }) },
  { weight: 4, arbitrary: fc.record({ arriving: fc.integer({ min: 1, max: 40 }), text: visitors }) },
  { weight: 8, arbitrary: fc.record({ minutes: fc.constantFrom(1, 5, 20, 60, 300, 2 * 24 * 60) }) },
  { weight: 5, arbitrary: fc.record({ failure: fc.option(fc.constantFrom(...failures)) }) },
  { weight: 3, arbitrary: fc.record({ crash: fc.constantFrom('before', 'after'), commit: fc.nat(8) }) },
  { weight: 4, arbitrary: fc.record({ deadly: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ senders: fc.constant(2) }) },
  { weight: 2, arbitrary: fc.record({ clock: fc.constantFrom(-400, -30, -1, 1, 30, 400) }) },
  { weight: 5, arbitrary: fc.record({ erase: fc.constantFrom('soft', 'hard'), lead: fc.nat(20) }) },
  { weight: 5, arbitrary: fc.record({ undo: fc.nat(2) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const steps = fc.array(step, { minLength: 1, maxLength: 50, size: 'max' });

/** A mailbox, its owner and its visitors, on a clock that each story moves. */
function world(poison: MailFailure | 'throws' | 'dies') {
  let now = start;
  let failure: (typeof failures)[number] | null = null;
  /** Telephone of the lead whose mails kill their process, whatever they say. */
  let deadly: string | undefined;
  let arriving = { count: 0, text: texts[0] as (typeof texts)[number] };
  let crash: { at: 'before' | 'after'; commit: number } | undefined;
  let isDead = false;
  let deaths = 0;
  let stored = 0;
  const named = new Set<string>();
  /** Keys of the mails whose content has failed. */
  const refused = new Set<string>();
  /** Number of crashes by mail. */
  const crashes = new Map<string, number>();
  const erased: number[] = [];
  let ownMails: number[] = [];
  let most = 0;

  const { database } = memoryLeads();
  /** A process that dies before or after one of its commits; nothing that it does then reaches the database. */
  const dying: Leads = leadsIn({
    ...database,
    async write(statements) {
      if (isDead || (crash?.at === 'before' && crash.commit === 0)) isDead = true;
      if (isDead) throw new Error('dead');
      const rows = await database.write(statements);
      if (crash?.at === 'after' && crash.commit === 0) {
        isDead = true;
        throw new Error('dead');
      }
      if (crash) crash.commit -= 1;
      return rows;
    },
  });
  const leads = leadsIn(database);

  async function admit(count: number, message: string): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      stored += 1;
      const who = {
        name: `Ana ${stored}`,
        phone: String(3_000_000_000 + stored),
        email: `${stored}@correo.example`,
      };
      await leads.admit({ ...ana, ...who, message }, notice, now, { ...anybody, perHour: 200 });
    }
  }

  function fail({ key }: Mail, reason: MailFailure): { ok: false; reason: MailFailure } {
    if (reason === 'refused' || reason === 'unwritable') refused.add(key);
    return { ok: false, reason };
  }

  async function send(mail: Mail): Promise<{ ok: true } | { ok: false; reason: MailFailure }> {
    now += 2_000;
    if (arriving.count > 0) {
      arriving.count -= 1;
      await admit(1, arriving.text);
    }
    if (isDead) throw new Error('dead');
    if (deadly !== undefined && mail.text.includes(deadly)) {
      isDead = true;
      crashes.set(mail.key, (crashes.get(mail.key) ?? 0) + 1);
      throw new Error('dead');
    }
    if (failure === 'throws') throw new Error('broken');
    if (failure !== null) return fail(mail, failure);
    if (mail.text.includes('veneno')) {
      refused.add(mail.key);
      isDead = poison === 'dies';
      if (poison === 'dies' || poison === 'throws') throw new Error('poisoned');
      return { ok: false, reason: poison };
    }
    if (mail.key.startsWith('semana')) return { ok: true };
    const names = new Set(mail.text.match(/Ana \d+/g));
    const phones = new Set(mail.text.match(/3\d{9}/g));
    for (const phone of phones)
      if (refused.has(mail.key) || deaths > 2 || names.has(`Ana ${Number(phone) - 3_000_000_000}`))
        named.add(phone);
    for (const id of numbersIn(mail)) named.add(`(${id})`);
    if (mail.key.startsWith('contacto')) {
      ownMails = [...ownMails.filter((time) => time > now - HOUR_MS), now];
      most = Math.max(most, ownMails.length);
    }
    return { ok: true };
  }

  const run = () => runCron(dying, { send, now: () => now, log: () => undefined });

  /** Runs the processes until they end or die. The next run is another process. */
  async function runAll(senders = 1): Promise<void> {
    await Promise.all(Array.from({ length: senders }, run));
    // A mail that went out before the crash is sent again, and the database didn't count the first.
    if (isDead) {
      ownMails = [];
      crash = undefined;
      deaths += 1;
    }
    isDead = false;
  }

  async function wait(minutes: number): Promise<void> {
    const pace = Math.max(1, Math.min(60, minutes / 8));
    for (let passed = 0; passed < minutes; passed += pace, now += pace * MINUTE_MS) await runAll();
  }

  async function act(each: Step): Promise<void> {
    if ('leads' in each) await admit(each.leads, each.text);
    else if ('burst' in each) await admit(each.burst, each.text);
    else if ('arriving' in each) arriving = { count: each.arriving, text: each.text };
    else if ('minutes' in each) await wait(each.minutes);
    else if ('failure' in each) failure = each.failure;
    else if ('deadly' in each) deadly = String(3_000_000_000 + stored - each.deadly);
    else if ('crash' in each) crash = { at: each.crash, commit: each.commit };
    else if ('senders' in each) await runAll(each.senders);
    else if ('clock' in each) {
      now += each.clock * 24 * HOUR_MS;
      ownMails = [];
    } else if ('erase' in each) {
      const id = stored - each.lead;
      if (each.erase === 'hard') await leads.erase({ ids: [id] });
      else {
        await leads.softDelete([id], now);
        erased.push(id);
      }
    } else {
      const id = erased.at(-1 - each.undo);
      if (id !== undefined) await leads.restore(id, now);
    }
  }

  return {
    act,
    async afterCalm() {
      failure = null;
      crash = undefined;
      deadly = undefined;
      for (let quarter = 0; quarter < 4 * 24; quarter += 1, now += 15 * MINUTE_MS) await runAll();
      const all = await leads.list({}, -1);
      const never = all.filter(({ id, phone }) => !named.has(phone) || !named.has(`(${id})`));
      return { never: never.map(({ id }) => id), most, crashes: Math.max(0, ...crashes.values()) };
    },
  };
}

test('in any story each lead that is stored and not deleted is named within a day of calm', async () => {
  let mostCrashes = 0;
  await fc.assert(
    fc.asyncProperty(poisons, steps, async (poison, story) => {
      const { act, afterCalm } = world(poison);
      for (const each of story) await act(each);
      const { never, most, crashes } = await afterCalm();
      mostCrashes = Math.max(mostCrashes, crashes);
      expect(never.slice(0, 3)).toEqual([]);
      expect(most).toBeLessThanOrEqual(30);
    }),
    { seed: 20261126, numRuns: process.env.GITHUB_ACTIONS ? 25 : 12 },
  );
  // From the twelfth crash on, a mail is tried once a day.
  expect(mostCrashes).toBeGreaterThan(12);
}, 300_000);
