import { join } from 'node:path';
import { monthsBefore } from '@/api/clock';
import { d1Database } from '@/api/d1';
import { keepHouse } from '@/api/keeper';
import { leadsIn } from '@/api/leads';
import type { SendMail } from '@/api/mail';
import { sendDue } from '@/api/outbox';
import { memoryRateLimit } from '@/api/rate-limit';
import { countingD1 } from '@/api/testing/counting-d1';
import { site } from '@/content/site';
import { randomNumbers } from './random-numbers';
import { sampleRequest as ana } from '@/lib/lead/sample-request';

/* Random clocks jump, return, stop and rest for weekends; each walk checks what they may and may not cost. */

const [HOUR, DAY] = [3_600_000, 86_400_000];
const WALKS = 1_000;
const notice = { version: 'abc', text: 'Al enviar autorizas…' };
const start = Date.parse('2026-11-22T12:00:00Z');

test('1,000 random clocks over 200 leads', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const { d1 } = await countingD1(join(process.cwd(), 'api/migrations'));
  const leads = leadsIn(d1Database(d1));
  const faults: string[] = [];
  let [deletedInAll, ticks] = [0, 0];
  for (let walk = 0; walk < WALKS; walk += 1) {
    const chance = randomNumbers(seed + walk);
    const fault = (what: string) => faults.push(`SEED=${seed} walk ${walk}: ${what}`);
    await leads.database.write(
      ['outbox', 'leads', 'state', 'callers'].map((table) => [`DELETE FROM ${table}`] as const),
    );
    await leads.database.write([
      ["INSERT OR IGNORE INTO notices (version, text, since) VALUES ('abc', '', 0)"],
      [
        `INSERT INTO leads (fingerprint, received_at, times, name, phone, email, services, message, notice, marks, plain)
         SELECT key, value, 1, 'Ana', '3001234567', 'a@b.co', '', key, 'abc', '', '' FROM json_each(?1)`,
        JSON.stringify(Array.from({ length: 200 }, () => start - Math.floor(chance() * 800 * DAY))),
      ],
    ]);
    // True time, the clock's error, the running time and the monotonic time.
    let [time, off, ran, mono] = [start, 0, 0, 0];
    let wrongSince: number | undefined;
    let isStarting = true;
    let deleted = 0;
    const limit = memoryRateLimit(12, () => mono);
    /** True arrival of leads stored while the clock may have been wrong. */
    const arrived = new Map<number, number>();
    const received = async () => {
      const rows = await leads.database.read(['SELECT id, received_at FROM leads']);
      return new Map(
        rows.map(({ id, received_at }) => [Number(id), arrived.get(Number(id)) ?? Number(received_at)]),
      );
    };
    let kept = await received();
    const run = async (hours: number, send?: SendMail) => {
      const passed = hours * HOUR;
      // An error counts from the first tick that sees it.
      wrongSince = off === 0 ? undefined : (wrongSince ?? ran);
      [time, ran, mono] = [time + passed, ran + passed, mono + passed];
      const since = isStarting ? undefined : passed;
      isStarting = false;
      ticks += 1;
      await keepHouse(leads, { send, now: () => time + off, ranSince: () => since, log: () => undefined });
      const left = await received();
      const gone = [...kept].filter(([id]) => !left.has(id));
      kept = left;
      deleted += gone.length;
      const young = gone.filter(
        ([, came]) => came - 2 * DAY > monthsBefore(time, site.privacy.retentionMonths),
      );
      const isLongWrong = wrongSince !== undefined && ran - wrongSince >= 7 * DAY;
      if (young.length > 0 && !isLongWrong) fault(`${young.length} young ones deleted`);
      if (deleted > 50 * (Math.floor(ran / DAY) + 1)) fault(`${deleted} deleted in ${ran / DAY} days`);
      for (let call = 0; call < 13; call += 1)
        if ((await limit('contact', { name: 'a' })) > 60) fault('a caller waits for over a minute');
    };
    const setOff = (to: number) => void (off = to);
    const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item;
    const jump = () => oneOf([-1, 1]) * oneOf([0.007, 1.5, 3, 8, 40, 365, 760, 4_000]) * DAY;
    for (let step = 0; step < 25; step += 1) {
      const what = chance();
      if (what < 0.6) await run(1 + chance() * 47);
      else if (what < 0.75) setOff(jump());
      else if (what < 0.85) setOff(0);
      else {
        // The computer is off for a night, a weekend or weeks, and may start with another clock.
        time += oneOf([0.5, 2.6, 20]) * DAY;
        isStarting = true;
        if (chance() < 0.2) setOff(oneOf([-1, 1]) * oneOf([8, 365, 760]) * DAY);
      }
      if (step === 12) {
        const { id } = await leads.accept({ ...ana, message: '' }, notice, time + off);
        // After a week the wrong clock is believed, so nothing is promised for this lead.
        arrived.set(id, wrongSince !== undefined && ran - wrongSince >= 7 * DAY ? NaN : time);
        kept = await received();
        await sendDue(
          leads,
          async () => ({ ok: false, reason: oneOf(['limited', 'busy', 'refused']) }),
          () => time + off,
        );
      }
    }
    // The clock is right from now on.
    setOff(0);
    const mailed: string[] = [];
    const send: SendMail = async ({ key }) => {
      mailed.push(key);
      return { ok: true };
    };
    for (let minutes = 0; minutes <= 60; minutes += 15) await run(minutes === 0 ? 0.01 : 0.25, send);
    const [{ waiting } = { waiting: 0 }] = await leads.database.read([
      "SELECT COUNT(*) AS waiting FROM outbox WHERE sent_at IS NULL AND kind <> 'summary'",
    ]);
    if (waiting !== 0) fault('a mail waits for over an hour');
    for (let day = 0; day < 30; day += 1) await run(24);
    const due = [...kept.values()].filter(
      (came) => came < monthsBefore(time - 2 * DAY, site.privacy.retentionMonths),
    );
    if (due.length > 0) fault(`${due.length} that were due are kept`);
    deletedInAll += deleted;
  }
  console.log(`${WALKS} clocks, ${ticks} ticks, ${deletedInAll} leads deleted`);
  expect(faults).toEqual([]);
  expect(deletedInAll).toBeGreaterThan(WALKS);
}, 600_000);
