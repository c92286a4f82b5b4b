import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { LeadFilter } from '@/api/lead-filter';
import { leadReader, type LeadReader } from '@/api/leads';
import { csvHeader, csvRows } from '@/api/leads-csv';
import { openLeads } from '@/api/node';
import { apiSettings } from '../lib/env';
import { HelpfulError, main } from '../lib/main.mjs';
import { withVariable } from '../lib/port.mjs';
import { hasDatabase } from './cloudflare.mjs';
import { createTable } from './leads/table-file';
import { lineOf } from './leads/terminal';
import { readPublished } from './leads/wrangler-d1';

const usage = `npm run leads                          los 200 contactos más nuevos
npm run leads -- --csv                 todos, en una tabla para una hoja de cálculo, en la carpeta copias
npm run leads -- --email ana@correo.co todo lo que se guarda de quien lo pide; con --csv, en una tabla

Son los del sitio publicado en Cloudflare, desde que «npm run deploy» lo publicó; antes, los de data/leads.db.
LEADS_DB dice otro archivo.`;

/** Most leads that a list shows. */
const SHOWN = 200;

/** `npm run leads` lists and exports the form's leads. */
await main(async () => {
  const values = given();
  if (values.help) return console.log(usage);
  const { leads, close } = open();
  // A person's leads include deleted ones while that can be undone, because they are still stored.
  const which = values.email === undefined ? {} : { email: values.email, withHidden: true };
  try {
    if (values.csv) await writeTable(leads, which);
    else await print(leads, which);
  } finally {
    await close();
  }
});

function given() {
  try {
    const yes = { type: 'boolean' } as const;
    return parseArgs({ options: { csv: yes, email: { type: 'string' }, help: yes } }).values;
  } catch {
    throw new HelpfulError(`No se entiende «${process.argv.slice(2).join(' ')}».\n\n${usage}`);
  }
}

function open(): { leads: LeadReader; close: () => Promise<void> } {
  const isGiven = (process.env.LEADS_DB ?? '') !== '';
  if (!isGiven && hasDatabase(readFileSync('wrangler.jsonc', 'utf8'))) {
    const here = withVariable('LEADS_DB', 'data/leads.db', 'npm run leads');
    console.error(`Leo los contactos del sitio publicado. Los de este computador: ${here}\n`);
    return { leads: leadReader({ read: readPublished }), close: async () => undefined };
  }
  const leads = openLeads(apiSettings().database);
  return { leads, close: leads.database.close };
}

async function print(leads: LeadReader, which: LeadFilter): Promise<void> {
  const shown = await leads.list(which, SHOWN);
  const isOfPerson = which.email !== undefined;
  const width = isOfPerson ? Infinity : (process.stdout.columns ?? 160);
  for (const lead of shown) console.log(lineOf(lead, width));
  const { total, open } = await leads.count();
  console.log(`\nContactos: ${total} (esperan tu respuesta: ${open}). Con --csv van todos en una tabla.`);
  if (!isOfPerson) return;
  const notices = await leads.notices();
  for (const version of new Set(shown.map(({ notice }) => notice)))
    console.log(`\nEl aviso de privacidad que leyó:\n${notices.get(version)}`);
}

async function writeTable(leads: LeadReader, which: LeadFilter): Promise<void> {
  const { path, file } = await createTable();
  await file.writeFile(csvHeader);
  for await (const batch of leads.batches(which)) await file.writeFile(csvRows(batch));
  await file.close();
  console.log(`✓ Tabla en ${path}. Tiene datos personales: bórrala cuando no la necesites.`);
}
