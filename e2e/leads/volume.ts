import { createClient } from '@libsql/client';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLeads } from '@/api/node';
import { main } from '@/scripts/lib/main.mjs';
import { openMailbox } from './mailbox';
import { startServer } from './server';

/*
 * `npx tsx e2e/leads/volume.ts [leads]`: cost of each command and of the API with so many leads (300,000),
 * and with none.
 */

const folder = mkdtempSync(join(tmpdir(), 'volume-'));
const now = Date.now();

/** Leads of two years, the last one mailed a minute ago; one in a thousand is Ángela's. */
async function fill(database: string, many: number): Promise<void> {
  const leads = openLeads({ database, databaseToken: undefined });
  await leads.count();
  await leads.database.close();
  const client = createClient({ url: `file:${database}` });
  await client.execute(
    "INSERT INTO notices (version, text, since) VALUES ('abc', 'Al enviar autorizas…', 0)",
  );
  await client.execute({
    sql: `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?1)
      INSERT INTO leads (fingerprint, received_at, times, name, phone, email, services, message, notice, marks)
      SELECT 'x' || n, ?2 - (?1 - n) * 200000, 1, CASE n % 1000 WHEN 0 THEN 'Ángela ' ELSE 'Ana ' END || n,
        3000000000 + n, 'ana' || n || '@correo.example', 'Declaración de Renta, RUT',
        'Hola, necesito ayuda con mi declaración del año pasado. Gracias, ' || n, 'abc', '' FROM n`,
    args: [many, now],
  });
  await client.execute(
    `INSERT INTO outbox (kind, ref, due_at, attempts, sent_at)
     SELECT 'lead', id, received_at, 1, received_at FROM leads`,
  );
  client.close();
}

/** Runs a command of the owner's. @returns seconds, and peak memory in MB */
function run(database: string, ...args: string[]) {
  const atExit = 'process.on("exit",()=>console.error(`MB ${process.resourceUsage().maxRSS / 1024}`))';
  const start = performance.now();
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(atExit)}`],
      ...['scripts/owner/leads.ts', ...args],
    ],
    { env: { ...process.env, LEADS_DB: database }, encoding: 'utf8', maxBuffer: 1 << 30 },
  );
  const seconds = (performance.now() - start) / 1000;
  return { seconds, memory: Number(/MB ([\d.]+)/.exec(stderr)?.[1]), said: stdout + stderr };
}

/** Runs the API through a weekly summary and a health request. @returns peak memory in MB */
async function runApi(database: string): Promise<number> {
  const { port, mails, close } = await openMailbox();
  const server = await startServer({
    ...{ LEADS_DB: database, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) },
    ...{ SMTP_USER: 'duena@contadora.example', SMTP_PASSWORD: 'clave' },
  });
  while (!mails.some(({ raw }) => /^Message-ID: <semana-/m.test(raw))) await delay(100);
  for (let count = 0; count < 50; count += 1) await fetch(`${server.url}/api/health`);
  const memory = server.memory();
  await server.kill();
  await close();
  return memory;
}

await main(async () => {
  const many = Number(process.argv[2] ?? 300_000);
  const [empty, full] = [join(folder, 'empty.db'), join(folder, 'full.db')];
  await fill(empty, 0);
  await fill(full, many);
  const first = run(full, '--find', 'nadie');
  console.log(
    `${many} leads, ${(statSync(full).size / 1e6).toFixed(0)} MB; made findable by the first command in ${first.seconds.toFixed(1)} s, ${first.memory.toFixed(0)} MB`,
  );
  const commands = [
    [],
    ['--page', '1000'],
    ['--find', 'angela'],
    ['--find', 'nadie'],
    ['--csv', 'FILE'],
    ['--export', 'ana5000@correo.example'],
    ['--forget', 'ana5000@correo.example'],
    ['--delete', '1-1000'],
    ['--backup', 'FILE'],
  ];
  for (const args of commands) {
    const of = (database: string) =>
      run(database, ...args.map((arg) => (arg === 'FILE' ? `${database}${args[0]}` : arg)));
    const [least, most] = [of(empty), of(full)];
    console.log(
      `${`leads ${args.join(' ')}`.padEnd(40)} ${most.seconds.toFixed(2)} s (empty ${least.seconds.toFixed(2)} s)   ${most.memory.toFixed(0)} MB (empty ${least.memory.toFixed(0)} MB)`,
    );
  }
  console.log(`API: ${(await runApi(full)).toFixed(0)} MB (empty ${(await runApi(empty)).toFixed(0)} MB)`);
  // A copy may still be under way.
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 500 });
});
