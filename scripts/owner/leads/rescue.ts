import { createClient, type Client, type Row as LibsqlRow } from '@libsql/client';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { copiesBeside, copiesIn } from '@/api/copies';
import { forgottenBeside } from '@/api/forgotten';
import { fingerprintOf, type Lead } from '@/api/leads';
import { openLeads } from '@/api/node';
import { todayInBogota } from '@/lib/tax/dates';

import { HelpfulError } from '../../lib/main.mjs';

/** In order of their references. */
const tables = ['notices', 'leads', 'outbox', 'visits', 'landings', 'hidden', 'state'] as const;
type Table = (typeof tables)[number];

/** Rows per read, until a read fails. */
const AT_ONCE = 256;

/** Copies every readable row of a damaged file into a new one; backups supply the rest. */
export async function rescue(file: string, target: string): Promise<void> {
  if (existsSync(target)) throw new HelpfulError(`Ya existe ${target}: elige otro nombre.`);
  const source = open(file);
  const last = await lastLead(source);
  const created = openLeads({ database: target, databaseToken: undefined });
  await created.count();
  const rescued = open(target);
  let lost: number[] = [];
  for (const table of tables) {
    const missing = await copyRows(
      source,
      rescued,
      table,
      table === 'leads' ? last : await lastRow(source, table),
    );
    if (table === 'leads') lost = missing;
  }
  for (const copy of copiesIn(copiesBeside(file), todayInBogota(new Date()))) {
    if (lost.length === 0) break;
    const older = open(copy);
    await copyRows(older, rescued, 'notices', await lastRow(older, 'notices')).catch(() => undefined);
    const still: number[] = [];
    for (const id of lost) still.push(...(await copyRange(older, rescued, 'leads', id, id)));
    lost = still;
    older.close();
  }
  // A lost id must not be given out again.
  await rescued.execute({
    sql: "UPDATE sqlite_sequence SET seq = MAX(seq, ?1) WHERE name = 'leads'",
    args: [last],
  });
  // The mail of a rescued lead is better sent twice than never.
  await rescued.execute({
    sql: `INSERT INTO outbox (kind, ref, due_at, since) SELECT 'lead', id, ?1, ?1 FROM leads
      WHERE done_at IS NULL AND received_at > ?1 - 604800000
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'lead' AND ref = CAST(leads.id AS TEXT))`,
    args: [Date.now()],
  });
  await forgottenBeside(file).applyTo(created);
  const { total } = await created.count();
  for (const each of [source, rescued]) each.close();
  await created.database.scrub();
  created.database.close();
  console.log(`✓ ${total} contactos rescatados en ${target}.`);
  if (lost.length > 0)
    console.log(
      `! No se pudieron leer los números ${rangesOf(lost)}: nunca existieron, se borraron o se perdieron.`,
    );
  console.log('Para usarlo: docs/contactos.md, «volver a una copia».');
}

function open(file: string): Client {
  return createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: 5_000 });
}

/** @returns ids that were missing or incomplete */
async function copyRows(from: Client, to: Client, table: Table, last: number): Promise<number[]> {
  const missing: number[] = [];
  for (let first = 1; first <= last; first += AT_ONCE) {
    missing.push(...(await copyRange(from, to, table, first, Math.min(first + AT_ONCE - 1, last))));
  }
  return missing;
}

async function copyRange(
  from: Client,
  to: Client,
  table: Table,
  first: number,
  last: number,
): Promise<number[]> {
  let rows: LibsqlRow[];
  try {
    const sql = `SELECT rowid AS rowid_, * FROM ${table} NOT INDEXED WHERE rowid BETWEEN ?1 AND ?2`;
    ({ rows } = await from.execute({ sql, args: [first, last] }));
  } catch {
    if (first === last) return [first];
    const middle = Math.floor((first + last) / 2);
    const before = await copyRange(from, to, table, first, middle);
    return [...before, ...(await copyRange(from, to, table, middle + 1, last))];
  }
  const whole =
    table === 'leads'
      ? rows.filter((row) => row.fingerprint === fingerprintOf(row as unknown as Lead))
      : rows;
  await to.batch(
    whole.map((row) => {
      const columns = Object.keys(row).filter(
        (column) => column !== 'rowid_' && Number.isNaN(Number(column)),
      );
      return {
        sql: `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        args: columns.map((column) => row[column] ?? null),
      };
    }),
    'write',
  );
  const found = new Set(whole.map(({ rowid_ }) => Number(rowid_)));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((id) => !found.has(id));
}

async function lastRow(client: Client, table: Table): Promise<number> {
  return number(client, `SELECT MAX(rowid) AS last FROM ${table}`).catch(() => 0);
}

/** Highest id ever given out, from whichever page still has it. */
async function lastLead(client: Client): Promise<number> {
  const asked = [
    "SELECT seq AS last FROM sqlite_sequence WHERE name = 'leads'",
    'SELECT MAX(id) AS last FROM leads',
    "SELECT MAX(CAST(ref AS INTEGER)) AS last FROM outbox WHERE kind = 'lead'",
  ];
  return Math.max(...(await Promise.all(asked.map((sql) => number(client, sql).catch(() => 0)))));
}

async function number(client: Client, sql: string): Promise<number> {
  return Number((await client.execute(sql)).rows[0]?.last ?? 0);
}

/** `3, 7–9` */
function rangesOf(ids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const current = ranges.at(-1);
    if (current?.[1] === id - 1) current[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
