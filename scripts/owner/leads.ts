import { readFileSync } from 'node:fs';

import { COPIES_KEPT } from '@/api/copies';
import { forgottenBeside, type Forgotten } from '@/api/forgotten';
import { leadsIn, type Lead, type Leads } from '@/api/leads';
import { openLeads } from '@/api/node';
import { tableHead, tableRows } from '@/api/table';
import { emailKey, plain, textsOf } from '@/api/which-leads';

import { apiSettings } from '../lib/env';
import { readArguments } from '../lib/arguments';
import { main } from '../lib/main.mjs';
import { withVariable } from '../lib/port.mjs';
import { hasDatabase } from './cloudflare.mjs';
import { openPrivate } from './leads/private-file';
import { lineOf } from './leads/terminal';
import { wranglerDatabase } from './leads/wrangler-d1';

const usage = `npm run leads                                los 200 contactos más nuevos
npm run leads -- --find Ana                  los que digan «Ana» en cualquier campo
npm run leads -- --csv copias/contactos.csv  todos, en una tabla para una hoja de cálculo
npm run leads -- --email ana@correo.co       todo lo que se guarda de quien lo pide; con --csv, en una tabla
npm run leads -- --forget ana@correo.co      borra todo lo de esa persona

Son los del sitio publicado en Cloudflare, desde que «npm run deploy» lo publicó; antes, los de data/leads.db.
LEADS_DB dice otro archivo.`;

/** Leads that a list shows. */
const SHOWN = 200;

/** `npm run leads` shows the form's leads to the owner, and forgets who asks for it. */
await main(async () => {
  const text = { type: 'string' } as const;
  const options = { find: text, csv: text, email: text, forget: text, help: { type: 'boolean' } as const };
  const { values } = readArguments(usage, options);
  if (values.help) return console.log(usage);
  const { leads, forgotten } = open();
  try {
    await forgotten?.applyTo(leads);
    if (values.forget !== undefined) await forget(leads, forgotten, values.forget);
    else if (values.csv !== undefined) await writeTable(found(leads, values), values.csv);
    else await print(leads, values);
  } finally {
    await leads.database.close();
  }
});

function open(): { leads: Leads; forgotten?: Forgotten } {
  const { database } = apiSettings();
  const isGiven = (process.env.LEADS_DB ?? '') !== '';
  if (!isGiven && hasDatabase(readFileSync('wrangler.jsonc', 'utf8'))) {
    const here = withVariable('LEADS_DB', 'data/leads.db', 'npm run leads');
    console.error(`Leo los contactos del sitio publicado. Los de este computador: ${here}\n`);
    return { leads: leadsIn(wranglerDatabase()) };
  }
  return { leads: openLeads(database), forgotten: forgottenBeside(database) };
}

type Wanted = { readonly find?: string; readonly email?: string };

/** Yields leads, the newest first; those whose deletion can be undone are still kept of who asks. */
async function* found(leads: Leads, { find = '', email }: Wanted): AsyncGenerator<Lead[]> {
  const which = email === undefined ? {} : { email, withHidden: true };
  for await (const batch of leads.batches(which))
    yield batch.filter((lead) => plain(textsOf(lead).join('\n')).includes(plain(find)));
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
  console.log(`\nContactos: ${total} (sin atender: ${open}). Con --csv van todos en una tabla.`);
  if (!isOfPerson) return;
  const notices = await leads.notices();
  for (const version of new Set(shown.map(({ notice }) => notice)))
    console.log(`\nEl aviso de privacidad que leyó:\n${notices.get(version)}`);
}

async function writeTable(batches: AsyncIterable<Lead[]>, path: string): Promise<void> {
  const file = await openPrivate(path);
  await file.writeFile(tableHead);
  for await (const batch of batches) await file.writeFile(tableRows(batch));
  await file.close();
  console.log(`✓ Tabla en ${path}. Tiene datos personales: bórrala cuando no la necesites.`);
}

/** Right to erasure under Ley 1581; says ✓ only where no file of the site holds the text any more. */
async function forget(leads: Leads, forgotten: Forgotten | undefined, email: string): Promise<void> {
  const which = { email, withHidden: true };
  const byPhone = new Map((await leads.list(which)).map(({ phone, id }) => [phone, id]));
  const others = new Map<number, Lead>();
  for (const id of byPhone.values())
    for (const lead of await leads.person(id))
      if (emailKey(lead.email) !== emailKey(email)) others.set(lead.id, lead);
  const { count, isScrubbed } = await (forgotten?.forget(leads, which) ?? leads.forget(which));
  console.log(`${isScrubbed ? '✓' : '!'} Contactos borrados de ${email}: ${count}.`);
  if (!isScrubbed)
    console.log(
      'Otro programa está leyendo el archivo y no deja limpiar su registro (-wal). Ciérralo: el sitio lo limpia solo, o escribe otra vez esta orden.',
    );
  if (others.size > 0) console.log('\nCon el mismo celular y otro correo quedan:');
  for (const lead of others.values()) console.log(lineOf(lead, process.stdout.columns ?? 160));
  console.log(
    `\nLas copias automáticas los tienen ${COPIES_KEPT} días más (en Cloudflare, 30). Borra también los avisos de tu correo y las copias que hiciste.`,
  );
}
