import { createClient } from '@libsql/client';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
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

/** Pages of a table or an index, by kind. */
async function pagesOf(name: string): Promise<{ leaves: number[]; interior: number[] }> {
  const bytes = readFileSync(database);
  const client = createClient({ url: `file:${database}` });
  const { rows } = await client.execute({
    sql: 'SELECT rootpage FROM sqlite_schema WHERE name = ?1',
    args: [name],
  });
  client.close();
  const found = { leaves: [] as number[], interior: [] as number[] };
  const walk = (page: number) => {
    const start = (page - 1) * PAGE_SIZE;
    const isLeaf = [0x0d, 0x0a].includes(bytes[start] ?? 0);
    if (isLeaf) return void found.leaves.push(page);
    found.interior.push(page);
    const cells = bytes.readUInt16BE(start + 3);
    for (let cell = 0; cell < cells; cell += 1) {
      walk(bytes.readUInt32BE(start + bytes.readUInt16BE(start + 12 + 2 * cell)));
    }
    walk(bytes.readUInt32BE(start + 8));
  };
  walk(Number(rows[0]?.rootpage));
  return found;
}

function overwrite(page: number): void {
  const file = openSync(database, 'r+');
  writeSync(file, Buffer.alloc(PAGE_SIZE, 'garbage!'), 0, PAGE_SIZE, (page - 1) * PAGE_SIZE);
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

test.each([
  ['a leaf', 'leads', 'leaves'],
  ['an index page', 'leads_by_time', 'leaves'],
  ['an interior page', 'leads', 'interior'],
] as const)(
  '%s is told of, and today’s failed copy replaces no good one',
  async (_title, name, kind) => {
    const copy = await copyOnce();
    const pages = (await pagesOf(name))[kind];
    const page = pages[Math.floor(pages.length / 2)] ?? 0;
    expect(page).toBeGreaterThan(1);
    overwrite(page);

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
