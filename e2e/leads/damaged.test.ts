import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLeads } from '@/api/node';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { send, startServer, storedIn, type Server } from './server';

/* One page of a file with 400 leads is overwritten behind the API's back. */

const notice = { version: 'abc', text: 'Al enviar autorizas…' };
const PAGE_SIZE = 4096;

let folder: string;
let database: string;
let server: Server | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  database = join(folder, 'leads.db');
  const leads = openLeads(database);
  const now = Date.now();
  for (let count = 1; count <= 400; count += 1) {
    const message = `${count} ${'x'.repeat(500)}`;
    await leads.accept({ ...ana, message }, notice, now - 400 + count);
  }
  await leads.database.scrub();
  await leads.database.close();
}, 30_000);
afterEach(async () => {
  await server?.kill();
  server = undefined;
  rmSync(folder, { recursive: true });
}, 30_000);

/** Overwrites one page, at a share of the file's length. */
function overwrite(share: number): void {
  const file = openSync(database, 'r+');
  const page = Math.floor((share * statSync(database).size) / PAGE_SIZE);
  writeSync(file, Buffer.alloc(PAGE_SIZE, 'garbage!'), 0, PAGE_SIZE, page * PAGE_SIZE);
  closeSync(file);
}

const health = async () =>
  (await (await fetch(`${server?.url}/api/health`)).json()) as { storage: { status: string } };

async function until(holds: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await holds()); await delay(200)) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s`);
  }
}

function copies(): string[] {
  const inside = join(folder, 'copias');
  return existsSync(inside) ? readdirSync(inside).map((name) => join(inside, name)) : [];
}

const hasCopy = () => copies().some((name) => name.endsWith('.db'));

/** Yesterday's copy, made before the damage. */
async function copyOnce(): Promise<string> {
  server = await startServer({ LEADS_DB: database });
  await until(hasCopy, 40);
  await server.kill();
  const [copy = ''] = copies();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const older = join(folder, 'copias', `leads-${yesterday}.db`);
  renameSync(copy, older);
  return older;
}

test.each([0.25, 0.5, 0.75])(
  'a page at %s of the file is told of, and today’s failed copy replaces no good one',
  async (share) => {
    const copy = await copyOnce();
    overwrite(share);

    server = await startServer({ LEADS_DB: database });
    await until(async () => (await health()).storage.status === 'damaged', 40);
    expect(copies()).toEqual([copy]);
    expect((await storedIn(copy)).messages).toHaveLength(400);
  },
  60_000,
);

test('the check and the copy keep no lead waiting, and what was open to others is closed', async () => {
  chmodSync(database, 0o644);
  server = await startServer({ LEADS_DB: database });
  let longest = 0;
  const modes = new Set<number>();
  for (let count = 0; !hasCopy() || count < 20; count += 1) {
    const start = performance.now();
    expect(await send(server.url, `durante ${count}`)).toBe(200);
    longest = Math.max(longest, performance.now() - start);
    for (const file of copies()) modes.add(statSync(file, { throwIfNoEntry: false })?.mode ?? 0o600);
  }
  console.log(`the longest lead took ${longest.toFixed(0)} ms`);
  expect(longest).toBeLessThan(1_000);
  expect([...modes].map((mode) => mode & 0o777)).toEqual([0o600]);
  for (const end of ['', '-wal', '-shm']) expect(statSync(database + end).mode & 0o777).toBe(0o600);
}, 60_000);
