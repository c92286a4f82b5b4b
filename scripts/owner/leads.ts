import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { BACKUPS_KEPT } from '@/api/backups';
import { erasureLogBeside, type ErasureLog } from '@/api/erasure-log';
import { leadsIn, type Lead, type Leads } from '@/api/leads';
import { startOfDay } from '@/api/bogota-time';
import { openLeads } from '@/api/node';
import { csvHeader, csvRows } from '@/api/leads-csv';
import { emailKey, foldText, textsOf } from '@/api/lead-filter';
import type { IsoDate } from '@/content/tax-calendar/types';

import { apiSettings } from '../lib/env';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { withVariable } from '../lib/port.mjs';
import { hasDatabase } from './cloudflare.mjs';
import { openPrivate } from './leads/private-file';
import { lineOf } from './leads/terminal';
import { exportD1, wranglerDatabase } from './leads/wrangler-d1';

const usage = `npm run leads                                los 200 contactos más nuevos
npm run leads -- --waiting                   solo los que esperan tu respuesta
npm run leads -- --since 2026-11-01          los que llegaron desde ese día
npm run leads -- --find Ana                  los que digan «Ana» en cualquier campo
npm run leads -- --csv copias/contactos.csv  todos, en una tabla para una hoja de cálculo
npm run leads -- --email ana@correo.co       todo lo que se guarda de quien lo pide; con --csv, en una tabla
npm run leads -- --done 12 14                anota que ya respondiste los contactos 12 y 14
npm run leads -- --delete 12 14              borra los contactos 12 y 14
npm run leads -- --delete --avalancha        borra los de una avalancha que nadie ha respondido
npm run leads -- --forget ana@correo.co      borra todo lo de esa persona
npm run leads -- --backup copias/leads.db    copia toda la base de datos

Son los del sitio publicado en Cloudflare, desde que «npm run deploy» lo publicó; antes, los de data/leads.db.
LEADS_DB dice otro archivo.`;

const notScrubbed =
  'Otro programa está leyendo el archivo y no deja limpiar su registro (-wal). Ciérralo: el sitio lo limpia solo, o escribe otra vez esta orden.';

/** Most leads that a list shows. */
const SHOWN = 200;

/** `npm run leads` lists, exports, marks and deletes the form's leads, and backs up their database. */
await main(async () => {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const options = {
    ...{ find: text, csv: text, email: text, since: text, forget: text, backup: text },
    ...{ waiting: yes, done: yes, delete: yes, avalancha: yes, help: yes },
  };
  const { values, positionals } = readArguments(usage, options, true);
  if (values.help) return console.log(usage);
  const ids = numbersIn(positionals, values.done || values.delete);
  if (values.since !== undefined && !isDay(values.since))
    throw new HelpfulError(`«${values.since}» no es un día: escríbelo así, 2026-11-01.`);
  for (const name of ['csv', 'backup'] as const)
    if (values[name] === '')
      throw new HelpfulError(`Falta el archivo: escribe, por ejemplo, --${name} copias/contactos.`);
  if (values.avalancha && !values.delete)
    throw new HelpfulError('«--avalancha» va con «--delete»: npm run leads -- --delete --avalancha');
  const { leads, erasureLog, backUp } = open();
  try {
    await erasureLog?.applyTo(leads);
    if (values.backup !== undefined) await backUp(values.backup);
    else if (values.done) await markDone(leads, ids);
    else if (values.delete) await remove(leads, erasureLog, values.avalancha ? 'flood' : ids);
    else if (values.forget !== undefined) await eraseByEmail(leads, erasureLog, values.forget);
    else if (values.csv !== undefined) await writeTable(found(leads, values), values.csv);
    else await print(leads, values);
  } finally {
    await leads.database.close();
  }
});

/** True if a text is a day that exists, as `2026-11-01`. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
}

/** Reads the numbers of leads on the command line. @param areNumbers whether the command takes any */
function numbersIn(words: readonly string[], areNumbers = false): number[] {
  if (words.every((word) => areNumbers && /^\d+$/.test(word))) return words.map(Number);
  throw new HelpfulError(`No se entiende «${words.join(' ')}».\n\n${usage}`);
}

type Opened = { leads: Leads; erasureLog?: ErasureLog; backUp: (path: string) => Promise<void> };

function open(): Opened {
  const { database } = apiSettings();
  const isGiven = (process.env.LEADS_DB ?? '') !== '';
  if (!isGiven && hasDatabase(readFileSync('wrangler.jsonc', 'utf8'))) {
    const here = withVariable('LEADS_DB', 'data/leads.db', 'npm run leads');
    console.error(`Leo los contactos del sitio publicado. Los de este computador: ${here}\n`);
    return { leads: leadsIn(wranglerDatabase()), backUp: backUpPublished };
  }
  const leads = openLeads(database);
  return { leads, erasureLog: erasureLogBeside(database), backUp: (path) => backUpFile(leads, path) };
}

async function backUpFile(leads: Leads, path: string): Promise<void> {
  // SQLite writes into the empty file, which only its owner may read.
  await (await openPrivate(path)).close();
  await leads.database.read([`VACUUM INTO '${path.replaceAll("'", "''")}'`]);
  sayCopied(path);
}

async function backUpPublished(path: string): Promise<void> {
  await (await openPrivate(path)).close();
  await exportD1(path);
  sayCopied(path);
}

function sayCopied(path: string): void {
  console.log(
    `✓ Copia de todos los contactos en ${path}. Tiene datos personales: guárdala donde solo tú la abras.`,
  );
}

async function markDone(leads: Leads, ids: readonly number[]): Promise<void> {
  const known = await chosen(leads, ids);
  for (const { id } of known) await leads.done(id, Date.now());
  for (const lead of await leads.list({ ids })) console.log(lineOf(lead, process.stdout.columns ?? 160));
  console.log(
    `\n✓ Anotado: ${known.length === 1 ? 'un contacto ya no espera' : `${known.length} contactos ya no esperan`} tu respuesta.`,
  );
}

/** Returns the leads with these numbers. @throws when one does not exist */
async function chosen(leads: Leads, ids: readonly number[]): Promise<Lead[]> {
  const known = await leads.list({ ids });
  const missing = ids.filter((id) => known.every((lead) => lead.id !== id));
  if (ids.length === 0)
    throw new HelpfulError('Falta el número del contacto: está al comienzo de su renglón.');
  if (missing.length > 0) throw new HelpfulError(`No hay un contacto con el número ${missing.join(', ')}.`);
  return known;
}

/** Erases leads after the owner confirms; for a flood also by typing their number. */
async function remove(
  leads: Leads,
  erasureLog: ErasureLog | undefined,
  which: readonly number[] | 'flood',
): Promise<void> {
  // Leads that arrive while the owner answers stay.
  const until = Date.now() + 1;
  const filter = which === 'flood' ? ({ isOfFlood: true, isOpen: true, until } as const) : { ids: which };
  if (which !== 'flood') await chosen(leads, which);
  const { total } = await leads.count(filter);
  if (total === 0) return console.log('No hay contactos de una avalancha que esperen respuesta.');
  const some = await leads.list(filter, 10);
  for (const lead of some) console.log(lineOf(lead, process.stdout.columns ?? 160));
  if (total > some.length) console.log(`… y ${total - some.length} más.`);
  const questions = [
    [`\nSe borran para siempre: ${total}. Escribe «borrar» para seguir: `, 'borrar'],
    ...(which === 'flood'
      ? [[`Entre ellos puede haber clientes. Escribe cuántos son para borrarlos (${total}): `, `${total}`]]
      : []),
  ] as const;
  const answers = createInterface({ input: process.stdin, output: process.stdout });
  const lines = answers[Symbol.asyncIterator]();
  for (const [question, expected] of questions) {
    process.stdout.write(question ?? '');
    const { value = '' } = await lines.next();
    if (String(value).trim().toLowerCase() === expected) continue;
    answers.close();
    return console.log('No se borró nada.');
  }
  answers.close();
  const { count, isScrubbed } = await (erasureLog?.erase(leads, filter) ?? leads.erase(filter));
  console.log(`${isScrubbed ? '✓' : '!'} Contactos borrados: ${count}.`);
  if (!isScrubbed) console.log(notScrubbed);
}

type Wanted = {
  readonly find?: string;
  readonly email?: string;
  /** Only leads since this day in Colombia. */
  readonly since?: string;
  readonly waiting?: boolean;
};

/** Yields leads, newest first. A person's leads include deleted ones while that can be undone, because they are still stored. */
async function* found(leads: Leads, { find = '', email, since, waiting }: Wanted): AsyncGenerator<Lead[]> {
  const which = {
    ...(email !== undefined && { email, withHidden: true }),
    ...(since !== undefined && { since: startOfDay(since as IsoDate) }),
    isOpen: waiting,
  };
  for await (const batch of leads.batches(which))
    yield batch.filter((lead) => foldText(textsOf(lead).join('\n')).includes(foldText(find)));
}

async function print(leads: Leads, wanted: Wanted): Promise<void> {
  const shown: Lead[] = [];
  for await (const batch of found(leads, wanted)) {
    shown.push(...batch);
    if (shown.length >= SHOWN) break;
  }
  const isOfPerson = wanted.email !== undefined;
  const width = isOfPerson ? Infinity : (process.stdout.columns ?? 160);
  for (const lead of shown.slice(0, SHOWN)) console.log(lineOf(lead, width));
  const { total, open } = await leads.count();
  console.log(`\nContactos: ${total} (esperan tu respuesta: ${open}). Con --csv van todos en una tabla.`);
  if (!isOfPerson) return;
  const notices = await leads.notices();
  for (const version of new Set(shown.map(({ notice }) => notice)))
    console.log(`\nEl aviso de privacidad que leyó:\n${notices.get(version)}`);
}

async function writeTable(batches: AsyncIterable<Lead[]>, path: string): Promise<void> {
  const file = await openPrivate(path);
  await file.writeFile(csvHeader);
  for await (const batch of batches) await file.writeFile(csvRows(batch));
  await file.close();
  console.log(`✓ Tabla en ${path}. Tiene datos personales: bórrala cuando no la necesites.`);
}

/** Erases a person's leads (Ley 1581), and says ✓ only if no file of the site still holds their text. */
async function eraseByEmail(leads: Leads, erasureLog: ErasureLog | undefined, email: string): Promise<void> {
  const which = { email, withHidden: true };
  const byPhone = new Map((await leads.list(which)).map(({ phone, id }) => [phone, id]));
  const others = new Map<number, Lead>();
  for (const id of byPhone.values())
    for (const lead of await leads.person(id))
      if (emailKey(lead.email) !== emailKey(email)) others.set(lead.id, lead);
  const { count, isScrubbed } = await (erasureLog?.erase(leads, which) ?? leads.erase(which));
  console.log(`${isScrubbed ? '✓' : '!'} Contactos borrados de ${email}: ${count}.`);
  if (!isScrubbed) console.log(notScrubbed);
  if (others.size > 0) console.log('\nCon el mismo celular y otro correo quedan:');
  for (const lead of others.values()) console.log(lineOf(lead, process.stdout.columns ?? 160));
  console.log(
    `\nLas copias automáticas los tienen ${BACKUPS_KEPT} días más (en Cloudflare gratis, 7; con el plan de pago, 30). Borra también los avisos de tu correo y las copias que hiciste.`,
  );
}
